import { TIME_ZONE } from '../clock.ts';
import { FIRST_MONTH } from '../model/season.ts';

/** Where the days of the shop begin, and its seasons. */
export const calendar = {
  path: 'calendar.ts',
  about: 'where days and seasons begin',
  collections: ['prices', 'varieties'],
  from: 'what the tool knows',
  text: () => `/** Of the shop. */
export const timeZone = '${TIME_ZONE}';

/** A season goes over New Year: what begins before this month is of the year after. */
export const firstMonth = ${FIRST_MONTH};
`,
};
