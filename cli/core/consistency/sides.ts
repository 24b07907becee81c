import { nameOfReading } from '../content/entry-readings.ts';
import { placeIn } from '../content/places.ts';
import type { Span } from '../diagnostics/problem.ts';
import type { Fact, FactReading } from '../model/facts.ts';
import { nameOf, routesOfPrices, routesOfReading } from '../model/lookups.ts';
import type { Model } from '../model/model.ts';
import type { PriceFile, PriceReading, PriceRow } from '../model/prices.ts';
import type { At, Text } from '../model/walk.ts';
import { euros, heights } from '../values/decimals.ts';
import type { Side } from './finding.ts';

type More = Partial<Omit<Side, 'value'>>;

/** Any other value of the content as a side. */
export function side(model: Model, at: At, value: string, more: More = {}): Side {
  return {
    value,
    key: value,
    source: nameOf(at.entry),
    place: placeIn(at.entry, at.pointer),
    routes: model.routesOf(at),
    dropped: false,
    ...more,
  };
}

/** Some words of a text as a side. */
export function textSide(model: Model, text: At, { start, end }: Span, value: string, more: More = {}): Side {
  const place = placeIn(text.entry, text.pointer, { range: { start, end } });
  return side(model, text, value, { place, ...more });
}

/** The text of a place, in one line, as a side. */
export function statedSide(model: Model, text: Text, span: Span): Side {
  return textSide(model, text, span, text.value.slice(span.start, span.end).replace(/\s+/g, ' '));
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

/** The value of a reading of a price file at `pointer`. */
export function priceSide(
  model: Model,
  file: PriceFile,
  reading: PriceReading,
  pointer: string,
  value: string,
  more: More = {},
): Side {
  return side(model, { entry: file.entry, pointer, surfaces: [] }, value, {
    source: reading.source,
    routes: routesOfPrices(model, file, reading),
    dropped: !reading.live,
    ...more,
  });
}

/** A row of a price file, whichever of its readings shows it. */
export function rowSide(model: Model, { entry }: PriceFile, { pointer }: PriceRow, value: string): Side {
  return side(model, { entry, pointer, surfaces: [] }, value, { source: entry.subject });
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
  const decide = { subject: file.entry.subject, value: reading.source };
  return priceSide(model, file, reading, `${reading.pointer}/grid`, rows.join(' ; '), {
    ...(show === 'prices' && { decide }),
  });
}
