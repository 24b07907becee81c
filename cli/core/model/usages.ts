import type { Entry } from '../content/content.ts';
import { type Place, placeIn } from '../content/places.ts';
import type { Span } from '../prose/near.ts';
import { heights } from '../values/decimals.ts';
import { atOf, routesOfPrices, routesOfReading } from './lookups.ts';
import type { Model } from './model.ts';
import type { At, PlaceholderUse } from './walk.ts';

export interface Usage {
  /** The place states the subject's value, shows it by a placeholder, links to its page, or names its slug. */
  readonly kind: 'states' | 'shows' | 'links' | 'names';
  /** What is written there, or what a visitor reads there. */
  readonly value: string;
  readonly place: Place;
  readonly routes: readonly string[];
  /** Whether it is the name of a field. */
  readonly isKey?: boolean;
  /** Shown by a phrase that is written there, and not named itself. */
  readonly isThrough?: boolean;
}

/** Every place that shows, links to or names an entry, in the order of files and lines, except the paths of its page. */
export function usagesOf(model: Model, entry: Entry): Usage[] {
  const usages = [
    ...readingsStated(model, entry),
    ...placeholders(model, entry),
    ...links(model, entry),
    ...names(model, entry),
  ];
  return usages.sort((a, b) =>
    a.place.file === b.place.file
      ? a.place.span.start - b.place.span.start
      : a.place.file < b.place.file
        ? -1
        : 1,
  );
}

/** The paths of the page of an entry, or of a singleton. */
export function pagePaths(model: Model, entry: Entry): readonly string[] {
  if (entry.collection !== undefined) return model.paths.ofEntry(entry.collection, entry.slug);
  return model.routes.pagesOf(undefined, entry.slug).flatMap((page) => model.paths.ofSurface(page));
}

function readingsStated(model: Model, entry: Entry): Usage[] {
  const fact = model.factOf(entry);
  const prices = model.priceFileOf(entry);
  const stated = (fact?.readings ?? []).map(
    (reading): Usage => ({
      kind: 'states',
      value: `${reading.text} (${reading.source})`,
      place: placeIn(entry, reading.pointer),
      routes: fact ? routesOfReading(model, fact, reading) : [],
    }),
  );
  const priced = (prices?.readings ?? []).map((reading): Usage => {
    const sizes = reading.rows.map(({ min, max }) => heights(min, max)).join(', ');
    return {
      kind: 'states',
      value: `${reading.source} : ${sizes}`,
      place: placeIn(entry, `${reading.pointer}/grid`),
      routes: prices ? routesOfPrices(model, prices, reading) : [],
    };
  });
  return [...stated, ...priced];
}

function isPlaceholder(model: Model, entry: Entry): boolean {
  return model.factOf(entry) !== undefined || entry.collection === model.settings.phrases;
}

function placeholders(model: Model, entry: Entry): Usage[] {
  const fact = model.factOf(entry);
  const live = new Set(fact?.readings.flatMap(({ live, text }) => (live ? [text] : [])));
  const shownBy = (use: PlaceholderUse) => {
    const shown = new Set(use.surfaces.map((surface) => fact?.on(surface)?.text ?? ''));
    return fact ? [...shown].join(' / ') || [...live].join(' / ') : `{{${entry.slug}}}`;
  };
  const shown = isPlaceholder(model, entry) ? model.placeholdersOf(entry.slug) : [];
  const shows = (use: PlaceholderUse, value: string) => {
    return { ...usageOf(model, 'shows', use, value), isThrough: use.through !== undefined };
  };
  // `{{price:nobilis/least}}`, of what is computed of an entry.
  const computed = model.computedFacts().filter(({ about }) => about === entry.subject);
  return [
    ...shown.map((use) => shows(use, shownBy(use))),
    ...computed.flatMap(({ slug, readings: [reading] }) =>
      model.placeholdersOf(slug).map((use) => shows(use, reading?.text ?? '')),
    ),
  ];
}

function usageOf(model: Model, kind: Usage['kind'], use: At & Span, value: string): Usage {
  const place = placeIn(use.entry, use.pointer, { range: { start: use.start, end: use.end } });
  return { kind, value, place, routes: model.routesOf(use) };
}

function links(model: Model, entry: Entry): Usage[] {
  return model.hrefsTo(entry).map((href) => usageOf(model, 'links', href, href.value));
}

function names(model: Model, entry: Entry): Usage[] {
  return model.namesOf(entry).map(({ entry: from, pointer, part }) => ({
    kind: 'names',
    value: entry.subject,
    place: placeIn(from, pointer, { part }),
    isKey: part === 'key',
    routes: model.routesOf(atOf(model, from, pointer)),
  }));
}
