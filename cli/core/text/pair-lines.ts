import { diffArrays } from 'diff';

/** Line numbers, from 0, of what stays (in both), goes (in the first) and comes (in the second), in order. */
export function pairLines(
  old: readonly string[],
  now: readonly string[],
): readonly (readonly [number | undefined, number | undefined])[] {
  let [a, b] = [0, 0];
  return diffArrays([...old], [...now]).flatMap(({ added, removed, count }) =>
    Array.from({ length: count }, () => [added ? undefined : a++, removed ? undefined : b++] as const),
  );
}
