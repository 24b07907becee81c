import { type Line, structuralLines } from '../yaml/lines.ts';
import { firstFault } from '../yaml/moved-lines.ts';

/** A character that turns a field into something else. */
interface StraySign {
  readonly at: number;
  readonly key: string;
}

/**
 * The dash before a field, at `at` or on the line before, that is in the column of the fields around it, or a second time
 * before an item where the other items have one.
 */
export function strayDash(text: string, at: number): StraySign | undefined {
  const lines = structuralLines(text);
  const here = lines.findLastIndex(({ start }) => start <= at);
  const current = lines[here];
  if (!current) return undefined;
  for (const index of [here, here - 1]) {
    const [line, above] = [lines[index], lines[index - 1]];
    if (line?.dash === undefined || line.key === undefined) continue;
    const next = lines[index + 1];
    const isSecond =
      line.dash > line.indent &&
      (lines.some((each) => isItemThere(each, line)) ||
        (next?.dash === undefined && next?.column === line.dash));
    const isOfFields = above?.column === line.dash && lines.some((each) => isFieldThere(each, line));
    if (!isSecond && !isOfFields) continue;
    const dash = line.start + (isSecond ? line.indent : line.dash);
    if (firstFault(withoutDash(text, dash)) > current.start + current.text.length)
      return { at: dash, key: line.key };
  }
  return undefined;
}

/** Whether another line has the field of an item without a dash, in the column of its dash. */
function isFieldThere(each: Line, { key, dash }: Line): boolean {
  return each.dash === undefined && each.key === key && each.column === dash;
}

/** Whether the field of an item with two dashes begins another one, with a dash in the column of the first. */
function isItemThere(each: Line, { key, indent }: Line): boolean {
  return each.key === key && each.dash === indent && each.indent === indent;
}

/** `text` without the dash at that place and the blanks behind it. */
export function withoutDash(text: string, dash: number): string {
  return text.slice(0, dash) + text.slice(dash).replace(/^- */, '');
}

/** The field that a `#` has made a comment, above the lines of its text or its group at `at`. */
export function commentedField(text: string, at: number): StraySign | undefined {
  const [, before = '', sign = '', key] =
    /((?:^|\n)[ \t]*)(#+[ \t]*)([\w-]+):(?:[ \t]*[|>][-+\d]*)?[ \t]*(?:\r?\n[ \t]+[^\n]*)*$/.exec(
      text
        .slice(0, at)
        .replace(/[^\n]*$/, '')
        .replace(/\r?\n$/, ''),
    ) ?? [];
  if (key === undefined) return undefined;
  const start = text.lastIndexOf(before + sign + key, at) + before.length;
  const without = text.slice(0, start) + text.slice(start + sign.length);
  return firstFault(without) > at ? { at: start, key } : undefined;
}

/** The name of a field that no colon follows, alone on its line right above what belongs to it at `at`. */
export function colonlessField(text: string, at: number): StraySign | undefined {
  const end = at + (/^[^\n]*\n?/.exec(text.slice(at))?.[0].length ?? 0);
  const found =
    /(?:^|\n)([ \t]*)([a-z][\w-]*)\r?\n(?=\1(?:[ \t]+\S|- ))(?:\1[ \t-][^\n]*\n)*(?:\1\S[^\n]*\n?)?$/.exec(
      text.slice(0, end),
    );
  if (!found) return undefined;
  const start = found.index + found[0].search(/\S/);
  return firstFault(withColon(text, start)) === Number.POSITIVE_INFINITY
    ? { at: start, key: found[2] ?? '' }
    : undefined;
}

/** `text` with a colon behind the name that starts there. */
export function withColon(text: string, start: number): string {
  return text.slice(0, start) + text.slice(start).replace(/^[\w-]+/, '$&:');
}
