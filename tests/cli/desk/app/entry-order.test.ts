import { groupedEntries, type Order, sortedEntries } from '../../../../cli/desk/app/entry-order.ts';
import type { EntrySummary } from '../../../../cli/desk/contract.ts';

const STATE = { errors: 0, gaps: 0, decisions: 0, unsaved: false, unpublished: false, waitsUntil: null };
const entry = (title: string, rest: Partial<EntrySummary> = {}): EntrySummary => ({
  subject: title,
  title,
  detail: null,
  day: null,
  group: null,
  picture: null,
  state: STATE,
  ...rest,
});
const ENTRIES = [
  entry('Étoile 10 m', { day: '2026-11-02', group: 'Livraison' }),
  entry('Zeste', { day: '2026-12-01', state: { ...STATE, errors: 1 } }),
  entry('Étoile 2 m', { state: { ...STATE, unpublished: true } }),
  entry('« Ancre »', { day: '2026-12-01', group: 'Livraison' }),
];

test.each<[Order, readonly string[]]>([
  ['name', ['« Ancre »', 'Étoile 2 m', 'Étoile 10 m', 'Zeste']],
  ['day', ['Étoile 2 m', '« Ancre »', 'Zeste', 'Étoile 10 m']],
  ['state', ['Zeste', 'Étoile 2 m', '« Ancre »', 'Étoile 10 m']],
])('a list is sorted by %s', (order, titles) => {
  expect(sortedEntries(ENTRIES, order).map(({ title }) => title)).toEqual(titles);
});

test('entries are grouped by what they are about', () => {
  expect(groupedEntries(ENTRIES).map(([name, entries]) => [name, entries.length])).toEqual([
    ['', 2],
    ['Livraison', 2],
  ]);
});
