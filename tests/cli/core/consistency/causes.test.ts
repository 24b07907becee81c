import { outcomesInSteps } from '../../../../cli/core/consistency/causes.ts';
import { findAll, finish, type Visits } from '../../../../cli/core/consistency/engine.ts';
import { whereToBegin } from '../../../../cli/core/consistency/finding-diagnostics.ts';
import { RULES } from '../../../../cli/core/consistency/registry.ts';
import { buildModel } from '../../../../cli/core/model/model.ts';
import { shopWith } from './shop-with.ts';

const model = buildModel(
  shopWith({
    file: 'facts/delivery-time.yaml',
    pointer: '/readings/-',
    value: { source: 'affiche', value: '96 h' },
  }),
  '2026-11-21',
);

test('a rule is not run again for a decision on readings that it has not read, which would find the same', () => {
  const reads: Visits = new Map();
  const found = findAll(model, RULES, undefined, reads);
  const outcomes = finish(outcomesInSteps(model, RULES, found, reads));
  expect(outcomes.some(({ settles }) => settles.length > 0)).toBe(true);
  expect(outcomes.some(({ opens }) => opens.length > 0)).toBe(true);
  expect(outcomes).toEqual(finish(outcomesInSteps(model, RULES, found, new Map())));
});

test('grids of one source, which is decided for, leave nothing to decide', () => {
  const file = 'prices/sapin-du-caucase.yaml';
  const source = 'affiche';
  const grid = [{ min: 1, max: 1.5, price: 30 }];
  const value = ['home', 'variety'].map((surface) => ({ source, surfaces: [surface], from: 30, grid }));
  const decision = { file, pointer: '/decision', value: source };
  const decided = buildModel(shopWith({ file, pointer: '/readings', value }, decision), '2026-11-21');
  const outcomes = finish(outcomesInSteps(decided, [], [], new Map()));
  expect(outcomes.filter(({ subject }) => subject === 'prices/sapin-du-caucase')).toEqual([]);
});

test('begin with what settles most, and more than itself', () => {
  const each = (subject: string, settles: readonly string[]) => ({
    subject,
    value: '',
    settles,
    opens: 0,
    pages: 0,
  });
  const all = [each('a', ['x']), each('b', ['x', 'y']), each('c', ['x']), each('c', ['x', 'y', 'z'])];
  expect(whereToBegin(all)).toEqual([
    ['c', 3],
    ['b', 2],
  ]);
});
