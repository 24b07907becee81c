import { readAcceptances } from '../content/acceptance.ts';
import { allEntries, type Content, type Entry, identityOf } from '../content/content.ts';
import { decisionOf, hasReadings, readingsOf } from '../content/entry-readings.ts';
import { givenName } from '../content/given-name.ts';
import { describeField } from '../content/schemas.ts';
import { ACCEPTANCES } from '../content/settings/acceptances-schema.ts';
import { walkValues } from '../content/walk-annotated.ts';
import { localeOf } from '../language/locale-of.ts';
import { factText } from '../language/reading.ts';
import { type FactReading, makeFact } from '../model/facts.ts';
import { seasonIn } from '../model/season.ts';
import { decimals } from '../shared/numbers.ts';
import { euros, heights } from '../values/decimals.ts';
import { isMapping, type JsonValue, listIn, mappingOf, valueAt } from '../values/json-value.ts';
import { pointerSteps } from '../values/pointer.ts';

/** What a season leaves behind, in the order in which it is looked at. */
const KINDS = [
  'season',
  'date',
  'price',
  'article',
  'legal',
  'decision',
  'acceptance',
  'notice',
  'badge',
  'availability',
  'text',
] as const;

type Kind = (typeof KINDS)[number];

/** A value that can be typed again. */
interface Typed {
  readonly pointer: string;
  /** What it describes, in a few words; empty where it is alone. */
  readonly of: string;
  readonly value: string | number;
}

/** One thing left from last year that somebody has to look at. */
export interface Item {
  /** `KIND:SUBJECT`, and what distinguishes it from others of its file. */
  readonly id: string;
  readonly kind: Kind;
  readonly entry: Entry;
  readonly pointer: string;
  /** What it is about, as its file calls it. */
  readonly label: string;
  /** Its texts, a line each: when one changes, the item is open again. */
  readonly lines: readonly string[];
  readonly typed: readonly Typed[];
  /** What can be taken away: the decision, or the value at a pointer. */
  readonly removes?: 'decision' | { readonly pointer: string };
}

/** The collections and the singleton in which a shop keeps these things; one that it lacks is passed over. */
const ARTICLES = 'articles';
const LEGAL = 'legal';
const NOTICES = 'notices';
const AVAILABILITY = 'availability';

/** Facts that an editor takes from the calendar of a season. */
const CALENDAR = new Set(['date', 'date-range', 'hours', 'weekdays']);

/**
 * What the content keeps of earlier seasons when that of `year` is prepared, except texts that mention other years.
 */
export function itemsOf(content: Content, year: number): Item[] {
  const entries = allEntries(content);
  return withUniqueIds([
    ...seasonItem(content, year),
    ...factItems(content, (kind) => CALENDAR.has(kind), 'date'),
    ...entries.flatMap((entry) => priceItem(content, entry)),
    ...factItems(content, (kind) => kind === 'money', 'price'),
    ...dayItems(content, ARTICLES, 'date', year, 'article'),
    ...dayItems(content, LEGAL, 'updated', year, 'legal'),
    ...entries.flatMap((entry) => decisionItem(entry)),
    ...acceptanceItems(content),
    ...noticeItems(content),
    ...entries.flatMap((entry) => badgeItem(entry)),
    ...availabilityItems(content),
  ]);
}

/** A second item of the same name gets a number. */
function withUniqueIds(items: readonly Item[]): Item[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const count = (counts.get(item.id) ?? 0) + 1;
    counts.set(item.id, count);
    return count === 1 ? item : { ...item, id: `${item.id}:${count}` };
  });
}

function seasonItem(content: Content, year: number): Item[] {
  const season = seasonIn(identityOf(content));
  if (!season || season.year >= year) return [];
  const { entry, pointer, year: value } = season;
  return [
    { ...itemOf('season', entry, pointer), lines: [String(value)], typed: [{ pointer, of: '', value }] },
  ];
}

function factItems(content: Content, isWanted: (kind: string) => boolean, kind: 'date' | 'price'): Item[] {
  const facts = content.collections.get(content.settings.facts) ?? [];
  return facts.flatMap((entry): Item[] => {
    if (!hasReadings(entry)) return [];
    const locale = localeOf(content.settings);
    const fact = makeFact(entry, locale);
    const readings = fact.readings.filter(({ live }) => live);
    if (!isWanted(fact.kind) || readings.length === 0) return [];
    const isAlone = readings.length === 1;
    return [
      {
        ...itemOf(kind, entry, readings[0]?.pointer ?? ''),
        label: fact.label,
        lines: readings.map(({ text, source, declared }) => {
          const usual = factText(locale, fact.kind, { ...declared, text: undefined });
          const more = [text.includes(usual) ? '' : usual, isAlone ? '' : source].filter(Boolean);
          return more.length > 0 ? `${text} (${more.join(', ')})` : text;
        }),
        typed: readings.flatMap((reading) => typedOf(content, entry, reading, isAlone)),
      },
    ];
  });
}

/** The value of a reading, and the text that visitors read in its place. */
function typedOf(
  { schemas }: Content,
  entry: Entry,
  { pointer, value, source, declared }: FactReading,
  isAlone: boolean,
): Typed[] {
  const typed = { pointer, of: isAlone ? '' : source, value };
  if (typeof declared.text !== 'string') return [typed];
  const at = pointer.replace(/value$/, 'text');
  const { title } = describeField(schemas, entry.schema, pointerSteps(at));
  return [typed, { pointer: at, of: isAlone ? '' : `${source}, ${title}`, value: declared.text }];
}

