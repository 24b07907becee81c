import type { Entry } from '../content/content.ts';
import { groupBy } from '../content/group.ts';
import { yamlValue } from '../content/parse-yaml.ts';
import { type Place, placeIn } from '../content/places.ts';
import { type SchemaSet, schemasAt } from '../content/schemas.ts';
import type { Span } from '../diagnostics/problem.ts';
import type { Model } from '../model/model.ts';
import { usagesOf } from '../model/usages.ts';
import { isMapping, type JsonValue, valueAt } from '../values/json-value.ts';
import { lastStep, parentPointer, pointerSteps } from '../values/pointer.ts';
import type { ValueEdit } from '../values/value-edit.ts';
import type { ContentEdit } from './content-edit.ts';
import { setRedirect } from './edit.ts';
import { editValue } from './edit-value.ts';
import { acceptancesOf, computedNames, pageAddresses, rowsNaming } from './renaming.ts';

export interface Removal {
  /** What names the entry or links to it, and goes with it: entries that are about it alone, items of lists, optional fields. */
  readonly removed: readonly Place[];
  /** The links in texts, of which the words stay. */
  readonly unlinked: readonly Place[];
  /** What cannot go: a sentence that shows it, a required field. Somebody has to write something else there. */
  readonly kept: readonly Kept[];
  /** The files that change, the entry's first, which goes as do those that are about it. */
  readonly edits: readonly ContentEdit[];
  /** The addresses of its page, which are redirected: none where the project has no table of redirects. */
  readonly addresses: readonly string[];
}

interface Kept extends Place {
  /** Of which another entry can be named there instead. */
  readonly collection?: string | undefined;
}

/**
 * What has to change for `entry` to be gone.
 * @param redirectTo where its old addresses lead, and those that led to it; nowhere by default
 * @param instead the slugs that replace its name where it cannot go, by `placeKey`
 */
export function removalOf(
  schemas: SchemaSet,
  model: Model,
  entry: Entry,
  redirectTo?: string,
  instead: ReadonlyMap<string, string> = new Map(),
): Removal {
  const sources = new Map(model.entries.map((each) => [each.file.path, each]));
  const gone = goneWith(schemas, model, entry);
  const ofRest = ({ file }: Place) => !gone.some((each) => each.file.path === file);
  const usages = gone
    .flatMap((each) => usagesOf(model, each))
    .filter(({ kind, place, isThrough }) => kind !== 'states' && !isThrough && ofRest(place));
  const going = usages.filter(({ kind }) => kind !== 'shows').map(({ place }) => place);
  const kept = usages.filter(({ kind }) => kind === 'shows').map(({ place }) => place);
  const rows = gone.flatMap((each) => rowsNaming(model, each));
  const naming = [
    ...rows,
    ...going,
    ...gone.flatMap((each) => [...computedNames(model, each), ...acceptancesOf(model, each)]).filter(ofRest),
  ];
  const table = model.singleton(model.settings.redirects)?.file;
  const removed = gone.slice(1).map((each) => placeIn(each, ''));
  const unlinked: Place[] = [];
  const replacing = (place: Place): ValueEdit | undefined => {
    const value = place.file === table?.path ? redirectTo : instead.get(placeKey(place));
    return value === undefined ? undefined : { op: 'set', pointer: place.pointer, value };
  };
  const listFor = (place: Place, edit: ValueEdit | undefined): Place[] => {
    if (!edit) return kept;
    if (replacing(place)) return [];
    return edit.op === 'set' ? unlinked : removed;
  };
  const texts = new Map<string, string>();
  for (const [file, places] of groupBy(naming, (place) => place.file)) {
    const from = sources.get(file);
    // From the end, so that the places of the rest stay what they are.
    for (const place of places.toSorted((a, b) => b.span.start - a.span.start)) {
      const text = texts.get(file) ?? place.text;
      const value = yamlValue(text);
      if (!from || valueAt(value, place.pointer) === undefined) continue;
      const edit =
        replacing(place) ?? (rows.includes(place) ? undefined : editFor(schemas, from, value, place));
      if (edit) texts.set(file, editValue(text, edit));
      listFor(place, edit).push(place);
    }
  }
  const addresses = table ? gone.flatMap((each) => pageAddresses(model, each)) : [];
  if (table && redirectTo !== undefined)
    texts.set(
      table.path,
      addresses.reduce(
        (text, from) => setRedirect(text, { from, to: redirectTo }),
        texts.get(table.path) ?? table.text,
      ),
    );
  const others = [...texts].map(([path, after]) => ({ path, before: sources.get(path)?.file.text, after }));
  const files = gone.map(({ file: { path, text } }) => ({ path, before: text, after: undefined }));
  const named = ({ file, pointer }: Place) => {
    const name = valueAt(sources.get(file)?.value ?? null, pointer);
    return gone.find(({ slug }) => slug === name)?.collection;
  };
  return {
    removed,
    unlinked,
    kept: kept.map((place) => ({ ...place, collection: named(place) })),
    edits: [...files, ...others],
    addresses,
  };
}

