import { cached, MOST } from './cached.ts';
import { wordList } from './french.ts';

/** A piece of French prose, with its place in UTF-16 units. */
export interface Token {
  /** `opaque` is not prose: a placeholder, the address of a link. */
  readonly kind: 'digits' | 'word' | 'mark' | 'opaque';
  /** For comparisons: lower case, no accents, one kind of hyphen, apostrophe and slash. */
  readonly text: string;
  /** Numbers its text among those met so far; none past the first thousands. */
  readonly number: number | undefined;
  readonly written: string;
  readonly start: number;
  readonly end: number;
  /** What precedes it: nothing, whitespace (a single line break counts), or the edge of a paragraph, list item or cell. */
  readonly gap: 'none' | 'blank' | 'break';
}

/** Tokens of one paragraph, list item or cell: nothing that is read crosses its edges. */
export type Run = readonly Token[];

/** What was read at a token, and the index of the token after it. */
export interface Read<T> {
  readonly value: T;
  readonly next: number;
}

// Every expression is sticky and has one repetition at a time, so that the whole is read in linear time.
const BLANKS = /(?:[\s\u200B\u2060*_`]|&(?:nbsp|thinsp|#160|#xa0|#8239|#x202f);)+/iy;
const OPAQUE = /\{\{[^{}]*\}\}|\]\([^()\s]*\)?|https?:\/\/[^\s)>\]]*[^\s)>\].,;:!?]/iy;
const DIGITS = /[0-9]+/y;
// The letters of most words come first: V8 looks for others one by one.
const WORD = /(?:[A-Za-zÀ-ÖØ-öø-ÿ]|\p{L})(?:[A-Za-zÀ-ÖØ-öø-ÿ]|[\p{L}\p{M}\u00AD])*/uy;
const LINE_MARKER = /[-+](?=\s)|([0-9]{1,3})[.)](?=\s)|#{1,6}(?=\s)|>/y;
const PARAGRAPH_EDGE = /\n[^\S\n]*\n|\n[^\S\n]*\*\s/;
const STAR_MARKER = /^[^\S\n]*\*\s/;
const BULLETS = '·•‧●◦▪';

const MARKS = new Map(
  ["'’‘ʼ", '-‐‑‒–—−', '/⁄∕'].flatMap(([mark = '', ...variants]) => variants.map((each) => [each, mark])),
);

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const lines: Lines = { ordered: 0, heading: false };
  let at = 0;
  while (at < text.length) {
    const { next, gap } = readGap(text, at, lines);
    if (next >= text.length) break;
    const token = readToken(text, next, at === 0 ? 'break' : gap);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

/** The tokens of a text, cut at the edges of paragraphs, list items and cells. */
export const runsIn = cached((text): readonly Run[] => {
  const all: Token[][] = [];
  for (const token of tokenize(text)) {
    const last = all.at(-1);
    if (last && token.gap !== 'break') last.push(token);
    else all.push([token]);
  }
  return all;
});

/** `read` with its answers about the last run: several patterns begin by reading the same. */
export function oncePerToken<T>(read: (run: Run, at: number) => T): (run: Run, at: number) => T {
  let last: Run | undefined;
  const answers = new Map<number, T>();
  return (run, at) => {
    if (run !== last) {
      last = run;
      answers.clear();
    }
    if (!answers.has(at)) answers.set(at, read(run, at));
    return answers.get(at) as T;
  };
}

/** Lower case, without accents or soft hyphens; superior letters (`1ᵉʳ`) and ligatures spelled out. */
export function fold(word: string): string {
  if (/^[a-z]+$/.test(word)) return word;
  const bare = word
    .normalize('NFKD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .toLowerCase();
  return bare.replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}

/** Whether the token at `at` is one of `texts`. */
export function is(run: Run, at: number, ...texts: readonly string[]): boolean {
  const token = run[at];
  return token !== undefined && token.kind !== 'digits' && texts.includes(token.text);
}

/** The index after the token at `at` where it is one of `texts`. */
export function skip(run: Run, at: number, ...texts: readonly string[]): number {
  return is(run, at, ...texts) ? at + 1 : at;
}

/** Whether the token at `at` is one of a list of `french.yaml`. */
export function isIn(run: Run, at: number, list: string): boolean {
  const token = run[at];
  return token !== undefined && token.kind !== 'digits' && foldedLists(list).has(token.text);
}

const foldedLists = cached((list) => new Set(wordList(list).map(fold)));

/** Whether the token at `at` touches the one before. */
export function touches(run: Run, at: number): boolean {
  return run[at]?.gap === 'none';
}

const numbers = new Map<string, number>();

function numbered(text: string): Pick<Token, 'text' | 'number'> {
  if (!numbers.has(text) && numbers.size < MOST) numbers.set(text, numbers.size);
  return { text, number: numbers.get(text) };
}

/** `read` with its answers about the texts of tokens, found by their numbers: all words of all texts are asked about. */
export function byNumber<T>(read: (text: string) => T): (token: Token) => T {
  const answers: T[] = [];
  return ({ text, number }) => {
    if (number === undefined) return read(text);
    answers[number] ??= read(text);
    return answers[number];
  };
}

const foldWord = cached((word) => numbered(fold(word)));

function readToken(text: string, start: number, gap: Token['gap']): Token {
  const token = (kind: Token['kind'], written: string, { text, number } = numbered(written)): Token => {
    return { kind, text, number, written, start, end: start + written.length, gap };
  };
  const opaque = '{]hH'.includes(text[start] ?? '') ? match(OPAQUE, text, start) : undefined;
  if (opaque) return token('opaque', opaque, numbered(''));
  const word = match(WORD, text, start);
  if (word) return token('word', word, foldWord(word));
  const digits = match(DIGITS, text, start);
  if (digits) return token('digits', digits);
  const mark = String.fromCodePoint(text.codePointAt(start) ?? 0);
  return token('mark', mark, numbered(MARKS.get(mark) ?? mark));
}

interface Lines {
  /** The number of the last ordered list item. */
  ordered: number;
  /** Whether the current line is a heading, which ends with it. */
  heading: boolean;
}

/** The letters of most words, which begin no line, list or cell. */
function isPlainLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at) | 32;
  return code >= 97 && code <= 122;
}

/** Blanks, emphasis marks, list and heading markers, bullets and cell edges from `from` on. */
function readGap(text: string, from: number, lines: Lines): { next: number; gap: Token['gap'] } {
  if (isPlainLetter(text, from)) return { next: from, gap: 'none' };
  if (from > 0 && text[from] === ' ' && isPlainLetter(text, from + 1))
    return { next: from + 1, gap: 'blank' };
  let gap: Token['gap'] = 'none';
  let next = from;
  let lineStart = from === 0;
  for (;;) {
    const blanks = match(BLANKS, text, next);
    const edge = blanks === undefined ? readEdge(text, next, gap, lineStart, lines) : undefined;
    if (blanks) {
      if (isEdge(blanks, lineStart, lines)) gap = 'break';
      else if (gap === 'none') gap = 'blank';
      lineStart ||= blanks.includes('\n');
    } else if (edge) {
      if (edge !== '>') gap = 'break';
    } else return { next, gap };
    next += (blanks ?? edge ?? '').length;
  }
}

/** Whether whitespace holds an empty line, a `*` marker, or the end of a heading. */
function isEdge(blanks: string, lineStart: boolean, lines: Lines): boolean {
  const endsHeading = lines.heading && blanks.includes('\n');
  if (endsHeading) lines.heading = false;
  return endsHeading || PARAGRAPH_EDGE.test(blanks) || (lineStart && STAR_MARKER.test(blanks));
}

function readEdge(
  text: string,
  at: number,
  gap: Token['gap'],
  lineStart: boolean,
  lines: Lines,
): string | undefined {
  const marker = lineStart ? lineMarker(text, at, gap === 'break' || at === 0, lines) : undefined;
  if (marker) return marker;
  return text[at] === '|' || isBullet(text, at, gap) ? text[at] : undefined;
}

/** As in CommonMark, only a list that starts with 1 may follow a paragraph without a blank line. */
function lineMarker(text: string, at: number, blockStart: boolean, lines: Lines): string | undefined {
  const marker = match(LINE_MARKER, text, at);
  if (!marker) return undefined;
  if (marker.startsWith('#')) lines.heading = true;
  if (!/^[0-9]/.test(marker)) return marker;
  const item = Number.parseInt(marker, 10);
  if (!blockStart && item !== 1 && item !== lines.ordered + 1) return undefined;
  lines.ordered = item;
  return marker;
}

/** A bullet between spaces separates; the point of `client·e` does not. */
function isBullet(text: string, at: number, gap: Token['gap']): boolean {
  return BULLETS.includes(text[at] ?? ' ') && (gap !== 'none' || /^\s?$/.test(text[at + 1] ?? ''));
}

function match(expression: RegExp, text: string, at: number): string | undefined {
  expression.lastIndex = at;
  return expression.test(text) ? text.slice(at, expression.lastIndex) : undefined;
}