/** The prices that an entry states: a field `price` anywhere, and the lowest one of a grid. */
function priceItem(content: Content, entry: Entry): Item[] {
  const decision = decisionOf(entry);
  const readings = hasReadings(entry) && decision === undefined ? readingsOf(entry).length : 1;
  const typed: Typed[] = [];
  walkValues(entry, ({ value, key, pointer, parent }) => {
    if (typeof value !== 'number' || !isMapping(parent)) return;
    if (key !== 'price' && !(key === 'from' && Array.isArray(parent.grid))) return;
    const reading = readingAround(entry, pointer);
    if (reading && decision !== undefined && reading.source !== decision) return;
    const source = reading && readings > 1 ? String(reading.source) : '';
    const lowest =
      key === 'from' && describeField(content.schemas, entry.schema, pointerSteps(pointer)).title;
    typed.push({ pointer, of: [source, lowest || sizeOf(parent)].filter(Boolean).join(', '), value });
  });
  const [first] = typed;
  if (!first) return [];
  const lines = typed.map(({ of, value }) => [of, euros(Number(value))].filter(Boolean).join(' : '));
  return [{ ...itemOf('price', entry, first.pointer, nameOf(content, entry)), lines, typed }];
}

/** What a price is for: a size, or what the row is called. */
function sizeOf(row: { readonly [key: string]: JsonValue }): string {
  const { min, max } = row;
  if (typeof min === 'number') return heights(min, typeof max === 'number' ? max : Number.POSITIVE_INFINITY);
  return givenName(row) ?? '';
}

function readingAround(entry: Entry, pointer: string): { readonly [key: string]: JsonValue } | undefined {
  const [list = '', index = ''] = pointerSteps(pointer);
  const reading = list === 'readings' ? valueAt(entry.value, `/readings/${index}`) : undefined;
  return isMapping(reading) ? reading : undefined;
}

/** Entries whose day is before the year. */
function dayItems(content: Content, collection: string, field: string, year: number, kind: Kind): Item[] {
  return (content.collections.get(collection) ?? []).flatMap((entry): Item[] => {
    const day = isMapping(entry.value) ? entry.value[field] : undefined;
    if (typeof day !== 'string' || !(Number(day.slice(0, 4)) < year)) return [];
    const pointer = `/${field}`;
    const line = localeOf(content.settings).date(day);
    return [{ ...itemOf(kind, entry, pointer), lines: [line], typed: [{ pointer, of: '', value: day }] }];
  });
}

function decisionItem(entry: Entry): Item[] {
  const decision = hasReadings(entry) ? decisionOf(entry) : undefined;
  if (decision === undefined) return [];
  return [{ ...itemOf('decision', entry, '/decision'), lines: [String(decision)], removes: 'decision' }];
}

function acceptanceItems(content: Content): Item[] {
  const entry = content.singletons.get(ACCEPTANCES);
  if (!entry) return [];
  return readAcceptances(content).map(({ rule, subject, reason, until, index }) => {
    const pointer = `/accepted/${index}`;
    const label = `${rule} ${subject}`;
    return {
      ...itemOf('acceptance', entry, pointer, label),
      id: `acceptance:${label.replace(' ', ':')}`,
      lines: [[reason, ...(until === undefined ? [] : [until])].join(' ; ')],
      removes: { pointer },
    };
  });
}

function noticeItems({ collections }: Content): Item[] {
  return (collections.get(NOTICES) ?? []).map((entry): Item => {
    const { text, from, until } = mappingOf(entry.value);
    const typed = Object.entries({ text, from, until }).flatMap(([key, value]) =>
      typeof value === 'string' ? [{ pointer: `/${key}`, of: '', value }] : [],
    );
    const days = typed.flatMap(({ pointer, value }) => (pointer === '/text' ? [] : [value]));
    const lines = [String(text), days.join(' – ')].filter(Boolean);
    return { ...itemOf('notice', entry, '/text'), lines, typed };
  });
}

function badgeItem(entry: Entry): Item[] {
  const badges = listIn(entry.value, 'badges');
  if (badges.length === 0) return [];
  const typed = badges.map((value, index) => ({ pointer: `/badges/${index}`, of: '', value: String(value) }));
  return [{ ...itemOf('badge', entry, '/badges'), lines: badges.map(String), typed }];
}

function availabilityItems({ singletons }: Content): Item[] {
  const entry = singletons.get(AVAILABILITY);
  return Object.keys(mappingOf(entry?.value)).flatMap((list) =>
    listIn(entry?.value, list).flatMap((state, index): Item[] => {
      if (!entry || !isMapping(state)) return [];
      const pointer = `/${list}/${index}`;
      const lines = [Object.values(state).map(saying).join(' ; ')];
      const [[, what] = ['', '']] = Object.entries(state);
      const label = saying(what ?? '');
      const item = itemOf('availability', entry, pointer, label);
      return [{ ...item, id: `availability:${label}`, lines, removes: { pointer } }];
    }),
  );
}

function saying(value: JsonValue): string {
  if (Array.isArray(value)) return value.map(saying).join(', ');
  if (isMapping(value)) return Object.values(value).map(saying).join(' ');
  return typeof value === 'number' ? decimals(value) : String(value);
}

function itemOf(kind: Kind, entry: Entry, pointer: string, name?: string): Omit<Item, 'lines'> {
  const label = name ?? givenName(entry.value) ?? entry.subject;
  return { id: `${kind}:${entry.subject}`, kind, entry, pointer, label, typed: [] };
}

/** The name that its file gives, else that of another entry of its slug: a grid is named after its product. */
function nameOf({ collections }: Content, entry: Entry): string {
  const others = [...collections.values()].flatMap((all) => all.filter(({ slug }) => slug === entry.slug));
  return (
    [entry, ...others].map(({ value }) => givenName(value)).find((name) => name !== undefined) ??
    entry.subject
  );
}
