import { fold } from '../shared/fold.ts';
import { sharedEnds } from '../text/shared-ends.ts';
import { groupBy } from './group.ts';
import { memoize } from './memoize.ts';

/** A letter in the trie of names, with the letters that may follow it. */
interface Letter {
  readonly next: Map<number, Letter>;
  /** The index of the first name that continues from here. */
  readonly first: number;
  /** The index of the name that ends here. */
  end?: number;
}

/**
 * The name among `names` that `wanted` was probably meant to be, the first of several; `undefined` when none is close. What
 * both begin or end with, up to a hyphen or a slash, makes them no closer: `delivery-time` is not `delivery-free`. A list is
 * indexed once: pass the same list again.
 */
export function closest(wanted: string, names: readonly string[]): string | undefined {
  const most = Math.max(2, Math.floor(wanted.length * 0.4));
  let best: number | undefined;
  // Most typos are one or two edits, and few other names are that close.
  for (let edits = 1; best === undefined; edits *= 2) {
    let least = Math.min(edits, most);
    search(wanted, names, least, (count, first, isName) => {
      if (best !== undefined && (count > least || (count === least && first >= best))) return false;
      if (!isName) return true;
      const name = names[first] ?? '';
      if (!isNear(count, wanted, name) || !isNearByOwnPart(wanted, name)) return true;
      best = first;
      least = count;
      return true;
    });
    if (edits >= most) break;
  }
  return best === undefined ? onlyOneWith(wanted, names) : names[best];
}

function isNear(edits: number, wanted: string, name: string): boolean {
  return (
    edits <= Math.max(2, Math.floor(wanted.length * 0.4)) &&
    edits < Math.max(wanted.length, name.length) * 0.6
  );
}

/** Whether two names are close without their common prefix and suffix. */
function isNearByOwnPart(wanted: string, name: string): boolean {
  const [one, other] = [fold(wanted).split(/[-/]/), fold(name).split(/[-/]/)];
  const [start, end] = sharedEnds(one, other);
  if (start + end === 0) return true;
  const own = one.slice(start, one.length - end).join('-');
  const its = other.slice(start, other.length - end).join('-');
  if (own === '' || its === '') return true; // a part more, or one less
  let least = Number.POSITIVE_INFINITY;
  search(own, [its], Math.max(own.length, its.length), (edits, _, isName) => {
    if (isName) least = edits;
    return true;
  });
  return isNear(least, own, its);
}

/** The only name of which `wanted` is a part between hyphens: "grandis" for "sapin-grandis". */
function onlyOneWith(wanted: string, names: readonly string[]): string | undefined {
  const part = fold(wanted);
  if (part.length < 3) return undefined;
  const byPart = namesByPart(names);
  const [fewest = []] = part
    .split('-')
    .map((each) => byPart.get(each) ?? [])
    .sort((a, b) => a.length - b.length);
  const [only, other] = fewest.filter((name) => `-${name}-`.includes(`-${part}-`));
  return other === undefined ? only : undefined;
}

/** Names by each part between hyphens. */
const namesByPart = memoize((names: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const parts = names.flatMap((name) => [...new Set(name.split('-'))].map((part) => ({ part, name })));
  const groups = groupBy(parts, ({ part }) => part);
  return new Map([...groups].map(([part, own]) => [part, own.map(({ name }) => name)]));
});

/** The names that differ from `wanted` in one letter at most, accents and capitals aside. */
export function oneSlipFrom(wanted: string, names: readonly string[]): string[] {
  const found: string[] = [];
  search(wanted, names, 1, (_, at, isName) => {
    if (isName) found.push(names[at] ?? '');
    return true;
  });
  return found;
}

/**
 * Levenshtein's table for all names at once, a row for each letter on the way: common prefixes are
 * measured once, and abandoned as soon as more than `most` edits are needed.
 * @param visit is told the least number of edits for the names from index `first` on, or
 * for a name its exact number; returns whether to go on there
 */
function search(
  wanted: string,
  names: readonly string[],
  most: number,
  visit: (edits: number, first: number, isName: boolean) => boolean,
): void {
  const text = fold(wanted);
  const rows = [Uint16Array.from({ length: text.length + 1 }, (_, column) => column)];
  const follow = (letter: Letter, depth: number) => {
    const row = rows[depth] as Uint16Array;
    const edits = row[text.length] as number;
    if (letter.end !== undefined && Math.abs(text.length - depth) <= most && edits <= most)
      visit(edits, letter.end, true);
    rows[depth + 1] ??= new Uint16Array(text.length + 1);
    for (const [code, next] of letter.next) {
      const least = fillRow(rows[depth + 1] as Uint16Array, row, depth + 1, text, code, most);
      if (least <= most && visit(least, next.first, false)) follow(next, depth + 1);
    }
  };
  follow(indexOf(names), 0);
}

/** Fills the row of a letter and returns its minimum; cells further than `most` from the diagonal cannot matter. */
function fillRow(
  row: Uint16Array,
  above: Uint16Array,
  depth: number,
  text: string,
  code: number,
  most: number,
): number {
  const from = Math.max(1, depth - most);
  const to = Math.min(text.length, depth + most);
  let left = from === 1 ? depth : most + 1;
  row[from - 1] = left;
  let least = left;
  for (let column = from; column <= to; column++) {
    const changed = (above[column - 1] as number) + (text.charCodeAt(column - 1) === code ? 0 : 1);
    const leftOut = column === depth + most ? most + 1 : (above[column] as number) + 1;
    left = Math.min(changed, leftOut, left + 1);
    row[column] = left;
    if (left < least) least = left;
  }
  return least;
}

const indexOf = memoize((names: readonly string[]): Letter => {
  const root: Letter = { next: new Map(), first: 0 };
  for (const [place, name] of names.entries()) {
    const text = fold(name);
    let at = root;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      const next = at.next.get(code) ?? { next: new Map(), first: place };
      at.next.set(code, next);
      at = next;
    }
    at.end ??= place;
  }
  return root;
});
