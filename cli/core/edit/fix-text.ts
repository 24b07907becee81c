import { EVENT_ID, type Event, getScalarValue } from 'js-yaml';
import { likelyColumn } from '../content/alignment.ts';
import { type Content, type Entry, makeEntry } from '../content/content.ts';
import { memoize } from '../content/memoize.ts';
import { parseYaml } from '../content/parse-yaml.ts';
import { type LocatedNode, nodeAt } from '../content/places.ts';
import { reservedTextOn } from '../content/reserved-sign.ts';
import { filesBearing, type SchemaSet } from '../content/schemas.ts';
import { withColon, withoutDash } from '../content/stray-signs.ts';
import { DASH_EXPECTED } from '../content/syntax-cause.ts';
import { split } from '../content/torn-lines.ts';
import { walkAnnotated } from '../content/walk-annotated.ts';
import { hasCode, type Problem } from '../diagnostics/problem.ts';
import type { Locale } from '../language/locale.ts';
import { localeOf } from '../language/locale-of.ts';
import { colonTextAround } from '../yaml/colon-text.ts';
import { endOfLine, lineStart, structuralLines } from '../yaml/lines.ts';
import { firstFault, moved, movedItem, shifted } from '../yaml/moved-lines.ts';
import { quotedTextAround, withoutEarlyQuote } from '../yaml/quoted-text.ts';
import { type Change, quotedText, respelling } from './respelling.ts';

/** Limit of the syntax faults fixed in a file; beyond it, a person has to. */
const MOST_FAULTS = 50;

/**
 * `text`, a content file, with what can be fixed beyond doubt: its syntax where one quote or space does it, values of
 * which the schema refuses the spelling alone, spaces at line ends, spaces typed where the typography adds them, lists
 * whose order means nothing. All else of the file stays, and what a visitor reads does not change.
 * @param entry that of the file, of an earlier text perhaps; without it, only what any YAML may need
 * @param refused all problems that `check` reports of the file
 */
export function fixText(
  text: string,
  entry: Entry | undefined,
  refused: readonly Problem[],
  { settings, schemas }: Pick<Content, 'settings' | 'schemas'>,
): string {
  const spelt = replaceSpans(text, refused.flatMap(respelling));
  const isSound = entry?.file.text === spelt && !refused.some(({ code }) => code.startsWith('yaml/'));
  const sound = trimLines(isSound ? spelt : fixSyntax(spelt));
  // Parsing what has not changed since a check would take longer than the check did.
  return entry && (TYPED_BLANK.test(sound) || unordered(schemas).has(entry.schema))
    ? fixValues(sound, entry, localeOf(settings).typography)
    : sound;
}

/** The schemas by which a list of an entry may be sorted. */
const unordered = memoize((schemas: SchemaSet) => filesBearing(schemas, 'x-unordered'));

/** Several problems may need one change, which is made once. */
function replaceSpans(text: string, changes: readonly Change[]): string {
  let from = 0;
  const parts = changes
    .toSorted((a, b) => a.span.start - b.span.start)
    .map(({ span: { start, end }, text: by }) => {
      if (start < from) return '';
      const kept = text.slice(from, start);
      from = end;
      return kept + by;
    });
  return parts.join('') + text.slice(from);
}

/** The dash of a list, or what word processors write in its place. */
const DASH = /^( *)(?:[–—•] *|-)?/;

/** Fixes the first fault of the syntax as long as that lets the parser get further, or to the end. */
function fixSyntax(text: string): string {
  let now = text;
  for (let turn = 0; turn < MOST_FAULTS; turn++) {
    const [fault] = parseYaml('', now).problems;
    const fixed = fault && fixLine(now, fault);
    if (!fault || fixed === undefined) return now;
    const [next] = parseYaml('', fixed).problems;
    if (next && next.span.start <= fault.span.start) return now;
    now = fixed;
  }
  return now;
}

