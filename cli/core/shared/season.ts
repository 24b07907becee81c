/** The first month of a season: before it, a month belongs to the season that began the year before. */
export const FIRST_MONTH = 7;

/** The calendar year of a day, `12-22`, of the season that begins in `year`. */
export function yearInSeason(year: number, monthDay: string): number {
  return Number(monthDay.slice(0, 2)) < FIRST_MONTH ? year + 1 : year;
}
