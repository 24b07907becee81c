/** Today at the farm, `2026-11-21`: days begin at midnight in Colmar, wherever the machine is. */
export function today(now: Date = new Date()): string {
  return DAYS.format(now);
}

/** Swedish dates are those of ISO 8601. */
const DAYS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
