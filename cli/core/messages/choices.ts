import { type Reader, WITH_FILES } from '../language/reader.ts';
import type { Language } from '../language/wording.ts';
import type { Labels } from './field.ts';
import { en, fr } from './phrases.ts';

/** The values among which to choose, each with what people call it: a form shows this alone. */
export function listChoices(
  language: Language,
  values: readonly string[],
  labels: Labels = {},
  { isAtDesk }: Reader = WITH_FILES,
): string {
  const { quote } = language === 'fr' ? fr : en;
  const listed = values.map((value) => {
    const label = labels[value];
    if (label === undefined || label === value) return quote(value);
    return isAtDesk ? quote(label) : `${quote(value)} (${label})`;
  });
  return listed.join(', ');
}
