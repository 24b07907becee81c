import { createRequire } from 'node:module';
import type { MarkdownIt as Markdown, Token } from 'markdown-it';
import type { Span } from '../diagnostics/problem.ts';
import { readEmphasis } from './read-emphasis.ts';

const require = createRequire(import.meta.url);
/** In the bundle, the file beside it that holds the package. */
declare const MARKDOWN_IT: string | undefined;
let checker: Markdown | undefined;

/** CommonMark with tables; loaded at the first use, because many runs need none of it. */
export function newMarkdown(options: { html: boolean }): Markdown {
  type Constructor = new (options: object) => Markdown;
  const name = typeof MARKDOWN_IT === 'undefined' ? 'markdown-it' : MARKDOWN_IT;
  const loaded = require(name) as Constructor & { default?: Constructor };
  const MarkdownIt = loaded.default ?? loaded;
  return new MarkdownIt({ ...options, linkify: false, typographer: false });
}

/** Parses raw HTML, leaves addresses as written and signs where they stand, so that `check` can report them. */
function checkingMarkdown(): Markdown {
  if (checker) return checker;
  checker = newMarkdown({ html: true }).disable(['text_join', 'fragments_join']);
  checker.normalizeLink = (url: string) => url;
  checker.validateLink = () => true;
  checker.inline.ruler.at('emphasis', readEmphasis);
  return checker;
}

/** A Markdown text as it is read. */
export function parseMarkdown(text: string): readonly Token[] {
  return checkingMarkdown().parse(text, {});
}

/** A part of a Markdown text that has rules of its own, with its UTF-16 offsets. */
interface MarkdownPart {
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
  const end = text.trimEnd().length;
  const lastInline = Math.max(text.lastIndexOf(']('), text.lastIndexOf('<'));
  let lines: readonly number[] | undefined;
  let named: ReadonlyMap<string, Span> | undefined;
  const placeOf = (kind: keyof typeof from, value: string): Span | undefined => {
    const find = kind === 'html' ? placeOfHtml : placeOfAddress;
    const inline = from[kind] <= lastInline ? find(text, value, from[kind]) : undefined;
    if (inline) from[kind] = inline.end;
    if (inline || kind === 'html') return inline;
    named ??= namedAddresses(text);
    return named.get(value);
  };
  const add = (kind: keyof typeof from, value: string) =>
    parts.push({ kind, value, ...(placeOf(kind, value) ?? { start: 0, end }) });
  const visit = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === 'link_open') add('link', String(token.attrGet('href') ?? ''));
      else if (token.type === 'image') add('image', String(token.attrGet('src') ?? ''));
      else if (token.type === 'html_inline' || token.type === 'html_block')
        add('html', token.content.trim().split('\n')[0] ?? '');
      else if (token.tag === 'h1' && token.map) {
        lines ??= lineStarts(text);
        parts.push(titleAt(text, lines, token.map[0]));
      } else if (token.children) visit(token.children);
    }
  };
  visit(parseMarkdown(text));
  return parts;
}

/** What a visitor reads of a Markdown text, a line for each block. */
export function readMarkdown(text: string): string {
  const visible = (tokens: readonly Token[]): string =>
    tokens
      .map(({ type, content, children }) =>
        children ? visible(children) : type.endsWith('break') ? ' ' : content,
      )
      .join('');
  return parseMarkdown(text)
    .map((token) => visible([token]))
    .join('\n');
}

/** The number of words that a visitor reads in a Markdown text, a placeholder being one. */
export function wordCount(text: string): number {
  return countWords(readMarkdown(text));
}

/** The number of words in a plain text. */
export function countWords(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

export function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
}

/** @param line of the text, counted from 0 */
function titleAt(text: string, lines: readonly number[], line: number): MarkdownPart {
  const start = lines[line] ?? text.length;
  const value = text.slice(start, (lines[line + 1] ?? text.length + 1) - 1);
  return { kind: 'title', value, start, end: start + value.length };
}

function placeOfHtml(text: string, value: string, from: number): Span | undefined {
  const start = text.indexOf(value, from);
  return start < 0 ? undefined : { start, end: start + value.length };
}

/** The place of an address in `](address)` or `<address>` after `from`; `mailto:` may be left out of the latter. */
function placeOfAddress(text: string, value: string, from: number): Span | undefined {
  const email = value.replace(/^mailto:/, '');
  const scheme = value.slice(0, value.length - email.length);
  for (let at = text.indexOf(email, from); at >= 0 && at < text.length; at = text.indexOf(email, at + 1)) {
    const end = at + email.length;
    const start = text.startsWith(scheme, at - scheme.length) ? at - scheme.length : at;
    const isWhole = end - start === value.length && /[\s>)]/.test(text.charAt(end));
    if ((isWhole && followsBracket(text, start)) || (text[start - 1] === '<' && text[end] === '>'))
      return { start, end };
  }
  return undefined;
}

/** Whether `](` stands before `at`, blanks and one `<` aside. */
function followsBracket(text: string, at: number): boolean {
  let before = text[at - 1] === '<' ? at - 1 : at;
  while (/\s/.test(text.charAt(before - 1))) before--;
  return text.endsWith('](', before);
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
