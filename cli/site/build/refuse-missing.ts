import { languageOf } from '../../core/messages/language-of.mjs';

/** @throws where a page of the route table has no code; the stack is the message, as an editor has no use for more */
export function refuseMissing(files: readonly string[]): void {
  if (files.length === 0) return;
  const list = files.join(', ');
  const error = new Error(
    languageOf([], process.env) === 'en'
      ? `missing for a page of routes.yaml: ${list}`
      : `il manque, pour une page de routes.yaml : ${list}`,
  );
  error.stack = error.message;
  throw error;
}
