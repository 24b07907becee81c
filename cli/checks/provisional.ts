import { pointerSteps } from '../content/pointer.ts';
import { describeField, fieldName } from '../content/schemas.ts';
import { walkValues } from '../content/walk-annotated.ts';
import { en, fr } from '../messages/phrases.ts';
import type { Settings } from '../project/settings.ts';
import { type EntryCheck, type Fault, NONE } from './check-kinds.ts';

/**
 * What marks a value as a placeholder, beside the words of the project: domains and phone numbers that nobody can own
 * (RFC 2606; the French regulator's range for fiction, 03 53 01 xx xx), and a run of zeros.
 */
const PLACEHOLDER = /\.example\b|\b03[ .]?53[ .]?01(?:[ .]?\d\d){2}\b|\b(?:000 ){3}0+\b/i;

interface Provisional {
  'text/provisional': { field: string; value: string };
}

/** A placeholder left in the content. Samples (`sample: true`) count as well. */
export const provisional: EntryCheck<Provisional> = {
  reads: 'entries',
  isOfRelease: true,
  severity: 'error',
  words: {
    'text/provisional': ({ field, value }) => [
      `${fr.quote(field)} est encore provisoire : ${fr.quote(value)}`,
      'écrivez la vraie valeur avant la mise en ligne',
      `${en.quote(field)} is still a placeholder: ${en.quote(value)}`,
      'write the real value before publishing',
    ],
  },
  find(entry, { schemas, settings }) {
    if (entry.schema.isOwn) return NONE; // it names the words that mark a placeholder
    const faults: Fault<Provisional>[] = [];
    walkValues(entry, ({ value, pointer }) => {
      const isSample = value === true && pointer.endsWith('/sample');
      if (!isSample && !(typeof value === 'string' && isPlaceholder(value, settings))) return;
      const steps = pointerSteps(pointer);
      const field = fieldName(describeField(schemas, entry.schema, steps).title, steps, entry.subject);
      const shown = String(value).replace(/\s+/g, ' ').slice(0, 60);
      faults.push({ code: 'text/provisional', params: { field, value: shown }, pointer });
    });
    return faults;
  },
};

function isPlaceholder(value: string, { placeholders: words }: Settings): boolean {
  const lower = value.toLowerCase();
  return PLACEHOLDER.test(value) || words.some((word) => lower.includes(word.toLowerCase()));
}
