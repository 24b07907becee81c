import { DAY, MOMENT } from './calendar.ts';

/** The formats that a text may have to match, by the name that schemas use. */
export const FORMATS: Readonly<Record<string, RegExp>> = {
  date: DAY,
  moment: MOMENT,
  email: /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/,
};
