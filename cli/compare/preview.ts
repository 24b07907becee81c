import { setImmediate } from 'node:timers/promises';
import { groupBy } from '../core/content/group.ts';
import { openRepository } from '../core/git/repository.ts';
import { isUnchanged } from '../core/git/states.ts';
import { today } from '../core/values/clock.ts';
import { compareBlocks, type FramePart, frameBlocks, isAlike, mainBlocks, type Pair } from './compare.ts';
import type { PageParts } from './page-parts.ts';
import { type Change, changesOf, type ReadPicture, type Row, rowsOf } from './rows.ts';
import {
  buildPages,
  CODE,
  type Code,
  cachedPages,
  PACKAGES,
  type Version,
  type Workshop,
} from './version-pages.ts';

/** A page of which a visitor reads or sees something else than before. */
interface ChangedPage {
  /** Its path on the site: `/nos-sapins/nobilis`. */
  readonly address: string;
  /** The title of its tab, after the change where there is one. */
  readonly title: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** The differences, both versions side by side, with a row of context above and below. */
  readonly rows: readonly Row[];
  /** One side of the rows, as an HTML fragment: a `<div data-kind>` for each piece; missing with the page. */
  readonly before?: string;
  readonly after?: string;
  /** The sentences that differ, without markup. */
  readonly words: readonly Change[];
}

export interface FrameChange {
  readonly parts: readonly FramePart[];
  /** The pages that show it, sorted. */
  readonly addresses: readonly string[];
  /** Whether no page is without it. */
  readonly isEverywhere: boolean;
  /** When visitors begin to see it, in milliseconds since 1970, where that lies ahead. */
  readonly from?: number;
  /** Those of them on which nothing else changed. */
  readonly only: readonly string[];
  readonly rows: readonly Row[];
  readonly words: readonly Change[];
}

export interface Comparison {
  /** Sorted by address. */
  readonly pages: readonly ChangedPage[];
  /** Changes of the menu, the footer and what else surrounds the pages, each once. */
  readonly frame: readonly FrameChange[];
  /** The pages of which nothing but that changed. */
  readonly frameOnly: readonly string[];
  readonly code: Code;
}

/** How far a comparison is: the sides are made at the same time. */
export type Step =
  | { readonly step: 'start'; readonly code: Code }
  | { readonly step: 'before' | 'after'; readonly pages: number; readonly isCached: boolean }
  | { readonly step: 'compare'; readonly pages: number };

interface CompareOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  readonly before: Version;
  /** By default the project's content as it is. */
  readonly after?: Version;
  /** The day for which all pages are built, as ISO 8601; `VITE_DATE`, or today. */
  readonly day?: string;
  readonly onProgress?: (step: Step) => void;
  /** Ends what runs; the promise is rejected with its reason. */
  readonly signal?: AbortSignal;
}

/**
 * Compares what visitors read and see in two versions of the content, page by page: text, prices and pictures, not looks.
 *
 * Both sites are built; a commit's pages are cached, so that the next comparison with it builds the other side only. Where
 * the code of a commit differs, it builds its site; where its packages differ as well, the present code builds both.
 * @throws {FaultyVersion} when a version cannot be built: `message` is the report of `sapin check`
 */
export async function comparePages(options: CompareOptions): Promise<Comparison> {
  const { root, before, after = { content: `${root}/content` }, onProgress, signal } = options;
  const repository = await openRepository(root);
  if (typeof repository === 'string') throw new Error(`no history: ${repository}`);
  const commits = [before, after].flatMap((version) => ('revision' in version ? [version.revision] : []));
  const day = options.day ?? process.env.VITE_DATE ?? today();
  const hasChanged = async (paths: readonly string[]) => {
    const same = await Promise.all(commits.map((commit) => isUnchanged(repository, commit, paths)));
    return same.includes(false);
  };
  const code = !(await hasChanged(CODE)) ? 'same' : (await hasChanged(PACKAGES)) ? 'present' : 'different';
  const workshop: Workshop = { root, repository, code, day, signal };
  onProgress?.({ step: 'start', code });
  const make = async (step: 'before' | 'after', version: Version) => {
    const cached = await cachedPages(workshop, version);
    const { pages, pictures } = cached ?? (await buildPages(workshop, version));
    onProgress?.({ step, pages: Object.keys(pages).length, isCached: cached !== undefined });
    return { pages, picture: (address: string) => bytesOf(pictures[decodeURI(address)]) };
  };
  const sides = await Promise.all([make('before', before), make('after', after)]);
  const [old, now] = sides;
  onProgress?.({ step: 'compare', pages: new Set(sides.flatMap(({ pages }) => Object.keys(pages))).size });
  return { ...(await compareVersions(old, now, signal)), code };
}

