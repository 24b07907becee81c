// Days that the facts of the content give.
import type { Surface } from '#generated/readings.ts';
import { dayOfEdge } from '#generated/shared/edges.ts';
import type { FirstDay, LastDay } from '#generated/types.ts';
import { factOn } from './readings.ts';

/** The first midnight of a period, as if it were in universal time, with its facts as they are read on `surface`, or else in the header. */
export function firstDay(from: FirstDay, surface: Surface, year: number): Date {
  return dayIn(from, 'from', surface, year);
}

/** Its last midnight. */
export function lastDay(through: LastDay, surface: Surface, year: number): Date {
  return dayIn(through, 'through', surface, year);
}

function dayIn(edge: FirstDay | LastDay, end: 'from' | 'through', surface: Surface, year: number): Date {
  const found = dayOfEdge(edge, end, (slug) => {
    const fact = slug as Parameters<typeof factOn>[0];
    return (factOn(fact, surface) ?? factOn(fact, 'header'))?.value;
  });
  const { day, shift } = found ?? { day: '01-01', shift: 0 };
  const [month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + shift));
}
