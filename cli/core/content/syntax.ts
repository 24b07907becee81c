import { SCALAR_STYLE, type ScalarEvent, type YAMLException } from 'js-yaml';
import { hasCode, type Problem, problem, type Span } from '../diagnostics/problem.ts';
import { colonTextAround } from '../yaml/colon-text.ts';
import { isFolded, lineAround, lineNumber, lineStart, structuralLines } from '../yaml/lines.ts';
import { firstFault, shifted } from '../yaml/moved-lines.ts';
import { closedEarly, quotedTextAround } from '../yaml/quoted-text.ts';
import { dashlessItem, likelyColumn, misalignedNear } from './alignment.ts';
import { noBreaksAbove } from './no-break.ts';
import { outdentedBefore } from './outdented.ts';
import { type ReservedText, reservedTextNear } from './reserved-sign.ts';
import { colonlessField, commentedField, strayDash } from './stray-signs.ts';
import { causeOf, DEFICIENT, firstTooDeep, missingDash } from './syntax-cause.ts';
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

/** `at`, or the next text when its line is blank, or else the previous one. */
function lineWithText(text: string, at: number): number {
  if (lineAround(text, at) !== '') return at;
  const next = text.slice(at).search(/\S/);
  if (next >= 0) return at + next;
  const line = lineStart(text, text.slice(0, at).trimEnd().length);
  return line + Math.max(0, lineAround(text, line).search(/\S/));
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
