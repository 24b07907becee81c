import { allEntries, type Content, type Entry, identityOf } from '../../core/content/content.ts';
import { applicable, describeField, propertiesOf, type SchemaFile } from '../../core/content/schemas.ts';
import type { Span } from '../../core/diagnostics/problem.ts';
import { localeOf } from '../../core/language/locale-of.ts';
import type { Reader } from '../../core/language/reader.ts';
import { fr } from '../../core/messages/phrases.ts';
import type { Constant } from '../../core/model/constants.ts';
import { capitalized } from '../../core/text/capitalized.ts';
import { excerpt } from '../../core/text/shorten.ts';
import { listedIn } from '../../core/values/among.ts';
import { heights } from '../../core/values/decimals.ts';
import { isMapping, type JsonValue, mappingOf, valueAt } from '../../core/values/json-value.ts';
import { parentPointer, pointerSteps, pointerTo } from '../../core/values/pointer.ts';
import type { Place } from '../contract.ts';
import { inWords, labelOf } from '../form/field-words.ts';
import { WORDS } from '../words.ts';
import { asRead, withConstants } from './as-read.ts';

/** Fields that name what they are in, the best first. */
const NAMING: readonly string[] = ['name', 'title', 'label', 'heading', 'question', 'text', 'source'];
/** What is named: an entry of the content, or one of an older version. */
export type Named = Pick<Entry, 'schema' | 'collection' | 'slug' | 'value'>;

/**
 * What people call an entry: its name, that of the entry it is about, or the description of its schema; else its slug as
 * words.
 */
