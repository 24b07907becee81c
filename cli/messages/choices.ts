import { meaningOf } from '../content/meanings.ts';
import { en, fr } from './phrases.ts';
import type { Language } from './wording.ts';

/** The values among which to choose, each with what `description` says that it means. */
export function listChoices(language: Language, values: readonly string[], description = ''): string {
  const { quote } = language === 'fr' ? fr : en;
  const listed = values.map((value) => {
    const meaning = meaningOf(description, value);
    return meaning === undefined ? quote(value) : `${quote(value)} (${meaning})`;
  });
  return listed.join(', ');
}
