import type { Annotated, Annotations, AnnotationTree } from '../content/annotation-tree.ts';
import { type Content, type Entry, originOf } from '../content/content.ts';
import { hasReadings, PLACEHOLDER } from '../content/entry-readings.ts';
import { groupBy } from '../content/group.ts';
import { pathOf, withoutOrigin } from '../content/link-address.ts';
import { markdownParts } from '../content/markdown-blocks.ts';
import { formsOf } from '../content/phrases.ts';
import type { RouteMatch } from '../content/route-table.ts';
import { surfacesOfText } from '../content/surfaces.ts';
import { walkValues } from '../content/walk-annotated.ts';
import type { Span } from '../prose/near.ts';
import { isMapping, type JsonValue } from '../values/json-value.ts';
import { parentPointer, pointerTo } from '../values/pointer.ts';
import { type At, collectRelations, type Relations } from './relations.ts';

export type { At };

/** A link, with its offsets in its string. */
export interface Href extends At, Span {
  /** As it is written. */
  readonly value: string;
  /** The path on the site, without query and fragment. */
  readonly path: string;
  readonly match: RouteMatch | undefined;
}

interface Reference {
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

/** What visitors read: Markdown, a title, an alternative text, a description, a message. */
export interface Text extends At {
  readonly value: string;
  /** Whether `{{fact}}` is filled in there. */
  readonly takesPlaceholders: boolean;
  /** `Ponctualité : ` where it is a value beside its label: visitors read the two as one sentence. */
  caption: string;
}

export interface PlaceholderUse extends At, Span {
  /** A fact or a phrase. */
  readonly name: string;
  /** The phrase that is written there, when its forms show the fact. */
  readonly through?: string;
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

export interface Collected extends Relations {
  readonly hrefs: Href[];
  readonly names: EntryName[];
  readonly lists: List[];
  readonly texts: Text[];
  readonly placeholders: PlaceholderUse[];
}

const KINDS: readonly (keyof Collected)[] = [
  ...(['choices', 'namings', 'distincts', 'rows', 'completes', 'withins', 'gones', 'labels'] as const),
  ...(['offers', 'hrefs', 'names', 'lists', 'texts', 'placeholders'] as const),
];

export function emptyCollection(): Collected {
  return Object.fromEntries(KINDS.map((kind) => [kind, []])) as never;
}

const known = new WeakMap<Entry, { readonly basis: object; readonly collected: Collected }>();

/** Adds the links, names, lists, texts and placeholders of `entry`, the same objects as long as nothing of them can change. */
export function collectFrom(content: Content, entry: Entry, into: Collected): void {
  const { basis } = content;
  let kept = known.get(entry);
  if (kept?.basis !== basis) {
    kept = { basis, collected: emptyCollection() };
    walkEntry(content, entry, kept.collected);
    known.set(entry, kept);
  }
  for (const kind of Object.keys(into) as (keyof Collected)[])
    for (const each of kept.collected[kind]) (into[kind] as unknown[]).push(each);
}

function walkEntry(content: Content, entry: Entry, into: Collected): void {
  const isProse = !hasReadings(entry);
  const pages = surfacesOfText(content, entry, { surfaces: undefined }).filter((surface) => surface !== '');
  const visit = ({ value, pointer, tree, part, surfaces = pages }: Annotated) => {
    const collection = tree.annotations['x-ref'];
    if (typeof collection === 'string' && typeof value === 'string')
      into.names.push({ entry, pointer, part, collection, slug: value });
    if (part === 'key') return;
    const at = { entry, pointer, surfaces };
    collectRelations(at, tree, value, into);
    if (typeof value === 'string') visitString(content, at, tree.annotations, value, isProse, into);
    const list = Array.isArray(value) ? listOf(at, tree, value) : undefined;
    if (list) into.lists.push(list);
  };
  walkValues(entry, visit);
  const labels = groupBy(
    into.namings.filter(({ names }) => names === 'value'),
    ({ pointer }) => parentPointer(pointer),
  );
  for (const text of labels.size > 0 ? into.texts : []) {
    const label = labels.get(parentPointer(text.pointer))?.find(({ pointer }) => pointer !== text.pointer);
    if (label) text.caption = `${label.value} : `;
  }
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
    const path = pathOf(withoutOrigin(address, originOf(content)));
    if (path.startsWith('/'))
      into.hrefs.push({ ...at, value: address, path, start, end, match: content.routes.match(path) });
  };
  if (annotations['x-href'] !== undefined) {
    href(value, 0, value.length);
    return;
  }
  if (annotations.format === 'date') return;
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
    into.texts.push({ ...at, value, takesPlaceholders, caption: '' });
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
