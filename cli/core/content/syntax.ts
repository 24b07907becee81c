// Longer than other files: each fault that YAML reports has its explanation here.
import { SCALAR_STYLE, type ScalarEvent, type YAMLException } from 'js-yaml';
import { hasCode, type Problem, problem, type Span } from '../diagnostics/problem.ts';
import { colonTextAround } from '../yaml/colon-text.ts';
import { isFolded, lineFrom, lineNumber, lineStart, structuralLines } from '../yaml/lines.ts';
import { firstFault, shifted } from '../yaml/moved-lines.ts';
import { closedEarly, quotedTextAround } from '../yaml/quoted-text.ts';
import { dashlessItem, likelyColumn, misalignedNear } from './alignment.ts';
import { noBreaksAbove } from './no-break.ts';
import { type ReservedText, reservedTextNear } from './reserved-sign.ts';
import { colonlessField, commentedField, strayDash } from './stray-signs.ts';
import { itemsWithoutField, linesWithoutField, secondField } from './torn-lines.ts';

/** js-yaml's error, at the place where an editor has to fix it. */
export function syntaxProblem(file: string, text: string, { mark, reason }: YAMLException): Problem {
  const at = Math.min(mark?.position ?? 0, text.length);
  const outdented = outdentedBefore(text, at);
  if (outdented)
    return problem('yaml/outdented', outdented, { file, text, span: restOfLine(text, outdented.at) });
  const heading = headingBefore(text, at);
  const tab = blankInIndentation(text, heading?.start ?? at, /\t/);
  if (tab) return problem('yaml/tab', { blanks: blanksFor(text, tab) }, { file, text, span: tab });
  if (heading) return problem('yaml/heading', {}, { file, text, span: heading });
  const noBreak = noBreakProblem(file, text, at);
  if (noBreak) return noBreak;
  const sign = propertyProblem(file, text, at, reason);
  if (sign) return sign;
  const reserved = reservedTextNear(text, at);
  if (reserved) return reservedProblem(file, text, reserved);
  const field =
    leftProblem(file, text, at, reason) ??
    colonProblem(file, text, at) ??
    dashlessProblem(file, text, at) ??
    fieldProblem(file, text, at, reason);
  if (field) return field;
  const early = STRUCTURAL.test(reason) ? lineClosedEarly(text, at) : undefined;
  const known =
    firstTooDeep(text, at) ??
    missingDash(text, at, reason) ??
    (early === undefined ? undefined : { reason, at: lineWithText(text, at), line: early });
  const isStructural = STRUCTURAL.test(reason);
  const misaligned = known || !isStructural ? undefined : misalignedNear(text, at);
  if (misaligned)
    return problem('yaml/misaligned', misaligned, { file, text, span: restOfLine(text, misaligned.at) });
  const stray = known || !isStructural ? undefined : strayAtEnd(text, at);
  const apart = known ? undefined : apartProblem(file, text, { at, reason, stray });
  if (apart) return apart;
  const cause = known ?? causeOf(text, at, reason) ?? { reason, at: lineWithText(text, at) };
  // At the end of a line there is nothing to underline.
  const isAtEnd = /^[ \t]*(?:\r?\n|$)/.test(text.slice(cause.at));
  const start = isAtEnd
    ? lineStart(text, cause.at) + Math.max(0, lineAround(text, cause.at).search(/\S/))
    : cause.at;
  return problem(
    'yaml/syntax',
    { reason: cause.reason, line: cause.line ?? lineAround(text, cause.at) },
    { file, text, span: restOfLine(text, start) },
  );
}

/** A tag, an anchor or an alias that is none. */
function propertyProblem(file: string, text: string, at: number, reason: string): Problem | undefined {
  const span = wordAround(text, at);
  const word = text.slice(span.start, span.end);
  const place = { file, text, span };
  if (/\btag\b/.test(reason) && word.startsWith('!')) return problem('yaml/tag', { tag: word }, place);
  const name = word.slice(1);
  if (/\banchor\b/.test(reason) && word.startsWith('&')) return problem('yaml/anchor', { name }, place);
  return /\balias\b/.test(reason) && word.startsWith('*')
    ? problem('yaml/alias', { name }, place)
    : undefined;
}

