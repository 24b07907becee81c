const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24, j: 24, w: 7 * 24, s: 7 * 24 };

/** `7d`, `12h` and `2w` before now (`7j`, `2s` in French), or the beginning of a day: `2026-11-16`. */
export function momentOf(since: string, now: Date): Date | undefined {
  const [, count, unit = ''] = /^(\d{1,5})([a-z])$/.exec(since) ?? [];
  const hours = HOURS[unit];
  if (hours !== undefined) return new Date(now.getTime() - Number(count) * hours * 3_600_000);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(since) ? new Date(`${since}T00:00`) : undefined;
  // JavaScript takes the 31st of a short month for the 1st of the next.
  return day && day.getDate() === Number(since.slice(-2)) ? day : undefined;
}
