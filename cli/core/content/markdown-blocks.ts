import type { Token } from 'markdown-it';
import type { Span } from '../diagnostics/problem.ts';
import { lineStarts, nameOfPicture, parseMarkdown, placeOfToken } from './markdown-parts.ts';
import type { Delimiter } from './read-emphasis.ts';

/** A block of a Markdown text as it is read. */
export interface Block {
  readonly kind: 'paragraph' | 'heading' | 'row' | 'code' | 'html';
  /** Without what puts them into a list or a quotation; the parts of a cell. */
  readonly lines: readonly Line[];
  /** Of a heading. */
  readonly level?: number;
  /** Of the header of a row's table. */
  readonly columns?: number;
  readonly marks: readonly Mark[];
  readonly parts: readonly MarkdownPart[];
  /** The text that is read literally, in place: links behind their text, images, code, HTML and escapes are blanks. */
  readonly literal: string;
  /** The place in the whole text of an offset in `literal`. */
  readonly placeAt: (offset: number) => number;
}

interface Line {
  readonly text: string;
  /** Where it starts in the whole text. */
  readonly start: number;
}

/** A run of `*` or `_` that is read as itself, or that opens bold text within bold text. */
export interface Mark extends Span {
  readonly isNested: boolean;
  readonly opens: boolean;
  readonly closes: boolean;
}

/** A link, an image, raw HTML, code in a line or a first-level heading, with its offsets in the whole text: of the first two the address. */
interface MarkdownPart extends Span {
  readonly kind: 'link' | 'image' | 'html' | 'code' | 'title';
  readonly value: string;
  readonly picture?: TextPicture;
}

export interface TextPicture {
  /** Its file below the images folder. */
  readonly name: string;
  readonly alt: string;
  /** In per cent of the text's width; `null` for all of it. */
  readonly width: number | null;
  /** Whether it is a whole paragraph. */
  readonly isAlone: boolean;
}

/** A cache: several checks read a text, and `consistency` what they have read. */
const known = new Map<string, readonly Block[]>();
const MOST_KNOWN = 1000;

