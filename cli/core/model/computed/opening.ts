import { type ComputedFact, type Content, fieldWith, identityOf } from '../../content/content.ts';
import { readingsOf } from '../../content/entry-readings.ts';
import { localeOf } from '../../language/locale-of.ts';
import { dayOfEdge } from '../../shared/edges.ts';
import { dayNumber, monthDayOf } from '../../values/calendar.ts';
import { isList, type JsonValue, mappingOf } from '../../values/json-value.ts';
import { liveReadings } from '../facts.ts';
import type { Source } from './source.ts';

/** Any year without a 29 February, which no fact can be. */
const YEAR = 2001;

/**
 * `opening:period`: from the first day of the first period in which the shop is open to the last day of the last;
 * `opening:closed`: the days on which it is closed.
 */
export const opening: Source = {
  id: 'opening',
  reads: (path, { facts }) => path.startsWith(`${facts}/`),
  *facts(content) {
    yield* closedDays(content);
    const opening = listOf(content, 'opening');
    if (!opening) return;
    const { rows, ...at } = opening;
    const [first, last] = [edgeOf(content, rows[0], 'from'), edgeOf(content, rows.at(-1), 'through')];
    if (first === undefined || last === undefined) return;
    yield {
      name: 'opening:period',
      kind: 'date-range',
      value: `${first}/${last}`,
      text: localeOf(content.settings).days(first, last),
      label: { fr: 'période d’ouverture', en: 'opening period' },
      ...at,
    };
  },
};

function* closedDays(content: Content): Generator<ComputedFact> {
  const closed = listOf(content, 'closed');
  if (!closed) return;
  const { rows, ...at } = closed;
  const { language } = content.settings;
  const named = rows.map((day) => localeOf(content.settings).day(String(day)));
  yield {
    name: 'opening:closed',
    kind: 'text',
    value: named.join(', '),
    text: new Intl.ListFormat(language).format(named),
    label: { fr: 'jours fermés', en: 'closed days' },
    ...at,
  };
}

/** A list of the shop's singleton, by what it is in its calendar. */
function listOf(content: Content, role: 'opening' | 'closed') {
  const field = fieldWith(identityOf(content), 'x-calendar', role);
  return isList(field?.value) ? { rows: field.value, entry: field.entry, pointer: field.pointer } : undefined;
}

/** The day at one end of a row, by the decided reading of its fact. */
function edgeOf(content: Content, row: JsonValue | undefined, end: 'from' | 'through'): string | undefined {
  const edge = dayOfEdge(mappingOf(row)[end], end, (name) => {
    const fact = content.find(content.settings.facts, name);
    return fact && readingsOf(fact).find(liveReadings(fact))?.value;
  });
  return edge && monthDayOf(dayNumber(YEAR, edge.day) + edge.shift);
}
