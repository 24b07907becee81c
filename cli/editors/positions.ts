import type { Position, Range, TextEdit } from 'vscode-languageserver';
import type { Span } from '../core/diagnostics/problem.ts';

/** Offsets of a text as lines and columns from 0, in UTF-16 units, as editors count them; CRLF, LF and CR end a line. */
export class Positions {
  readonly text: string;
  private readonly starts: readonly number[];

  constructor(text: string) {
    this.text = text;
    this.starts = [
      0,
      ...Array.from(text.matchAll(/\r\n|\n|\r/g), ({ index, 0: { length } }) => index + length),
    ];
  }

  position(offset: number): Position {
    const end = Math.min(Math.max(0, offset), this.text.length);
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= end) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: end - (this.starts[low] ?? 0) };
  }

  range({ start, end }: Span): Range {
    return { start: this.position(start), end: this.position(Math.max(start, end)) };
  }

  /** A position beyond the end of its line is that end. */
  offset({ line, character }: Position): number {
    const start = this.starts[line];
    if (start === undefined) return this.text.length;
    const next = this.starts[line + 1] ?? this.text.length + 1;
    const end = this.text.slice(start, next).replace(/[\r\n]+$/, '').length;
    return start + Math.min(character, end);
  }

  /** The smallest edit that makes `after` of the text, as far as one will do. */
  editTo(after: string): TextEdit[] {
    const before = this.text;
    if (before === after) return [];
    const most = Math.min(before.length, after.length);
    let start = 0;
    while (start < most && before[start] === after[start]) start++;
    let end = 0;
    while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
    const span = { start, end: before.length - end };
    return [{ range: this.range(span), newText: after.slice(start, after.length - end) }];
  }
}
