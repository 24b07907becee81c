import { hash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { pairLines } from '../../diagnostics/difference.ts';

/** A piece of a page as a visitor meets it: a heading, a paragraph, a row of prices, a picture. */
export interface Block {
  /** The element's name; `title` and `description` for what search engines show. */
  readonly kind: string;
  readonly text: string;
  /** The picture itself as markup that needs no other file. */
  readonly picture?: string;
}

/** A piece before and after: equal ones stay, one without the other was removed or added. */
export type Pair = readonly [before: Block | undefined, after: Block | undefined];

/** Bytes of a file of a built site by its path from the root; `undefined` when there is none. */
export type ReadFile = (path: string) => Buffer | undefined;

/** The pieces of two versions of a page side by side; empty when a visitor would see no difference. */
export function comparePages(before: readonly Block[], after: readonly Block[]): Pair[] {
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

function keyOf({ kind, text, picture }: Block): string {
  return JSON.stringify([kind, text, picture === undefined ? '' : hash('sha1', picture)]);
}

const GROUPS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DIV DL FIELDSET FIGURE FOOTER FORM HEADER LI MAIN NAV OL SECTION TABLE TBODY THEAD UL'.split(
    ' ',
  ),
);
const PICTURES = 'img, svg[role="img"]';

/** The title, the description and the pieces of `<main>` of a built page, in their order. */
export function blocksOf(html: string, read: ReadFile): Block[] {
  const { document } = new JSDOM(html).window;
  const blocks: Block[] = [{ kind: 'title', text: document.title }];
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  if (description) blocks.push({ kind: 'description', text: description });
  const main = document.querySelector('main');
  if (main) collect(main, blocks, read);
  return blocks;
}

function collect(element: Element, blocks: Block[], read: ReadFile): void {
  if (element.matches(PICTURES)) {
    blocks.push(pictureOf(element, read));
    return;
  }
  const isGroup = GROUPS.has(element.tagName) && element.querySelector('*') !== null;
  if (!isGroup && !element.querySelector(PICTURES)) {
    const text = visibleText(element);
    if (text !== '') blocks.push({ kind: element.tagName.toLowerCase(), text });
    return;
  }
  let loose = '';
  for (const child of element.childNodes) {
    const isInline = child.nodeType === 3 || (isElement(child) && isPhrase(child));
    if (isInline) loose += isElement(child) ? ` ${visibleText(child)} ` : child.textContent;
    if (isInline && child.nextSibling) continue;
    const text = loose.replace(/\s+/g, ' ').trim();
    if (text !== '') blocks.push({ kind: element.tagName.toLowerCase(), text });
    loose = '';
    if (!isInline && isElement(child)) collect(child, blocks, read);
  }
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** Inline content rather than a block. */
function isPhrase(element: Element): boolean {
  return (
    /^(?:A|ABBR|B|BR|EM|I|SMALL|SPAN|STRONG|SUB|SUP|TIME)$/.test(element.tagName) &&
    !element.querySelector(PICTURES)
  );
}

function visibleText(element: Element): string {
  if (/^(?:SCRIPT|STYLE|TEMPLATE)$/.test(element.tagName)) return '';
  const cells = element.tagName === 'TR' ? [...element.children] : [];
  const text = cells.length > 0 ? cells.map((cell) => cell.textContent).join(' · ') : element.textContent;
  return (text ?? '').replace(/[ \t\n\r]+/g, ' ').trim();
}

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

function pictureOf(element: Element, read: ReadFile): Block {
  const text = element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '';
  if (element.tagName !== 'IMG') return { kind: 'picture', text, picture: element.outerHTML };
  const source = element.getAttribute('src') ?? '';
  const bytes = source.startsWith('/') ? read(source) : undefined;
  const type = TYPES[source.split('.').at(-1) ?? ''];
  const address = bytes && type ? `data:${type};base64,${bytes.toString('base64')}` : source;
  return { kind: 'picture', text, picture: `<img alt="" src="${address.replaceAll('"', '&quot;')}">` };
}
