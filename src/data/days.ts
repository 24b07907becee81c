// Days that the facts of the content give.
import type { Surface } from '#generated/readings.ts';
import type { FirstDay, LastDay } from '#generated/types.ts';
import { factOn } from './readings.ts';

/** The first midnight of a period, as if it were in universal time, with its facts as they are read on `surface`, or else in the header. */
export function firstDay({ on, after }: FirstDay, surface: Surface, year: number): Date {
  return on === undefined ? dayOf(after, 'last', surface, year, 1) : dayOf(on, 'first', surface, year);
}

/** Its last midnight. */
export function lastDay({ on, before }: LastDay, surface: Surface, year: number): Date {
  return on === undefined ? dayOf(before, 'first', surface, year, -1) : dayOf(on, 'last', surface, year);
}

/** @param offset in days */
function dayOf(
  slug: FirstDay['on'],
  end: 'first' | 'last',
  surface: Surface,
  year: number,
  offset = 0,
): Date {
  const reading = slug && (factOn(slug, surface) ?? factOn(slug, 'header'));
  const [first = '', last = first] = String(reading?.value ?? '').split('/');
  const [month = 1, day = 1] = (end === 'first' ? first : last).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + offset));
}
