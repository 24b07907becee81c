/** The farm's time zone, wherever the machine is. */
export const TIME_ZONE = 'Europe/Paris';

/** The farm's day at an instant, `2026-11-21`: days begin at midnight in Colmar. */
export function dayOf(moment: Date): string {
  // Colmar is one or two hours ahead of UTC. A formatter takes 25 ms to load, so it is asked in these hours alone.
  if (moment.getUTCHours() < 22) return moment.toISOString().slice(0, 10);
  return moment.toLocaleDateString('sv-SE', { timeZone: TIME_ZONE }); // Swedish dates are those of ISO 8601
}

/** Today at the farm. `VITE_DATE` is another day, as it is for the build. */
export function today(now: Date = new Date(process.env.VITE_DATE || Date.now())): string {
  return dayOf(Number.isNaN(now.getTime()) ? new Date() : now);
}
