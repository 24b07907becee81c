import type { Acceptance } from '../content/acceptance.ts';
import { yamlValue } from '../content/parse-yaml.ts';
import { isList, isMapping, type JsonValue, valueAt } from '../values/json-value.ts';
import { editValue } from './edit-value.ts';

/**
 * Edits of a file's text: every byte that an edit does not concern stays, comments,
 * blank lines, quotes and line ends included. `text` is a file that has passed `check`, without byte-order mark.
 */

const DECISION = 'decision';

/** `text` with `decision: value` at the end of its mapping, or in place of the decision that was there. */
function setDecision(text: string, value: string | number): string {
  return editValue(text, { op: 'set', pointer: `/${DECISION}`, value });
}

/** The source of a reading that nobody had given before it was decided. */
const DECIDED_HERE = 'sapin decide';

/** `text` with a decision for a value that is none of the readings: one more, which no page shows by itself. */
export function decideValue(text: string, value: string | number): string {
  const reading = { value, surfaces: [], source: DECIDED_HERE };
  return setDecision(addItem(removeAddedReading(text), 'readings', reading), value);
}

/** `text` with one of its readings decided, or with the decision undone, and without what `decideValue` has added. */
export function decideReading(text: string, value: string | number | undefined): string {
  return removeAddedReading(value === undefined ? removeDecision(text) : setDecision(text, value), value);
}

function removeAddedReading(text: string, kept?: string | number): string {
  const readings = listIn(text, 'readings') ?? [];
  const added = readings.flatMap((reading, index) =>
    isMapping(reading) && reading.source === DECIDED_HERE && String(reading.value) !== String(kept)
      ? [index]
      : [],
  );
  // A file that has no other reading has it from a person.
  return added.length < readings.length ? removeItems(text, 'readings', added) : text;
}

/** `text` without its decision: undoes `setDecision`, to the byte. */
export function removeDecision(text: string): string {
  return valueAt(yamlValue(text), `/${DECISION}`) === undefined
    ? text
    : editValue(text, { op: 'remove', pointer: `/${DECISION}` });
}

export const NO_ACCEPTANCES = 'accepted: []\n';

type NewAcceptance = Pick<Acceptance, 'rule' | 'subject' | 'values' | 'reason' | 'since' | 'until'>;

/** `text` with an acceptance for each that is accepted, in place of the one, by its index, that no longer covers it. */
export function withAcceptances(
  text: string,
  accepted: readonly (Pick<Acceptance, 'rule' | 'subject' | 'values'> & {
    readonly lapsed: number | undefined;
  })[],
  term: Pick<Acceptance, 'reason' | 'since' | 'until'>,
): string {
  const lapsed = new Set(accepted.flatMap((each) => each.lapsed ?? []));
  const acceptances = new Map(
    accepted.map(({ lapsed: _, ...each }) => [JSON.stringify(each), { ...each, ...term }]),
  );
  return [...acceptances.values()].reduce(addAcceptance, removeAcceptances(text, [...lapsed]));
}

export function addAcceptance(text: string, acceptance: NewAcceptance): string {
  const { rule, subject, values, reason, since, until } = acceptance;
  const ending = until === undefined ? {} : { until };
  return addItem(text, 'accepted', { rule, subject, values, reason, since, ...ending });
}

/**
 * `text`, the table of redirects, with one more. It replaces older redirects from either address: the new one is a page.
 */
export function setRedirect(text: string, { from, to }: { from: string; to: string }): string {
  const obsolete = (listIn(text, 'redirects') ?? []).flatMap((row, index) =>
    isMapping(row) && (row.from === from || row.from === to) ? [index] : [],
  );
  return addItem(removeItems(text, 'redirects', obsolete), 'redirects', { from, to });
}

function addItem(text: string, name: string, item: JsonValue): string {
  const items = listIn(text, name);
  return items ? editValue(text, { op: 'insert', pointer: `/${name}/${items.length}`, value: item }) : text;
}

/** `text` without the items of its `accepted` list at `indexes`; a list with none left becomes `[]`. */
export function removeAcceptances(text: string, indexes: readonly number[]): string {
  return removeItems(text, 'accepted', indexes);
}

function removeItems(text: string, name: string, indexes: readonly number[]): string {
  const count = listIn(text, name)?.length ?? 0;
  return indexes
    .filter((index) => index < count)
    .toSorted((a, b) => b - a)
    .reduce((edited, index) => editValue(edited, { op: 'remove', pointer: `/${name}/${index}` }), text);
}

function listIn(text: string, name: string): readonly JsonValue[] | undefined {
  const list = valueAt(yamlValue(text), `/${name}`);
  return isList(list) ? list : undefined;
}
