import { languageOf } from '../../core/messages/language-of.mjs';

/** Ends the build where a page of the route table has no code. */
export function refuseMissing(files: readonly string[]): void {
  if (files.length === 0) return;
  const list = files.join(', ');
  console.error(
    languageOf([], process.env) === 'en'
      ? `missing for a page of routes.yaml: ${list}`
      : `il manque, pour une page de routes.yaml : ${list}`,
  );
  process.exit(1);
}
