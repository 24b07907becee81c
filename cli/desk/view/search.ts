import type { Content, Entry } from '../../core/content/content.ts';
import { describeField, type SchemaFile } from '../../core/content/schemas.ts';
import type { Span } from '../../core/diagnostics/problem.ts';
import type { Labels } from '../../core/messages/field.ts';
import { pagePaths } from '../../core/model/usages.ts';
import { foldText } from '../../core/model/values.ts';
import { fold } from '../../core/shared/fold.ts';
import { literalPattern } from '../../core/text/literal-pattern.ts';
import { excerpt } from '../../core/text/shorten.ts';
import { withComma } from '../../core/values/decimals.ts';
import { valueAt } from '../../core/values/json-value.ts';
import { pointerSteps } from '../../core/values/pointer.ts';
import type { Snapshot } from '../../core/workspace/workspace.ts';
import type { Place, SearchResult } from '../contract.ts';
import { fieldAt } from '../form/field-at.ts';
import { labelOf } from '../form/field-words.ts';
import { formOf } from '../form/form-of.ts';
import { valueWords } from '../history/value-words.ts';
import { asRead } from './as-read.ts';
import { placeOf, titleOf } from './names.ts';
import { entriesOf } from './overview.ts';
import { scalarsIn } from './scalars.ts';

/** Places shown, at most. */
const MOST = 50;
/** Fields that are found by their titles, at most. */
const MOST_FIELDS = 10;
/** Around what was found, in UTF-16 units. */
const BEFORE = 30;

/** Without accents, sign by sign as the text has them. */
function plain(text: string): string {
  return foldText(text).normalize('NFD').replace(/\p{M}/gu, '');
}

/** The places of a word, an amount or an address in the whole content, entry by entry: those of that name first. */
export function search(snapshot: Snapshot, query: string): SearchResult {
  const { content } = snapshot.loaded;
  const asked = query.trim().replace(/^https?:\/\/[^/]+/, '');
  const wanted = plain(asked).replace(/ ?€$/, '');
  if (wanted === '') return { places: [], more: false };
  const model = snapshot.model();
  const entries = entriesOf(content).toSorted((a, b) => rankOf(content, a) - rankOf(content, b));
  const byAddress = new Set(
    wanted.startsWith('/')
      ? model.entries.filter((entry) => pagePaths(model, entry).includes(asked)).map(({ subject }) => subject)
      : [],
  );
  const isNamed = (entry: Entry) =>
    plain(titleOf(content, entry)).includes(wanted) || byAddress.has(entry.subject);
  const identifiers = new Set(entries.flatMap(({ slug, subject }) => [slug, subject]));
  const places = fieldsCalled(snapshot, entries, wanted);
  const named = entries.filter(isNamed);
  for (const entry of [...named, ...entries.filter((each) => !named.includes(each))]) {
    if (named.includes(entry)) places.push(placeOf(content, entry, ''));
    for (const [pointer, value] of scalarsIn(entry.value, '')) {
      // A field that only names another entry is of no use to a reader.
      if (typeof value === 'boolean' || identifiers.has(String(value))) continue;
      const words = excerptOf(snapshot, entry, pointer, value, wanted);
      if (words !== null)
        places.push({ ...placeOf(content, entry, pointer, rangeIn(String(value), asked)), excerpt: words });
      if (places.length > MOST) return { places: places.slice(0, MOST), more: true };
    }
  }
  return { places, more: false };
}

/** The fields with all these words in their titles and not in their texts, the shortest titles first, once in an entry. */
function fieldsCalled(snapshot: Snapshot, entries: readonly Entry[], wanted: string): Place[] {
  const { content } = snapshot.loaded;
  const asked = fold(wanted).split(' ');
  const called = entries.flatMap((entry) => {
    const ofEntry = new Map<string, string>();
    for (const [pointer, value] of scalarsIn(entry.value, '')) {
      const { title } = fieldOf(content, entry, pointer);
      if (!asked.every((word) => title.includes(word)) || ofEntry.has(title)) continue;
      if (!fold(String(value)).includes(fold(wanted))) ofEntry.set(title, pointer);
    }
    return Array.from(ofEntry, ([title, pointer]) => ({ entry, title, pointer }));
  });
  const best = called.toSorted((a, b) => a.title.length - b.title.length).slice(0, MOST_FIELDS);
  return best.map(({ entry, pointer }) => {
    const field = fieldAt(formOf(content.schemas, entry.schema, entry.value), entry.value, pointer);
    const words = valueWords(content, field, valueAt(entry.value, pointer) ?? '');
    return { ...placeOf(content, entry, pointer), excerpt: excerpt(words) };
  });
}

/** The title of a field, and what its values are called. */
interface FieldWords {
  /** Without accents and capitals. */
  readonly title: string;
  readonly labels: Labels;
}

const fields = new WeakMap<SchemaFile, Map<string, FieldWords>>();

/** The same for all items of a list; an item without a title is called as its list. */
function fieldOf({ schemas }: Content, { schema }: Entry, pointer: string): FieldWords {
  const known = fields.get(schema) ?? new Map<string, FieldWords>();
  fields.set(schema, known);
  const path = pointer.replace(/\/\d+$/, '').replace(/\/\d+(?=\/)/g, '/0');
  const field = known.get(path);
  if (field) return field;
  const steps = pointerSteps(path);
  const { title, labels } = describeField(schemas, schema, steps);
  const read = { title: fold(labelOf(title === undefined ? {} : { title }, steps.at(-1) ?? '')), labels };
  known.set(path, read);
  return read;
}

/** Collections first, then the texts of pages, then what the shop seldom touches. */
function rankOf({ collections }: Content, { collection, file }: Entry): number {
  if (collection !== undefined && collections.has(collection)) return 0;
  return file.path.includes('/') ? 1 : 2;
}

/** The range of the words in a text as it is written, which may have a constant or marks among them instead. */
function rangeIn(text: string, asked: string): Span | undefined {
  const { 0: words = '', index: start = -1 } =
    new RegExp(literalPattern(asked).replace(/\s+/g, '\\s+'), 'iu').exec(text) ?? {};
  return start < 0 ? undefined : { start, end: start + words.length };
}

function excerptOf(
  snapshot: Snapshot,
  entry: Entry,
  pointer: string,
  value: string | number,
  wanted: string,
): string | null {
  if (typeof value === 'number') {
    const written = withComma(value);
    return written.startsWith(wanted) || Number(wanted.replace(',', '.')) === value ? written : null;
  }
  const { labels } = fieldOf(snapshot.loaded.content, entry, pointer);
  const text = labels[value] ?? asRead(snapshot.sound, value);
  // Digits inside a longer number are not the number that was searched for.
  const asked = new RegExp(`${/^\d/.test(wanted) ? '(?<![\\d.,])' : ''}${literalPattern(wanted)}`);
  const at = plain(text).search(asked);
  if (at < 0) return asked.test(plain(value)) ? excerpt(text) : null;
  // A word is not cut in two.
  const start = at > BEFORE ? text.indexOf(' ', at - BEFORE) + 1 : 0;
  const near = excerpt(text.slice(Math.min(start, at)));
  return start > 0 ? `…${near}` : near;
}