function fixLine(text: string, fault: Problem): string | undefined {
  const { code, span } = fault;
  const start = lineStart(text, span.start);
  const end = endOfLine(text, start);
  const line = text.slice(start, end);
  const replaced = (by: string) => (by === line ? undefined : text.slice(0, start) + by + text.slice(end));
  const indented = (blanks: number, by = '') => replaced(' '.repeat(blanks) + by + line.trimStart());
  if (hasCode(fault, 'yaml/misaligned')) {
    const { by, other, last } = fault.params;
    if (last !== undefined) return shifted(text, start, startOfLine(text, last + 1), by);
    return other
      ? undefined
      : further(moved(text, { start, indent: line.search(/\S/) }, by), movedItem(text, start, by));
  }
  const sign = fixSign(text, fault);
  if (sign !== undefined) return sign;
  if (hasCode(fault, 'yaml/missing-dash')) return indented(fault.params.column, '- ');
  if (hasCode(fault, 'yaml/outdented'))
    return fault.params.isLast ? undefined : indented(fault.params.blanks);
  if (code === 'yaml/colon') {
    const found = colonTextAround(text, span.start);
    return found && text.slice(0, found.start) + found.quoted + text.slice(found.end);
  }
  if (code === 'yaml/reserved' || code === 'yaml/key') return quotedReserved(text, start);
  if (code === 'yaml/tab') return replaceBlanks(text, start, line);
  if (hasCode(fault, 'yaml/no-break-space'))
    return fault.params.where === 'indent'
      ? replaceBlanks(text, start, line)
      : `${text.slice(0, span.start)} ${text.slice(span.end).replace(/^ +/, '')}`;
  if (code === 'yaml/heading')
    return indented(/^(?:[^\r\n]*\r?\n\s*?)( *)\S/.exec(text.slice(start))?.[1]?.length ?? 0);
  if (!hasCode(fault, 'yaml/syntax')) return undefined;
  if (fault.params.reason === DASH_EXPECTED) return replaced(line.replace(DASH, '$1- '));
  return fixQuotes(text, span.start) ?? replaced(respaced(line));
}

/** `text` where a sign or a line break turns a field into something else. */
function fixSign(text: string, fault: Problem): string | undefined {
  const { start } = fault.span;
  if (hasCode(fault, 'yaml/joined')) return split(text, start, fault.params.column);
  if (fault.code === 'yaml/no-colon') return withColon(text, start);
  return fault.code === 'yaml/stray-dash' ? withoutDash(text, start) : undefined;
}

/** A line with quotes around its value, or with the space that a colon lacks. */
function respaced(line: string): string {
  return quoted(line) ?? line.replace(/^([ \t]*(?:- +)*[\w-]+):(?=[^ \t/])/, '$1: ');
}

/** `text` with the value at `at` between quotes, where others within it close it too early. */
function fixQuotes(text: string, at: number): string | undefined {
  const early = quotedTextAround(text, at);
  const closed = early && withoutEarlyQuote(early.line);
  return early && closed !== undefined
    ? text.slice(0, early.start) + closed + text.slice(early.end)
    : undefined;
}

/** `text` with quotes around what begins, on the line that starts there, with a sign to which YAML gives a meaning. */
function quotedReserved(text: string, line: number): string | undefined {
  const found = reservedTextOn(text, line);
  return found && text.slice(0, found.start) + found.quoted + text.slice(found.end);
}

/** Where a line begins, by its number from 1; the end of the text where there are fewer. */
function startOfLine(text: string, number: number): number {
  const breaks = [...text.matchAll(/\r\n|\n|\r/g)];
  const found = breaks[number - 2];
  return found ? found.index + found[0].length : text.length;
}

/** Of two ways to fix a text, the one that lets the parser get further; the first where both do. */
function further(one: string, other: string | undefined): string {
  return other !== undefined && firstFault(other) > firstFault(one) ? other : one;
}

/**
 * `text` with spaces for what indents a line: as many as it has no-break spaces; for tabs, as many as the lines around suggest;
 * `undefined` where they do not.
 */
function replaceBlanks(text: string, start: number, line: string): string | undefined {
  const all = text.replace(/^[ \t]*\t[ \t]*/gm, (blanks) => blanks.replaceAll('\t', '  '));
  if (!/^ /m.test(text) && all !== text && firstFault(all) === Number.POSITIVE_INFINITY) return all;
  const by = line.replace(/^[ \t\u00A0\u202F]+/, (blanks) =>
    blanks.replaceAll('\t', '  ').replace(TYPED_BLANKS, (typed) => ' '.repeat(typed.length)),
  );
  const spaced = text.slice(0, start) + by + text.slice(start + line.length);
  if (by.length === line.length && firstFault(spaced) > start + by.length) return spaced;
  const column = likelyColumn(spaced, start);
  if (column !== undefined)
    return moved(spaced, { start, indent: by.search(/\S|$/) }, column - by.search(/\S|$/));
  const [fault] = parseYaml('', spaced).problems;
  if (fault && fault.span.start <= start + by.length) return fixLine(spaced, fault);
  return isWithinText(spaced, start) ? spaced : undefined;
}

