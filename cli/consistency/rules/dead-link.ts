import { pathOf } from '../../content/annotations.ts';
import { closest } from '../../content/nearest.ts';
import { finding, placeIn } from '../finding.ts';
import { type Href, type Model, side } from '../model.ts';
import type { Rule } from '../rule.ts';

export const deadLink: Rule = {
  id: 'dead-link',
  title: { fr: 'lien mort', en: 'dead link' },
  why: {
    fr: 'le visiteur qui suit ce lien tombe sur une autre page que celle qu’on lui promet',
    en: 'a visitor who follows this link lands on another page than the one promised',
  },
  *find(model) {
    let index: NearIndex | undefined;
    for (const href of model.hrefs) {
      if (href.match?.exists || model.routes.routes.length === 0) continue;
      index ??= indexPaths(model.paths.all);
      yield report(model, href, nearest(pathOf(href.value), index));
    }
  },
};

function report(model: Model, href: Href, near: readonly string[]) {
  const range = { start: href.start, end: href.end };
  const link = side(model, href, href.value, { place: placeIn(href.entry, href.pointer, { range }) });
  const shown = shownInstead(href);
  const table = model.singleton('routes');
  const { subject } = href.entry;
  if (shown === undefined || !table || !href.match)
    return finding('dead-link', { href: href.value, nearest: near }, subject, [link]);
  const row = model.routes.routes.indexOf(href.match.route);
  const fallback = side(model, { entry: table, pointer: `/routes/${row}/fallback`, surfaces: [] }, shown, {
    source: href.match.route.path,
  });
  const params = { href: href.value, shown, nearest: near };
  return finding('dead-link/fallback', params, subject, [link, fallback]);
}

/** What the route shows for a key that it does not know; `undefined` when that is the page "not found". */
function shownInstead({ match }: Href): string | undefined {
  const { entry, page, default: made } = match?.route.fallback ?? {};
  return entry ?? page ?? (made ? 'page par défaut' : undefined);
}

// --- The nearest real path ----------------------------------------------------------------------------------------

interface NearIndex {
  readonly paths: readonly {
    readonly path: string;
    readonly parent: string;
    readonly words: readonly string[];
  }[];
  readonly all: readonly string[];
}

/** Words that say nothing of a page. */
const EMPTY = new Set([
  'de',
  'du',
  'des',
  'd',
  'la',
  'le',
  'les',
  'l',
  'a',
  'au',
  'aux',
  'et',
  'en',
  'nos',
  'noel',
]);
/** More suggestions than this help nobody. */
const SUGGESTIONS = 3;

function indexPaths(all: readonly string[]): NearIndex {
  return {
    all,
    paths: all.map((path) => ({ path, parent: parentOf(path), words: wordsOf(path) })),
  };
}

/** The paths that share the most words with a dead one, siblings first; else the one that is spelled most like it. */
function nearest(dead: string, { paths, all }: NearIndex): string[] {
  const words = wordsOf(dead);
  const parent = parentOf(dead);
  let best = 0;
  let found: string[] = [];
  for (const { path, parent: around, words: others } of paths) {
    const shared = words.filter((word) => others.some((other) => isSameWord(word, other))).length;
    if (shared === 0) continue;
    const score = shared / Math.max(words.length, others.length) + (around === parent ? 0.5 : 0);
    if (score > best) found = [];
    if (score >= best) found.push(path);
    best = Math.max(best, score);
  }
  if (found.length > 0) return found.slice(0, SUGGESTIONS);
  const spelled = closest(
    dead,
    all.filter((path) => parentOf(path) === parent),
  );
  const anywhere = spelled ?? closest(dead, all);
  return anywhere === undefined ? [] : [anywhere];
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

/** True for a word, its plural, and a word of five letters or more with one slip. */
function isSameWord(a: string, b: string): boolean {
  if (a === b || `${a}s` === b || `${b}s` === a) return true;
  return a.length > 4 && b.length > 4 && Math.abs(a.length - b.length) < 2 && hasOneSlip(a, b);
}

function hasOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end <= 1;
}
