// What the pages and the functions agree on.

/** Where the functions are, by name: `/functions/v1/contact-form`. */
export const FUNCTIONS_PATH = '/functions/v1/';

/** The definition in `schemas/submissions.json` of what each function takes and stores. */
export const FUNCTIONS = {
  newsletter: 'newsletterSubmission',
  'contact-form': 'contactSubmission',
  'quote-request': 'quoteSubmission',
} as const;

export type FunctionName = keyof typeof FUNCTIONS;

/** What is sent sooner after the form was opened is taken for a machine's, in milliseconds. */
export const SOONEST = 2000;

/** The parts of a page of the newsletter for success and for failure. */
export const OUTCOMES = { done: 'fait', failed: 'invalide' } as const;

/** The field for the action of the button on a page of the newsletter. */
export const STEP_FIELD = 'etape';