interface Pages {
  readonly pages: Readonly<Record<string, PageParts>>;
  /** The bytes of a picture, by its address in the markup. */
  readonly picture: ReadPicture;
}

function bytesOf(base64: string | undefined): Uint8Array | undefined {
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
}

async function compareVersions(
  before: Pages,
  after: Pages,
  signal?: AbortSignal,
): Promise<Omit<Comparison, 'code'>> {
  const addresses = [...new Set([before, after].flatMap(({ pages }) => Object.keys(pages)))].sort();
  const pages: ChangedPage[] = [];
  const frames = new Map<string, { part: FramePart; pairs: readonly Pair[]; addresses: string[] }>();
  const framesOf = rememberedFrames();
  for (const address of addresses) {
    await setImmediate(); // the desk answers between two pages
    signal?.throwIfAborted();
    const [old, now] = [before.pages[address], after.pages[address]];
    const page = await changedPage(address, old, now, before, after);
    if (page) pages.push(page);
    if (!old || !now || (old.top === now.top && old.bottom === now.bottom)) continue;
    for (const [part, pairs] of framesOf(old, now)) {
      const key = JSON.stringify([part, pairs.filter(([a, b]) => !(a && b && isAlike(a, b)))]);
      const found = frames.get(key) ?? { part, pairs, addresses: [] };
      found.addresses.push(address);
      frames.set(key, found);
    }
  }
  const changed = new Set(pages.map(({ address }) => address));
  const isOnBoth = (address: string) => before.pages[address] && after.pages[address];
  const frame: FrameChange[] = [];
  for (const group of groupBy(frames.values(), (each) => each.addresses.join(' ')).values()) {
    const pairs = group.flatMap((each) => each.pairs);
    const shown = group[0]?.addresses ?? [];
    const from = pairs.flatMap(([, after]) => after?.from ?? []).sort()[0];
    frame.push({
      parts: group.map(({ part }) => part),
      addresses: shown,
      isEverywhere: addresses.every((address) => shown.includes(address) || !isOnBoth(address)),
      ...(from !== undefined && { from }),
      only: shown.filter((address) => !changed.has(address)),
      rows: await rowsOf(pairs, before.picture, after.picture),
      words: changesOf(pairs),
    });
  }
  return { pages, frame, frameOnly: [...new Set(frame.flatMap(({ only }) => only))].sort() };
}

async function changedPage(
  address: string,
  old: PageParts | undefined,
  now: PageParts | undefined,
  before: Pages,
  after: Pages,
): Promise<ChangedPage | undefined> {
  if (old?.main === now?.main && old?.head === now?.head) return undefined;
  const [blocks, present] = [old ? mainBlocks(old) : [], now ? mainBlocks(now) : []];
  const pairs = compareBlocks(blocks, present);
  if (pairs.length === 0) return undefined;
  const rows = await rowsOf(pairs, before.picture, after.picture);
  return {
    address,
    title: (now ? present : blocks)[0]?.text ?? address,
    kind: old === undefined ? 'added' : now === undefined ? 'removed' : 'changed',
    rows,
    ...(old && { before: fragmentOf(rows, 'before') }),
    ...(now && { after: fragmentOf(rows, 'after') }),
    words: changesOf(pairs),
  };
}

function fragmentOf(rows: readonly Row[], side: 'before' | 'after'): string {
  const pieces = rows.flatMap((row) => ('skipped' in row ? [] : (row[side] ?? [])));
  return pieces.map(({ kind, html }) => `<div data-kind="${kind}">${html}</div>`).join('\n');
}

/** What changed around the page, by region; the same markup, which most pages share, is compared once. */
function rememberedFrames(): (old: PageParts, now: PageParts) => [FramePart, Pair[]][] {
  const known = new Map<string, [FramePart, Pair[]][]>();
  return (old, now) => {
    const key = [old.top, now.top, old.bottom, now.bottom].join('\0');
    const found = known.get(key) ?? changedFrames(old, now);
    known.set(key, found);
    return found;
  };
}

function changedFrames(old: PageParts, now: PageParts): [FramePart, Pair[]][] {
  const [before, after] = [frameBlocks(old), frameBlocks(now)];
  return (Object.keys(before) as FramePart[])
    .map((part): [FramePart, Pair[]] => [part, compareBlocks(before[part], after[part])])
    .filter(([, pairs]) => pairs.length > 0);
}
