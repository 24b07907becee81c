import { endOfText } from '../yaml/colon-text.ts';
import { lineFrom, lineStart } from '../yaml/lines.ts';
import { firstFault } from '../yaml/moved-lines.ts';

/** A text without quotes that begins with a sign to which YAML gives a meaning. */
export interface ReservedText {
  /** The offsets of the text. */
  readonly start: number;
  readonly end: number;
  readonly sign: string;
  /** The text between quotes, over the same lines. */
  readonly quoted: string;
}

/** The text's prefix and sign. A closed bracket followed by text is no list. */
const OPENING =
  /^( *)((?:- +)*)((?:["“]?[\w-]+["”]?:[ \t]+)?)([@`%&*!]|(?<=:[ \t]+)-(?=[ \t])|\{\{|\[(?=[^[\]\r\n]*\][ \t]*[^\s#,\]}])|\{(?=[^{}\r\n]*\}[ \t]*[^\s#,\]}]))/;

/** The text on the line of `at`, where a parser can read no further, or on the one before, when quotes let the parser go on. */
export function reservedTextNear(text: string, at: number): ReservedText | undefined {
  const line = lineStart(text, at);
  for (const start of new Set([line, lineStart(text, Math.max(0, line - 1))])) {
    const found = reservedTextOn(text, start);
    // An anchor and a tag are one word.
    if (!found || (/[&!]/.test(found.sign) && !/\s/.test(text.slice(found.start, found.end)))) continue;
    const given = text.slice(0, found.start) + found.quoted + text.slice(found.end);
    if (firstFault(given) > Math.max(at, found.start + found.quoted.length)) return found;
  }
  return undefined;
}

/** The text of the line that begins at `line`, when such a sign opens it. */
export function reservedTextOn(text: string, line: number): ReservedText | undefined {
  const [whole, indent = '', dashes = '', key = '', sign = ''] = OPENING.exec(lineFrom(text, line)) ?? [];
  if (whole === undefined) return undefined;
  const start = line + whole.length - sign.length;
  const parent =
    key === '' && dashes !== '' ? indent.length + dashes.lastIndexOf('-') : indent.length + dashes.length;
  const value = text.slice(start, endOfText(text, start, key + dashes === '' ? parent - 1 : parent));
  const comment = value.search(/\s+#/);
  const source = comment < 0 ? value : value.slice(0, comment);
  return {
    start,
    end: start + source.length,
    sign,
    quoted: `"${source.replace(/["\\]/g, '\\$&')}"`,
  };
}
