import { pathOf } from '../content/href.ts';
import { isMapping, type JsonValue, valueAt } from '../content/json-value.ts';
import { markdownParts } from '../content/markdown.ts';
import { allEntries, type Content, type Entry } from '../content/model.ts';
import { type Place, placeIn } from '../content/places.ts';
import type { Plan } from '../content/plan.ts';
import { pointerTo } from '../content/pointer.ts';
import {
  decisionOf,
  factText,
  hasReadings,
  nameOfReading,
  PLACEHOLDER,
  type Reading,
  readingOn,
  readingsOf,
} from '../content/readings.ts';
import type { RouteMatch } from '../content/routes.ts';
import { surfacesOfText } from '../content/surfaces.ts';
import type { Side } from './finding.ts';
import { groupBy } from './group.ts';
import { makePaths, type Paths } from './paths.ts';
import { type QuantityInText, quantitiesOf } from './prose-parts.ts';
import { canonical } from './values.ts';

/** The whole content as facts, links, texts, lists and dates, each knowing its place: what the rules read. */
export interface Model {
  readonly paths: Paths;
  readonly routes: Content['routes'];
  readonly entries: readonly Entry[];
  /** The entries of a collection; none when the project has no such collection. */
  collection(name: string): readonly Entry[];
  singleton(name: string): Entry | undefined;
  /** An entry by its subject: `COLLECTION/SLUG`, or the name of a singleton. */
  entry(subject: string): Entry | undefined;
  readonly facts: readonly Fact[];
  /** The facts about one thing: of that topic, or of that name when they have none. */
  factsAbout(topic: string): readonly Fact[];
  readonly priceFiles: readonly PriceFile[];
  readonly hrefs: readonly Href[];
  readonly lists: readonly List[];
  readonly days: readonly Day[];
  readonly texts: readonly Text[];
  /** Every `{{fact}}` of every text. */
  readonly placeholders: readonly PlaceholderUse[];
  placeholdersOf(fact: string): readonly PlaceholderUse[];
  /** Every list that names an entry. */
  listingsOf(collection: string, slug: string): readonly Listing[];
  /** The quantities that a text states; read at the first call. */
  quantitiesIn(text: Text): readonly QuantityInText[];
  /** The paths on which a visitor reads a value of `entry` that stands on `surfaces`. */
  routesOf(at: { readonly entry: Entry; readonly surfaces: readonly string[] }): readonly string[];
}

/** Where a value of the content stands. */
export interface At {
  readonly entry: Entry;
  readonly pointer: string;
  /** The surfaces on which a visitor meets it; none when no page shows it. */
  readonly surfaces: readonly string[];
}

export interface FactReading {
  readonly value: string | number;
  /** Equal for two spellings of one value. */
  readonly canonical: string;
  /** As a visitor reads it. */
  readonly text: string;
  readonly source: string;
  readonly pointer: string;
  /** False when a decision has put it aside. */
  readonly live: boolean;
  readonly declared: Reading;
}

export interface Fact {
  readonly entry: Entry;
  readonly slug: string;
  readonly label: string;
  readonly kind: string;
  readonly topic: string;
  /** What tells it from other facts of its topic: season, product, size, zone. */
  readonly qualifier: Readonly<Record<string, string>>;
  readonly mentions: readonly string[];
  readonly readings: readonly FactReading[];
  /** The reading that a visitor of `surface` sees. */
  on(surface: string): FactReading | undefined;
}

export interface PriceRow {
  /** In metres. */
  readonly min: number;
  readonly max: number;
  /** In euros. */
  readonly price: number;
  readonly pointer: string;
}

export interface PriceReading {
  readonly source: string;
  readonly pointer: string;
  /** In euros. */
  readonly from: number;
  readonly rows: readonly PriceRow[];
  readonly live: boolean;
  readonly declared: Reading;
}

/** The prices of one product, with each of their readings. */
export interface PriceFile {
  readonly entry: Entry;
  /** The entry that has these prices. */
  readonly product: { readonly collection: string; readonly slug: string };
  readonly readings: readonly PriceReading[];
  /** Whether a decision names one of them. */
  readonly isDecided: boolean;
}

