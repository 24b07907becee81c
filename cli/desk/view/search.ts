import type { Content, Entry } from '../../core/content/content.ts';
import type { Span } from '../../core/diagnostics/problem.ts';
import { pagePaths } from '../../core/model/usages.ts';
import { foldText } from '../../core/model/values.ts';
import { literalPattern } from '../../core/text/literal-pattern.ts';
import { excerpt } from '../../core/text/shorten.ts';
import { withComma } from '../../core/values/decimals.ts';
import type { Snapshot } from '../../core/workspace/workspace.ts';
import type { Place, SearchResult } from '../contract.ts';
import { asRead } from './as-read.ts';
import { placeOf, titleOf } from './names.ts';
import { entriesOf } from './overview.ts';
import { scalarsIn } from './scalars.ts';

/** Places shown, at most. */
const MOST = 50;
/** Around what was found, in UTF-16 units. */
const BEFORE = 30;

/** The places of a word, an amount or an address in the whole content, entry by entry: those of that name first. */
export function search(snapshot: Snapshot, query: string): SearchResult {
  const { content } = snapshot.loaded;
  const asked = query.trim().replace(/^https?:\/\/[^/]+/, '');
  const wanted = foldText(asked).replace(/ ?€$/, '');
  if (wanted === '') return { places: [], more: false };
  const model = snapshot.model();
  const entries = entriesOf(content).toSorted((a, b) => rankOf(content, a) - rankOf(content, b));
  const byAddress = new Set(
    wanted.startsWith('/')
      ? model.entries.filter((entry) => pagePaths(model, entry).includes(asked)).map(({ subject }) => subject)
      : [],
  );
  const isNamed = (entry: Entry) =>
    foldText(titleOf(content, entry)).includes(wanted) || byAddress.has(entry.subject);
  const identifiers = new Set(entries.flatMap(({ slug, subject }) => [slug, subject]));
  const places: Place[] = [];
  const named = entries.filter(isNamed);
  for (const entry of [...named, ...entries.filter((each) => !named.includes(each))]) {
    if (named.includes(entry)) places.push(placeOf(content, entry, ''));
    for (const [pointer, value] of scalarsIn(entry.value, '')) {
      // A field that only names another entry is of no use to a reader.
      if (typeof value === 'boolean' || identifiers.has(String(value))) continue;
      const words = excerptOf(snapshot, value, wanted);
      if (words !== null)
        places.push({ ...placeOf(content, entry, pointer, rangeIn(String(value), asked)), excerpt: words });
      if (places.length > MOST) return { places: places.slice(0, MOST), more: true };
    }
  }
  const found = new Set(places.map(({ subject, pointer }) => `${subject}${pointer}`));
  const called = entries.flatMap((entry) => fieldsCalled(snapshot, entry, wanted));
  places.push(...called.filter(({ subject, pointer }) => !found.has(`${subject}${pointer}`)));
  return { places: places.slice(0, MOST), more: places.length > MOST };
}

/** The fields with these words in their titles, once of each title. */
function fieldsCalled(snapshot: Snapshot, entry: Entry, wanted: string): readonly Place[] {
  const called = new Map<string, Place>();
  for (const [pointer, value] of scalarsIn(entry.value, '')) {
    const place = placeOf(snapshot.loaded.content, entry, pointer);
    // What follows names the items and groups around it, by the content's words.
    const [title = ''] = place.label.split(', ');
    if (foldText(title).includes(wanted) && !called.has(title))
      called.set(title, { ...place, excerpt: excerpt(asRead(snapshot, String(value))) });
  }
  return [...called.values()];
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

function excerptOf(snapshot: Snapshot, value: string | number, wanted: string): string | null {
  if (typeof value === 'number') {
    const written = withComma(value);
    return written.startsWith(wanted) || Number(wanted.replace(',', '.')) === value ? written : null;
  }
  const text = asRead(snapshot, value);
  // Digits inside a longer number are not the number that was searched for.
  const asked = new RegExp(`${/^\d/.test(wanted) ? '(?<![\\d.,])' : ''}${literalPattern(wanted)}`);
  const at = foldText(text).search(asked);
  if (at < 0) return asked.test(foldText(value)) ? excerpt(text) : null;
  // A word is not cut in two.
  const start = at > BEFORE ? text.indexOf(' ', at - BEFORE) + 1 : 0;
  const near = excerpt(text.slice(Math.min(start, at)));
  return start > 0 ? `…${near}` : near;
}
