/** Gives a number from 0 up to but not including 1. */
export type Random = () => number;

/** `count` distinct items of `list`, in random order; all of them when there are fewer. */
export function pick<T>(list: readonly T[], count: number): T[] {
  const rest = [...list];
  const picked: T[] = [];
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(Math.random() * rest.length), 1));
  }
  return picked;
}
