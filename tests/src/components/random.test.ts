import { pick } from '../../../src/components/random.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

test('reaches both ends of the list', () => {
  expect(pick(letters, 2, () => 0)).toEqual(['a', 'b']);
  expect(pick(letters, 2, () => 0.999)).toEqual(['e', 'd']);
});

test('picks by chance when it is given none', () => {
  const seen = new Set(Array.from({ length: 200 }, () => pick(letters, 1)[0]));
  expect([...seen].sort()).toEqual(letters);
});
