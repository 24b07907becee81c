import { timeZone } from '#generated/calendar.ts';

const day = import.meta.env.VITE_DATE;
if (day && Number.isNaN(Date.parse(day))) throw new Error(`VITE_DATE is not a day: ${day}`);

/** The moment that the prerendered pages speak of: `VITE_DATE`, or else now. */
export const buildMoment = day ? new Date(day) : new Date();

/** The day of that moment in Colmar: `2026-11-21`. Swedish dates are those of ISO 8601. */
export const buildDay = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(buildMoment);
