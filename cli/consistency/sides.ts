import { euros, heights } from '../content/decimals.ts';
import { nameOfReading } from '../content/entry-readings.ts';
import { type Place, placeIn } from '../content/places.ts';
import type { Fact, FactReading } from '../model/facts.ts';
import { nameOf, routesOfPrices, routesOfReading } from '../model/lookups.ts';
import type { Model } from '../model/model.ts';
import type { PriceFile, PriceReading } from '../model/prices.ts';
import type { At } from '../model/walk.ts';
import type { Side } from './finding.ts';

/** Any other value of the content as a side. */
export function side(
  model: Model,
  at: At,
  value: string,
  more: Partial<Pick<Side, 'key' | 'source' | 'routes' | 'dropped' | 'en'>> & { readonly place?: Place } = {},
): Side {
  return {
    value,
    key: more.key ?? value,
    source: more.source ?? nameOf(at.entry),
    place: more.place ?? placeIn(at.entry, at.pointer),
    routes: more.routes ?? model.routesOf(at),
    dropped: more.dropped ?? false,
    ...(more.en && { en: more.en }),
  };
}

/** A reading of a fact as a side: its place, and the paths on which a text shows it. */
export function factSide(model: Model, fact: Fact, reading: FactReading): Side {
  return {
    value: reading.text,
    key: `${fact.kind} ${reading.canonical}`,
    source: reading.source,
    place: placeIn(fact.entry, reading.pointer),
    routes: routesOfReading(model, fact, reading),
    dropped: !reading.live,
    decide: { subject: fact.entry.subject, value: nameOfReading(reading.declared) },
  };
}

/** A grid as a side; without prices, its sizes are what is compared. */
export function gridSide(
  model: Model,
  file: PriceFile,
  reading: PriceReading,
  show: 'prices' | 'sizes',
): Side {
  const rows = reading.rows.map(({ min, max, price }) =>
    show === 'prices' ? `${heights(min, max)} ${euros(price)}` : heights(min, max),
  );
  const value = rows.join(' ; ');
  return {
    value,
    key: value,
    source: reading.source,
    place: placeIn(file.entry, `${reading.pointer}/grid`),
    routes: routesOfPrices(model, file, reading),
    dropped: !reading.live,
    ...(show === 'prices' && { decide: { subject: file.entry.subject, value: reading.source } }),
  };
}
