const day = import.meta.env.VITE_DATE;
if (day && Number.isNaN(Date.parse(day))) throw new Error(`VITE_DATE is no day: ${day}`);

/** The moment that the prerendered pages speak of: `VITE_DATE`, or else now. */
export const buildMoment = day ? new Date(day) : new Date();
