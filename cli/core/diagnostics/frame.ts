import type { Colors } from './colors.ts';
import { lineOf, rangeOf, type Span } from './problem.ts';

/**
 * A source line with a caret under a span, as rustc shows it; several lines are cut to the first. `digits` is the width
 * of the line number, so that several frames are aligned.
 */
export function frame(text: string, span: Span, colors: Colors, label = '', digits = 0): string {
  const { line, column, endLine, endColumn } = rangeOf(text, span);
  const source = lineOf(text, line);
  const cut = window(
    source.replace(/^[ \t]+/, (blanks) => blanks.replaceAll('\t', '→')),
    column - 1,
  );
  const from = column - 1 - cut.start;
  const to = Math.min((endLine === line ? endColumn - 1 : source.length) - cut.start, cut.text.length);
  const gutter = String(line).padStart(digits);
  const blank = ' '.repeat(gutter.length);
  const pad = width(cut.text.slice(0, from));
  const carets = '^'.repeat(Math.max(1, width(cut.text.slice(from, Math.max(from, to)))));
  return [
    colors.blue(`${blank} |`),
    `${colors.blue(`${gutter} |`)} ${printable(cut.text)}`,
    `${colors.blue(`${blank} |`)} ${' '.repeat(pad)}${colors.red(carets)}${label ? ` ${colors.red(label)}` : ''}`,
  ].join('\n');
}

/** At most 120 characters of a line around `at`; no emoji is cut in two. */
function window(line: string, at: number): { text: string; start: number } {
  if (line.length <= 120) return { text: line, start: 0 };
  const whole = (cut: number) => (/[\udc00-\udfff]/.test(line.charAt(cut)) ? cut - 1 : cut);
  const start = whole(Math.max(0, Math.min(at - 40, line.length - 120)));
  return { text: line.slice(start, whole(start + 120)), start };
}

/** Columns that a text takes on a terminal, once printable: one for each code point, none for combining marks. */
function width(text: string): number {
  return [...printable(text)].filter((char) => !/\p{M}/u.test(char)).length;
}

/** `text` without what could move the cursor or turn the writing direction: tabs become spaces, control characters `�`. */
export function printable(text: string): string {
  return text.replaceAll('\t', ' ').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');
}
