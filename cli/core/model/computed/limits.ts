import type { Entry } from '../../content/content.ts';
import { readingsOf } from '../../content/entry-readings.ts';
import { localeOf } from '../../language/locale-of.ts';
import { firstAndLast } from '../../shared/edges.ts';
import { dayNumber, monthDayOf } from '../../values/calendar.ts';
import { mappingOf } from '../../values/json-value.ts';
import { liveReadings } from '../facts.ts';
import { canonical, measureOf } from '../values.ts';
import type { Source } from './source.ts';

/** Any year without a 29 February, which no fact can be. */
const YEAR = 2001;
/** Of a day. */
const HOURS = 24;

/**
 * Of a day that must stay `within` others, `less` a duration: `limit:order-deadline` is the last day that is sure to,
 * `limit:order-deadline/margin` the longest that the duration takes.
 */
export const limits: Source = {
  id: 'limit',
  reads: (path, { facts }) => path.startsWith(`${facts}/`),
  *facts({ collections, find, settings }) {
    const locale = localeOf(settings);
    for (const { slug, value } of collections.get(settings.facts) ?? []) {
      const { label, within } = mappingOf(value);
      const { fact, end, less } = mappingOf(within);
      const [bound, margin] = [fact, less].map((name) => find(settings.facts, String(name)));
      const written = margin ? shownOf(margin) : '';
      const [hours, days] = [measureOf(canonical('duration', written)), bound ? shownOf(bound) : ''];
      if (!bound || !margin || hours?.unit !== 'h') continue;
      const ahead = written.replace(/^[\d.]+-/, '');
      yield {
        name: `limit:${slug}/margin`,
        kind: 'duration',
        value: ahead,
        text: locale.measure(ahead),
        label: { fr: `marge la plus longue : ${label}`, en: `longest margin: ${label}` },
        entry: margin,
        pointer: '/readings',
      };
      if (!/^\d\d-\d\d(?:\/\d\d-\d\d)?$/.test(days)) continue;
      const day = firstAndLast(days)[end === 'last' ? 1 : 0];
      const safe = monthDayOf(dayNumber(YEAR, day) - Math.ceil(hours.to / HOURS));
      yield {
        name: `limit:${slug}`,
        kind: 'date',
        value: safe,
        text: locale.day(safe),
        label: { fr: `dernier jour sûr : ${label}`, en: `last sure day: ${label}` },
        entry: margin,
        pointer: '/readings',
      };
    }
  },
};

/** The value of the decided reading, or else of the first. */
function shownOf(fact: Entry): string {
  return String(readingsOf(fact).find(liveReadings(fact))?.value ?? '');
}
