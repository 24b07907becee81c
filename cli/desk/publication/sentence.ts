import type { Content } from '../../core/content/content.ts';
import { ownerOf } from '../../core/content/owners.ts';
import { fr } from '../../core/messages/phrases.ts';
import { type ChangedEntry, isOfWorkshop } from '../history/entry-changes.ts';
import { PUBLICATION_WORDS } from './words.ts';

/** A sentence as it is kept: without spaces around it and characters that are not text. */
export function tidied(sentence: string): string {
  return sentence
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim()
    .slice(0, 2000);
}

/** Longest suggestion, in UTF-16 units. */
const LONGEST = 72;

/** « Nobilis, Prix, 1,75 à 2 m : 49 € → 52 € » for one change, else the entries by their names. */
export function suggestionFor(content: Content, changed: readonly ChangedEntry[]): string {
  const entries = forVisitors(content, changed);
  const [first] = entries;
  if (!first) return '';
  const [change] = first.changes;
  if (entries.length === 1 && first.changes.length === 1 && change?.before && change.after) {
    const sentence = `${first.title}, ${change.place.label} : ${change.before} → ${change.after}`;
    if (sentence.length <= LONGEST) return sentence;
  }
  const named = entries.filter(({ subject }) => subject !== '');
  if (named.length === 0) return first.title;
  const gone = named.filter(({ kind }) => kind === 'deleted');
  const left = named.filter(({ kind }) => kind !== 'deleted').map(({ title }) => title);
  const others = named.length < entries.length ? [...left, PUBLICATION_WORDS.images] : left;
  if (gone.length === 0) return shortList(others, changed.length);
  const titles = gone.map(({ title, changes: [deletion] }) => deletion?.before ?? title);
  const deletion = PUBLICATION_WORDS.deletion(shortList(titles, gone.length));
  const rest = entries.length - gone.length;
  return rest === 0 ? deletion : `${deletion} ; ${shortList(others, rest, LONGEST - deletion.length - 3)}`;
}

/** Without entries that are kept for the workshop, unless nothing else has changed. */
export function forVisitors(content: Content, entries: readonly ChangedEntry[]): readonly ChangedEntry[] {
  const met = entries.filter(({ subject }) => {
    const owner = ownerOf(content.schemas, { path: `${subject}.yaml` });
    return !owner || !isOfWorkshop(owner.schema);
  });
  return met.length > 0 ? met : entries;
}

/** As many names as one line holds, and how many others there are of all. */
export function shortList(names: readonly string[], all: number, longest = LONGEST): string {
  const titles = [...new Set(names)];
  // Where the first fills the line alone, shorter ones are named.
  for (const inOrder of [titles, titles.toSorted((one, other) => one.length - other.length)])
    for (let count = titles.length; count > 0; count--) {
      const rest = count < titles.length ? all - count : 0;
      const list = [...inOrder.slice(0, count), ...(rest > 0 ? [PUBLICATION_WORDS.others(rest)] : [])];
      const sentence = fr.all(list);
      if (sentence.length <= longest) return sentence;
    }
  return PUBLICATION_WORDS.changes(all);
}