/** Whether the line of `start` is neither a field nor an item: part of a long text. */
function isWithinText(text: string, start: number): boolean {
  return structuralLines(text).every((line) => line.start !== start);
}

/** A line `field: a text: with a colon`, with its value between quotes. */
function quoted(line: string): string | undefined {
  const [, field, value] = /^([ \t]*(?:- +)*[\w-]+:[ \t]+)([^"'>|[{#\s].*: .*?)[ \t]*$/.exec(line) ?? [];
  return field === undefined || value === undefined || value.includes(' #')
    ? undefined
    : field + quotedText(value);
}

/** `text` without spaces at the ends of its lines, but for those inside a value that takes several lines. */
function trimLines(text: string): string {
  if (!/[ \t](?:[\r\n]|$)/.test(text)) return text;
  const { events, problems } = parseYaml('', text);
  if (problems.length > 0) return text;
  const values = events.flatMap((event) => (spansLines(text, event) ? [event] : []));
  let next = 0; // both the values and the spaces come in the order of the text
  return text.replace(/(?<![ \t])[ \t]+(?=\r?\n|$)/g, (blanks, at: number) => {
    while ((values[next]?.valueEnd ?? at + 1) <= at) next++;
    return at >= (values[next]?.valueStart ?? text.length) ? blanks : '';
  });
}

function spansLines(text: string, event: Event): event is Event & { valueStart: number; valueEnd: number } {
  return event.type === EVENT_ID.SCALAR && /[\r\n]/.test(text.slice(event.valueStart, event.valueEnd));
}

const TYPED_BLANK = /[\u00a0\u202f]+/;
const TYPED_BLANKS = new RegExp(TYPED_BLANK, 'g');
/** The typography of a space depends on no more than this around it, in UTF-16 units. */
const AROUND = 64;

type Typography = Locale['typography'];

function fixValues(text: string, entry: Entry, typography: Typography): string {
  const file = { ...entry.file, text };
  const current = makeEntry(
    { ...entry, file },
    () => parseYaml('', text),
    () => entry.annotationTree,
  );
  if (current.syntax().problems.length > 0) return text;
  const changes: Change[] = [];
  walkAnnotated(current, ({ value, pointer, tree }) => {
    const { annotations } = tree;
    const isSpaced = typeof value === 'string' && TYPED_BLANK.test(value);
    const isUnsorted = Array.isArray(value) && annotations['x-unordered'] === true;
    if (!isUnsorted && !(isSpaced && (annotations['x-text'] || annotations['x-markdown']))) return;
    const root = current.syntaxTree();
    const node = root && nodeAt(root, pointer);
    if (node?.scalar) changes.push(...plainBlanks(text, node, typography));
    if (node?.items) changes.push(...sorted(text, node.items));
  });
  return replaceSpans(text, changes);
}

/** No-break spaces typed where the typography adds them anyway. */
function plainBlanks(text: string, { span, scalar }: LocatedNode, typography: Typography): Change[] {
  if (!scalar) return [];
  const value = getScalarValue(text, scalar);
  const isNeedless = Array.from(value.matchAll(TYPED_BLANKS), ({ 0: blanks, index }) => {
    const before = value.slice(Math.max(0, index - AROUND), index);
    const after = value.slice(index + blanks.length, index + blanks.length + AROUND);
    return typography(`${before} ${after}`) === typography(before + blanks + after);
  });
  const sources = [...text.slice(span.start, span.end).matchAll(TYPED_BLANKS)];
  if (sources.length !== isNeedless.length) return []; // some are written as escapes
  return sources.flatMap(({ 0: blanks, index }, rank) => {
    const start = span.start + index;
    return isNeedless[rank] ? [{ span: { start, end: start + blanks.length }, text: ' ' }] : [];
  });
}

/** The items of a list in alphabetical order; not with comments between them, which would lose their place. */
function sorted(text: string, items: readonly LocatedNode[]): Change[] {
  const first = items[0]?.span.start ?? 0;
  const last = items.at(-1)?.span.end ?? 0;
  if (items.some(({ scalar }) => !scalar) || text.slice(first, last).includes('#')) return [];
  const sources = items.map(({ span }) => text.slice(span.start, span.end));
  const wanted = [...sources].sort((a, b) => (a < b ? -1 : 1));
  return items.flatMap(({ span }, index) =>
    wanted[index] === sources[index] ? [] : [{ span, text: wanted[index] ?? '' }],
  );
}
