import { DAY, DAY_OF_EVERY_YEAR, MOMENT, PERIOD_OF_EVERY_YEAR } from './calendar.ts';
import { TIME_RANGE } from './written-hours.ts';

/** The formats that a text may have to match, by the name that schemas use. */
export const FORMATS: Readonly<Record<string, RegExp>> = {
  date: DAY,
  moment: MOMENT,
  'month-day': DAY_OF_EVERY_YEAR,
  'month-day-range': PERIOD_OF_EVERY_YEAR,
  'time-range': TIME_RANGE,
  email: /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/,
  https: /^https:\/\/\S+$/,
  origin: /^https:\/\/[^\s/?#]+$/,
};
