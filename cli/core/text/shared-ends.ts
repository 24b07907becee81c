/** How many characters or items two texts or lists share at their start, and of the rest at their end. */
export function sharedEnds<T>(
  one: ArrayLike<T>,
  other: ArrayLike<T>,
  areEqual: (a: T | undefined, b: T | undefined) => boolean = Object.is,
): readonly [start: number, end: number] {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && areEqual(one[start], other[start])) start++;
  let end = 0;
  while (end < most - start && areEqual(one[one.length - 1 - end], other[other.length - 1 - end])) end++;
  return [start, end];
}
