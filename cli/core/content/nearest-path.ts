import { slugOf } from '../shared/slug.ts';
import { lastStep, parentPointer } from '../values/pointer.ts';
import { groupBy } from './group.ts';
import { closest, oneSlipFrom } from './nearest.ts';

/** Words too common to identify a page. */
const EMPTY = new Set('de du des d la le les l a au aux et en nos noel'.split(' '));
const SUGGESTIONS = 3;
/** The share of their words that two pages must have in common. */
const HALF = 0.5;
/** From this length on, a word is recognised despite one typo. */
const LONG = 5;

/** A path under one of the words of its last part. */
interface Path {
  readonly word: string;
  readonly path: string;
  readonly parent: string;
  /** How many words its last part has. */
  readonly words: number;
}

/**
 * Finds the existing paths nearest to a dead one, the likeliest first; computed on demand.
 * @param titles the titles of pages: an address may consist of their words
 */
export function makeNearest(
  all: readonly string[],
  titles: ReadonlyMap<string, string> = new Map(),
): (dead: string) => readonly string[] {
  const siblings = groupBy(all, parentPointer);
  const ranks = new Map(all.map((path, rank) => [path, rank]));
  const byWord = groupBy(
    all.flatMap((path) => [
      ...wordsOfPath(path, wordsOf(path)),
      ...wordsOfPath(path, wordsOf(slugOf(titles.get(path) ?? ''))),
    ]),
    ({ word }) => word,
  );
  const longWords = [...byWord.keys()].filter(isLong);
  const known = new Map<string, readonly string[]>();
  /** The word itself where some path has it, else those that differ from it by one slip. */
  const spelled = (word: string) =>
    byWord.has(word) ? [word] : isLong(word) ? oneSlipFrom(word, longWords) : [];
  return (dead) => {
    const found = known.get(dead) ?? look(dead);
    known.set(dead, found);
    return found;
  };

  /** Those that one typo explains, else those that share the most words, else the one spelled most like it, else the page above. */
  function look(dead: string): readonly string[] {
    const slips = oneSlipFrom(dead, all);
    const likely = slips.length > 0 ? slips : mostShared(dead);
    const parent = parentPointer(dead);
    const order = (path: string) =>
      (ranks.get(path) ?? 0) + (parentPointer(path) === parent ? 0 : all.length);
    if (likely.length > 0) return likely.sort((a, b) => order(a) - order(b)).slice(0, SUGGESTIONS);
    const near = closest(dead, siblings.get(parent) ?? []) ?? closest(dead, all);
    if (near !== undefined) return [near];
    return parent === '' ? [] : ranks.has(parent) ? [parent] : look(parent);
  }

  /** The paths that share the most words with a dead one, siblings first. */
  function mostShared(dead: string): string[] {
    const words = wordsOf(dead);
    const parent = parentPointer(dead);
    const shared = new Map<Path, number>();
    const known = new Set(
      words.flatMap((word) => {
        const found = spelled(withoutPlural(word));
        return found.length > 0 ? found : spelled(word);
      }),
    );
    for (const each of known)
      for (const path of byWord.get(each) ?? []) shared.set(path, (shared.get(path) ?? 0) + 1);
    const scores = new Map<string, number>();
    for (const [path, count] of shared) {
      const score = scores.get(path.path) ?? (path.parent === parent ? 0.5 : 0);
      scores.set(path.path, score + count / Math.max(words.length, path.words));
    }
    let best = HALF;
    for (const score of scores.values()) best = Math.max(best, score);
    return [...scores.keys()].filter((path) => scores.get(path) === best);
  }
}

function wordsOfPath(path: string, words: readonly string[]): Path[] {
  const of = { path, parent: parentPointer(path), words: words.length };
  return [...new Set(words.map(withoutPlural))].map((word) => ({ word, ...of }));
}

function wordsOf(path: string): string[] {
  return lastStep(path)
    .split('-')
    .filter((word) => word !== '' && !EMPTY.has(word));
}

function withoutPlural(word: string): string {
  return word.length > 3 ? word.replace(/[sx]$/, '') : word;
}

function isLong(word: string): boolean {
  return word.length >= LONG;
}
