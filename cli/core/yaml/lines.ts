/** What a line of YAML opens: a field, a list item, both (`- min: 1`), or nothing that the tool would move. */
export interface Line {
  readonly start: number;
  /** Without the line break. */
  readonly text: string;
  /** The columns, from 0, of its first character, of its last dash, and of its field or the text of its item. */
  readonly indent: number;
  readonly dash: number | undefined;
  readonly column: number;
  readonly key: string | undefined;
}

const FIELD = /^["“]?([a-z][\w-]*)["”]?:(?:\s|$)/;
const HEADER = /(?:^|[\s:-])[|>][-+\d]*(?:\s+#.*)?$/;

/** The lines of `text` that hold fields or items: neither blank, nor comments, nor inside a block of text. */
export function structuralLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  let long: number | undefined; // what is further right than this belongs to a long text
  for (const line of allLines(text)) {
    if (line.text.trim() === '') continue;
    if (long !== undefined && line.indent > long) continue;
    long = undefined;
    if (line.text.trimStart().startsWith('#')) continue;
    if (HEADER.test(line.text.trimEnd())) long = line.key === undefined ? line.indent : line.column;
    lines.push(line);
  }
  return lines;
}

function allLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  for (const { 0: whole, index: start } of text.matchAll(/[^\r\n]+/g)) {
    const indent = whole.search(/[^ ]|$/);
    const dashes = /^(?:- +)*/.exec(whole.slice(indent))?.[0] ?? '';
    const column = indent + dashes.length;
    const dash = dashes === '' ? undefined : indent + dashes.lastIndexOf('-');
    const [, key] = FIELD.exec(whole.slice(column)) ?? [];
    lines.push({ start, text: whole, indent, dash, column, key });
  }
  return lines;
}

/** The number, from 1, of the line of `offset`. */
export function lineNumber(text: string, offset: number): number {
  return 1 + (text.slice(0, offset).match(/\r\n|\n|\r/g)?.length ?? 0);
}

/** The rest of the line from `start` on. */
export function lineFrom(text: string, start: number): string {
  return /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
}

/** The line of `offset`, without blanks at its end. */
export function lineAround(text: string, offset: number): string {
  return lineFrom(text, lineStart(text, offset)).trimEnd();
}

/** Where the line of `from` ends, without its line break. */
export function endOfLine(text: string, from: number): number {
  return from + lineFrom(text, from).length;
}

export function lineStart(text: string, offset: number): number {
  if (offset === 0) return 0;
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.startsWith('\r\n', offset - 1) ? offset - 1 : offset;
  // Most texts have no `\r`, which would be looked for up to their beginning.
  return start + text.slice(start, end).lastIndexOf('\r') + 1;
}

/** The narrowest width at which programs fold what they write, in columns. */
const FOLD = 72;

/** Whether each line of a value is so full that the first word of the next had no room in it. */
export function isFolded(text: string, { start, end }: { start: number; end: number }): boolean {
  const lines = text.slice(lineStart(text, start), end).split(/\r?\n/);
  return lines.every((line, index) => {
    const [word] = /\S+/.exec(lines[index + 1] ?? '') ?? [];
    return word === undefined || line.trimEnd().length + 1 + word.length > FOLD;
  });
}
