import { allEntries, type Content, type Entry, identityOf } from '../content/content.ts';
import { hasReadings } from '../content/entry-readings.ts';
import { groupBy } from '../content/group.ts';
import { once } from '../content/memoize.ts';
import { LEXICON } from '../content/settings/settings.ts';
import { localeOf } from '../language/locale-of.ts';
import { keptLast } from '../prose/cached.ts';
import type { Lexicon } from '../prose/lexicon.ts';
import { type QuantityInText, quantitiesOf } from '../prose/paragraphs.ts';
import { isMapping, type JsonValue } from '../values/json-value.ts';
import { asFact, type Fact, makeFact } from './facts.ts';
import { lexiconOf } from './lexicon.ts';
import { makePaths, type Paths } from './paths.ts';
import { makePriceFile, type PriceFile } from './prices.ts';
import type { Relations } from './relations.ts';
import {
  collectFrom,
  type EntryName,
  emptyCollection,
  type Href,
  type List,
  type Listing,
  type PlaceholderUse,
  type Text,
} from './walk.ts';

/** The whole content as facts, links, texts and lists with their places: what the rules read. */
export interface Model extends Readonly<Relations> {
  readonly settings: Content['settings'];
  /** The day on which it is read, `2026-11-21`; without one, nothing depends on it. */
  readonly today: string | undefined;
  /** The entries as they were in the version that is compared with, by their files; those that are the same may be left out. */
  readonly earlier: ReadonlyMap<string, JsonValue>;
  readonly paths: Paths;
  readonly routes: Content['routes'];
  readonly entries: readonly Entry[];
  /** The entries of a collection; none when the project has no such collection. */
  collection(name: string): readonly Entry[];
  singleton(name: string): Entry | undefined;
  /** The entry of the shop's identity. */
  readonly identity: Entry | undefined;
  readonly collections: readonly string[];
  /** An entry by its subject: `COLLECTION/SLUG`, or the name of a singleton. */
  entry(subject: string): Entry | undefined;
  readonly facts: readonly Fact[];
  /** The facts that nobody writes, at the first call. */
  computedFacts(): readonly Fact[];
  factOf(entry: Entry): Fact | undefined;
  /** The facts of a topic, or of that name when they have no topic. */
  factsAbout(topic: string): readonly Fact[];
  readonly priceFiles: readonly PriceFile[];
  priceFileOf(entry: Entry): PriceFile | undefined;
  readonly tables: Content['schemas']['tables'];
  readonly hrefs: readonly Href[];
  readonly names: readonly EntryName[];
  readonly lists: readonly List[];
  readonly texts: readonly Text[];
  /** The same one by one: what a rule reads of facts and prices between two of them is read for the first. */
  eachText(): Iterable<Text>;
  readonly placeholders: readonly PlaceholderUse[];
  placeholdersOf(fact: string): readonly PlaceholderUse[];
  /** The links to an entry's pages, or to a singleton's. */
  hrefsTo(entry: Entry): readonly Href[];
  /** The places that name an entry by its slug. */
  namesOf(entry: Entry): readonly EntryName[];
  listingsOf(collection: string, slug: string): readonly Listing[];
  /** The words for the shop in texts; `undefined` where the project has none. */
  readonly lexicon: Lexicon | undefined;
  /** The quantities that a text states, where they are written in French; read at the first call. */
  quantitiesIn(text: Text): readonly QuantityInText[];
  /** The paths on which a visitor reads a value of `entry` that `surfaces` show. */
  routesOf(at: { readonly entry: Entry; readonly surfaces: readonly string[] }): readonly string[];
}

