import { findVariety, varieties } from '#generated/varieties.ts';
import { instantOf } from '../../../src/data/periods.ts';
import { priceOn } from '../../../src/data/readings.ts';
import { soldOutTimes, stockOf } from '../../../src/data/stock.ts';

// Of one variety a size is sold out, and few are left of the others.
vi.mock('#generated/availability.ts', async (load) => {
  const { availability } = await load<typeof import('#generated/availability.ts')>();
  const variety = 'epicea-du-haut-doubs';
  const added = [
    { variety, state: 'few' },
    { variety, sizes: ['1.5-2'], state: 'sold-out' },
  ];
  return { availability: { ...availability, states: [...availability.states, ...added] } };
});

const stockAt = (slug: Parameters<typeof findVariety>[0]) => {
  const variety = findVariety(slug);
  return variety && stockOf(variety, 'variety');
};

test('what is said of a size goes before what is said of the variety', () => {
  const [now] = stockAt('epicea-du-haut-doubs') ?? [];
  expect(now?.sizes.map((state) => state?.look)).toEqual(['warning', 'out', 'warning']);
});

test('nothing leads to what is sold out, and to what is nearly so everything does', () => {
  expect(soldOutTimes(stockAt('fraser-en-fete'))).toEqual([
    { from: instantOf('2026-12-11'), isBuilt: false },
  ]);
});

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
