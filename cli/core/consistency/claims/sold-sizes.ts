import { heights } from '../../values/decimals.ts';

/** Heights in metres. */
interface Size {
  readonly min: number;
  readonly max: number;
}

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