/** Walks the content once, in time linear in its size; places are computed on demand. */
export function buildModel(content: Content, today?: string, earlier: Model['earlier'] = new Map()): Model {
  const entries = allEntries(content);
  const paths = makePaths(content);
  const collected = emptyCollection();
  const lexicon = lexiconOf(content.singletons.get(LEXICON));
  const facts = new Map<Entry, Fact>();
  const priceFiles = new Map<Entry, PriceFile>();
  for (const entry of entries) {
    collectFrom(content, entry, collected);
    if (!hasReadings(entry)) continue;
    if (isMapping(entry.value) && typeof entry.value.kind === 'string')
      facts.set(entry, makeFact(entry, localeOf(content.settings), lexicon));
    const prices = makePriceFile(entry);
    if (prices) priceFiles.set(entry, prices);
  }
  const bySubject = new Map(entries.map((entry) => [entry.subject, entry]));
  const byTopic = groupBy(facts.values(), ({ topic }) => topic);
  const uses = groupBy(collected.placeholders, ({ name }) => name);
  const hrefs = once(() => groupBy(collected.hrefs, targetOf));
  const names = once(() => groupBy(collected.names, ({ collection, slug }) => `${collection}/${slug}`));
  const listings = once(() =>
    groupBy(
      collected.lists.flatMap((list) => list.items.map((item) => ({ list, item }))),
      ({ list, item }) => `${list.collection}/${item.slug}`,
    ),
  );
  return {
    ...collected,
    settings: content.settings,
    today,
    earlier,
    paths,
    routes: content.routes,
    tables: content.schemas.tables,
    entries,
    facts: [...facts.values()],
    factOf: (entry) => facts.get(entry),
    priceFiles: [...priceFiles.values()],
    lexicon,
    priceFileOf: (entry) => priceFiles.get(entry),
    collections: [...content.collections.keys()],
    collection: (name) => content.collections.get(name) ?? [],
    singleton: (name) => content.singletons.get(name),
    identity: identityOf(content),
    entry: (subject) => bySubject.get(subject),
    factsAbout: (topic) => byTopic.get(topic) ?? [],
    eachText() {
      return this.texts;
    },
    placeholdersOf: (fact) => uses.get(fact) ?? [],
    hrefsTo({ collection, slug, subject }) {
      if (collection !== undefined) return hrefs().get(subject) ?? [];
      const pages = content.routes.pagesOf(undefined, slug);
      return pages.flatMap((page) => paths.ofSurface(page)).flatMap((path) => hrefs().get(path) ?? []);
    },
    namesOf: ({ subject }) => names().get(subject) ?? [],
    listingsOf: (collection, slug) => listings().get(`${collection}/${slug}`) ?? [],
    quantitiesIn: (text) => (content.settings.language === 'fr' ? quantitiesIn(text, lexicon) : []),
    computedFacts: once(() => Array.from(content.computed.values(), asFact)),
    routesOf: ({ entry, surfaces }) => paths.of(entry, surfaces),
  };
}

/** What has readings, of which a decision keeps one. */
export type Read = Fact | PriceFile;

/** The same model with other readings of its facts and prices; it shares the rest, and the quantities already read. */
export function withReadings(model: Model, change: <T extends Read>(of: T) => T): Model {
  const [facts, priceFiles] = [model.facts.map(change), model.priceFiles.map(change)];
  const byEntry = new Map(facts.map((fact) => [fact.entry, fact]));
  const byTopic = groupBy(facts, ({ topic }) => topic);
  const pricesOf = new Map(priceFiles.map((file) => [file.entry, file]));
  return Object.freeze({
    ...model,
    facts,
    priceFiles,
    factOf: (entry: Entry) => byEntry.get(entry),
    factsAbout: (topic: string) => byTopic.get(topic) ?? [],
    priceFileOf: (entry: Entry) => pricesOf.get(entry),
  });
}

/** What a text states, read once with the same words in however many models it is: many rules need it. */
const quantitiesIn = keptLast(({ value, caption }: Text, lexicon: Lexicon | undefined) => {
  const shift = (each: QuantityInText): QuantityInText => ({
    ...each,
    start: each.start - caption.length,
    end: each.end - caption.length,
    paragraphStart: each.paragraphStart - caption.length,
  });
  const all = quantitiesOf(caption + value, lexicon);
  return caption === '' ? all : all.map(shift).filter(({ start }) => start >= 0);
});

/** The subject of the entry, or the path of the page, to which a link leads; `undefined` when it is dead. */
function targetOf({ match }: Href): string | undefined {
  if (!match?.exists) return undefined;
  const { route, slug } = match;
  return slug === undefined ? route.path : `${route.collection}/${slug}`;
}
