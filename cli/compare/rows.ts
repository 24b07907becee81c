import { pairLines } from '../core/text/pair-lines.ts';
import { typesetHtml } from '../core/text/typeset-html.ts';
import { loadSharp } from '../site/build/load-sharp.ts';
import { UnreadablePicture } from '../site/build/unreadable-picture.ts';
import { type Block, isAlike, type Pair } from './compare.ts';

/** Two pieces side by side, or how many pieces that did not change are left out. */
export type Row =
  | { readonly before?: Piece; readonly after?: Piece; readonly isSame: boolean }
  | { readonly skipped: number };

/** A piece of a page, as HTML that needs no other file; words that go are in `<del>`, those that come in `<ins>`. */
export interface Piece {
  /** The name of its element on the page: `h2`, `p`, `tr`; or `picture`, `title`, `description`. */
  readonly kind: string;
  readonly html: string;
}

/** A sentence that changed; one side is missing where it is new or gone. */
export interface Change {
  readonly before?: string;
  readonly after?: string;
}

export type ReadPicture = (address: string) => Uint8Array | undefined;

/** The pairs that differ, each with its context; equal ones between them are counted. */
export async function rowsOf(
  pairs: readonly Pair[],
  readBefore: ReadPicture,
  readAfter: ReadPicture,
): Promise<Row[]> {
  const near = new Set(pairs.flatMap((pair, index) => (isSame(pair) ? [] : [index - 1, index, index + 1])));
  const rows: Row[] = [];
  let skipped = 0;
  const close = () => {
    if (skipped > 0) rows.push({ skipped });
    skipped = 0;
  };
  for (const [index, pair] of pairs.entries()) {
    if (!near.has(index)) {
      skipped++;
      continue;
    }
    close();
    const [before, after] = pair;
    const [old, now] = isSame(pair)
      ? [typesetHtml(before?.text ?? ''), typesetHtml(after?.text ?? '')]
      : markBlocks(before, after);
    rows.push({
      ...(before && { before: await pieceOf(before, old, readBefore) }),
      ...(after && { after: await pieceOf(after, now, readAfter) }),
      isSame: isSame(pair),
    });
  }
  close();
  return rows;
}

function isSame([before, after]: Pair): boolean {
  return before !== undefined && after !== undefined && isAlike(before, after);
}

async function pieceOf({ kind, picture }: Block, text: string, read: ReadPicture): Promise<Piece> {
  if (!picture) return { kind, html: text };
  const { source } = picture;
  const markup = source.startsWith('<')
    ? source
    : `<img alt="" src="${typesetHtml(await inlined(source, read))}">`;
  return { kind, html: markup + text };
}

/** Pictures are shown this wide at most, in pixels. */
const WIDTH = 640;

/** The picture itself as an address, small enough for a file with many of them. */
async function inlined(address: string, read: ReadPicture): Promise<string> {
  const bytes = address.startsWith('/') ? read(address) : undefined;
  if (!bytes) return address;
  const isDrawing = /\.svg(?:\?|$)/i.test(address);
  if (isDrawing) return `data:image/svg+xml;base64,${Buffer.from(bytes).toString('base64')}`;
  const sharp = await loadSharp();
  const small = await sharp(bytes)
    .autoOrient()
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp()
    .toBuffer()
    .catch((error: unknown) => {
      throw new UnreadablePicture(address.slice(1), error);
    });
  return `data:image/webp;base64,${small.toString('base64')}`;
}

const CELLS = ' · ';

/** The cells of a row of a table before and after, where it has as many. */
function cellsOf([before, after]: Pair): [before: string, after: string][] | undefined {
  if (before?.kind !== 'tr' || after?.kind !== 'tr') return undefined;
  const [old, now] = [before.text.split(CELLS), after.text.split(CELLS)];
  return old.length === now.length ? old.map((cell, column) => [cell, now[column] ?? '']) : undefined;
}

