import { distance } from 'fastest-levenshtein';
import { fold } from '../shared/fold.ts';
import { sharedEnds } from '../text/shared-ends.ts';
import { groupBy } from './group.ts';
import { memoize } from './memoize.ts';

/**
 * The name among `names` that is closest to `wanted`, the first of several; `undefined` when none is close. What
 * both begin or end with, up to a hyphen or a slash, makes them no closer: `delivery-time` is not `delivery-free`.
 */
export function closest(wanted: string, names: readonly string[]): string | undefined {
  const text = fold(wanted);
  let least = mostEdits(text) + 1;
  let best: string | undefined;
  for (const [index, name] of folded(names).entries()) {
    if (Math.abs(name.length - text.length) >= least) continue;
    const edits = distance(text, name);
    if (edits >= least || !isNear(edits, text, name) || !isNearWithoutSharedEnds(text, name)) continue;
    best = names[index];
    least = edits;
  }
  return best ?? onlyOneWith(text, names);
}

/** The names that differ from `wanted` in one letter at most, accents and capitals aside. */
export function oneSlipFrom(wanted: string, names: readonly string[]): string[] {
  const text = fold(wanted);
  return folded(names).flatMap((name, index) =>
    Math.abs(name.length - text.length) <= 1 && distance(text, name) <= 1 ? [names[index] ?? ''] : [],
  );
}

const folded = memoize((names: readonly string[]): readonly string[] => names.map(fold));

function mostEdits(wanted: string): number {
  return Math.max(2, Math.floor(wanted.length * 0.4));
}

function isNear(edits: number, wanted: string, name: string): boolean {
  return edits <= mostEdits(wanted) && edits < Math.max(wanted.length, name.length) * 0.6;
}

/** Whether two names are close without their common prefix and suffix. */
function isNearWithoutSharedEnds(wanted: string, name: string): boolean {
  const [one, other] = [wanted.split(/[-/]/), name.split(/[-/]/)];
  const [start, end] = sharedEnds(one, other);
  if (start + end === 0) return true;
  const left = one.slice(start, one.length - end).join('-');
  const its = other.slice(start, other.length - end).join('-');
  // A part more, or one less.
  return left === '' || its === '' || isNear(distance(left, its), left, its);
}

/** The only name of which `wanted` is a part between hyphens: "grandis" for "sapin-grandis". */
function onlyOneWith(part: string, names: readonly string[]): string | undefined {
  if (part.length < 3) return undefined;
  const byPart = namesByPart(names);
  const [fewest = []] = part
    .split('-')
    .map((each) => byPart.get(each) ?? [])
    .sort((a, b) => a.length - b.length);
  const [only, other] = fewest.filter((name) => `-${name}-`.includes(`-${part}-`));
  return other === undefined ? only : undefined;
}

const namesByPart = memoize((names: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const parts = names.flatMap((name) => [...new Set(name.split('-'))].map((part) => ({ part, name })));
  const groups = groupBy(parts, ({ part }) => part);
  return new Map([...groups].map(([part, held]) => [part, held.map(({ name }) => name)]));
});
