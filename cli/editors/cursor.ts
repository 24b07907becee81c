import type { Span } from '../core/diagnostics/problem.ts';

/** The position of a cursor in the structure of a file, even if its YAML is half-written. */
export interface Cursor {
  /** The steps of a JSON pointer: to the value, or to the mapping that holds the key. */
  readonly steps: readonly string[];
  /** `either` in an item of a list that may still become a key or a value. */
  readonly part: 'key' | 'value' | 'either';
  /** What has been typed there, quotes included; of a text over several lines, its part on this line. */
  readonly typed: Span;
  /** The keys that the mapping has beside the one at the cursor. */
  readonly siblings: ReadonlySet<string>;
  readonly hasColon: boolean;
  /** Whether it is inside a text over several lines. */
  readonly isBlock: boolean;
}

/** An open mapping or list, by the column of its key or dash. */
interface Frame {
  readonly column: number;
  readonly step: string | number;
}

const KEY = /^("[^"]*"|'[^']*'|[^\s#:'"[\]{},&*!|>%@`-][^:#]*?|-[^\s:#][^:#]*?)\s*:(?=\s|$)/;
const BLOCK = /^[|>][-+\d]*\s*(?:#.*)?$/;

/**
 * Reads the lines up to the end by their indentation alone, which holds however broken the text is.
 * @param offset in UTF-16 units, like all offsets
 */
export function cursorAt(text: string, offset: number): Cursor {
  const scan = new Scan(text, Math.min(Math.max(0, offset), text.length));
  return scan.run();
}

type Found = Omit<Cursor, 'siblings'> & { readonly key?: string };

class Scan {
  private readonly text: string;
  private readonly offset: number;
  private frames: Frame[] = [];
  /** The value that lines further to the right than its key continue. */
  private open: { readonly column: number; readonly isText: boolean } | undefined;
  private readonly keys = new Map<string, Set<string>>();
  private found: Found | undefined;

  constructor(text: string, offset: number) {
    this.text = text;
    this.offset = offset;
  }

  run(): Cursor {
    let start = 0;
    for (const line of this.text.split(/\r\n|\n|\r/)) {
      this.line(line, start);
      start += line.length;
      start += this.text.startsWith('\r\n', start) ? 2 : 1;
    }
    const { key, ...found } = this.found ?? this.at([], 'key', { start: this.offset, end: this.offset });
    const siblings = new Set(this.keys.get(found.steps.join('/')));
    if (key !== undefined) siblings.delete(key);
    return { ...found, siblings };
  }

  private at(
    steps: readonly (string | number)[],
    part: Cursor['part'],
    typed: Span,
    more: Partial<Found> = {},
  ): Found {
    return { steps: steps.map(String), part, typed, hasColon: false, isBlock: false, ...more };
  }

  private get steps(): (string | number)[] {
    return this.frames.map(({ step }) => step);
  }

  private line(line: string, start: number): void {
    const isHere = this.offset >= start && this.offset <= start + line.length;
    const indent = line.length - line.trimStart().length;
    const isBlank = indent === line.length;
    const column = isBlank && isHere ? this.offset - start : indent;
    if (this.open && (isBlank || column > this.open.column) && !(isBlank && !isHere)) {
      const looksNested =
        !this.open.isText && (KEY.test(line.trimStart()) || /^-(?:\s|$)/.test(line.trimStart()));
      if (!looksNested && column > this.open.column) {
        if (isHere)
          this.found = this.at(
            this.steps,
            'value',
            { start: start + indent, end: start + line.length },
            { isBlock: true },
          );
        return;
      }
    }
    if (isBlank) {
      if (isHere) this.blank(column);
      return;
    }
    if (line[indent] === '#') {
      if (isHere)
        this.found = this.at(
          this.steps,
          'value',
          { start: this.offset, end: this.offset },
          { isBlock: true },
        );
      return;
    }
    this.open = undefined;
    this.content(line, start, indent, isHere);
  }

  /** A line that is still empty: a key of the mapping of that column. */
  private blank(column: number): void {
    const steps = this.frames.filter((frame) => frame.column < column).map(({ step }) => step);
    this.found = this.at(steps, 'key', { start: this.offset, end: this.offset });
  }

  private content(line: string, start: number, indent: number, isHere: boolean): void {
    let column = indent;
    let isItem = false;
    for (
      let dash = /^-(?:\s+|$)/.exec(line.slice(column));
      dash;
      dash = /^-(?:\s+|$)/.exec(line.slice(column))
    ) {
      this.item(column);
      isItem = true;
      column += dash[0].length;
    }
    const content = line.slice(column);
    const key = KEY.exec(content);
    if (!isItem || key) while ((this.frames.at(-1)?.column ?? -1) >= column) this.frames.pop();
    if (key) this.field(line, start, column, key, isHere);
    else {
      if (isHere) this.found = this.scalar(line, start, column, isItem);
      if (isItem && content.trim() !== '') this.open = { column: indent, isText: BLOCK.test(content) };
    }
  }

  /** The text without a colon: an item of a list, or the beginning of a key. */
  private scalar(line: string, start: number, column: number, isItem: boolean): Found {
    const part = isItem ? 'either' : 'key';
    if (this.offset < start + column)
      return this.at(this.steps, part, { start: this.offset, end: this.offset });
    const typed = { start: start + column, end: Math.max(start + withoutComment(line).length, this.offset) };
    return this.inValue(this.steps, part, line.slice(column), typed);
  }

  private field(line: string, start: number, column: number, key: RegExpExecArray, isHere: boolean): void {
    const [whole, source = ''] = key;
    const name = source.replace(/^(["'])(.*)\1$/, '$2');
    const above = this.steps;
    this.remember(above, name);
    this.frames.push({ column, step: name });
    const colon = column + whole.length;
    const blanks = /^\s*/.exec(line.slice(colon))?.[0].length ?? 0;
    const value = withoutComment(line).slice(colon + blanks);
    if (isHere && this.offset < start + colon) {
      const typed = { start: start + column, end: start + column + source.length };
      this.found = this.at(above, 'key', typed, { hasColon: true, key: name });
    } else if (isHere) {
      const from = Math.min(start + colon + blanks, this.offset);
      const to = Math.max(start + colon + blanks + value.length, this.offset);
      this.found = this.inValue(this.steps, 'value', value, { start: from, end: to });
    }
    if (value !== '') this.open = { column, isText: BLOCK.test(value) || /^["']/.test(value) };
  }

  /** A dash: the next item of the list at its column, or the first. */
  private item(column: number): void {
    while ((this.frames.at(-1)?.column ?? -1) > column) this.frames.pop();
    const top = this.frames.at(-1);
    if (top?.column === column && typeof top.step === 'number')
      this.frames[this.frames.length - 1] = { column, step: top.step + 1 };
    else this.frames.push({ column, step: 0 });
  }

  private remember(above: readonly (string | number)[], name: string): void {
    const path = above.join('/');
    const known = this.keys.get(path) ?? new Set();
    this.keys.set(path, known.add(name));
  }

  /** Inside `[a, b]` and `{ a: b }` on one line, the item or the pair at the cursor. */
  private inValue(
    steps: readonly (string | number)[],
    part: Cursor['part'],
    value: string,
    span: Span,
  ): Found {
    const inside = this.offset - span.start;
    const opening = value[0];
    const isOpen = (opening === '[' || opening === '{') && !value.startsWith('{{') && inside > 0;
    if (!isOpen) return this.at(steps, part, span);
    const before = value.slice(1, inside);
    const from = Math.max(before.lastIndexOf(','), before.lastIndexOf(opening)) + 1;
    const source = value.slice(1 + from).match(/^[^,\]}]*/)?.[0] ?? '';
    const start = span.start + 1 + from + (source.length - source.trimStart().length);
    const typed = {
      start: Math.min(start, this.offset),
      end: Math.max(start + source.trim().length, this.offset),
    };
    if (opening === '[') {
      const index = before.split(',').length - 1;
      return this.at([...steps, index], 'value', typed);
    }
    for (const pair of value.slice(1).split(',')) this.remember(steps, pair.split(':')[0]?.trim() ?? '');
    const [name = '', ...rest] = source.split(':');
    if (rest.length > 0 && this.offset > start + name.trimStart().length) {
      const after = rest.join(':');
      const first =
        typed.start + source.trimStart().indexOf(':') + 1 + (after.length - after.trimStart().length);
      return this.at([...steps, name.trim()], 'value', {
        start: Math.min(first, this.offset),
        end: typed.end,
      });
    }
    const end = typed.start + name.trim().length;
    return this.at(
      steps,
      'key',
      { start: typed.start, end: Math.max(end, this.offset) },
      { hasColon: rest.length > 0, key: name.trim() },
    );
  }
}

/** A line without its comment and the whitespace before it; a quoted `#` is kept. */
function withoutComment(line: string): string {
  const comment = /^(?:[^"'#]|"(?:[^"\\]|\\.)*"|'[^']*'|(?<=\S)#|["'])*?(?=\s+#)/.exec(line);
  return (comment?.[0] ?? line).trimEnd();
}
