import { groupBy } from '../content/group.ts';
import { closest, oneSlipFrom } from '../content/nearest.ts';

/** Words too common to identify a page. */
const EMPTY = new Set('de du des d la le les l a au aux et en nos noel'.split(' '));
/** More suggestions than this help nobody. */
const SUGGESTIONS = 3;
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

/** Finds the real paths that a dead one was probably meant to be; computed on demand. */
export function makeNearest(all: readonly string[]): (dead: string) => readonly string[] {
  const siblings = groupBy(all, parentOf);
  const ranks = new Map(all.map((path, rank) => [path, rank]));
  const byWord = groupBy(all.flatMap(wordsOfPath), ({ word }) => word);
  const longWords = [...byWord.keys()].filter(isLong);
  const known = new Map<string, readonly string[]>();
  const spellings = new Map<string, readonly string[]>();
  /** The word itself where some path has it, else those that differ from it by one slip. */
  const spelled = (word: string) => {
    const found =
      spellings.get(word) ?? (byWord.has(word) ? [word] : isLong(word) ? oneSlipFrom(word, longWords) : []);
    spellings.set(word, found);
    return found;
  };
  return (dead) => {
    const found = known.get(dead) ?? look(dead);
    known.set(dead, found);
    return found;
  };

  /** The paths that share the most words with a dead one, siblings first; else the one that is spelled most like it. */
  function look(dead: string): readonly string[] {
    const words = wordsOf(dead);
    const parent = parentOf(dead);
    const shared = new Map<Path, number>();
    for (const word of new Set(words.map(singular)))
      for (const each of spelled(word))
        for (const path of byWord.get(each) ?? []) shared.set(path, (shared.get(path) ?? 0) + 1);
    const scores = new Map<string, number>();
    for (const [path, count] of shared) {
      const score = scores.get(path.path) ?? (path.parent === parent ? 0.5 : 0);
      scores.set(path.path, score + count / Math.max(words.length, path.words));
    }
    let best = 0;
    for (const score of scores.values()) best = Math.max(best, score);
    if (best > 0) {
      const likely = [...scores.keys()].filter((path) => scores.get(path) === best);
      return likely.sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0)).slice(0, SUGGESTIONS);
    }
    const near = closest(dead, siblings.get(parent) ?? []) ?? closest(dead, all);
    return near === undefined ? [] : [near];
  }
}

function wordsOfPath(path: string): Path[] {
  const words = wordsOf(path);
  const of = { path, parent: parentOf(path), words: words.length };
  return [...new Set(words.map(singular))].map((word) => ({ word, ...of }));
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function wordsOf(path: string): string[] {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .split('-')
    .filter((word) => word !== '' && !EMPTY.has(word));
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/[sx]$/, '') : word;
}

function isLong(word: string): boolean {
  return word.length >= LONG;
}
