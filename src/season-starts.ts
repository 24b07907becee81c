// Node side only: when the seasons of `content/seasons.yaml` begin.
import { findFact } from '../generated/facts.ts';
import { readingOn } from '../generated/readings.ts';
import { seasons } from '../generated/seasons.ts';
import type { SeasonsSeason } from '../generated/types.ts';
import type { SeasonStart } from './calendar.ts';

const leapYear = 2000;

/** The first day of every season, in the order of the year. `sapin check` has seen that they cover it, each day once. */
export function firstDays(): SeasonStart[] {
  return seasons.seasons
    .map(({ from }, index): SeasonStart => [firstDay(from), index])
    .toSorted(([one], [other]) => one.localeCompare(other));
}

/** `12-23` for what begins after 22 December. Facts are read as the header announces them. */
function firstDay({ on, after }: SeasonsSeason['from']): string {
  const slug = on ?? after;
  const fact = slug && findFact(slug);
  const [first = '', last = first] = String((fact && readingOn(fact, 'header')?.value) ?? '').split('/');
  if (on) return first;
  const [month = 1, day = 1] = last.split('-').map(Number);
  return new Date(Date.UTC(leapYear, month - 1, day + 1)).toISOString().slice(5, 10);
}