export function titleOf(content: Content, named: Named): string {
  const { schema, collection, slug, value } = named;
  if (collection === undefined) {
    const { description = '', 'x-label': label } = schema.schema;
    const [words = ''] = description.split(/ ?[:,;(]/, 1);
    return typeof label === 'string' ? label : capitalized(words === '' ? inWords(slug) : words);
  }
  const about = entryAbout(content, named);
  if (about) return titleOf(content, about);
  const name = nameIn(value, namingOf(content, schema).texts);
  if (name !== undefined) return localeOf(content.settings).typography(name);
  return unwrittenName(content, named) ?? inWords(slug);
}

/** What an editor calls a constant: its entry, its field, or what it counts. */
export function nameOfConstant(content: Content, { origin, entry, pointer, label }: Constant): string {
  if (origin === 'computed') return capitalized(label.fr);
  return origin === 'field' ? labelAt(content, entry, pointer) : titleOf(content, entry);
}

/** The entry that another is about, as a price file is about a variety. */
export function entryAbout(content: Content, { schema, value }: Named): Entry | undefined {
  for (const [key, target] of namingOf(content, schema).about) {
    const other = isMapping(value) ? value[key] : undefined;
    const entry = typeof other === 'string' ? content.find(target, other) : undefined;
    if (entry) return entry;
  }
  return undefined;
}

/** The fields that name an entry of a collection. */
interface Naming {
  /** Those that hold the entry it is about: the only one of its collection that may be. */
  readonly about: readonly (readonly [key: string, collection: string])[];
  readonly texts: readonly string[];
}

const namings = new WeakMap<SchemaFile, Naming>();

function namingOf({ schemas }: Content, schema: SchemaFile): Naming {
  const known = namings.get(schema);
  if (known) return known;
  const about: [string, string][] = [];
  const texts = [...NAMING];
  for (const [key, bearers] of propertiesOf(applicable(schemas, [{ schema: schema.schema, file: schema }]))) {
    const asked = applicable(schemas, bearers).map((at) => at.schema);
    const target = asked.map((each) => each['x-ref']).find((each) => typeof each === 'string');
    if (target !== undefined && asked.some((each) => each['x-unique'])) about.push([key, target]);
    if (asked.some((each) => each['x-text'] === true)) texts.push(key);
  }
  const naming = { about, texts };
  namings.set(schema, naming);
  return naming;
}

function nameIn(value: JsonValue | undefined, keys = NAMING): string | undefined {
  if (!isMapping(value)) return undefined;
  for (const key of keys) {
    const name = value[key];
    if (typeof name === 'string' && name.trim() !== '') return excerpt(name);
  }
  return undefined;
}

/** What an entry is called while the words that name it are still to be written: « Annonce à écrire ». */
function unwrittenName(content: Content, named: Named): string | undefined {
  const { value } = named;
  const key = isMapping(value)
    ? NAMING.find((each) => value[each] === '' || value[each] === null)
    : undefined;
  return key === undefined ? undefined : WORDS.unwritten(labelAt(content, named, `/${key}`));
}

/** Constants in a sentence about a text, under the names that people give them: « Montée d’un étage » for `{{stairs-fee}}`. */
export function withNames(content: Content, text: string): string {
  return text.replace(/(«\s)?\{\{([\w.:/-]+)\}\}/g, (written, open: string | undefined, name: string) => {
    const title = titleOfConstant(content, name);
    if (title === undefined) return written;
    return open === undefined ? fr.quote(title) : `${open}${title}`;
  });
}

/** The label of the constant `{{name}}`, in content that need not be sound. */
function titleOfConstant(content: Content, name: string): string | undefined {
  const { facts, phrases } = content.settings;
  const entry = content.find(facts, name) ?? content.find(phrases, name);
  if (entry) return titleOf(content, entry);
  const identity = identityOf(content);
  return identity && name.startsWith(`${identity.slug}.`)
    ? labelAt(content, identity, `/${name.split('.').slice(1).join('/')}`)
    : content.computed.get(name)?.label.fr;
}

export function titleOfCollection({ schemas }: Content, id: string): string {
  const label = schemas.files.get(id)?.schema['x-label'];
  return typeof label === 'string' ? label : inWords(id);
}

/** What a value that a list allows is called: the entry, or its item in the list of another file. */
export function nameInList(content: Content, list: string, value: string): string {
  const entry = content.find(list, value);
  if (entry) return titleOf(content, entry);
  const listed = list.includes('#') ? listedIn(allEntries(content), list) : [];
  const computed = content.computed.get(value)?.label.fr;
  if (computed !== undefined) return capitalized(computed);
  const name = itemName(listed.find((each) => each.value === value)?.item);
  return name ?? (content.collections.has(list) ? inWords(value) : value);
}

/** What a page, or a part of every page, is called. */
export function titleOfSurface(content: Content, id: string): string {
  const entry = content.singletons.get(id);
  const frame = WORDS.choices.frame[id as keyof typeof WORDS.choices.frame];
  return frame ?? (entry ? titleOf(content, entry) : id);
}

/** An editor at the desk, to whom files are entries, which go by their titles. */
export function readerOf(content: Content): Reader {
  const { quote } = fr;
  const entryAt = (path: string) => allEntries(content).find(({ file }) => file.path === path);
  return {
    isAtDesk: true,
    file(path) {
      const entry = entryAt(path);
      return quote(entry ? titleOf(content, entry) : inWords(path.replace(/\.\w+$/, '')));
    },
    folder: (collection) => quote(titleOfCollection(content, collection)),
    entry(collection, slug) {
      const entry = content.find(collection, slug);
      return entry ? titleOf(content, entry) : slug;
    },
    surface: (id) => titleOfSurface(content, id),
    field(path, pointer, otherwise) {
      const entry = entryAt(path);
      return entry ? quote(titleAt(content, entry, pointerSteps(pointer))) : otherwise;
    },
    value(path, pointer, value) {
      const entry = entryAt(path);
      return (
        (entry && describeField(content.schemas, entry.schema, pointerSteps(pointer)).labels[value]) ?? value
      );
    },
  };
}

export function placeOf(content: Content, entry: Entry, pointer: string, range?: Span): Place {
  const value = valueAt(entry.value, pointer);
  const place = {
    subject: entry.subject,
    pointer,
    title: titleOf(content, entry),
    label: labelAt(content, entry, pointer),
    ...(range && { passage: `${range.start}-${range.end}` }),
  };
  return typeof value === 'object' || value === undefined
    ? place
    : { ...place, excerpt: excerpt(valueAsRead(content, entry, pointer, String(value))) };
}

/** A value as its field shows it: the title of an entry that it names, the label of a choice, a text with its constants. */
function valueAsRead(content: Content, { schema }: Named, pointer: string, value: string): string {
  if (!/^[\w.-]+$/.test(value)) return asRead(content, value);
  const { collection = '', labels } = describeField(content.schemas, schema, pointerSteps(pointer));
  const named = content.find(collection, value);
  return named ? titleOf(content, named) : (labels[value] ?? value);
}

/** « Prix, de 1,75 à 2 m »: what a field is called, and in which item of a list it is. */
export function labelAt(content: Content, named: Named, pointer: string): string {
  const steps = pointerSteps(pointer);
  if (steps.length === 0) return WORDS.whole;
  const names: string[] = [];
  let at = '';
  for (const [index, step] of steps.entries()) {
    at = pointerTo(at, step);
    const isItem = /^\d+$/.test(step) && Array.isArray(valueAt(named.value, parentPointer(at)));
    if (isItem)
      names.push(withConstants(content, itemAt(content, named, at) ?? WORDS.item(Number(step) + 1)));
    else if (index === steps.length - 1 || index === 0)
      names.push(titleAt(content, named, steps.slice(0, index + 1)));
  }
  const [last = '', ...others] = names.reverse();
  return [...new Set([last, ...others.slice(0, 1)])].join(', ');
}

/** What an item of a list is called, by itself or by the entry that it is about. */
function itemAt(content: Content, { schema, value }: Named, pointer: string): string | undefined {
  const item = valueAt(value, pointer);
  const about = Object.entries(mappingOf(item)).flatMap(([key, each]) => {
    const { collection = '' } = describeField(content.schemas, schema, [...pointerSteps(pointer), key]);
    return (typeof each === 'string' && content.find(collection, each)) || [];
  });
  return itemName(item) ?? (about[0] && titleOf(content, about[0]));
}

function titleAt({ schemas }: Content, { schema }: Named, steps: readonly string[]): string {
  const { title } = describeField(schemas, schema, steps);
  return labelOf(title === undefined ? {} : { title }, steps.at(-1) ?? '');
}

/** What an item of a list is called: the heights that it is about, or its name. */
export function itemName(item: JsonValue | undefined): string | undefined {
  if (!isMapping(item)) return undefined;
  const { min, max } = item;
  if (typeof min === 'number' && typeof max === 'number') return heights(min, max);
  const name = nameIn(item);
  return name === undefined ? undefined : excerpt(name, 40);
}
