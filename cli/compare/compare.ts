import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from 'parse5';
import { pairLines } from '../core/text/pair-lines.ts';
import type { PageParts } from './page-parts.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A piece of a page as a visitor meets it: a heading, a paragraph, a row of prices, a picture. */
export interface Block {
  /** The element's name; `title` and `description` for what search engines show. */
  readonly kind: string;
  readonly text: string;
  readonly picture?: Picture;
  /** When visitors begin to see it, in milliseconds since 1970, where that lies ahead. */
  readonly from?: number;
}

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

const GROUPS =
  /^(?:address|article|aside|blockquote|div|dl|fieldset|figure|footer|form|header|li|main|nav|ol|section|table|tbody|thead|ul)$/;
const INLINE = /^(?:a|abbr|b|br|em|i|small|span|strong|sub|sup|time)$/;
const UNSEEN = /^(?:script|style|template)$/;

/** The content of `<noscript>` is read as markup: parsers take it for one text. */
function fragmentOf(html: string): Parent {
  return parseFragment(html.replace(/<\/?noscript\b[^>]*>/g, ''));
}

function isElement(node: Child | Parent): node is Element {
  return 'tagName' in node;
}

function attribute({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value;
}

function isPicture(element: Element): boolean {
  return element.tagName === 'img' || (element.tagName === 'svg' && attribute(element, 'role') === 'img');
}

function findIn({ childNodes }: Parent, isWanted: (element: Element) => boolean): Element | undefined {
  for (const child of childNodes) {
    if (!isElement(child)) continue;
    const found = isWanted(child) ? child : findIn(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

function textIn(node: Child): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return isElement(node) ? node.childNodes.map(textIn).join('') : '';
}

/** The title, the description and the pieces of `<main>`, in their order. */
export function mainBlocks({ head, main }: Pick<PageParts, 'head' | 'main'>): Block[] {
  const metadata = fragmentOf(head);
  const title = findIn(metadata, ({ tagName }) => tagName === 'title');
  const meta = findIn(metadata, ({ tagName }) => tagName === 'meta');
  const blocks: Block[] = [{ kind: 'title', text: title ? textIn(title) : '' }];
  const description = meta && attribute(meta, 'content');
  if (description) blocks.push({ kind: 'description', text: description });
  collect(fragmentOf(main), blocks);
  return blocks;
}

export function frameBlocks({ top, bottom }: Pick<PageParts, 'top' | 'bottom'>): Record<FramePart, Block[]> {
  const blocks: Record<FramePart, Block[]> = { notices: [], header: [], menu: [], footer: [] };
  for (const element of fragmentOf(top).childNodes) {
    if (!isElement(element) || attribute(element, 'hidden') !== undefined) continue;
    const menu = findIn(element, ({ tagName }) => tagName === 'nav');
    if (menu) collect(menu, blocks.menu);
    if (menu?.parentNode)
      menu.parentNode.childNodes = menu.parentNode.childNodes.filter((child) => child !== menu);
    collect(element, element.tagName === 'header' ? blocks.header : blocks.notices);
  }
  collect(fragmentOf(bottom), blocks.footer);
  return blocks;
}

function collect(node: Parent, blocks: Block[]): void {
  const block = isElement(node) ? wholeBlock(node) : undefined;
  if (block === undefined) {
    collectParts(node, blocks);
  } else if (block.text !== '' || block.picture) {
    blocks.push(block);
  }
}

/** The block that an element is by itself; `undefined` when its children are. */
function wholeBlock(element: Element): Block | undefined {
  if (isPicture(element)) return pictureOf(element);
  const isGroup = GROUPS.test(element.tagName) && element.childNodes.some(isElement);
  if (isGroup || findIn(element, isPicture)) return undefined;
  const from = attribute(element, 'hidden') === undefined ? 0 : Number(attribute(element, 'data-from'));
  return {
    kind: element.tagName,
    text: visibleText(element),
    ...(from > 0 && { from }),
  };
}

function collectParts(node: Parent, blocks: Block[]): void {
  const kind = isElement(node) ? node.tagName : 'p';
  let loose = '';
  for (const child of node.childNodes) {
    const isInline = isElement(child) ? isPhrase(child) : child.nodeName === '#text';
    if (isInline) loose += isElement(child) ? ` ${visibleText(child)} ` : textIn(child);
    if (isInline && child !== node.childNodes.at(-1)) continue;
    const text = loose.replace(/\s+/g, ' ').trim();
    if (text !== '') blocks.push({ kind, text });
    loose = '';
    if (!isInline && isElement(child)) collect(child, blocks);
  }
}

function isPhrase(element: Element): boolean {
  return INLINE.test(element.tagName) && !findIn(element, isPicture);
}

function visibleText(element: Element): string {
  const cells = element.tagName === 'tr' ? element.childNodes.filter(isElement) : [element];
  return cells
    .map((cell) =>
      wordsIn(cell)
        .replace(/[ \t\n\r]+/g, ' ')
        .trim(),
    )
    .join(' · ');
}

/** The words of a node: blocks are separated, whether or not there is whitespace between them. */
function wordsIn(node: Child): string {
  if (!isElement(node)) return textIn(node);
  if (UNSEEN.test(node.tagName)) return '';
  if (node.tagName === 'br') return ' ';
  // Elements that nothing joins are set apart by styles.
  const words = node.childNodes
    .map((child, at, all) =>
      [child, all[at - 1]].every((each) => each && isElement(each)) ? ` ${wordsIn(child)}` : wordsIn(child),
    )
    .join('');
  return INLINE.test(node.tagName) ? words : ` ${words} `;
}

function pictureOf(element: Element): Block {
  const text = attribute(element, 'alt') ?? attribute(element, 'aria-label') ?? '';
  const source = element.tagName === 'img' ? (attribute(element, 'src') ?? '') : serializeOuter(element);
  // The hash of the bytes, which the build writes before the extension: a name is not seen.
  const mark = /-(\w{8})(?:-\d+)?\.\w+$/.exec(source)?.[1] ?? source;
  return { kind: 'picture', text, picture: { mark, source } };
}