/** An internal link. */
export interface Href extends At {
  readonly value: string;
  /** Where it stands in its string, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly match: RouteMatch | undefined;
}

/** A reference from one entry to another. */
export interface Reference {
  readonly slug: string;
  readonly pointer: string;
}

/** A list whose items each name one entry of one collection. */
export interface List extends At {
  readonly collection: string;
  readonly items: readonly Reference[];
  readonly isSymmetric: boolean;
}

export interface Listing {
  readonly list: List;
  readonly item: Reference;
}

/** A day of the calendar, `2026-11-21`, in a field of its own. */
export interface Day extends At {
  readonly field: string;
  readonly value: string;
}

/** A piece of French prose: Markdown, a title, an alternative text, a description, a message. */
export interface Text extends At {
  readonly value: string;
  /** Whether `{{fact}}` is filled in there. */
  readonly takesPlaceholders: boolean;
}

export interface PlaceholderUse extends At {
  readonly fact: string;
  readonly start: number;
  readonly end: number;
}

/** The one walk over the content: linear in its size. Links find their route here; places are found when asked for. */
export function buildModel(content: Content): Model {
  const entries = allEntries(content);
  const paths = makePaths(content.routes);
  const found: Found = { hrefs: [], lists: [], days: [], texts: [], placeholders: [] };
  const facts: Fact[] = [];
  const priceFiles: PriceFile[] = [];
  for (const entry of entries) {
    walkEntry(content, entry, found);
    if (!hasReadings(entry)) continue;
    if (isMapping(entry.value) && typeof entry.value.kind === 'string') facts.push(makeFact(entry));
    const prices = makePriceFile(entry);
    if (prices) priceFiles.push(prices);
  }
  const quantities = new Map<Text, readonly QuantityInText[]>();
  const bySubject = new Map(entries.map((entry) => [entry.subject, entry]));
  const byTopic = groupBy(facts, ({ topic }) => topic);
  const uses = groupBy(found.placeholders, ({ fact }) => fact);
  let listings: Map<string, Listing[]> | undefined;
  return {
    ...found,
    paths,
    routes: content.routes,
    entries,
    facts,
    priceFiles,
    collection: (name) => content.collections.get(name) ?? [],
    singleton: (name) => content.singletons.get(name),
    entry: (subject) => bySubject.get(subject),
    factsAbout: (topic) => byTopic.get(topic) ?? [],
    placeholdersOf: (fact) => uses.get(fact) ?? [],
    listingsOf(collection, slug) {
      listings ??= groupBy(
        found.lists.flatMap((list) => list.items.map((item) => ({ list, item }))),
        ({ list, item }) => `${list.collection}/${item.slug}`,
      );
      return listings.get(`${collection}/${slug}`) ?? [];
    },
    quantitiesIn(text) {
      const known = quantities.get(text) ?? quantitiesOf(text.value);
      quantities.set(text, known);
      return known;
    },
    routesOf: ({ entry, surfaces }) => paths.of(entry, surfaces),
  };
}

interface Found {
  readonly hrefs: Href[];
  readonly lists: List[];
  readonly days: Day[];
  readonly texts: Text[];
  readonly placeholders: PlaceholderUse[];
}

/** The tool's own lists and tables, in which no visitor reads. */
const NOT_PROSE = new Set(['consistency']);

function walkEntry(content: Content, entry: Entry, found: Found): void {
  const isProse = !hasReadings(entry) && !NOT_PROSE.has(entry.subject);
  const own = surfacesOfText(content, entry, { surfaces: undefined }).filter((surface) => surface !== '');
  const walk = (plan: Plan | undefined, node: JsonValue, pointer: string, around: readonly string[]) => {
    const surfaces = (plan?.annotations['x-surface'] as readonly string[] | undefined) ?? around;
    if (typeof node === 'string') {
      visitString(content, { entry, pointer, surfaces }, plan, node, isProse, found);
    } else if (Array.isArray(node)) {
      const list = listOf({ entry, pointer, surfaces }, plan, node);
      if (list) found.lists.push(list);
      for (let i = 0; i < node.length; i++)
        walk(plan?.items, node[i] as JsonValue, `${pointer}/${i}`, surfaces);
    } else if (isMapping(node)) {
      for (const key in node)
        walk(plan?.properties.get(key), node[key] as JsonValue, pointerTo(pointer, key), surfaces);
    }
  };
  walk(entry.plan, entry.value, '', own);
}

function visitString(
  content: Content,
  at: At,
  plan: Plan | undefined,
  value: string,
  isProse: boolean,
  found: Found,
): void {
  const annotations = plan?.annotations ?? {};
  const href = (address: string, start: number, end: number) => {
    if (!address.startsWith('/')) return;
    found.hrefs.push({ ...at, value: address, start, end, match: content.routes.match(pathOf(address)) });
  };
  if (annotations['x-href'] !== undefined) {
    href(value, 0, value.length);
    return;
  }
  if (annotations.format === 'date') {
    found.days.push({ ...at, field: at.pointer.slice(at.pointer.lastIndexOf('/') + 1), value });
    return;
  }
  if (NAMES.some((name) => annotations[name] !== undefined)) return;
  if (annotations['x-markdown'] !== undefined) {
    for (const part of markdownParts(value)) if (part.kind === 'link') href(part.value, part.start, part.end);
  }
  const takesPlaceholders = annotations['x-text'] !== undefined || annotations['x-markdown'] !== undefined;
  if (takesPlaceholders && value.includes('{{')) {
    for (const match of value.matchAll(PLACEHOLDER)) {
      const [whole, fact] = match;
      if (fact !== undefined)
        found.placeholders.push({ ...at, fact, start: match.index, end: match.index + whole.length });
    }
  }
  if (isProse && (takesPlaceholders || /\p{L}\S*\s|\s\S*\p{L}/u.test(value)))
    found.texts.push({ ...at, value, takesPlaceholders });
}

/** Annotations of strings that name something else and are not read as prose. */
const NAMES = ['x-ref', 'x-image', 'x-surface-id', 'x-collection'] as const;

/** `node` as a list of references: its items are slugs, or mappings with one field that is. */
function listOf(at: At, plan: Plan | undefined, node: readonly JsonValue[]): List | undefined {
  const direct = plan?.items?.annotations['x-ref'];
  const field = [...(plan?.items?.properties ?? [])].find(
    ([, property]) => property.annotations['x-ref'] !== undefined,
  );
  const collection = direct ?? field?.[1].annotations['x-ref'];
  if (typeof collection !== 'string') return undefined;
  const items = node.flatMap((item, index): Reference[] => {
    const slug = direct === undefined && isMapping(item) ? item[field?.[0] ?? ''] : item;
    const pointer = `${at.pointer}/${index}`;
    return typeof slug === 'string'
      ? [{ slug, pointer: direct === undefined ? pointerTo(pointer, field?.[0] ?? '') : pointer }]
      : [];
  });
  return { ...at, collection, items, isSymmetric: plan?.annotations['x-symmetric'] === true };
}

// --- Facts and prices -------------------------------------------------------------------------------------------

export function makeFact(entry: Entry): Fact {
  const value = isMapping(entry.value) ? entry.value : {};
  const kind = String(value.kind);
  const isLive = liveReadings(entry);
  const readings = readingsOf(entry).map(
    (declared, index): FactReading => ({
      value: declared.value ?? '',
      canonical: canonical(kind, declared.value ?? ''),
      text: factText(kind, declared),
      source: declared.source,
      pointer: `/readings/${index}/value`,
      live: isLive(declared),
      declared,
    }),
  );
  const qualifier = isMapping(value.qualifier) ? value.qualifier : {};
  return {
    entry,
    slug: entry.slug,
    label: typeof value.label === 'string' ? value.label : entry.slug,
    kind,
    topic: typeof value.topic === 'string' ? value.topic : entry.slug,
    qualifier: Object.fromEntries(Object.entries(qualifier).map(([name, text]) => [name, String(text)])),
    mentions: Array.isArray(value.mentions) ? value.mentions.map(String) : [],
    readings,
    on(surface) {
      const shown = readingOn(entry, surface);
      return readings.find(({ declared }) => declared === shown);
    },
  };
}

/** Whether a reading still counts: every one does until a decision names one. */
function liveReadings(entry: Entry): (reading: Reading) => boolean {
  const decision = decisionOf(entry);
  return (reading) => decision === undefined || nameOfReading(reading) === String(decision);
}

function makePriceFile(entry: Entry): PriceFile | undefined {
  const product = [...entry.plan.properties].find(([, plan]) => plan.annotations['x-ref'] !== undefined);
  const slug = product && isMapping(entry.value) ? entry.value[product[0]] : undefined;
  const isLive = liveReadings(entry);
  const readings = readingsOf(entry).flatMap((declared, index): PriceReading[] => {
    const { grid, from, source } = declared;
    if (!Array.isArray(grid) || typeof from !== 'number') return [];
    const pointer = `/readings/${index}`;
    const rows = grid.flatMap((row, at): PriceRow[] =>
      isMapping(row)
        ? [
            {
              min: Number(row.min),
              max: Number(row.max),
              price: Number(row.price),
              pointer: `${pointer}/grid/${at}`,
            },
          ]
        : [],
    );
    return [{ source, pointer, from, rows, live: isLive(declared), declared }];
  });
  if (typeof slug !== 'string' || !product || readings.length === 0) return undefined;
  const collection = String(product[1].annotations['x-ref']);
  return { entry, product: { collection, slug }, readings, isDecided: decisionOf(entry) !== undefined };
}

// --- Sides ------------------------------------------------------------------------------------------------------

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

/** Where texts show it; where none does, the surfaces that the reading itself names. */
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
  return uses.length > 0 ? [] : model.paths.all.length > 0 ? servedByDefault(model, fact, reading) : [];
}

