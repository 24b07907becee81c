import { allEntries, type Content, type Entry, identityOf } from '../../core/content/content.ts';
import { givenName } from '../../core/content/given-name.ts';
import { waitingEntries } from '../../core/content/waiting.ts';
import { decimals } from '../../core/shared/numbers.ts';
import { capitalized } from '../../core/text/capitalized.ts';
import { encodedPath } from '../../core/text/encoded-path.ts';
import { excerpt } from '../../core/text/shorten.ts';
import { isDay } from '../../core/values/calendar.ts';
import { isMapping, type JsonValue, mappingOf } from '../../core/values/json-value.ts';
import type { Snapshot } from '../../core/workspace/workspace.ts';
import type {
  Collection,
  EntryState,
  EntrySummary,
  Overview,
  UnpublishedEntry,
  Waiting,
} from '../contract.ts';
import { isOfWorkshop } from '../history/entry-changes.ts';
import { drawingOf } from '../shop/drawings.ts';
import { shortcutsOf } from '../shop/shortcuts.ts';
import { WORDS } from '../words.ts';
import { acceptedIn } from './accepted.ts';
import { asRead } from './as-read.ts';
import { decisionCount, openDecisions } from './decisions.ts';
import { entryAbout, placeOf, titleOf, titleOfCollection } from './names.ts';
import { pagesOf } from './pages.ts';
import { errorCounts, errorsIn, unfinishedIn } from './remarks.ts';

/** What the views read of the state. */
export interface Viewed {
  readonly snapshot: Snapshot;
  /** The state whose contradictions are shown: this one, or one from before the last keys. */
  readonly compared: Snapshot;
  readonly today: string;
  isUnsaved(path: string): boolean;
  /** Whether no file has it yet. */
  isNew(path: string): boolean;
  readonly unpublished: readonly UnpublishedEntry[];
  readonly incoming: number;
  readonly unanswered: number;
  readonly canUndo: string | null;
  readonly canRedo: string | null;
}

export function overviewOf(viewed: Viewed): Overview {
  const { snapshot, unpublished, incoming, unanswered, canUndo, canRedo } = viewed;
  const { content } = snapshot.loaded;
  return {
    name: givenName(identityOf(content)?.value) ?? '',
    shortcuts: shortcutsOf(content),
    errors: errorsIn(snapshot, (path) => viewed.isNew(path)),
    decisions: openDecisions(snapshot),
    unfinished: unfinishedIn(snapshot),
    accepted: acceptedIn(snapshot, viewed.today),
    waiting: waitingIn(viewed),
    unpublished,
    incoming,
    unanswered,
    collections: collectionsIn(viewed),
    canUndo,
    canRedo,
  };
}

function waitingIn({ snapshot, today }: Viewed): Waiting[] {
  const { sound } = snapshot;
  return waitingEntries(sound, today).flatMap(({ entry, property, until }) =>
    until === undefined ? [] : [{ place: placeOf(sound, entry, `/${property}`), from: until }],
  );
}

/** The state of an entry, as a list shows it. */
export function stateOf(viewed: Viewed, entry: Entry): EntryState {
  const { snapshot, compared, today, unpublished } = viewed;
  const { subject, file } = entry;
  return {
    ...errorCounts(snapshot, entry, viewed.isNew(file.path)),
    decisions: decisionCount(compared, file.path),
    unsaved: viewed.isUnsaved(file.path),
    unpublished: unpublished.some((each) => each.subject === subject),
    waitsUntil: waitingDays(snapshot, today).get(subject) ?? null,
  };
}

const waits = new WeakMap<Snapshot, ReadonlyMap<string, string | null>>();

/** The days on which waiting entries are published, by subject. */
function waitingDays(snapshot: Snapshot, today: string): ReadonlyMap<string, string | null> {
  const days =
    waits.get(snapshot) ??
    new Map(waitingEntries(snapshot.sound, today).map(({ entry, until }) => [entry.subject, until ?? null]));
  waits.set(snapshot, days);
  return days;
}

