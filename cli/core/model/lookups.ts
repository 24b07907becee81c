import type { Annotated } from '../content/annotation-tree.ts';
import type { Entry } from '../content/content.ts';
import { readingOn } from '../content/entry-readings.ts';
import { givenName } from '../content/given-name.ts';
import { memoize } from '../content/memoize.ts';
import { walkValues } from '../content/walk-annotated.ts';
import { isWithin, parentPointer } from '../values/pointer.ts';
import type { Fact, FactReading } from './facts.ts';
import type { Model } from './model.ts';
import { union } from './paths.ts';
import type { PriceFile, PriceReading } from './prices.ts';
import type { At } from './walk.ts';

/** The paths of the texts that show it; without such texts, those of the surfaces that it names. */
export function routesOfReading(model: Model, fact: Fact, reading: FactReading): readonly string[] {
  const uses = model.placeholdersOf(fact.slug);
  const shown = uses.flatMap((use) =>
    use.surfaces
      .filter((surface) => fact.on(surface) === reading)
      .map((surface) => model.paths.of(use.entry, [surface])),
  );
  if (shown.length > 0) return shown.includes(model.paths.all) ? model.paths.all : union(shown);
  if (!reading.live) return [];
  const declared = reading.declared.surfaces;
  if (declared !== undefined) return model.paths.ofSurfaces(declared);
  if (uses.length > 0) return [];
  const pages = model.routes.routes.map(({ page }) => page).filter((page) => fact.on(page) === reading);
  return model.paths.ofSurfaces(pages);
}

/**
 * The paths on which a visitor sees a price reading: the product's page, the pages that list it without showing a
 * price, and those that show all grids or something of them, as the schema's `x-surface` says.
 * @param isAsked limits these to those that show a value at such a pointer
 */
export function routesOfPrices(
  model: Model,
  file: PriceFile,
  reading: PriceReading,
  isAsked: (pointer: string) => boolean = () => true,
): readonly string[] {
  const { product, entry } = file;
  const { collection, slug } = product;
  const shows = (surface: string) => readingOn(entry, surface) === reading.declared;
  const hasOwnPrice = (from: Entry, pointer: string) =>
    model.offers.some((each) => each.entry === from && each.pointer === parentPointer(pointer));
  const listing = model
    .listingsOf(collection, slug)
    .filter(({ list, item }) => !list.entry.collection && !hasOwnPrice(list.entry, item.pointer))
    .flatMap(({ list }) => model.routes.pagesOf(undefined, list.entry.slug));
  const always = shownIn(entry).filter(
    ({ pointer }) => isWithin(pointer, reading.pointer) && isAsked(pointer),
  );
  return union([
    model.routes.pagesOf(collection, slug).some(shows) ? model.paths.ofEntry(collection, slug) : [],
    ...[...new Set(always.flatMap(({ surfaces = [] }) => surfaces)), ...listing]
      .filter(shows)
      .map((surface) => model.paths.ofSurface(surface)),
  ]);
}

/** The values of an entry that its schema has surfaces show. */
const shownIn = memoize((entry: Entry) => {
  const found: Annotated[] = [];
  walkValues(entry, (at) => at.surfaces && found.push(at));
  return found;
});

/** An entry's name for people: its name or title, else its schema's description. */
export function nameOf(entry: Entry): string {
  if (entry.collection === undefined) return entry.schema.schema.description ?? entry.slug;
  const name = givenName(entry.value);
  return name === undefined || name.includes('{') ? entry.slug : name;
}

export function productName(model: Model, { product }: PriceFile): string {
  const entry = model.entry(`${product.collection}/${product.slug}`);
  return entry ? nameOf(entry) : product.slug;
}

export function atOf(model: Model, entry: Entry, pointer: string): At {
  return { entry, pointer, surfaces: model.routes.pagesOf(entry.collection, entry.slug) };
}