function servedByDefault(model: Model, fact: Fact, reading: FactReading): readonly string[] {
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
  const pages = model.routes.pagesOf(collection, slug).filter(shows);
  const own = pages.length > 0 ? model.paths.ofEntry(collection, slug) : [];
  const listing = model
    .listingsOf(collection, slug)
    .filter(({ list, item }) => list.entry.collection === undefined && !hasOwnPrice(list.entry, item.pointer))
    .flatMap(({ list }) => model.routes.pagesOf(undefined, list.entry.slug));
  const always = (file.entry.plan.annotations['x-surface'] ?? []) as readonly string[];
  const others = [...always, ...listing].filter(shows);
  return union([own, ...others.map((surface) => model.paths.ofSurface(surface))]);
}

function hasOwnPrice(entry: Entry, pointer: string): boolean {
  const item = valueAt(entry.value, pointer.slice(0, pointer.lastIndexOf('/')));
  return isMapping(item) && item.price !== undefined;
}

/** Any other value of the content as a side. */
export function side(
  model: Model,
  at: At,
  value: string,
  more: Partial<Pick<Side, 'key' | 'source' | 'routes' | 'dropped'>> & { readonly place?: Place } = {},
): Side {
  return {
    value,
    key: more.key ?? value,
    source: more.source ?? nameOf(at.entry),
    place: more.place ?? placeIn(at.entry, at.pointer),
    routes: more.routes ?? model.routesOf(at),
    dropped: more.dropped ?? false,
  };
}

