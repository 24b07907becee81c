import type { Annotated, Annotations, AnnotationTree } from '../content/annotation-tree.ts';
import type { Content, Entry } from '../content/content.ts';
import { hasReadings, PLACEHOLDER } from '../content/entry-readings.ts';
import { pathOf } from '../content/link-address.ts';
import { markdownParts } from '../content/markdown-parts.ts';
import { formsOf } from '../content/phrases.ts';
import type { RouteMatch } from '../content/route-table.ts';
import { surfacesOfText } from '../content/surfaces.ts';
import { walkValues } from '../content/walk-annotated.ts';
import { isMapping, type JsonValue, type mappingOf } from '../values/json-value.ts';
import { lastStep, pointerTo } from '../values/pointer.ts';

/** A value of the content, by its place. */
export interface At {
  readonly entry: Entry;
  readonly pointer: string;
  /** The surfaces that show it; none when no page does. */
  readonly surfaces: readonly string[];
}

export interface Href extends At {
  readonly value: string;
  /** Its offsets in its string, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly match: RouteMatch | undefined;
}

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

/** What visitors read: Markdown, a title, an alternative text, a description, a message. */
export interface Text extends At {
  readonly value: string;
  /** Whether `{{fact}}` is filled in there. */
  readonly takesPlaceholders: boolean;
}

export interface PlaceholderUse extends At {
  /** A fact or a phrase. */
  readonly name: string;
  /** The phrase that is written there, when its forms show the fact. */
  readonly through?: string;
  readonly start: number;
  readonly end: number;
}

/** A value that names an entry, alone or in a list. */
export interface EntryName {
  readonly entry: Entry;
  readonly pointer: string;
  /** Whether it is the key at the pointer. */
  readonly part: Annotated['part'];
  readonly collection: string;
  readonly slug: string;
}

/** A field whose value texts say in words. */
export interface Trait extends At {
  /** What the lexicon calls it. */
  readonly trait: string;
  readonly value: string;
}

/** Words that name an entry: their own, or the one that is referred to beside them. */
export interface NamingText extends At {
  readonly names: 'entry' | 'target';
  readonly value: string;
}

/** Words that no other thing has. */
export interface DistinctText extends At {
  /** `siblings`, or the word of its set. */
  readonly among: string;
  readonly value: string;
  /** The picture that they describe. */
  readonly image: string | undefined;
}

/** A value that must be among those of a list elsewhere. */
export interface Choice extends At {
  /** `pages/article-list#/categories/*\/id`. */
  readonly list: string;
  readonly value: string;
}

export interface Collected {
  readonly traits: Trait[];
  readonly choices: Choice[];
  readonly namings: NamingText[];
  readonly distincts: DistinctText[];
  readonly hrefs: Href[];
  readonly names: EntryName[];
  readonly lists: List[];
  readonly days: Day[];
  readonly texts: Text[];
  readonly placeholders: PlaceholderUse[];
}

export function emptyCollection(): Collected {
  return {
    traits: [],
    choices: [],
    namings: [],
    distincts: [],
    hrefs: [],
    names: [],
    lists: [],
    days: [],
    texts: [],
    placeholders: [],
  };
}

const known = new WeakMap<Entry, { readonly basis: object; readonly collected: Collected }>();

/** Adds the links, names, lists, days, texts and placeholders of `entry`, the same objects as long as nothing of them can change. */
export function collectFrom(content: Content, entry: Entry, into: Collected): void {
  const { basis } = content;
  let own = known.get(entry);
  if (own?.basis !== basis) {
    own = { basis, collected: emptyCollection() };
    walkEntry(content, entry, own.collected);
    known.set(entry, own);
  }
  const { traits, choices, namings, distincts, hrefs, names, lists, days, texts, placeholders } =
    own.collected;
  for (const trait of traits) into.traits.push(trait);
  for (const choice of choices) into.choices.push(choice);
  for (const naming of namings) into.namings.push(naming);
  for (const text of distincts) into.distincts.push(text);
  for (const href of hrefs) into.hrefs.push(href);
  for (const name of names) into.names.push(name);
  for (const list of lists) into.lists.push(list);
  for (const day of days) into.days.push(day);
  for (const text of texts) into.texts.push(text);
  for (const use of placeholders) into.placeholders.push(use);
}

/** Linear in the size of the entry. */
function walkEntry(content: Content, entry: Entry, into: Collected): void {
  const isProse = !hasReadings(entry);
  const own = surfacesOfText(content, entry, { surfaces: undefined }).filter((surface) => surface !== '');
  const visit = ({ value, pointer, tree, part, surfaces = own }: Annotated) => {
    const collection = tree.annotations['x-ref'];
    if (typeof collection === 'string' && typeof value === 'string')
      into.names.push({ entry, pointer, part, collection, slug: value });
    if (part === 'key') return;
    if (typeof value === 'string')
      visitString(content, { entry, pointer, surfaces }, tree.annotations, value, isProse, into);
    else if (Array.isArray(value)) {
      const list = listOf({ entry, pointer, surfaces }, tree, value);
      if (list) into.lists.push(list);
    } else if (isMapping(value))
      into.distincts.push(...distinctsIn({ entry, pointer, surfaces }, tree, value));
  };
  walkValues(entry, visit);
}

function visitString(
  content: Content,
  at: At,
  annotations: Annotations,
  value: string,
  isProse: boolean,
  into: Collected,
): void {
  const href = (address: string, start: number, end: number) => {
    if (!address.startsWith('/')) return;
    into.hrefs.push({ ...at, value: address, start, end, match: content.routes.match(pathOf(address)) });
  };
  visitRelated(at, annotations, value, into);
  if (annotations['x-href'] !== undefined) {
    href(value, 0, value.length);
    return;
  }
  if (annotations.format === 'date') {
    into.days.push({ ...at, field: lastStep(at.pointer), value });
    return;
  }
  if (annotations['x-markdown'] !== undefined) {
    for (const part of markdownParts(value)) if (part.kind === 'link') href(part.value, part.start, part.end);
  }
  const takesPlaceholders = annotations['x-text'] !== undefined || annotations['x-markdown'] !== undefined;
  if (takesPlaceholders && value.includes('{{')) {
    for (const match of value.matchAll(PLACEHOLDER)) {
      const [whole, name] = match;
      if (name === undefined) continue;
      const use = { ...at, start: match.index, end: match.index + whole.length };
      into.placeholders.push({ ...use, name });
      const forms = formsOf(content, name) ?? [];
      const facts = forms.flatMap((form) => Array.from(form.matchAll(PLACEHOLDER), ([, fact = '']) => fact));
      for (const fact of new Set(facts)) into.placeholders.push({ ...use, name: fact, through: name });
    }
  }
  if (isProse && (takesPlaceholders || annotations['x-prose'] !== undefined))
    into.texts.push({ ...at, value, takesPlaceholders });
}

/** What the schema says of how the value goes with others. */
function visitRelated(at: At, annotations: Annotations, value: string, into: Collected): void {
  const { 'x-attribute': trait, 'x-among': list, 'x-names': names } = annotations;
  if (typeof trait === 'string') into.traits.push({ ...at, trait, value });
  if (typeof list === 'string') into.choices.push({ ...at, list, value });
  if (names === 'entry' || names === 'target') into.namings.push({ ...at, names, value });
}

/** The fields of a mapping that no other thing may say. */
function distinctsIn(
  at: At,
  { properties }: AnnotationTree,
  value: ReturnType<typeof mappingOf>,
): DistinctText[] {
  const fields = [...(properties ?? [])];
  const [picture] = fields.find(([, { annotations }]) => annotations['x-image'] !== undefined) ?? [];
  const image = picture === undefined ? undefined : value[picture];
  return fields.flatMap(
    ([
      name,
      {
        annotations: { 'x-distinct': among },
      },
    ]) => {
      const text = value[name];
      if (typeof among !== 'string' || typeof text !== 'string') return [];
      const pointer = pointerTo(at.pointer, name);
      return [{ ...at, pointer, among, value: text, image: typeof image === 'string' ? image : undefined }];
    },
  );
}

/** `values` as a list of references: its items are slugs, or mappings with one field that is. */
function listOf(at: At, tree: AnnotationTree, values: readonly JsonValue[]): List | undefined {
  const direct = tree.items?.annotations['x-ref'];
  const field = [...(tree.items?.properties ?? [])].find(
    ([, property]) => property.annotations['x-ref'] !== undefined,
  );
  const collection = direct ?? field?.[1].annotations['x-ref'];
  if (typeof collection !== 'string') return undefined;
  const items = values.flatMap((item, index): Reference[] => {
    const slug = direct === undefined && isMapping(item) ? item[field?.[0] ?? ''] : item;
    const pointer = `${at.pointer}/${index}`;
    return typeof slug === 'string'
      ? [{ slug, pointer: direct === undefined ? pointerTo(pointer, field?.[0] ?? '') : pointer }]
      : [];
  });
  return { ...at, collection, items, isSymmetric: tree.annotations['x-symmetric'] === true };
}
