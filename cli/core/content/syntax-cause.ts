import { lineAround, lineStart } from '../yaml/lines.ts';

interface Cause {
  readonly reason: string;
  readonly at: number;
  /** The text to quote, where it is more than the line of `at`. */
  readonly line?: string;
}

/** Of js-yaml: a line within quotes or brackets begins no further right than their field. */
export const DEFICIENT = 'deficient indentation';

/** js-yaml stops where it can read no further; the cause is often earlier. */
export function causeOf(text: string, at: number, reason: string): Cause | undefined {
  if (reason === DEFICIENT || /^unexpected end of the (?:stream|document) within/.test(reason))
    return /^[\]}]/.test(text.slice(at, at + 1)) ? undefined : openBefore(text, at);
  if (/bad indentation of a mapping entry/.test(reason)) return lineWithoutColon(text, at);
  return /document separator is expected|expected ':'|multiline key|can not read/.test(reason)
    ? (spacelessColon(text, at) ?? lineWithoutColon(text, at))
    : undefined;
}

/** The reason of an item of a list that has no dash, or one that is stuck to its text. */
export const DASH_EXPECTED = 'a dash is expected before the item';

/** A line among the items of a list that has no dash, or one that is stuck to its text. */
export function missingDash(text: string, at: number, reason: string): Cause | undefined {
  if (!/indentation|document separator|expected ':'|multiline key|can not read/.test(reason))
    return undefined;
  for (const start of [lineStart(text, at), lineStart(text, Math.max(0, lineStart(text, at) - 1))]) {
    const line = lineAround(text, start);
    const before = lineAround(text, Math.max(0, start - 1));
    const [, indent, dash] = /^([ ]*)(-?)(?![\w-]+:(?:\s|$))[^\s#-].*$/.exec(line) ?? [];
    const isItem = /^([ ]*)- /.exec(before)?.[1] === indent;
    if (indent !== undefined && start > 0 && (isItem || (dash === '-' && /:$/.test(before))))
      return { reason: DASH_EXPECTED, at: start + indent.length };
  }
  return undefined;
}

/** The first field of a file, when all others are further left. */
export function firstTooDeep(text: string, at: number): Cause | undefined {
  const [, indent = '', key] = /^(?:[ \t]*(?:#.*|---)?\r?\n)*( *)([\w-]+:)/.exec(text) ?? [];
  const first = key === undefined ? -1 : text.indexOf(indent + key);
  const column = lineAround(text, at).search(/\S/);
  return indent !== '' && first >= 0 && column >= 0 && column < indent.length
    ? { reason: 'the first field is too far right', at: first + indent.length }
    : undefined;
}

/** The line before that of `at`, when `at` is a colon that js-yaml rejects after two lines of text. */
function lineWithoutColon(text: string, at: number): Cause | undefined {
  if (/^\s*(?:- +)*[\w-]+: .*: /.test(lineAround(text, at))) return undefined;
  const start = lineStart(text, Math.max(0, lineStart(text, at) - 1));
  const line = lineAround(text, start);
  return text[at] === ':' && start < lineStart(text, at) && /^[^:#]*$/.test(line)
    ? { reason: 'can not read a block mapping entry', at: start + line.search(/\S|$/) }
    : undefined;
}

/** `name:Colmar` on the line of `at` or on the one before. */
function spacelessColon(text: string, at: number): Cause | undefined {
  const line = lineStart(text, at);
  for (const start of new Set([lineStart(text, Math.max(0, line - 1)), line])) {
    const key = /^[ \t]*(?:- +)*[\w-]+:(?=[^ \t\r\n/])/.exec(text.slice(start, start + 400))?.[0];
    if (key !== undefined)
      return { reason: 'a whitespace character is expected after the key', at: start + key.length - 1 };
  }
  return undefined;
}

const UNCLOSED: Readonly<Record<string, string>> = {
  '"': 'unexpected end of the stream within a double quoted scalar',
  "'": 'unexpected end of the stream within a single quoted scalar',
  '[': 'unexpected end of the stream within a flow collection',
  '{': 'unexpected end of the stream within a flow collection',
};

/** The last quote or bracket before `at` that is never closed. */
function openBefore(text: string, at: number): Cause | undefined {
  let closed = 0;
  for (let end = at; end > 0; end = lineStart(text, end - 1)) {
    const start = lineStart(text, end - 1);
    const { open, closing } = openSigns(text.slice(start, end));
    const unclosed = open.slice(0, Math.max(0, open.length - closed));
    closed = Math.max(0, closed - open.length) + closing;
    const last = unclosed.at(-1);
    const reason = last === undefined ? undefined : UNCLOSED[text[start + last] ?? ''];
    if (last !== undefined && reason !== undefined) return { reason, at: start + last };
  }
  return undefined;
}

/** Where `line` opens what it does not close, and how many brackets it closes without having opened them. */
function openSigns(line: string): { open: readonly number[]; closing: number } {
  const open: number[] = [];
  let closing = 0;
  const signs = /(?<=^|[\s[{,])(?:"(?:\\.|[^"\\])*("?)|'(?:''|[^'])*('?)|#.*)|[[{\]}]/g;
  for (const match of line.matchAll(signs)) {
    const [sign] = match[0];
    if (sign === '[' || sign === '{') open.push(match.index);
    else if (sign === ']' || sign === '}') {
      if (open.pop() === undefined) closing++;
    } else if (match[1] === '' || match[2] === '') open.push(match.index);
  }
  return { open, closing };
}
