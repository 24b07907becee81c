import { lineFrom, lineStart } from '../yaml/lines.ts';
import { firstFault } from '../yaml/moved-lines.ts';

/** Lines that a parser cannot read, and the field above them. */
interface Torn {
  /** Where the first of them starts. */
  readonly at: number;
  readonly field: string;
}

const FIELD = /^( *)((?:- +)*)([\w-]+):(?: +(\S.*))?$/;

/** The items of a list, near `at`, of which the line with their field is missing: the line above has a value. */
export function itemsWithoutField(text: string, at: number): Torn | undefined {
  const [start, above] = firstAndAbove(text, at, ITEM);
  const [, indent = '', dashes = '', field, value] = FIELD.exec(above) ?? [];
  const column = indent.length + dashes.length;
  if (!ITEM.test(lineFrom(text, start)) || value === undefined || /^[|>]/.test(value)) return undefined;
  const given = `${text.slice(0, start)}${' '.repeat(column)}x:\n${text.slice(start)}`;
  return field !== undefined && firstFault(given) > at + given.length - text.length
    ? { at: start, field }
    : undefined;
}

/** The lines of a text, near `at`, that are not indented enough to belong to the field above them. */
export function linesWithoutField(
  text: string,
  at: number,
): (Torn & { readonly hasTabs: boolean; readonly whole: string }) | undefined {
  const [start, above, from] = firstAndAbove(text, at, WORDS);
  const line = lineFrom(text, start);
  const [, indent = '', dashes = '', field, value = ''] = FIELD.exec(above) ?? [];
  const column = indent.length + dashes.length;
  if (field === undefined || !WORDS.test(line) || /^[|>"'[{]/.test(value) || line.search(/\S/) > column)
    return undefined;
  const whole = `${field}: ${[value, line.trim()].filter(Boolean).join(' ')}`;
  const given = `${text.slice(0, from)}${indent}${dashes}${whole}${text.slice(start + line.length)}`;
  const hasTabs = /\S\t/.test(line);
  return hasTabs || firstFault(given) > start + line.length
    ? { at: start, field, hasTabs, whole }
    : undefined;
}

const ITEM = /^ *- /;

/** A line of words: neither a field, with or without its colon, nor an item, nor what opens something. */
const WORDS = /^ *(?![a-z][\w-]* +[^\s:]+$|[\w-]+:)[^\s#\-&*!|>%@`"'[\]{}?](?!.*: ).*$/;

/** Where the lines begin that are such as `kind`, from that of `at` upwards, and the line above them, with its start. */
function firstAndAbove(text: string, at: number, kind: RegExp): [start: number, above: string, from: number] {
  let start = lineStart(text, at);
  if (start > 0 && !kind.test(lineFrom(text, start))) start = lineStart(text, start - 1);
  while (start > 0 && kind.test(lineFrom(text, lineStart(text, start - 1))))
    start = lineStart(text, start - 1);
  const from = lineStart(text, Math.max(0, start - 1));
  return [start, start > 0 ? lineFrom(text, from).trimEnd() : '', from];
}

/** Where a second field begins on the line of `at`, or on the one before, when a separate line lets the parser go on. */
export function secondField(
  text: string,
  at: number,
): { readonly at: number; readonly key: string; readonly column: number } | undefined {
  const current = lineStart(text, at);
  for (const start of new Set([current, lineStart(text, Math.max(0, current - 1))])) {
    const line = lineFrom(text, start);
    const [, key] = /^ *(?:- +)*[\w-]+: +\S.*? +([a-z][\w-]*): *$/.exec(line) ?? [];
    if (key === undefined) continue;
    const column = /^ *(?:- +)*/.exec(line)?.[0].length ?? 0;
    const from = start + line.lastIndexOf(`${key}:`);
    if (firstFault(split(text, from, column)) > at + column + 1) return { at: from, key, column };
  }
  return undefined;
}

/** `text` with what begins at `at` on a separate line, in that column. */
export function split(text: string, at: number, column: number): string {
  return `${text.slice(0, at).replace(/ +$/, '')}\n${' '.repeat(column)}${text.slice(at)}`;
}
