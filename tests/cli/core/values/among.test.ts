import { listedIn, listFor } from '../../../../cli/core/values/among.ts';
import type { JsonValue } from '../../../../cli/core/values/json-value.ts';

const entry = (path: string, value: JsonValue, collection?: string) => ({
  file: { path },
  collection,
  value,
});
const grid = (...rows: readonly (readonly [number, number])[]) => ({
  grid: rows.map(([min, max]) => ({ min, max })),
});
const SIZES = 'prices[variety]#/readings/*/grid/*/{min}-{max}';
const entries = [
  entry('pages/list.yaml', { categories: [{ id: 'deco', label: 'Décoration' }, { id: 'conseils' }, 'none'] }),
  entry(
    'prices/a.yaml',
    {
      variety: 'nobilis',
      readings: [grid([1.25, 1.5], [1.5, 1.75]), grid([0.75, 1], [1.5, 1.75], [10, 12])],
    },
    'prices',
  ),
  entry('prices/b.yaml', { variety: 'grandis', readings: [grid([2, 2.5])] }, 'prices'),
];
const valuesIn = (list: string) => listedIn(entries, list).map(({ value }) => value);

test('is that of a file, item by item', () => {
  const [first] = listedIn(entries, 'pages/list#/categories/*/id');
  expect(valuesIn('pages/list#/categories/*/id')).toEqual(['deco', 'conseils']);
  expect(first?.item).toEqual({ id: 'deco', label: 'Décoration' });
  expect(valuesIn('pages/none#/categories/*/id')).toEqual([]);
});

test('is that of what is chosen beside it, each size once, from the smallest on', () => {
  const whole = { states: [{ variety: 'nobilis', sizes: [''] }, { variety: '' }] };
  const list = listFor(SIZES, whole, '/states/0/sizes/0');
  expect(list).toBe('prices[variety=nobilis]#/readings/*/grid/*/{min}-{max}');
  expect(valuesIn(list ?? '')).toEqual(['0.75-1', '1.25-1.5', '1.5-1.75', '10-12']);
  expect(listFor(SIZES, whole, '/states/1/sizes')).toBeNull();
  expect(listFor('pages/list#/categories/*/id', whole, '/states')).toBe('pages/list#/categories/*/id');
});
