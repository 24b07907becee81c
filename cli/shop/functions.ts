import { FUNCTIONS, FUNCTIONS_PATH, OUTCOMES, SOONEST } from '../submissions/shared.ts';

/** Where the pages send what a visitor writes, and what they and the functions agree on. */
export const functions = {
  path: 'functions.ts',
  about: 'where forms are sent',
  collections: ['prices', 'varieties'],
  from: 'what the tool knows',
  text: () => `/** Where the functions are, by name. */
export const functionsPath = '${FUNCTIONS_PATH}';

export type FunctionName = ${Object.keys(FUNCTIONS)
    .map((name) => `'${name}'`)
    .join(' | ')};

/** What is sent sooner after the form was opened is taken for a machine's, in milliseconds. */
export const soonest = ${SOONEST};

/** The parts of a page of the newsletter that say what was done, and that nothing could be. */
export const outcomes = { done: '${OUTCOMES.done}', failed: '${OUTCOMES.failed}' } as const;
`,
};
