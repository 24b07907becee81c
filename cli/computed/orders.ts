import { dayNumber, monthDayOf } from '../content/calendar.ts';
import type { Content, Entry } from '../content/content.ts';
import { decisionOf, nameOfReading, readingsOf } from '../content/entry-readings.ts';
import { localeOf } from '../language/locale-of.ts';
import { measureOf } from '../model/values.ts';
import type { Source } from './source.ts';

/** Any year without a 29 February, which no fact can be. */
const YEAR = 2001;

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
    const time = entry && measureOf(shownOf(entry));
    const factor = HOURS[time?.unit ?? ''];
    if (!entry || !time || factor === undefined) return;
    const locale = localeOf(content.settings);
    const ahead = `${time.to} ${time.unit}`;
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
    const safe = monthDayOf(dayNumber(YEAR, last) - Math.ceil((time.to * factor) / 24));
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