/** What a person calls an entry: its own name or title, else what its schema says of it. */
export function nameOf(entry: Entry): string {
  const value = isMapping(entry.value) ? entry.value : {};
  for (const field of ['name', 'title', 'label']) {
    const name = value[field];
    if (typeof name === 'string' && !name.includes('{') && entry.collection !== undefined) return name;
  }
  const { description } = entry.schema.schema;
  return entry.collection === undefined && description !== undefined ? description : entry.slug;
}

/** What a person calls the product of a price file. */
export function productName(model: Model, { product }: PriceFile): string {
  const entry = model.entry(`${product.collection}/${product.slug}`);
  return entry ? nameOf(entry) : product.slug;
}

/** The year of the season that `site.yaml` announces. */
export function seasonOf(model: Model): number | undefined {
  const site = model.singleton('site')?.value;
  return isMapping(site) && typeof site.season === 'number' ? site.season : undefined;
}

/** Where on the site a singleton's or an entry's value shows. */
export function atOf(model: Model, entry: Entry, pointer: string): At {
  return { entry, pointer, surfaces: model.routes.pagesOf(entry.collection, entry.slug) };
}

function union(lists: readonly (readonly string[])[]): readonly string[] {
  return lists.length === 1 ? (lists[0] ?? []) : [...new Set(lists.flat())];
}
