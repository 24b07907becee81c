// When the seasons of `content/seasons.yaml` begin.

import { seasons } from '#generated/seasons.ts';
import { TIME_ZONE } from '#generated/shared/day.ts';
import type { SeasonStart } from '../shell/calendar.ts';
import { firstDay } from './days.ts';

/** Stands for all years. A leap year, so that 1 March comes after 29 February. */
const someYear = 2000;

/**
 * The start of every season, in the order of the year; `sapin check` has seen that they cover it, each day once. Hours of
 * universal time spare browsers the loading of time zones. Where summer time begins or ends on another day than that year,
 * a season of those weeks may begin an hour off. Facts are read as the header announces them.
 */
export function seasonBeginnings(): SeasonStart[] {
  return seasons.seasons
    .map(({ from }, index): SeasonStart => [hourInUniversalTime(firstDay(from, 'header', someYear)), index])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** `12-22T23` for midnight of 23 December in France. */
function hourInUniversalTime(midnight: Date): string {
  const clock = new Intl.DateTimeFormat('fr', {
    timeZone: TIME_ZONE,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const [ahead] = clock.formatToParts(midnight);
  return new Date(midnight.getTime() - Number(ahead?.value) * 3_600_000).toISOString().slice(5, 13);
}
