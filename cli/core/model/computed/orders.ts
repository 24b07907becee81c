import type { Content, Entry } from '../../content/content.ts';
import { decisionOf, nameOfReading, readingsOf } from '../../content/entry-readings.ts';
import { localeOf } from '../../language/locale-of.ts';
import { dayNumber, monthDayOf } from '../../values/calendar.ts';
import type { Source } from './source.ts';

/** Any year without a 29 February, which no fact can be. */
const YEAR = 2001;

/** `48-72 h`: the most, and its unit. */
const LONGEST = /^(?:[\d.]+-)?([\d.]+) (\S+)$/;

/** How many hours are in the units in which a delivery takes its time. */
const HOURS: Readonly<Record<string, number>> = { h: 1, jours: 24 };

/**
 * `order:ahead`: how long before the day of a delivery one orders to be sure of it, the longest that a delivery takes.
 * `order:safe`: the last day to order for the last day of deliveries.
 */
export const orders: Source = {
  id: 'order',
  reads: (path, { facts }) => path.startsWith(`${facts}/`),
  *facts(content) {
    const entry = content.find(content.settings.facts, 'delivery-time');
    const [, most, unit = ''] = LONGEST.exec(entry ? shownOf(entry) : '') ?? [];
    const factor = HOURS[unit];
    if (!entry || most === undefined || factor === undefined) return;
    const locale = localeOf(content.settings);
    const ahead = `${most} ${unit}`;
    yield {
      name: 'order:ahead',
      kind: 'duration',
      value: ahead,
      text: locale.measure(ahead),
      label: { fr: 'délai de livraison le plus long', en: 'longest delivery time' },
      entry,
      pointer: '/readings',
    };
    const last = lastDelivery(content);
    if (last === undefined) return;
    const safe = monthDayOf(dayNumber(YEAR, last) - Math.ceil((Number(most) * factor) / 24));
    yield {
      name: 'order:safe',
      kind: 'date',
      value: safe,
      text: locale.day(safe),
      label: {
        fr: 'dernier jour où commander pour être livré à coup sûr',
        en: 'last day to order for a delivery that is sure to come',
      },
      entry,
      pointer: '/readings',
    };
  },
};

function lastDelivery(content: Content): string | undefined {
  const period = content.find(content.settings.facts, 'delivery-period');
  return period && /^\d\d-\d\d\/(\d\d-\d\d)$/.exec(shownOf(period))?.[1];
}

/** The value of the decided reading, or else of the first. */
function shownOf(fact: Entry): string {
  const decision = decisionOf(fact);
  const readings = readingsOf(fact);
  const found = readings.find((each) => decision === undefined || nameOfReading(each) === String(decision));
  return String(found?.value ?? '');
}
