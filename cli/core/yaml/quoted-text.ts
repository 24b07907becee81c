import { endOfText } from './colon-text.ts';
import { lineFrom, lineStart } from './lines.ts';

/** A value between quotes as written in a file. */
interface QuotedText {
  /** The offsets from its first quote to its last sign, comments aside. */
  readonly start: number;
  readonly end: number;
  /** The field or the dash, and the value, on one line. */
  readonly line: string;
}

/** The prefix of a value that opens with a quote. */
const OPENING = /^( *)((?:- +)*)((?:[\w-]+:[ \t]+)?)(?=["'])/;
const FIELD = /^ *(?:- |[\w-]+:(?:\s|$))/;

/** The value that opens with a quote and to which the line of `at` belongs. */
export function quotedTextAround(text: string, at: number): QuotedText | undefined {
  for (let from = lineStart(text, at); ; from = lineStart(text, from - 1)) {
    const line = lineFrom(text, from);
    const [before = '', indent = '', dashes = '', key = ''] = OPENING.exec(line) ?? [];
    if (key !== '' || dashes !== '') {
      const start = from + before.length;
      const column = indent.length + (key === '' ? dashes.lastIndexOf('-') : dashes.length);
      const end = endOfText(text, start, column);
      const value = text.slice(start, end).replace(/[ \t]*(?:\r\n|\n|\r)\s*/g, ' ');
      return at > end ? undefined : { start, end, line: before.trimStart() + value };
    }
    if (from === 0 || FIELD.test(line)) return undefined;
  }
}

/** A value that goes on behind the quote that closes it. */
interface ClosedEarly {
  /** The text before it: `title: `. */
  readonly field: string;
  readonly mark: string;
  /** Whether its last sign closes it again: a quote within it was too much. */
  readonly isWithin: boolean;
  /** All of it as one text, the quotes within it French; `undefined` where they are ambiguous. */
  readonly whole: string | undefined;
  /** What closes too early, with its quotes, and what follows, where that may be a remark. */
  readonly parts: { readonly quoted: string; readonly rest: string } | undefined;
  /** A comment behind it, with the blank before. */
  readonly comment: string;
}

export function closedEarly(line: string): ClosedEarly | undefined {
  const [, field = '', given = ''] = /^[ \t]*((?:- +)*(?:[\w-]+:[ \t]+)?)(.*?)[ \t]*$/.exec(line) ?? [];
  const comment = /^("[^"]*"|'[^']*')[^"'#]*?[^\s"'#]([ \t]+#.*)$/.exec(given)?.[2] ?? '';
  const value = given.slice(0, given.length - comment.length);
  const [, mark] = /^(["'])[^"]*?\1\s*[^\s#,"']/.exec(value) ?? /^(["'])[^"]*\1\S/.exec(value) ?? [];
  if (mark === undefined || (!field.includes(':') && /^"[^"]*"\s*:/.test(value))) return undefined; // a field between quotes
  const isWithin = value.endsWith(mark) && (mark === "'" || /^"(?:[^"]*\s)?"\S/.test(value));
  const whole = wholeText(value, mark, isWithin);
  const [, quoted, rest] = /^("[^"]*"|'[^']*')\s*([^"']*|[^"]*(?<=\p{L})'\p{L}[^"']*)$/u.exec(value) ?? [];
  const parts = isWithin || quoted === undefined || rest === undefined ? undefined : { quoted, rest };
  return { field, mark, isWithin, whole, parts, comment };
}

function wholeText(value: string, mark: string, isWithin: boolean): string | undefined {
  const inner = isWithin ? value.slice(1, -1) : value;
  if (/\\| #/.test(value)) return undefined;
  if (mark === "'" && isWithin) return inner.includes('"') ? undefined : `"${inner}"`;
  const [, inside, rest = ''] = mark === "'" ? (/^'([^']*)'([^"]*)$/.exec(value) ?? []) : [];
  const parts = mark === "'" && inside !== undefined ? ['', inside, rest] : inner.split(mark);
  if (parts.length % 2 === 0 || parts.some((part) => part.includes('"'))) return undefined;
  const text = parts.map((part, index) => (index % 2 === 0 ? part : `« ${part.trim()} »`)).join('');
  return `"${text.replace(/»(?=\p{L})/gu, '» ')}"`;
}

/** The value to write on a line that closes too early, where it can be no other. */
export function withoutEarlyQuote(line: string): string | undefined {
  const found = closedEarly(line);
  return found?.whole === undefined || found.parts ? undefined : found.whole + found.comment;
}
