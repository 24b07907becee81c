import { dayOf, momentOf } from '#generated/shared/day.ts';

/** The moment that the prerendered pages speak of: `VITE_DATE`, or else now. */
export const buildMoment = momentOf(import.meta.env.VITE_DATE);

/** The day of that moment in Colmar: `2026-11-21`. */
export const buildDay = dayOf(buildMoment);
