import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pick } from '../../../src/components/random.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

test('picks distinct items of the list, as many as asked for, and leaves the list alone', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer()),
      fc.nat(10),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999 })),
      (list, count, stream) => {
        const before = [...list];
        const picked = pick(list, count, () => stream.next().value ?? 0);
        expect(picked).toHaveLength(Math.min(count, list.length));
        expect(new Set(picked).size).toBe(picked.length);
        expect(list).toEqual(before);
        expect(list).toEqual(expect.arrayContaining(picked));
      },
    ),
  );
});

test('reaches both ends of the list', () => {
  expect(pick(letters, 2, () => 0)).toEqual(['a', 'b']);
  expect(pick(letters, 2, () => 0.999)).toEqual(['e', 'd']);
});

test('picks by chance when it is given none', () => {
  const seen = new Set(Array.from({ length: 200 }, () => pick(letters, 1)[0]));
  expect([...seen].sort()).toEqual(letters);
});