/** Lines that belong to no field, `stray` among them. */
function apartProblem(
  file: string,
  text: string,
  { at, reason, stray }: { at: number; reason: string; stray: number | undefined },
): Problem | undefined {
  const torn = tornProblem(file, text, at, reason);
  const isPasted = torn && hasCode(torn, 'yaml/torn') && torn.params.hasTabs;
  if (stray === undefined || isPasted) return torn;
  return problem('yaml/stray', {}, { file, text, span: restOfLine(text, stray) });
}

/** Lines of which the field is missing, is another line, or shares one. */
function tornProblem(file: string, text: string, at: number, reason: string): Problem | undefined {
  if (!STRUCTURAL.test(reason)) return undefined;
  const second = secondField(text, at);
  if (second) {
    const { key, column } = second;
    return problem('yaml/joined', { key, column }, { file, text, span: restOfLine(text, second.at) });
  }
  const items = itemsWithoutField(text, at);
  if (items)
    return problem('yaml/keyless', { above: items.field }, { file, text, span: restOfLine(text, items.at) });
  const words = linesWithoutField(text, at);
  if (!words) return undefined;
  const { field, whole, hasTabs } = words;
  return problem('yaml/torn', { field, whole, hasTabs }, { file, text, span: restOfLine(text, words.at) });
}

/** A field that one character too many, or too few, turns into something else. */
function fieldProblem(file: string, text: string, at: number, reason: string): Problem | undefined {
  if (!STRUCTURAL.test(reason)) return undefined;
  const found = [
    ['yaml/commented', commentedField],
    ['yaml/no-colon', colonlessField],
    ['yaml/stray-dash', strayDash],
  ] as const;
  for (const [code, find] of found) {
    const field = find(text, at);
    if (field) return problem(code, { key: field.key }, { file, text, span: restOfLine(text, field.at) });
  }
  return undefined;
}

/** The reasons for which lines rather than characters are at fault. */
const STRUCTURAL = /bad indentation|document separator|expected ':'|multiline key|can not read/;

/** A value that continues after its closing quote, with its field, on one line. */
function lineClosedEarly(text: string, at: number): string | undefined {
  const line = quotedTextAround(text, at)?.line ?? lineAround(text, at);
  return closedEarly(line) && line;
}

/** Of js-yaml: a line within quotes or brackets begins no further right than their field. */
const DEFICIENT = 'deficient indentation';

/** Lines from that of `at` to the next field or item that are read as soon as they begin further right. */
function leftProblem(file: string, text: string, at: number, reason: string): Problem | undefined {
  if (reason !== DEFICIENT) return undefined;
  const from = lineStart(text, at);
  const next = structuralLines(text).find(
    (line) => line.start >= from && (line.dash ?? line.key) !== undefined,
  );
  const end = next?.start ?? text.length;
  const given = shifted(text, from, end, 2);
  if (end === from || firstFault(given) <= given.length - text.slice(end).trimStart().length)
    return undefined;
  return problem(
    'yaml/syntax',
    { reason, line: lineAround(text, at) },
    { file, text, span: restOfLine(text, at) },
  );
}

/** A text over several lines that holds a colon. */
function colonProblem(file: string, text: string, at: number): Problem | undefined {
  const found = colonTextAround(text, at);
  if (!found) return undefined;
  const { colon, first, last, quoted } = found;
  const params = { first, last, holdsQuote: quoted.includes('\\"') };
  return problem('yaml/colon', params, { file, text, span: restOfLine(text, colon) });
}

interface Cause {
  readonly reason: string;
  readonly at: number;
  /** The text to quote, where it is more than the line of `at`. */
  readonly line?: string;
}

