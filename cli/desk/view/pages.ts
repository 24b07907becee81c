import type { Entry } from '../../core/content/content.ts';
import { hasReadings } from '../../core/content/entry-readings.ts';
import { walkValues } from '../../core/content/walk-annotated.ts';
import { nameOf, routesOfPrices, routesOfReading } from '../../core/model/lookups.ts';
import type { Model } from '../../core/model/model.ts';
import { union } from '../../core/model/paths.ts';
import { pagePaths, usagesOf } from '../../core/model/usages.ts';
import { isWithin } from '../../core/values/pointer.ts';
import type { Snapshot } from '../../core/workspace/workspace.ts';

export interface Page {
  readonly address: string;
  readonly title: string;
}

/** Beyond these, an entry is shown everywhere. */
const MOST_PAGES = 40;

/** The pages that show an entry: that of the entry first, then those that show it most. */
export function pagesOf(snapshot: Snapshot, subject: string): readonly Page[] {
  const model = snapshot.model();
  return addressesOf(model, subject)
    .slice(0, MOST_PAGES)
    .map((address) => ({ address, title: titleOfPage(model, address) }));
}

/** The pages that certainly show the value at one of these pointers; others may show it as well. */
export function pagesShowing(
  snapshot: Snapshot,
  subject: string,
  pointers: readonly string[],
): readonly Page[] {
  const model = snapshot.model();
  const entry = model.entry(subject);
  if (!entry) return [];
  const isShown = (pointer: string) =>
    pointers.some((changed) => isWithin(pointer, changed) || isWithin(changed, pointer));
  const texts = model.texts.filter((text) => text.entry === entry && isShown(text.pointer));
  const fact = model.factOf(entry);
  const prices = model.priceFileOf(entry);
  const ofDecision = pointers.includes('/decision');
  const routes = [
    ...texts.map((text) => model.routesOf(text)),
    ...(fact?.readings ?? []).map((reading) =>
      fact && (ofDecision || isShown(reading.pointer)) ? routesOfReading(model, fact, reading) : [],
    ),
    ...(prices?.readings ?? []).map((reading) =>
      prices && (ofDecision || isShown(reading.pointer))
        ? routesOfPrices(model, prices, reading, (pointer) => ofDecision || isShown(pointer))
        : [],
    ),
  ];
  return union(routes).map((address) => ({ address, title: titleOfPage(model, address) }));
}

/** Whether every page shows the value at one of these pointers: the menu, the footer, what is announced. */
export function isOnEveryPage(snapshot: Snapshot, entry: Entry, pointers: readonly string[]): boolean {
  const model = snapshot.model();
  // Of several readings, a page shows one.
  if (hasReadings(entry))
    return pagesShowing(snapshot, entry.subject, pointers).length === model.paths.all.length;
  let isAround = false;
  walkValues(entry, ({ surfaces, pointer }) => {
    isAround ||=
      surfaces?.some((surface) => model.settings.surfaces.includes(surface)) === true &&
      pointers.some((changed) => isWithin(pointer, changed) || isWithin(changed, pointer));
  });
  return isAround || addressesOf(model, entry.subject).length === model.paths.all.length;
}

function addressesOf(model: Model, subject: string): readonly string[] {
  const entry = model.entry(subject);
  if (!entry) return [];
  const prices = model.priceFileOf(entry);
  const named = () =>
    model.names
      .filter((name) => name.entry === entry)
      .flatMap(({ collection, slug }) => model.paths.ofEntry(collection, slug));
  const surrounding = (entry.annotationTree.annotations['x-surface'] ?? []) as readonly string[];
  const shown = usagesOf(model, entry).filter(({ kind }) => kind !== 'links');
  const times = new Map<string, number>();
  // A page is not about what every page shows.
  for (const { routes } of shown)
    for (const route of routes === model.paths.all ? [] : routes)
      times.set(route, (times.get(route) ?? 0) + 1);
  const addresses = new Set([
    ...pagePaths(model, entry),
    ...(prices ? model.paths.ofEntry(prices.product.collection, prices.product.slug) : []),
    ...[...times].sort(([, a], [, b]) => b - a).map(([route]) => route),
    ...model.paths.ofSurfaces(surrounding),
    ...shown.flatMap(({ routes }) => routes),
  ]);
  // What no page names is read on the pages of the entries that it names, as what is sold out is.
  return addresses.size > 0 ? [...addresses] : [...new Set(named())];
}

/** What an address of the site is called. */
export function titleOfPage(model: Model, address: string): string {
  const { route, slug } = model.routes.match(address) ?? {};
  if (!route) return address;
  const entry = slug === undefined ? model.singleton(route.page) : model.entry(`${route.collection}/${slug}`);
  return entry ? nameOf(entry) : route.title;
}
