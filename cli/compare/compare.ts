import { createRequire } from 'node:module';
import type { JSDOM } from 'jsdom';
import { pairLines } from '../core/text/pair-lines.ts';
import type { PageParts } from './page-parts.ts';

/** A piece of a page as a visitor meets it: a heading, a paragraph, a row of prices, a picture. */
export interface Block {
  /** The element's name; `title` and `description` for what search engines show. */
  readonly kind: string;
  readonly text: string;
  readonly picture?: Picture;
  /** When visitors begin to see it, in milliseconds since 1970, where that lies ahead. */
  readonly from?: number;
}

/** A picture of a page. */
interface Picture {
  /** Differs where a visitor would see another picture. */
  readonly mark: string;
  /** Its address on the site, or the drawing itself as markup. */
  readonly source: string;
}

/** A piece before and after: equal ones stay, one without the other was removed or added. */
export type Pair = readonly [before: Block | undefined, after: Block | undefined];

/** A region that all pages have. */
export type FramePart = 'notices' | 'header' | 'menu' | 'footer';

/** The pieces of two versions of a page side by side; empty when a visitor would see no difference. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): Pair[] {
  const pairs = pairLines(before.map(keyOf), after.map(keyOf));
  if (pairs.every(([a, b]) => a !== undefined && b !== undefined)) return [];
  return sideBySide(
    pairs.map(([a, b]): Pair => [a === undefined ? a : before[a], b === undefined ? b : after[b]]),
  );
}

/** A removed block and its replacement share a row. */
function sideBySide(pairs: readonly Pair[]): Pair[] {
  const rows: [Block | undefined, Block | undefined][] = [];
  for (const [before, after] of pairs) {
    const open = rows.find(
      ([a, b], index) =>
        a && !b && !before && a.kind === after?.kind && rows.slice(index).every(([, late]) => !late),
    );
    if (open) open[1] = after;
    else rows.push([before, after]);
  }
  return rows;
}

export function isAlike(before: Block, after: Block): boolean {
  return keyOf(before) === keyOf(after);
}

function keyOf({ kind, text, picture, from }: Block): string {
  return JSON.stringify([kind, text, picture?.mark, from]);
}

const GROUPS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DIV DL FIELDSET FIGURE FOOTER FORM HEADER LI MAIN NAV OL SECTION TABLE TBODY THEAD UL'.split(
    ' ',
  ),
);
const INLINE = /^(?:A|ABBR|B|BR|EM|I|SMALL|SPAN|STRONG|SUB|SUP|TIME)$/;
const UNSEEN = 'script, style, template';
const PICTURES = 'img, svg[role="img"]';

let parser: typeof JSDOM | undefined;

/** Loads what reads HTML, which takes long and is needed only where pages differ. */
export function loadParser(): typeof JSDOM {
  parser ??= (createRequire(import.meta.url)('jsdom') as { readonly JSDOM: typeof JSDOM }).JSDOM;
  return parser;
}

/** What stands in `<noscript>` is read as markup: parsers take it for one text. */
function fragmentOf(html: string): DocumentFragment {
  return loadParser().fragment(html.replace(/<\/?noscript\b[^>]*>/g, ''));
}

/** The title, the description and the pieces of `<main>`, in their order. */
export function mainBlocks({ head, main }: Pick<PageParts, 'head' | 'main'>): Block[] {
  const metadata = fragmentOf(head);
  const blocks: Block[] = [{ kind: 'title', text: metadata.querySelector('title')?.textContent ?? '' }];
  const description = metadata.querySelector('meta')?.getAttribute('content');
  if (description) blocks.push({ kind: 'description', text: description });
  collect(fragmentOf(main), blocks);
  return blocks;
}

/** The pieces of what surrounds `<main>`. */
export function frameBlocks({ top, bottom }: Pick<PageParts, 'top' | 'bottom'>): Record<FramePart, Block[]> {
  const blocks: Record<FramePart, Block[]> = { notices: [], header: [], menu: [], footer: [] };
  for (const element of fragmentOf(top).children) {
    if (element.hasAttribute('hidden')) continue;
    const menu = element.querySelector('nav');
    if (menu) collect(menu, blocks.menu);
    menu?.remove();
    collect(element, element.tagName === 'HEADER' ? blocks.header : blocks.notices);
  }
  collect(fragmentOf(bottom), blocks.footer);
  return blocks;
}

function collect(node: ParentNode & Node, blocks: Block[]): void {
  const block = isElement(node) ? wholeBlock(node) : undefined;
  if (block === undefined) {
    collectParts(node, blocks);
  } else if (block.text !== '' || block.picture) {
    blocks.push(block);
  }
}

/** The block that an element is by itself; `undefined` when its children are. */
function wholeBlock(element: Element): Block | undefined {
  if (element.matches(PICTURES)) return pictureOf(element);
  const isGroup = GROUPS.has(element.tagName) && element.querySelector('*') !== null;
  if (isGroup || element.querySelector(PICTURES)) return undefined;
  const from = element.hasAttribute('hidden') ? Number(element.getAttribute('data-from')) : 0;
  return {
    kind: element.tagName.toLowerCase(),
    text: visibleText(element),
    ...(from > 0 && { from }),
  };
}

function collectParts(node: ParentNode & Node, blocks: Block[]): void {
  const kind = isElement(node) ? node.tagName.toLowerCase() : 'p';
  let loose = '';
  for (const child of node.childNodes) {
    const isInline = child.nodeType === 3 || (isElement(child) && isPhrase(child));
    if (isInline) loose += isElement(child) ? ` ${visibleText(child)} ` : child.textContent;
    if (isInline && child.nextSibling) continue;
    const text = loose.replace(/\s+/g, ' ').trim();
    if (text !== '') blocks.push({ kind, text });
    loose = '';
    if (!isInline && isElement(child)) collect(child, blocks);
  }
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** Inline content rather than a block. */
function isPhrase(element: Element): boolean {
  return INLINE.test(element.tagName) && !element.querySelector(PICTURES);
}

function visibleText(element: Element): string {
  const cells = element.tagName === 'TR' ? [...element.children] : [element];
  return cells
    .map((cell) =>
      wordsIn(cell)
        .replace(/[ \t\n\r]+/g, ' ')
        .trim(),
    )
    .join(' · ');
}

/** What stands in blocks of their own is apart, whether or not there is whitespace between them. */
function wordsIn(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (!isElement(node) || node.matches(UNSEEN)) return '';
  const words = [...node.childNodes].map(wordsIn).join('');
  return INLINE.test(node.tagName) ? words : ` ${words} `;
}

function pictureOf(element: Element): Block {
  const text = element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '';
  const source = element.tagName === 'IMG' ? (element.getAttribute('src') ?? '') : element.outerHTML;
  // The hash of the bytes, which the build writes before the extension: a name is not seen.
  const mark = /-(\w{8})(?:-\d+)?\.\w+$/.exec(source)?.[1] ?? source;
  return { kind: 'picture', text, picture: { mark, source } };
}
