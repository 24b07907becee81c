// What a visitor of a surface reads of the facts and prices of the content.
import { type FactSlug, findFact } from '#generated/facts.ts';
import { prices } from '#generated/prices.ts';
import { readingOn, type Surface } from '#generated/readings.ts';
import type { FactReading, PriceFileReading, Variety } from '#generated/types.ts';

/** A fact as `surface` shows it; `undefined` where it says nothing. */
export function factOn(slug: FactSlug, surface: Surface): FactReading | undefined {
  const fact = findFact(slug);
  return fact && readingOn(fact, surface);
}

/** The prices of a variety as `surface` shows them; `undefined` where it has none. */
export function priceOn(variety: Variety['slug'], surface: Surface): PriceFileReading | undefined {
  const file = prices.find((entry) => entry.variety === variety);
  return file && readingOn(file, surface);
}