export function placeKey({ file, pointer }: Pick<Place, 'file' | 'pointer'>): string {
  return `${file}#${pointer}`;
}

/** The item of a list at a pointer, or the item around it, that can go; `null` where the pointer is that of no item. */
export function removableItem(
  set: SchemaSet,
  entry: Entry,
  value: JsonValue,
  pointer: string,
): string | null {
  for (let at = pointer; at !== ''; at = parentPointer(at))
    if (Array.isArray(valueAt(value, parentPointer(at)))) {
      if (removableAt(set, entry, value, at) === at) return at;
    } else if (at === pointer) return null;
  return null;
}

/** The entry, and those that are about it alone, as a price file does for its tree: a field that no other may share names it. */
function goneWith(set: SchemaSet, model: Model, entry: Entry): readonly Entry[] {
  const gone = [entry];
  for (const each of gone)
    for (const { entry: from, pointer } of model.namesOf(each)) {
      const isUnique = schemasAt(set, from.schema, pointerSteps(pointer)).some(
        ({ schema }) => schema['x-unique'],
      );
      if (isUnique && !gone.includes(from) && removableAt(set, from, from.value, pointer) === null)
        gone.push(from);
    }
  return gone;
}

/** What remains at a place of a file: the words of a link, or nothing; `undefined` where neither can be. */
function editFor(set: SchemaSet, from: Entry, value: JsonValue, place: Place): ValueEdit | undefined {
  const { pointer, range } = place;
  const isField = schemasAt(set, from.schema, pointerSteps(pointer)).some(({ schema }) => schema['x-href']);
  if (range && !isField) {
    const words = withoutLink(String(valueAt(value, pointer)), range);
    return words === undefined ? undefined : { op: 'set', pointer, value: words };
  }
  const removable = removableAt(set, from, value, pointer);
  return removable === null ? undefined : { op: 'remove', pointer: removable };
}

/** A text with the words of a link alone; `undefined` where its address is not behind them. */
function withoutLink(text: string, { start, end }: Span): string | undefined {
  const before = /\[((?:[^[\]\\]|\\.|\[[^[\]]*\])*)\]\(\s*<?$/s.exec(text.slice(0, start));
  const after = /^>?(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)/.exec(text.slice(end));
  if (!before || !after) return undefined;
  return `${text.slice(0, before.index)}${before[1]}${text.slice(end + after[0].length)}`;
}

/** The page above an entry's address: the nearest above, or another one that shows the entry. */
export function pageAbove(model: Model, entry: Entry, address: string): string {
  let above = address;
  do above = above.slice(0, above.lastIndexOf('/'));
  while (above !== '' && !model.paths.all.includes(above));
  if (above !== '') return above;
  const shown = model.texts.flatMap((text) => (text.entry === entry ? model.routesOf(text) : []));
  return shown.find((path) => model.routes.match(path)?.route.collection === undefined) ?? '/';
}

/** The item or the field around a value that the schema can do without; `null` where there is none. */
function removableAt(set: SchemaSet, { schema }: Entry, value: JsonValue, pointer: string): string | null {
  for (let at = pointer; at !== ''; at = parentPointer(at)) {
    const around = parentPointer(at);
    const holder = valueAt(value, around);
    const asked = schemasAt(set, schema, pointerSteps(around)).map((each) => each.schema);
    const isRequired = asked.some(
      ({ required }) => Array.isArray(required) && required.includes(lastStep(at)),
    );
    const size = Array.isArray(holder) ? holder.length : isMapping(holder) ? Object.keys(holder).length : 0;
    const least = Math.max(
      0,
      ...asked.map(({ minItems, minProperties }) =>
        Number((Array.isArray(holder) ? minItems : minProperties) ?? 0),
      ),
    );
    if (!isRequired && size > least) return at;
  }
  return null;
}
