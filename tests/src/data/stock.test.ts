import { expect, test } from 'vitest';
import { varieties } from '#generated/varieties.ts';
import { priceOn } from '../../../src/data/readings.ts';
import { stockOf } from '../../../src/data/stock.ts';

test('a variety starts at the price of a size that is left, and of the cheapest one of them', () => {
  const starts = Object.values(varieties).flatMap((variety) => {
    const price = priceOn(variety.slug, 'variety');
    return (stockOf(variety, 'variety') ?? []).map(({ sizes, lowest }) => ({
      usual: price?.from ?? Number.NaN,
      lowest,
      left: (price?.grid ?? []).filter((_, index) => sizes[index]?.look !== 'out').map((size) => size.price),
    }));
  });
  const some = starts.filter(({ left }) => left.length > 0);
  for (const { lowest, left, usual } of some) expect(lowest).toBe(Math.max(usual, Math.min(...left)));
  expect(some.some(({ lowest, usual }) => lowest > usual)).toBe(true);
});
