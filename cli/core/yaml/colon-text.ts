import { lineFrom, lineNumber, lineStart } from './lines.ts';
import { firstFault } from './moved-lines.ts';

/** A text without quotes, over several lines, that holds a colon which YAML reads as the end of a field's name. */
interface ColonText {
  /** The offsets of the text, and of its first such colon. */
  readonly start: number;
  readonly end: number;
  readonly colon: number;
  /** The numbers, from 1, of its first and its last line. */
  readonly first: number;
  readonly last: number;
  /** The text between quotes, over the same lines. */
  readonly quoted: string;
}

/** The prefix of a plain text, and its first sign. */
const OPENING = /^( *)((?:- +)*)((?:["“]?[a-z][\w-]*["”]?:[ \t]+)?)(?=[^\s"'|>[\]{}&*!@`%#,?:-])/;
const FIELD = /^ *(?:- +)*["“]?[a-z][\w-]*["”]?:(?:\s|$)/i;
const OPENS = /^ *- |^ *["“]?[a-z][\w-]*["”]?:(?:\s|$)/i;

/** The text around `at`, where a parser can read no further, when quotes around it let the parser go on. */
export function colonTextAround(text: string, at: number): ColonText | undefined {
  const opening = openingAbove(text, lineStart(text, at));
  if (!opening) return undefined;
  const { start, parent } = opening;
  const end = endOfText(text, start, parent);
  const value = text.slice(start, end);
  const colon = value.search(/:(?=\s|$)/);
  if (at > end || colon < 0 || !/[\r\n]/.test(value) || /\s#/.test(value)) return undefined;
  const quoted = `"${value.replace(/["\\]/g, '\\$&')}"`;
  const given = text.slice(0, start) + quoted + text.slice(end);
  if (firstFault(given) <= start + quoted.length) return undefined;
  return {
    start,
    end,
    colon: start + colon,
    first: lineNumber(text, start),
    last: lineNumber(text, end),
    quoted,
  };
}

/** Where the text that holds a line begins, and the column, from 0, of what it belongs to: lines further right go on with it. */
function openingAbove(text: string, line: number): { start: number; parent: number } | undefined {
  for (let from = line; ; from = lineStart(text, from - 1)) {
    const line = lineFrom(text, from);
    const [before = '', indent = '', dashes = '', key = ''] = OPENING.exec(line) ?? [];
    if (before === '' && OPENS.test(line)) return undefined;
    const start = from + before.length;
    if (key !== '') return { start, parent: indent.length + dashes.length };
    if (dashes !== '') return { start, parent: indent.length + dashes.lastIndexOf('-') };
    if (from === 0) return undefined;
    const above = lineFrom(text, lineStart(text, from - 1));
    const parent = /^ *(?:- +)*/.exec(above)?.[0].length ?? 0;
    if (FIELD.test(above) && /:\s*$/.test(above))
      return parent < indent.length ? { start, parent } : undefined;
  }
}

/** Where the last line ends that is further right than what the text belongs to, and is neither a field nor an item. */
export function endOfText(text: string, start: number, parent: number): number {
  let end = start + lineFrom(text, start).trimEnd().length;
  for (const { 0: lineBreak, index } of text.slice(start).matchAll(/\r\n|\n|\r/g)) {
    const from = start + index + lineBreak.length;
    const line = lineFrom(text, from);
    const indent = line.search(/\S/);
    if (indent <= parent || OPENS.test(line) || /^ *#/.test(line)) return end;
    end = from + line.trimEnd().length;
  }
  return end;
}
