import type { Position, Range, TextEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Span } from '../core/diagnostics/problem.ts';
import { sharedEnds } from '../core/text/shared-ends.ts';

/** Offsets of a text as lines and columns from 0, in UTF-16 units, as editors count them; CRLF, LF and CR end a line. */
export class Positions {
  private readonly document: TextDocument;

  constructor(text: string) {
    this.document = TextDocument.create('', 'yaml', 0, text);
  }

  position(offset: number): Position {
    return this.document.positionAt(offset);
  }

  range({ start, end }: Span): Range {
    return { start: this.position(start), end: this.position(Math.max(start, end)) };
  }

  /** A position beyond the end of its line is that end. */
  offset(position: Position): number {
    return this.document.offsetAt(position);
  }

  /** The smallest edit that makes `after` of the text, as far as one will do. */
  editTo(after: string): TextEdit[] {
    const before = this.document.getText();
    if (before === after) return [];
    const [start, end] = sharedEnds(before, after);
    const range = this.range({ start, end: before.length - end });
    return [{ range, newText: after.slice(start, after.length - end) }];
  }
}
