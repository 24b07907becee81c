/** Whether a value of a property with `x-waits` keeps its entry unpublished on `day` (`2026-11-21`): a future day, or true. */
export function isAhead(value: unknown, day: string): boolean {
  return value === true || (typeof value === 'string' && value > day);
}
