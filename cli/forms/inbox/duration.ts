const MINUTE = 60_000;
const UNITS = {
  min: { minutes: 1 },
  h: { minutes: 60 },
  jours: { minutes: 24 * 60 },
  semaines: { minutes: 7 * 24 * 60 },
  mois: { months: 1 },
  ans: { months: 12 },
} as const;

export interface Duration {
  /** The instant that lies so long before `now`, both in milliseconds since 1970. */
  before(now: number): number;
}

/** A fact's duration, such as "3 ans"; of a range such as "2-3 mois", the longer one. `undefined` for anything else. */
export function parseDuration(text: string): Duration | undefined {
  const [, count, unit = ''] = /^(?:[\d.]+-)?([\d.]+) (\w+)$/.exec(text) ?? [];
  if (!(unit in UNITS) || !Number.isFinite(Number(count))) return undefined;
  const size: { minutes?: number; months?: number } = UNITS[unit as keyof typeof UNITS];
  return {
    before(now) {
      const date = new Date(now - Number(count) * (size.minutes ?? 0) * MINUTE);
      // A month that has no such day gives the first days of the next: later, never earlier than the day itself.
      date.setUTCMonth(date.getUTCMonth() - Math.round(Number(count) * (size.months ?? 0)));
      return date.getTime();
    },
  };
}
