/** A day of the year (`12-23`), and the place in `content/seasons.yaml` of the season that begins with it. */
export type SeasonStart = readonly [day: string, season: number];

/**
 * The season of a moment where the shop is, whatever the clock on the visitor's wall: its place in `content/seasons.yaml`.
 * @param starts in the order of the year
 */
export function seasonAt(starts: readonly SeasonStart[], moment: Date): number {
  // Swedes write a day as 2026-12-23.
  const today = moment.toLocaleDateString('sv', { timeZone: 'Europe/Paris' }).slice(5);
  // Until the first start of a year, the last one of the year before goes on.
  const [, season] = starts.findLast(([day]) => day <= today) ?? starts.at(-1) ?? ['', 0];
  return season;
}