/** The texts of two blocks as `markWords` writes them, those of a row cell by cell. */
function markBlocks(before: Block | undefined, after: Block | undefined): [before: string, after: string] {
  const cells = cellsOf([before, after])?.map(([old, now]) =>
    old === now ? [typesetHtml(old), typesetHtml(now)] : markWords(old, now),
  );
  const join = (side: 0 | 1) => cells?.map((cell) => cell[side]).join(CELLS) ?? '';
  return cells ? [join(0), join(1)] : markWords(before?.text ?? '', after?.text ?? '');
}

/** Below this share of words in common, one text has replaced the other. */
const IN_COMMON = 0.3;

const TOKEN = /\s+|\S+/g;

/** Two texts as HTML, in which the words that differ are marked; all of them where the texts have little in common. */
export function markWords(before: string, after: string): [before: string, after: string] {
  const old: string[] = before.match(TOKEN) ?? [];
  const now: string[] = after.match(TOKEN) ?? [];
  const pairs = pairLines(old, now);
  const common = pairs.filter(([a, b]) => a !== undefined && b !== undefined && old[a]?.trim() !== '').length;
  const words = Math.max(...[old, now].map((list) => list.filter((word) => word.trim() !== '').length));
  if (common < words * IN_COMMON) return [mark('del', before), mark('ins', after)];
  const runs = (side: 0 | 1, words: readonly string[], tag: 'del' | 'ins') => {
    let html = '';
    let changed = '';
    const close = () => {
      // Blanks at the ends of a run are not what changed.
      const [, lead = '', middle = '', trail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(changed) ?? [];
      html += lead + mark(tag, middle) + trail;
      changed = '';
    };
    for (const pair of pairs) {
      const index = pair[side];
      if (index === undefined) continue;
      const word = words[index] ?? '';
      const isCommon = pair[0] !== undefined && pair[1] !== undefined;
      if (!isCommon || (changed !== '' && word.trim() === '')) {
        changed += word;
        continue;
      }
      close();
      html += typesetHtml(word);
    }
    close();
    return html;
  };
  return [runs(0, old, 'del'), runs(1, now, 'ins')];
}

function mark(tag: 'del' | 'ins', text: string): string {
  return text === '' ? '' : `<${tag}>${typesetHtml(text)}</${tag}>`;
}

/** The sentences that differ, in the order of the page. */
export function changesOf(pairs: readonly Pair[]): Change[] {
  return pairs
    .filter((pair) => !isSame(pair))
    .flatMap(([before, after]) => {
      const cells = cellsOf([before, after]);
      if (cells) return changedCells(cells);
      const [old, now] = [before, after].map((block) => block?.text.split(/(?<=[.!?…])\s+/) ?? []) as [
        string[],
        string[],
      ];
      const changes: { before?: string; after?: string }[] = [];
      for (const [a, b] of pairLines(old, now)) {
        if (a !== undefined && b !== undefined) continue;
        const open = changes.find((change) => change.before !== undefined && change.after === undefined);
        if (a !== undefined) changes.push({ before: old[a] ?? '' });
        else if (open) open.after = now[b ?? 0] ?? '';
        else changes.push({ after: now[b ?? 0] ?? '' });
      }
      return changes.filter((change) => (change.before ?? '') !== (change.after ?? ''));
    });
}

/** Each cell of a row that differs, behind what the row is called. */
function changedCells(cells: readonly (readonly [before: string, after: string])[]): Change[] {
  const [[name] = [''], ...others] = cells;
  const changed = others.filter(([before, after]) => before !== after);
  return cells[0]?.[0] !== cells[0]?.[1] || changed.length === 0
    ? [{ before: textOf(cells, 0), after: textOf(cells, 1) }]
    : changed.map(([before, after]) => ({ before: `${name} : ${before}`, after: `${name} : ${after}` }));
}

function textOf(cells: readonly (readonly [before: string, after: string])[], side: 0 | 1): string {
  return cells.map((cell) => cell[side]).join(CELLS);
}
