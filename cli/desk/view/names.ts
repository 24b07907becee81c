import { allEntries, type Content, type Entry } from '../../content/content.ts';
import { heights } from '../../content/decimals.ts';
import { isMapping, type JsonValue, valueAt } from '../../content/json-value.ts';
import { pointerSteps, pointerTo } from '../../content/pointer.ts';
import { describeField } from '../../content/schemas.ts';
import type { Place } from '../contract.ts';
import { capitalized, labelOf } from '../form/field-words.ts';
import { WORDS } from '../words.ts';

/** Fields that name what they are in, the best first. */
const NAMING = ['name', 'title', 'label', 'heading', 'question', 'text', 'source'];
/** Longest excerpt, in UTF-16 units. */
const EXCERPT = 90;

/** What people call an entry: its own name, that of the one it is about, or its schema's description. */
export function titleOf(content: Content, entry: Entry): string {
  if (entry.collection === undefined) {
    const { description, 'x-label': label } = entry.schema.schema;
    return typeof label === 'string' ? label : capitalized(description ?? wordsOf(entry.slug));
  }
  const named = namedBy(content, entry);
  const title = named ? titleOf(content, named) : nameIn(entry.value);
  return title ?? unwrittenName(content, entry) ?? wordsOf(entry.slug);
}

/** The entry that this one is about, as a price file is about a variety: the only one of its collection that may be. */
function namedBy(content: Content, { annotationTree, value }: Entry): Entry | undefined {
  for (const [key, { annotations }] of annotationTree.properties) {
    const [collection, slug] = [annotations['x-ref'], isMapping(value) ? value[key] : undefined];
    if (annotations['x-unique'] && typeof collection === 'string' && typeof slug === 'string')
      return content.find(collection, slug);
  }
  return undefined;
}

function nameIn(value: JsonValue | undefined): string | undefined {
  if (!isMapping(value)) return undefined;
  for (const key of NAMING) {
    const name = value[key];
    if (typeof name === 'string' && name.trim() !== '') return shortened(name);
  }
  return undefined;
}

/** What an entry is called while the words that name it are still to be written: « Annonce à écrire ». */
function unwrittenName(content: Content, entry: Entry): string | undefined {
  const { value } = entry;
  const key = isMapping(value)
    ? NAMING.find((each) => value[each] === '' || value[each] === null)
    : undefined;
  return key === undefined ? undefined : WORDS.unwritten(labelAt(content, entry, `/${key}`));
}

function wordsOf(slug: string): string {
  return capitalized(slug.replaceAll('-', ' '));
}

export function placeOf(content: Content, entry: Entry, pointer: string): Place {
  const value = valueAt(entry.value, pointer);
  const place = {
    subject: entry.subject,
    pointer,
    title: titleOf(content, entry),
    label: labelAt(content, entry, pointer),
  };
  return typeof value === 'object' || value === undefined
    ? place
    : { ...place, excerpt: shortened(String(value)) };
}

/** « Prix, de 1,75 à 2 m »: what a field is called, and in which item of a list it is. */
export function labelAt({ schemas }: Content, { schema, value }: Entry, pointer: string): string {
  const steps = pointerSteps(pointer);
  if (steps.length === 0) return WORDS.whole;
  const names: string[] = [];
  let at = '';
  for (const [index, step] of steps.entries()) {
    at = pointerTo(at, step);
    const isItem = /^\d+$/.test(step) && Array.isArray(valueAt(value, at.slice(0, at.lastIndexOf('/'))));
    if (isItem) names.push(itemName(valueAt(value, at), Number(step)));
    else if (index === steps.length - 1 || index === 0) {
      const { title } = describeField(schemas, schema, steps.slice(0, index + 1));
      names.push(labelOf(title === undefined ? {} : { title }, step));
    }
  }
  const [last = '', ...others] = names.reverse();
  return [last, ...others.slice(0, 1)].join(', ');
}

function itemName(item: JsonValue | undefined, index: number): string {
  if (isMapping(item)) {
    const { min, max } = item;
    if (typeof min === 'number' && typeof max === 'number') return heights(min, max);
    const name = nameIn(item);
    if (name !== undefined) return shortened(name, 40);
  }
  return WORDS.item(index + 1);
}

export function shortened(text: string, most = EXCERPT): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}

export function findEntry(content: Content, subject: string): Entry | undefined {
  const cut = subject.lastIndexOf('/');
  return cut < 0
    ? content.singletons.get(subject)
    : (content.find(subject.slice(0, cut), subject.slice(cut + 1)) ??
        allEntries(content).find((entry) => entry.subject === subject));
}