/** js-yaml stops where it can read no further; the cause is often earlier. */
function causeOf(text: string, at: number, reason: string): Cause | undefined {
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
function missingDash(text: string, at: number, reason: string): Cause | undefined {
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

/** A heading of a text that has lost its indent and so became a comment, on the line before that of `at`, blank lines aside. */
function headingBefore(text: string, at: number): Span | undefined {
  const found = /^[ \t]*(#{2,6} [^\r\n]*)(?:\r?\n[ \t]*)*$/m.exec(
    text.slice(0, lineStart(text, at)).slice(-400),
  );
  if (!found?.[1]) return undefined;
  const start = text.lastIndexOf(found[1], at);
  return { start, end: start + found[1].trimEnd().length };
}

/** A list item near `at` without its dash, recognised by its fields. */
export function dashlessProblem(file: string, text: string, at: number): Problem | undefined {
  const item = dashlessItem(text, at);
  return item && problem('yaml/missing-dash', item, { file, text, span: restOfLine(text, item.at) });
}

/**
 * A list item that YAML joins to the one above because its dash is too far right. Where a program may have folded the text, the
 * dash is a word of it.
 */
export function joinedItem(
  file: string,
  text: string,
  { style, valueStart, valueEnd }: ScalarEvent,
): readonly Problem[] {
  if (style !== SCALAR_STYLE.PLAIN) return [];
  const found = /[\r\n][ \t\u00a0\u202f]*(?=-[ \u00a0\u202f])/.exec(text.slice(valueStart, valueEnd));
  if (!found) return [];
  const at = valueStart + found.index + found[0].length;
  if (isFolded(text, { start: valueStart, end: valueEnd })) return [];
  const noBreak = NO_BREAK.test(found[0]) ? noBreakProblem(file, text, at) : undefined;
  if (noBreak) return [noBreak];
  const above = lineStart(text, valueStart);
  const dash = text.lastIndexOf('-', valueStart);
  if (dash < above) return [];
  const params = {
    by: dash - above - (at - lineStart(text, at)),
    like: text.slice(dash, valueStart) + lineAround(text, valueStart).slice(valueStart - above),
    line: lineNumber(text, dash),
  };
  return [problem('yaml/misaligned', params, { file, text, span: restOfLine(text, at) })];
}

/** The last line of a file when it holds nothing but words. */
function strayAtEnd(text: string, at: number): number | undefined {
  const last = lineStart(text, text.trimEnd().length);
  const line = lineAround(text, last);
  return lineStart(text, at) >= last && last > 0 && /^ *[^\s#"'[\]{}|>&*!%@`-][^:=]*$/.test(line)
    ? last + line.search(/\S/)
    : undefined;
}

/** A line that has left its block of text. */
interface Outdented {
  readonly at: number;
  readonly field: string;
  /** The number of spaces missing before the line. */
  readonly blanks: number;
  /** Whether the line may instead be superfluous: the text does not continue below it. */
  readonly isLast: boolean;
}

/**
 * A line of a block of text that starts left of it, in the line of `at` or shortly before: it is neither a field, an item nor
 * a comment, and the line before it is further right.
 */
function outdentedBefore(text: string, at: number): Outdented | undefined {
  let start = lineStart(text, at);
  for (let lines = 0; lines < FAR && start > 0; lines++) {
    const line = lineAround(text, start);
    const above = lineAbove(text, start);
    const indent = line.search(/\S/);
    if (/^ *[^\s#]/.test(line) && !/^ *(?:- +)*["“]?[\w-]+["”]?:(?!\/)/.test(line) && above !== undefined) {
      const blanks = above.search(/\S/);
      const opening = blanks > indent ? openingOfText(text, start, blanks) : undefined;
      // An item may follow a long text, but none that is as far right as the field of that text.
      const isItem = /^ *- /.test(line) && (opening === undefined || opening.indent > indent);
      const field = isItem ? undefined : opening?.field;
      const end = start + line.length;
      const below = /^\s*?\n( *)\S/.exec(text.slice(end))?.[1] ?? '';
      if (field !== undefined)
        return { at: start + indent, field, blanks, isLast: below.length < blanks && indent === 0 };
      const first = firstOfText(line, above, below);
      if (first) return { at: start + indent, ...first, isLast: false };
    }
    start = lineStart(text, start - 1);
  }
  return undefined;
}

/** The field of a text whose header is right above a line that is not further right: nothing else can be that text. */
function firstOfText(
  line: string,
  above: string,
  below: string,
): Pick<Outdented, 'field' | 'blanks'> | undefined {
  const [, indent = '', dashes = '', field] = LONG_TEXT.exec(above) ?? [];
  if (field === undefined || indent.length < line.search(/\S/) || /^ *- /.test(line)) return undefined;
  const column = indent.length + dashes.length;
  return { field, blanks: below.length > column ? below.length : column + 2 };
}

/** The header of a long text, with the name of its field. */
const LONG_TEXT = /^( *)((?:- +)*)([\w-]+): [|>][-+\d]*$/;

/** How many lines above the error a parser may have gone wrong. */
const FAR = 12;

/** The last line above that of `start` that is not blank. */
function lineAbove(text: string, start: number): string | undefined {
  for (let above = start; above > 0; ) {
    above = lineStart(text, above - 1);
    const line = lineAround(text, above);
    if (line !== '') return line;
  }
  return undefined;
}

/** The header (`body: |`) of the block of text that the line above `start` belongs to; the line begins at column `blanks`. */
function openingOfText(
  text: string,
  start: number,
  blanks: number,
): { field: string; indent: number } | undefined {
  for (let above = start; above > 0; ) {
    above = lineStart(text, above - 1);
    const line = lineAround(text, above);
    const indent = line.search(/\S/);
    if (indent < 0 || indent >= blanks) continue;
    const [, field] = /([\w-]+): [|>][-+\d]*$/.exec(line) ?? [];
    return field === undefined ? undefined : { field, indent };
  }
  return undefined;
}

/** The first field of a file, when all others are further left. */
function firstTooDeep(text: string, at: number): Cause | undefined {
  const [, indent = '', key] = /^(?:[ \t]*(?:#.*|---)?\r?\n)*( *)([\w-]+:)/.exec(text) ?? [];
  const first = key === undefined ? -1 : text.indexOf(indent + key);
  const column = lineAround(text, at).search(/\S/);
  return indent !== '' && first >= 0 && column >= 0 && column < indent.length
    ? { reason: 'the first field is too far right', at: first + indent.length }
    : undefined;
}

/** `at`, or the next text when its line is blank, or else the previous one. */
function lineWithText(text: string, at: number): number {
  if (lineAround(text, at) !== '') return at;
  const next = text.slice(at).search(/\S/);
  if (next >= 0) return at + next;
  const line = lineStart(text, text.slice(0, at).trimEnd().length);
  return line + Math.max(0, lineAround(text, line).search(/\S/));
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

/** How many spaces replace tabs in the indentation, if neighbouring lines tell; in a block of text, two for each tab. */
function blanksFor(text: string, tab: Span): number | undefined {
  const start = lineStart(text, tab.start);
  const indent = /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
  const spaces = indent.replaceAll('\t', '  ');
  const spaced = text.slice(0, start) + spaces + text.slice(start + indent.length);
  const isWithinText = structuralLines(spaced).every((line) => line.start !== start);
  return likelyColumn(spaced, start) ?? (isWithinText ? spaces.length : undefined);
}

export function reservedProblem(file: string, text: string, { start, sign }: ReservedText): Problem {
  return problem('yaml/reserved', { sign }, { file, text, span: restOfLine(text, start) });
}

/** The no-break spaces in the indentation of the line of `at` or of the one before, or those further up that explain the fault. */
export function noBreakProblem(file: string, text: string, at: number): Problem | undefined {
  const span = blankInIndentation(text, at, NO_BREAK);
  if (!span) {
    const found = noBreaksAbove(text, at);
    const params = found && { count: found.count, where: found.where };
    return params && problem('yaml/no-break-space', params, { file, text, span: found.span });
  }
  const count = [...text.slice(span.start, span.end)].filter((blank) => NO_BREAK.test(blank)).length;
  return problem('yaml/no-break-space', { count, where: 'indent' }, { file, text, span });
}

const NO_BREAK = /[\u00A0\u202F]/;

/** A space of that kind in the indentation of the line of `offset`, or of the line before (where the parser notices it late). */
function blankInIndentation(text: string, offset: number, kind: RegExp): Span | undefined {
  const line = lineStart(text, offset);
  for (const start of [line, lineStart(text, Math.max(0, line - 1))]) {
    const blanks = /^[ \t\u00A0\u202F]*/.exec(text.slice(start, start + 400))?.[0] ?? '';
    const found = blanks.search(kind);
    if (found < 0) continue;
    const last = [...blanks].findLastIndex((blank) => kind.test(blank));
    return { start: start + found, end: start + last + 1 };
  }
  return undefined;
}

function lineAround(text: string, offset: number): string {
  return lineFrom(text, lineStart(text, offset)).trimEnd();
}

function restOfLine(text: string, start: number): Span {
  const line = /^[^\r\n]*/.exec(text.slice(start, start + 200))?.[0].trimEnd() ?? '';
  return { start, end: start + Math.max(1, line.length) };
}

/** The run of characters without spaces and brackets that contains `offset` or ends there. */
function wordAround(text: string, offset: number): Span {
  const before = /[^\s,[\]{}]*$/.exec(text.slice(Math.max(0, offset - 200), offset))?.[0] ?? '';
  const after = /^[^\s,[\]{}]*/.exec(text.slice(offset, offset + 200))?.[0] ?? '';
  return { start: offset - before.length, end: Math.max(offset + after.length, offset - before.length + 1) };
}
