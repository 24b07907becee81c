import type { FunctionName } from '../../../core/shared/functions.ts';
import { contactForm } from './contact-form.ts';
import type { Form } from './form.ts';
import { newsletter } from './newsletter.ts';
import { quoteRequest } from './quote-request.ts';

/** Every form, by the name of its function. */
export const FORMS: Readonly<Record<FunctionName, Form>> = {
  newsletter,
  'contact-form': contactForm,
  'quote-request': quoteRequest,
};
