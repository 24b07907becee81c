import type { Content, Entry } from '../content/content.ts';
import { isMapping, type JsonValue } from '../content/json-value.ts';
import { pointerSteps, pointerTo } from '../content/pointer.ts';
import { describeField } from '../content/schemas.ts';
import { en, fr } from '../messages/phrases.ts';
import type { EntryCheck, Fault } from './check-kinds.ts';

/**
 * What marks a value as a placeholder: domains and phone numbers that nobody can own (RFC 2606;
 * the French regulator's range for fiction, 03 53 01 xx xx), a run of zeros, and words that say so.
 */
const PLACEHOLDER =
  /\.example\b|\b03[ .]?53[ .]?01(?:[ .]?\d\d){2}\b|\b(?:000 ){3}0+\b|à compléter|de l’Exemple/i;

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
  find: (entry, content) => placeholders(content, entry, entry.value, ''),
};

function* placeholders(
  content: Content,
  entry: Entry,
  value: JsonValue,
  pointer: string,
): Generator<Fault<Provisional>> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* placeholders(content, entry, item as JsonValue, pointerTo(pointer, index));
  } else if (isMapping(value)) {
    for (const [key, property] of Object.entries(value))
      yield* placeholders(content, entry, property, pointerTo(pointer, key));
  } else if (
    (typeof value === 'string' && PLACEHOLDER.test(value)) ||
    (value === true && pointer.endsWith('/sample'))
  ) {
    const steps = pointerSteps(pointer);
    const field = describeField(content.schemas, entry.schema, steps).title ?? steps.at(-1) ?? '';
    const shown = String(value).replace(/\s+/g, ' ').slice(0, 60);
    yield { code: 'text/provisional', params: { field, value: shown }, pointer };
  }
}
