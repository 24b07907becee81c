import type { Entry } from '../content/content.ts';

/** `check` refuses what cannot be generated; data are never left out without a word. */
export function unchecked({ file }: Entry, fault: string): Error {
  return new Error(`${file.path} ${fault}: the content was not checked`);
}
