import { DAY, MOMENT } from './calendar.ts';

/** What a text may have to be, by the name that schemas give to the form. */
export const FORMATS: Readonly<Record<string, RegExp>> = {
  date: DAY,
  moment: MOMENT,
  email: /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/,
};