/** The links, images, raw HTML, code and first-level headings of a Markdown text, in order. */
export function markdownParts(text: string): readonly MarkdownPart[] {
  if (!/[<[`]|^ {0,3}(?:#[ \t]|=+\s*$)/m.test(text)) return [];
  return blocksOf(text).flatMap(({ parts }) => parts);
}

/** The blocks of a Markdown text that hold words, in their order. */
export function blocksOf(text: string): readonly Block[] {
  const blocks = known.get(text) ?? readBlocks(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, blocks);
  return blocks;
}

const NOTHING = { marks: [], parts: [], literal: '', placeAt: (offset: number) => offset };

function readBlocks(text: string): readonly Block[] {
  const starts = lineStarts(text);
  const lineAt = (line: number): Line => {
    const start = starts[line] ?? text.length;
    return { text: text.slice(start, (starts[line + 1] ?? text.length + 1) - 1), start };
  };
  const blocks: Block[] = [];
  let [row, columns, end] = [0, 0, 0]; // of the table that is being read: the line, and where its last cell ended
  let level: number | undefined; // of the heading that is open
  let named: ReadonlyMap<string, Span> | undefined;
  const whole = { start: 0, end: text.trimEnd().length };
  const elsewhere = (address: string) => {
    named ??= namedAddresses(text);
    return named.get(address) ?? whole;
  };
  const read: Readonly<Record<string, (token: Token) => void>> = {
    heading_open: ({ tag }) => {
      level = Number(tag.slice(1));
    },
    heading_close: () => {
      level = undefined;
    },
    table_open: () => {
      columns = 0;
    },
    th_open: () => {
      columns++;
    },
    tr_open: ({ map }) => {
      [row, end] = [map?.[0] ?? 0, 0];
      const { text: whole, start } = lineAt(row);
      const bare = whole.replace(/^[ >]*/, '');
      const line = { text: bare, start: start + whole.length - bare.length };
      if (columns > 0) blocks.push({ ...NOTHING, kind: 'row', lines: [line], columns });
    },
    code_block: ({ map }) => {
      const [first, after] = map ?? [0, 0];
      const lines = Array.from({ length: after - first }, (_, rank): Line => {
        const { text: whole, start } = lineAt(first + rank);
        const bare = whole.replace(/^(?: *> ?)+/, '');
        return { text: bare, start: start + whole.length - bare.length };
      });
      blocks.push({ ...NOTHING, kind: 'code', lines });
    },
    html_block: ({ map, content }) => {
      const [value = ''] = content.trim().split('\n');
      const start = text.indexOf(value, lineAt(map?.[0] ?? 0).start);
      const part: MarkdownPart = { kind: 'html', value, start, end: start + value.length };
      blocks.push({ ...NOTHING, kind: 'html', lines: [], parts: [part] });
    },
    inline: (token) => {
      const { map, content } = token; // a cell has no `map`, and `|` in it is written `\|`
      const lines = content.split(map ? '\n' : '|').map((part, rank): Line => {
        const source = lineAt(map ? map[0] + rank : row);
        const found = map ? source.text.lastIndexOf(part) : source.text.indexOf(part, end);
        end = found + part.length;
        return { text: part, start: source.start + Math.max(0, found) };
      });
      const kind = level ? 'heading' : map ? 'paragraph' : 'row';
      const inline = readInline(token, lines, elsewhere, kind === 'paragraph' && token.level === 1);
      const title: MarkdownPart = { kind: 'title', value: content, ...spanOf(lines) };
      const parts = level === 1 ? [title, ...inline.parts] : inline.parts;
      blocks.push({ kind, lines, ...(level && { level }), ...inline, parts });
    },
  };
  for (const token of parseMarkdown(text)) read[token.type]?.(token);
  return blocks;
}

export function spanOf(lines: readonly Line[]): Span {
  const [first, last] = [lines[0], lines.at(-1)];
  return { start: first?.start ?? 0, end: last ? last.start + last.text.length : 0 };
}

function readInline(
  { children, content }: Token,
  lines: readonly Line[],
  elsewhere: (address: string) => Span,
  isParagraph: boolean,
): Pick<Block, 'marks' | 'parts' | 'literal' | 'placeAt'> {
  const placeAt = placer(lines);
  const parts: MarkdownPart[] = [];
  const literal: string[] = [];
  let done = 0; // how much of the content is in `literal`
  let open: Token | undefined; // the link that is open: none is in another
  const tokens = children ?? [];
  /** The place of an address: in the brackets behind `bracket`, or where a reference names it. */
  const add = (kind: 'link' | 'image', address: string, bracket: number, picture?: TextPicture) => {
    ADDRESS.lastIndex = bracket;
    const start = bracket + (ADDRESS.exec(content)?.[0].length ?? content.length);
    const isThere = content.startsWith(address, start);
    const place = isThere
      ? { start: placeAt(start), end: placeAt(start) + address.length }
      : elsewhere(address);
    parts.push({ kind, value: address, ...place, ...(picture && { picture }) });
  };
  const read: Readonly<Record<string, (token: Token, at: number, end: number) => void>> = {
    link_open: (token) => {
      open = token;
    },
    link_close: ({ markup }, at) => {
      const address = String(open?.attrGet('href') ?? '');
      if (markup !== 'autolink') return add('link', address, at);
      const [start, end] = [placeAt(at) + 1, placeAt(at) + 1 + address.replace(/^mailto:/, '').length];
      parts.push({ kind: 'link', value: address, start, end });
    },
    image: (token, at) => {
      const width = token.attrGet('data-width');
      const isAlone = isParagraph && tokens.length === 1;
      const { content: alt } = token;
      add('image', String(token.attrGet('src') ?? ''), at + 2 + alt.length, {
        name: nameOfPicture(token),
        alt,
        width: width === null ? null : Number(width),
        isAlone,
      });
    },
    html_inline: (token, at) => {
      const [value = ''] = token.content.trim().split('\n');
      parts.push({ kind: 'html', value, start: placeAt(at), end: placeAt(at) + value.length });
    },
    code_inline: ({ content: value }, at, end) => {
      parts.push({ kind: 'code', value, start: placeAt(at), end: placeAt(end) });
    },
    text_special: () => {},
  };
  for (const [index, token] of tokens.entries()) {
    const at = placeOfToken(token) ?? done;
    const end = placeOfToken(tokens[index + 1]) ?? content.length;
    read[token.type]?.(token, at, end);
    if (!read[token.type] || token.type === 'link_open') continue;
    literal.push(content.slice(done, at), ' '.repeat(Math.max(0, end - at)));
    done = Math.max(done, end);
  }
  literal.push(content.slice(done));
  return { marks: marksOf(tokens, placeAt), parts, literal: literal.join(''), placeAt };
}

/** What opens an address behind the text of a link. */
const ADDRESS = /\]\(\s*<?/y;

/** Maps an offset in joined lines to one in the whole text; quick where the offsets grow. */
function placer(lines: readonly Line[]): (offset: number) => number {
  let [rank, from] = [0, 0]; // of the line that was asked for last, and where it starts in the lines together
  return (offset) => {
    if (offset < from) [rank, from] = [0, 0];
    let line = lines[rank];
    while (line && from + line.text.length < offset && rank < lines.length - 1) {
      from += line.text.length + 1;
      line = lines[++rank];
    }
    return (line?.start ?? 0) + offset - from;
  };
}

function marksOf(tokens: readonly Token[], placeAt: (offset: number) => number): Mark[] {
  const marks: Mark[] = [];
  let depth = 0;
  for (const token of tokens) {
    const { type, meta, content: sign, markup } = token;
    if (type === 'strong_close') depth--;
    const isNested = type === 'strong_open' && ++depth > 1;
    if (meta?.opens === undefined || (!isNested && sign === '')) continue;
    const { opens, closes } = meta as unknown as Delimiter;
    // Of two signs that open bold text, the token of the second opens it.
    const start = placeAt(placeOfToken(token) ?? 0) - (isNested ? 1 : 0);
    const last = marks.at(-1);
    if (last?.end === start && !isNested && !last.isNested)
      marks[marks.length - 1] = { ...last, end: start + 1 };
    else marks.push({ start, end: start + (isNested ? markup.length : 1), isNested, opens, closes });
  }
  return marks;
}

/** The places of the addresses that references name, `[name]: address`: the first of each. */
function namedAddresses(text: string): ReadonlyMap<string, Span> {
  const places = new Map<string, Span>();
  for (const { indices } of text.matchAll(/^ {0,3}\[[^\]\n]+\]:\s*(?:<([^<>\n]*)>|([^\s<]\S*))/dgm)) {
    const [start, end] = indices?.[1] ?? indices?.[2] ?? [0, 0];
    const address = text.slice(start, end);
    if (!places.has(address)) places.set(address, { start, end });
  }
  return places;
}
