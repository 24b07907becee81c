import type { YAMLException } from 'js-yaml';
import { type Problem, problem, type Span } from '../diagnostics/problem.ts';

/** js-yaml's error, at the place where an editor has to fix it. */
export function syntaxProblem(file: string, text: string, { mark, reason }: YAMLException): Problem {
  const at = Math.min(mark?.position ?? 0, text.length);
  const conflict = text.search(/^<{7}(?: |\r?$)/m);
  if (conflict >= 0) return problem('yaml/conflict', {}, { file, text, span: restOfLine(text, conflict) });
  const heading = headingBefore(text, at);
  if (heading) return problem('yaml/heading', {}, { file, text, span: heading });
  const tab = tabInIndentation(text, at);
  if (tab) return problem('yaml/tab', {}, { file, text, span: tab });
  const span = wordAround(text, at);
  const word = text.slice(span.start, span.end);
  const place = { file, text, span };
  if (/\btag\b/.test(reason) && word.startsWith('!')) return problem('yaml/tag', { tag: word }, place);
  if (/\banchor\b/.test(reason) && word.startsWith('&'))
    return problem('yaml/anchor', { name: word.slice(1) }, place);
  if (/\balias\b/.test(reason) && word.startsWith('*'))
    return problem('yaml/alias', { name: word.slice(1) }, place);
  const cause = missingDash(text, at, reason) ?? causeOf(text, at, reason) ?? { reason, at };
  return problem(
    'yaml/syntax',
    { reason: cause.reason, line: lineAround(text, cause.at) },
    { file, text, span: restOfLine(text, cause.at) },
  );
}

interface Cause {
  readonly reason: string;
  readonly at: number;
}

/** js-yaml stops where it can read no further; the cause is often earlier. */
function causeOf(text: string, at: number, reason: string): Cause | undefined {
  if (/^deficient indentation|^unexpected end of the (?:stream|document) within/.test(reason))
    return /^[\]}]/.test(text.slice(at, at + 1)) ? undefined : openBefore(text, at);
  if (/bad indentation of a mapping entry/.test(reason)) return lineWithoutColon(text, at);
  return /document separator is expected|expected ':'|multiline key|can not read/.test(reason)
    ? (spacelessColon(text, at) ?? lineWithoutColon(text, at))
    : undefined;
}

/** A line among the items of a list that has no dash, or one that is stuck to its text. */
function missingDash(text: string, at: number, reason: string): Cause | undefined {
  if (!/indentation|document separator|expected ':'|multiline key|can not read/.test(reason))
    return undefined;
  for (const start of [lineStart(text, at), lineStart(text, Math.max(0, lineStart(text, at) - 1))]) {
    const line = lineAround(text, start);
    const before = lineAround(text, Math.max(0, start - 1));
    const [, indent, dash] = /^([ ]*)(-?)[^\s#-][^:]*$/.exec(line) ?? [];
    const isItem = /^([ ]*)- /.exec(before)?.[1] === indent;
    if (indent !== undefined && start > 0 && (isItem || (dash === '-' && /:$/.test(before))))
      return { reason: 'a dash is expected before the item', at: start + indent.length };
  }
  return undefined;
}

/** A heading of a text that has lost its indent, which makes it a comment, on the line before that of `at`, blank ones aside. */
function headingBefore(text: string, at: number): Span | undefined {
  const found = /^[ \t]*(#{2,6} [^\r\n]*)(?:\r?\n[ \t]*)*$/m.exec(
    text.slice(0, lineStart(text, at)).slice(-400),
  );
  if (!found?.[1]) return undefined;
  const start = text.lastIndexOf(found[1], at);
  return { start, end: start + found[1].trimEnd().length };
}

/** The line before that of `at`, when `at` is a colon that js-yaml would not have after two lines of text. */
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

/** The last quote or bracket before `at` that opens a value and that nothing closes. */
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

/** A tab among the blanks that open the line of `offset`, or the line before (where the parser notices it late). */
function tabInIndentation(text: string, offset: number): Span | undefined {
  const line = lineStart(text, offset);
  for (const start of [line, lineStart(text, Math.max(0, line - 1))]) {
    const blanks = /^[ \t]*/.exec(text.slice(start, start + 400))?.[0] ?? '';
    const tab = blanks.indexOf('\t');
    if (tab >= 0) return { start: start + tab, end: start + blanks.lastIndexOf('\t') + 1 };
  }
  return undefined;
}

/** Where the line of `offset` starts; a line break belongs to the line that it ends. */
function lineStart(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && text[at - 1] !== '\n' && (text[at - 1] !== '\r' || text[at] === '\n')) at--;
  return at;
}

function lineAround(text: string, offset: number): string {
  return /^[^\r\n]*/.exec(text.slice(lineStart(text, offset)))?.[0].trimEnd() ?? '';
}

function restOfLine(text: string, start: number): Span {
  const line = /^[^\r\n]*/.exec(text.slice(start, start + 200))?.[0].trimEnd() ?? '';
  return { start, end: start + Math.max(1, line.length) };
}

/** The run of signs without blanks and brackets that holds `offset` or ends there. */
function wordAround(text: string, offset: number): Span {
  const before = /[^\s,[\]{}]*$/.exec(text.slice(Math.max(0, offset - 200), offset))?.[0] ?? '';
  const after = /^[^\s,[\]{}]*/.exec(text.slice(offset, offset + 200))?.[0] ?? '';
  return { start: offset - before.length, end: Math.max(offset + after.length, offset - before.length + 1) };
}
