import { type Problem, problem } from '../diagnostics/problem.ts';
import { isMapping, type JsonValue } from './json-value.ts';
import { allEntries, type Content, type Entry } from './model.ts';
import { placeIn } from './places.ts';
import { pointerSteps, pointerTo } from './pointer.ts';
import { describeField } from './schemas.ts';

/**
 * What marks a value as made up until the shop's own is known: domains and phone numbers that nobody can own (RFC 2606;
 * the French regulator's range for fiction, 03 53 01 xx xx), a number of zeros, and words that say so.
 */
const PLACEHOLDER =
  /\.example\b|\b03[ .]?53[ .]?01(?:[ .]?\d\d){2}\b|\b(?:000 ){3}0+\b|à compléter|de l’Exemple/i;

/** Every placeholder left in the content, for `check --release`. Samples (`sample: true`) count as well. */
export function placeholderProblems(content: Content): Problem[] {
  return allEntries(content).flatMap((entry) => [...placeholdersOf(content, entry, entry.value, '')]);
}

function* placeholdersOf(
  content: Content,
  entry: Entry,
  value: JsonValue,
  pointer: string,
): Generator<Problem> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* placeholdersOf(content, entry, item as JsonValue, pointerTo(pointer, index));
  } else if (isMapping(value)) {
    for (const [key, property] of Object.entries(value))
      yield* placeholdersOf(content, entry, property, pointerTo(pointer, key));
  } else if (
    (typeof value === 'string' && PLACEHOLDER.test(value)) ||
    (value === true && pointer.endsWith('/sample'))
  ) {
    const steps = pointerSteps(pointer);
    const field = describeField(content.schemas, entry.schema, steps).title ?? steps.at(-1) ?? '';
    const shown = String(value).replace(/\s+/g, ' ').slice(0, 60);
    yield problem(
      'text/provisional',
      { field, description: undefined, examples: [], value: shown },
      placeIn(entry, pointer),
    );
  }
}
