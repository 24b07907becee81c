/**
 * Today at the farm, `2026-11-21`: days begin at midnight in Colmar, wherever the machine is. `VITE_DATE` is another day, as
 * it is for the build.
 */
export function today(now: Date = new Date(process.env.VITE_DATE || Date.now())): string {
  return DAYS.format(Number.isNaN(now.getTime()) ? new Date() : now);
}

/** Swedish dates are those of ISO 8601. */
const DAYS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
