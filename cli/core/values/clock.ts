import { dayOf, momentOf } from '../shared/day.ts';

/** Today at the farm. `VITE_DATE` is another day, as it is for the build. */
export function today(now: Date = momentOf(process.env.VITE_DATE)): string {
  return dayOf(now);
}
