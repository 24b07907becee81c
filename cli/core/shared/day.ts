/** The farm's time zone, wherever the machine is. */
export const TIME_ZONE = 'Europe/Paris';

/** The farm's day at an instant, `2026-11-21`: days begin at midnight in Colmar. */
export function dayOf(moment: Date): string {
  // Colmar is one or two hours ahead of UTC. A formatter takes 25 ms to load, so it is asked in these hours alone.
  if (moment.getUTCHours() < 22) return moment.toISOString().slice(0, 10);
  return moment.toLocaleDateString('sv-SE', { timeZone: TIME_ZONE }); // Swedish dates are those of ISO 8601
}

/** `VITE_DATE` states no day. */
export class NotADayError extends Error {}

/**
 * The moment that `VITE_DATE` states, or now without it.
 * @throws NotADayError
 */
export function momentOf(stated: string | undefined): Date {
  const moment = stated ? new Date(stated) : new Date();
  if (Number.isNaN(moment.getTime())) throw new NotADayError(`VITE_DATE is not a day: ${stated}`);
  return moment;
}
