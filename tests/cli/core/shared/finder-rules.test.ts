import { type Comparison, fieldsOf, gap, isInPlay } from '../../../../cli/core/shared/finder-rules.ts';

const tree = fieldsOf(
  { traits: { needle: 'short' }, hold: { shortest: 4, longest: 6 } },
  { height: 175, width: 105, price: 30 },
);

test.each<[string, Comparison, number, number]>([
  ['as tall as asked', { field: 'height', test: 'at-most' }, 175, 0],
  ['too tall by its margin', { field: 'height', test: 'at-most', margin: 25 }, 160, 0.25],
  ['that holds as long as asked', { field: 'sureHold', test: 'at-least' }, 4, 0],
  ['that holds half as long', { field: 'sureHold', test: 'at-least' }, 8, 0.5],
  ['asked to hold no time', { field: 'hold', test: 'at-least' }, 0, 0],
  ['as dear as the limit', { field: 'price', test: 'below' }, 30, 1],
  ['below the limit', { field: 'price', test: 'below' }, 31, 0],
  ['of one of the values', { field: 'needle', test: 'is', values: ['long', 'short'] }, 0, 0],
  ['of another value', { field: 'needle', test: 'is', values: ['long'] }, 0, 1],
  ['without the field', { field: 'scent', test: 'at-most' }, 3, 1],
])('a tree %s', (_, rule, asked, missed) => {
  expect(gap(rule, tree, asked)).toBe(missed);
});

test('a tree for which nothing is promised misses what is asked', () => {
  const silent = fieldsOf({ traits: {}, hold: undefined }, { height: 175, width: 105, price: 30 });
  expect(gap({ field: 'hold', test: 'at-least' }, silent, 1)).toBe(1);
});

test.each<[string, { answers?: string[] }, number | string[], boolean]>([
  ['any answer without a list', {}, ['a'], true],
  ['a number', { answers: ['a'] }, 3, true],
  ['one of its answers', { answers: ['a', 'b'] }, ['c', 'b'], true],
  ['none of its answers', { answers: ['a'] }, ['c'], false],
])('a rule and %s', (_, rule, answer, expected) => {
  expect(isInPlay(rule, answer)).toBe(expected);
});
