import { type ComputedFact, type Content, identityOf } from '../../content/content.ts';
import { decisionOf, nameOfReading, readingsOf } from '../../content/entry-readings.ts';
import { localeOf } from '../../language/locale-of.ts';
import { dayOfEdge } from '../../shared/edges.ts';
import { dayNumber, monthDayOf } from '../../values/calendar.ts';
import { isMapping, type JsonValue, mappingOf, valueAt } from '../../values/json-value.ts';
import type { Source } from './source.ts';

/** Any year without a 29 February, which no fact can be. */
const YEAR = 2001;

/**
 * `opening:period`: from the first day of the first row of `opening` of the shop's singleton to the last day of the last;
 * `opening:closed`: the days of its `closed`.
 */
export const opening: Source = {
  id: 'opening',
  reads: (path, { facts }) => path.startsWith(`${facts}/`),
  *facts(content) {
    const entry = identityOf(content);
    yield* closedDays(content);
    const rows = entry && isMapping(entry.value) ? entry.value.opening : undefined;
    if (!entry || !Array.isArray(rows)) return;
    const [first, last] = [edgeOf(content, rows[0], 'from'), edgeOf(content, rows.at(-1), 'through')];
    if (first === undefined || last === undefined) return;
    yield {
      name: 'opening:period',
      kind: 'date-range',
      value: `${first}/${last}`,
      text: localeOf(content.settings).days(first, last),
      label: { fr: 'période d’ouverture', en: 'opening period' },
      entry,
      pointer: '/opening',
    };
  },
};

function* closedDays(content: Content): Generator<ComputedFact> {
  const entry = identityOf(content);
  const days = valueAt(entry?.value, '/closed');
  if (!entry || !Array.isArray(days)) return;
  const { language } = content.settings;
  const named = days.map((day) => localeOf(content.settings).day(String(day)));
  yield {
    name: 'opening:closed',
    kind: 'text',
    value: named.join(', '),
    text: new Intl.ListFormat(language).format(named),
    label: { fr: 'jours fermés', en: 'closed days' },
    entry,
    pointer: '/closed',
  };
}

/** The day at one end of a row, by the decided reading of its fact. */
function edgeOf(content: Content, row: JsonValue | undefined, end: 'from' | 'through'): string | undefined {
  const edge = dayOfEdge(mappingOf(row)[end], end, (name) => {
    const fact = content.find(content.settings.facts, name);
    const decision = fact && decisionOf(fact);
    const readings = fact ? readingsOf(fact) : [];
    return readings.find((each) => decision === undefined || nameOfReading(each) === String(decision))?.value;
  });
  return edge && monthDayOf(dayNumber(YEAR, edge.day) + edge.shift);
}
