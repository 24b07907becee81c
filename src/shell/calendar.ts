/**
 * The hour of the year, in universal time, at which a season begins (`12-22T23` for midnight in France), and the place of
 * that season in `content/seasons.yaml`.
 */
export type SeasonStart = readonly [hour: string, season: number];

/**
 * The season of a moment, or else of today: its place in `content/seasons.yaml`.
 * @param starts in the order of the year
 */
export function seasonAt(starts: readonly SeasonStart[], moment = new Date()): number {
  const now = moment.toISOString().slice(5, 13);
  // Until the first start of a year, the last one of the year before goes on.
  const [, season] = starts.findLast(([hour]) => hour <= now) ?? starts.at(-1) ?? ['', 0];
  return season;
}
