import { createRequire } from 'node:module';
import type { MarkdownIt as Markdown, Token } from 'markdown-it';

const require = createRequire(import.meta.url);
let checker: Markdown | undefined;

/** CommonMark with tables; loaded at the first use, because many runs need none of it. */
export function newMarkdown(options: { html: boolean }): Markdown {
  const loaded = require('markdown-it') as { default?: new (options: object) => Markdown } & (new (
    options: object,
  ) => Markdown);
  const MarkdownIt = loaded.default ?? loaded;
  return new MarkdownIt({ ...options, linkify: false, typographer: false });
}

/** Parses raw HTML, and leaves addresses as written, so that `check` can report both. */
function checkingMarkdown(): Markdown {
  checker ??= newMarkdown({ html: true });
  checker.normalizeLink = (url: string) => url;
  checker.validateLink = () => true;
  return checker;
}

/** A part of a Markdown text that has rules of its own, with its UTF-16 offsets. */
export interface MarkdownPart {
  readonly kind: 'link' | 'image' | 'html' | 'title';
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A cache: `consistency` needs the parts that `check` has read. */
const known = new Map<string, readonly MarkdownPart[]>();
const MOST_KNOWN = 1000;

/** The links, images, raw HTML and first-level headings of a Markdown text, in order. */
export function markdownParts(text: string): readonly MarkdownPart[] {
  if (!/[<[]|^ {0,3}(?:#[ \t]|=+\s*$)/m.test(text)) return [];
  const parts = known.get(text) ?? readParts(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, parts);
  return parts;
}

function readParts(text: string): MarkdownPart[] {
  const parts: MarkdownPart[] = [];
  const from = { link: 0, image: 0, html: 0 }; // a link's text, which may hold an image, stands before its address
  const add = (kind: keyof typeof from, value: string) => {
    const find = kind === 'html' ? placeOfHtml : placeOfAddress;
    const place = find(text, value, from[kind]);
    if (place?.inline) from[kind] = place.end;
    parts.push({ kind, value, start: place?.start ?? 0, end: place?.end ?? text.trimEnd().length });
  };
  const visit = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === 'link_open') add('link', String(token.attrGet('href') ?? ''));
      else if (token.type === 'image') add('image', String(token.attrGet('src') ?? ''));
      else if (token.type === 'html_inline' || token.type === 'html_block')
        add('html', token.content.trim().split('\n')[0] ?? '');
      else if (token.tag === 'h1' && token.map) parts.push(titleAt(text, token.map[0]));
      else if (token.children) visit(token.children);
    }
  };
  visit(checkingMarkdown().parse(text, {}));
  return parts;
}

/** The number of words that a visitor reads in a Markdown text, a placeholder being one. */
export function wordCount(text: string): number {
  const visible = (tokens: readonly Token[]): string =>
    tokens
      .map(({ type, content, children }) =>
        children ? visible(children) : type.endsWith('break') ? ' ' : content,
      )
      .join('');
  const blocks = checkingMarkdown()
    .parse(text, {})
    .map((token) => visible([token]));
  return blocks.join('\n').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** @param line of the text, counted from 0 */
function titleAt(text: string, line: number): MarkdownPart {
  const lines = text.split('\n');
  const value = lines[line] ?? '';
  const start = lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
  return { kind: 'title', value, start, end: start + value.length };
}

interface Place {
  readonly start: number;
  readonly end: number;
  /** False for a reference's address, which may be anywhere. */
  readonly inline: boolean;
}

function placeOfHtml(text: string, value: string, from: number): Place | undefined {
  const start = text.indexOf(value, from);
  return start < 0 ? undefined : { start, end: start + value.length, inline: true };
}

/** The place of an address: in `](address)` or `<address>` after `from`, else in `[name]: address`. */
function placeOfAddress(text: string, value: string, from: number): Place | undefined {
  const address = value.replace(/[$()*+.?[\\\]^{|}/]/g, '\\$&');
  const email = address.replace(/^mailto:/, '');
  const inline = new RegExp(`\\]\\(\\s*<?(${address})(?=[\\s>)])|<(${address}|${email})>`, 'dg');
  inline.lastIndex = from;
  const found = inline.exec(text)?.indices;
  const [start, end] = found?.[1] ?? found?.[2] ?? [];
  if (start !== undefined && end !== undefined) return { start, end, inline: true };
  const named = new RegExp(`^ {0,3}\\[[^\\]]+\\]:\\s*<?(${address})(?=[\\s>]|$)`, 'dm').exec(text)
    ?.indices?.[1];
  return named && { start: named[0], end: named[1], inline: false };
}