function collectionsIn(viewed: Viewed): Collection[] {
  const { content } = viewed.snapshot.loaded;
  const { schemas } = content;
  const growing = [...content.collections].map(([id, entries]): Collection => {
    const { description = '' } = schemas.files.get(id)?.schema ?? {};
    return {
      id,
      title: titleOfCollection(content, id),
      description: capitalized(description),
      canAddEntries: true,
      hasPages: content.routes.routes.some(({ collection, path }) => collection === id && path.includes(':')),
      isOfWorkshop: schemas.files.get(id)?.schema['x-workshop'] === true,
      entries: summaries(viewed, entries),
    };
  });
  const singles = [...content.singletons.values()].filter(({ schema }) => !schema.isBuiltIn);
  const groups = groupsOf(singles);
  const grouped = [...groups].map(([id, entries]): Collection => {
    const title = WORDS.groups[id as keyof typeof WORDS.groups] ?? capitalized(id);
    return {
      id: `single:${id}`,
      title,
      description: '',
      canAddEntries: false,
      hasPages: false,
      isOfWorkshop: id === 'workshop',
      entries: summaries(viewed, entries),
    };
  });
  return [...growing, ...grouped];
}

/** Single entries by the folder that holds them. */
function groupsOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>([['pages', []]]);
  for (const entry of entries) {
    const { path } = entry.file;
    const id = isOfWorkshop(entry.schema)
      ? 'workshop'
      : path.includes('/')
        ? path.slice(0, path.indexOf('/'))
        : 'settings';
    groups.set(id, [...(groups.get(id) ?? []), entry]);
  }
  return new Map([...groups].filter(([, each]) => each.length > 0));
}

function summaries(viewed: Viewed, entries: readonly Entry[]): EntrySummary[] {
  const { content } = viewed.snapshot.loaded;
  return entries.map((entry) => ({
    subject: entry.subject,
    title: titleOf(content, entry),
    detail: detailOf(viewed.snapshot, entry),
    day: dayOf(entry),
    group: groupOf(viewed.snapshot, entry),
    // Few single ones have any.
    picture: entry.collection === undefined ? null : pictureOf(content, entry),
    state: stateOf(viewed, entry),
  }));
}

/** What distinguishes an entry in a list: the present value of a fact, the first price of a grid. */
function detailOf(snapshot: Snapshot, { subject, value }: Entry): string | null {
  const model = snapshot.model();
  const sound = model.entry(subject);
  const fact = sound && model.factOf(sound);
  if (fact) return [...new Set(fact.readings.filter(({ live }) => live).map(({ text }) => text))].join(' / ');
  const prices = sound && model.priceFileOf(sound);
  const froms =
    prices?.readings.filter(({ live }) => live).flatMap(({ rows }) => rows.map(({ price }) => price)) ?? [];
  if (froms.length > 0) return WORDS.lowestPrice(decimals(Math.min(...froms)));
  const subtitle = isMapping(value) ? value.subtitle : undefined;
  return typeof subtitle === 'string' ? excerpt(asRead(snapshot.sound, subtitle), 60) : null;
}

/** The first day that an entry states. */
function dayOf({ value }: Entry): string | null {
  const days = Object.values(mappingOf(value)).flatMap((each) =>
    typeof each === 'string' && isDay(each.slice(0, 10)) ? [each.slice(0, 10)] : [],
  );
  return days[0] ?? null;
}

/** Constants have no page: their group is the one that shows them most, or its collection. */
function groupOf(snapshot: Snapshot, { subject, collection }: Entry): string | null {
  if (collection !== snapshot.sound.settings.facts) return null;
  const [page] = pagesOf(snapshot, subject);
  const { route } = snapshot.model().routes.match(page?.address ?? '') ?? {};
  if (route?.collection !== undefined) return titleOfCollection(snapshot.sound, route.collection);
  return page?.title ?? WORDS.shownNowhere;
}

/** What shows an entry, as an address of the preview: its first picture, its drawing, or what shows the entry it is about. */
export function pictureOf(content: Content, entry: Entry): string | null {
  const found = pictureIn(content, entry.value) ?? drawingOf(entry);
  const about = found === null ? entryAbout(content, entry) : undefined;
  return about ? pictureOf(content, about) : found;
}

/** The first picture in a value. */
function pictureIn(content: Content, value: JsonValue): string | null {
  if (typeof value === 'string') return content.images.has(value) ? addressOfPicture(content, value) : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const each of Object.values(value)) {
    const found = pictureIn(content, each as JsonValue);
    if (found !== null) return found;
  }
  return null;
}

export function addressOfPicture({ settings }: Content, name: string): string {
  return `/${settings.images.folder}/${encodedPath(name)}`;
}

export function entriesOf(content: Content): Entry[] {
  return allEntries(content).filter(({ schema }) => !schema.isBuiltIn);
}
