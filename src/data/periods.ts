// The moments of the content: a day, or a day and an hour, in Colmar.
import { TIME_ZONE } from '#generated/shared/day.ts';
import { type Dated, holds } from '../shell/period.ts';
import { buildMoment } from './build-moment.ts';

interface Stated {
  readonly from?: string;
  readonly until?: string;
}

/** What is or will be true, with its period for the visitor's clock; what is over by the build is left out. */
export function stillToHold<T extends Stated>(all: readonly T[]): (Omit<T, 'from' | 'until'> & Dated)[] {
  const now = buildMoment.getTime();
  return all.flatMap(({ from, until, ...rest }) => {
    const period = {
      ...(from && { from: instantOf(from) }),
      ...(until && { until: instantOf(until, 1) }),
    };
    if (period.until !== undefined && period.until <= now) return [];
    return [{ ...rest, ...period, isBuilt: holds(period, now) }];
  });
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * The instant at which clocks in Colmar show a moment, in milliseconds since 1970.
 * @param moment `2026-12-18T18:00`, or a day for its midnight
 * @param daysLater of a moment that is a day
 */
export function instantOf(moment: string, daysLater = 0): number {
  const universal = new Date(moment.includes('T') ? `${moment}Z` : moment);
  if (!moment.includes('T')) universal.setUTCDate(universal.getUTCDate() + daysLater);
  const shown = universal.getTime();
  // Twice, because summer time may begin or end between the two instants.
  return shown - aheadAt(shown - aheadAt(shown));
}

/** By how much clocks in Colmar are ahead of universal time. */
function aheadAt(instant: number): number {
  return Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`) - instant;
}
