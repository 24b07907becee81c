import type { PriceRow } from '../../model/prices.ts';
import type { Measure } from '../../model/values.ts';
import type { Statement } from '../../prose/statements.ts';
import { heights } from '../../values/decimals.ts';

/** The end of what a subject is about whose words, beside those for sizes, refer to the smallest alone. */
const SMALLEST = /^size:.*\/least$/;

/** Whether the statement is possible for trees from `min` to `max`; a bound applies to the smallest or the tallest. */
export function isSoldSize(
  statement: Statement,
  { from, to }: Measure,
  [min, max]: readonly [number, number],
  isOfOne: boolean,
): boolean {
  const { operator } = statement;
  if (operator !== 'is' && isOfSmallest(statement)) return true;
  if (operator === 'at-least') return from === min;
  if (operator === 'at-most') return to === max || !Number.isFinite(max);
  if (operator === 'more-than') return from < max;
  if (operator === 'less-than') return to > min;
  if (from < to && !isOfOne) return from === min && to === max;
  return from >= min && to <= max;
}

/** "Le plus petit ne dépasse pas un mètre". */
function isOfSmallest({ sentence: { mentions }, place }: Statement): boolean {
  return mentions.some(
    ({ value, to }) =>
      value.role === 'subject' && value.subject.about.some((name) => SMALLEST.test(name)) && to <= place.from,
  );
}

/** Heights in metres. */
type Size = Pick<PriceRow, 'min' | 'max'>;

/** `1.5-1.75m` and `2.5m+` in metres; nothing for another spelling. */
export function sizeOf(id: string): Size[] {
  const [, min, max] = /^([\d.]+)(?:-([\d.]+))?m(?:\+)?$/.exec(id) ?? [];
  if (min === undefined) return [];
  return [{ min: Number(min), max: max === undefined ? Number.POSITIVE_INFINITY : Number(max) }];
}

/** Whether every height of `row` is in one of the sizes. */
export function covers(sizes: readonly Size[], row: Size): boolean {
  let reached = row.min;
  for (const { min, max } of sizes.toSorted((a, b) => a.min - b.min))
    if (min <= reached) reached = Math.max(reached, max);
  return reached >= row.max;
}

export function shownOnce(sizes: readonly Size[]): string[] {
  return [...new Set(sizes.map(({ min, max }) => heights(min, max)))];
}
