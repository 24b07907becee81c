import type { Entry } from '../content/content.ts';
import { readingOn } from '../content/entry-readings.ts';
import { givenName } from '../content/given-name.ts';
import { parentPointer } from '../values/pointer.ts';
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
 * The paths on which a visitor sees a price reading: the product's page, the pages that list it without a price of their
 * own, and those that show all grids, as the schema's `x-surface` says.
 */
export function routesOfPrices(model: Model, file: PriceFile, reading: PriceReading): readonly string[] {
  const shows = (surface: string) => readingOn(file.entry, surface) === reading.declared;
  const { collection, slug } = file.product;
  const { own, others } = surfacesOfPrices(model, file);
  return union([
    own.some(shows) ? model.paths.ofEntry(collection, slug) : [],
    ...others.filter(shows).map((surface) => model.paths.ofSurface(surface)),
  ]);
}

/** The surfaces that show a grid of the file, whichever: the product's own pages, and others. */
function surfacesOfPrices(
  model: Model,
  { product: { collection, slug }, entry }: PriceFile,
): { readonly own: readonly string[]; readonly others: readonly string[] } {
  const listing = model
    .listingsOf(collection, slug)
    .filter(
      ({ list, item }) =>
        list.entry.collection === undefined && !hasOwnPrice(model, list.entry, item.pointer),
    )
    .flatMap(({ list }) => model.routes.pagesOf(undefined, list.entry.slug));
  const always = (entry.annotationTree.annotations['x-surface'] ?? []) as readonly string[];
  return { own: model.routes.pagesOf(collection, slug), others: [...always, ...listing] };
}

function hasOwnPrice({ offers }: Model, entry: Entry, pointer: string): boolean {
  return offers.some((each) => each.entry === entry && each.pointer === parentPointer(pointer));
}

/** An entry's name for people: its own name or title, else its schema's description. */
export function nameOf(entry: Entry): string {
  if (entry.collection === undefined) return entry.schema.schema.description ?? entry.slug;
  const name = givenName(entry.value);
  return name === undefined || name.includes('{') ? entry.slug : name;
}

/** The name of a price file's product for people. */
export function productName(model: Model, { product }: PriceFile): string {
  const entry = model.entry(`${product.collection}/${product.slug}`);
  return entry ? nameOf(entry) : product.slug;
}

export function atOf(model: Model, entry: Entry, pointer: string): At {
  return { entry, pointer, surfaces: model.routes.pagesOf(entry.collection, entry.slug) };
}
