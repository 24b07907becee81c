import type { Token } from 'markdown-it';
import type { Span } from '../diagnostics/problem.ts';
import { lineStarts, parseMarkdown } from './markdown-parts.ts';
import type { Delimiter } from './read-emphasis.ts';

/** A block of a Markdown text as it is read. */
export interface Block {
  readonly kind: 'paragraph' | 'heading' | 'row' | 'code';
  /** Without what puts them into a list or a quotation; the parts of a cell. */
  readonly lines: readonly Line[];
  /** Of a heading. */
  readonly level?: number;
  /** Of the header of a row's table. */
  readonly columns?: number;
  readonly marks: readonly Mark[];
}

interface Line {
  readonly text: string;
  /** Where it starts in the whole text. */
  readonly start: number;
}

/** A run of `*` or `_` that is read as itself, or that opens bold text within bold text. */
export interface Mark extends Span {
  readonly isNested: boolean;
  readonly opens: boolean;
  readonly closes: boolean;
}

/** The blocks of a Markdown text that hold words, in their order. */
export function blocksOf(text: string): readonly Block[] {
  const starts = lineStarts(text);
  const lineAt = (line: number): Line => {
    const start = starts[line] ?? text.length;
    return { text: text.slice(start, (starts[line + 1] ?? text.length + 1) - 1), start };
  };
  const blocks: Block[] = [];
  let [row, columns, end] = [0, 0, 0]; // of the table that is being read: the line, and where its last cell ended
  let level: number | undefined; // of the heading that is open
  const read: Readonly<Record<string, (token: Token) => void>> = {
    heading_open: ({ tag }) => {
      level = Number(tag.slice(1));
    },
    heading_close: () => {
      level = undefined;
    },
    table_open: () => {
      columns = 0;
    },
    th_open: () => {
      columns++;
    },
    tr_open: ({ map }) => {
      [row, end] = [map?.[0] ?? 0, 0];
      const { text: whole, start } = lineAt(row);
      const own = whole.replace(/^[ >]*/, '');
      const line = { text: own, start: start + whole.length - own.length };
      if (columns > 0) blocks.push({ kind: 'row', lines: [line], columns, marks: [] });
    },
    code_block: ({ map }) => {
      const [first, after] = map ?? [0, 0];
      const lines = Array.from({ length: after - first }, (_, rank) => lineAt(first + rank));
      blocks.push({ kind: 'code', lines, marks: [] });
    },
    inline: (token) => {
      const { map, content } = token; // a cell has no `map`, and `|` in it is written `\|`
      const lines = content.split(map ? '\n' : '|').map((own, rank): Line => {
        const source = lineAt(map ? map[0] + rank : row);
        const found = map ? source.text.lastIndexOf(own) : source.text.indexOf(own, end);
        end = found + own.length;
        return { text: own, start: source.start + Math.max(0, found) };
      });
      const kind = level ? 'heading' : map ? 'paragraph' : 'row';
      blocks.push({ kind, lines, ...(level && { level }), marks: marksOf(token, lines) });
    },
  };
  for (const token of parseMarkdown(text)) read[token.type]?.(token);
  return blocks;
}

function marksOf({ children }: Token, lines: readonly Line[]): Mark[] {
  const marks: Mark[] = [];
  let depth = 0;
  let [rank, from] = [0, 0]; // of the line that is read, and where it starts in the content
  for (const { type, meta, content: sign, markup } of children ?? []) {
    if (type === 'strong_close') depth--;
    const isNested = type === 'strong_open' && ++depth > 1;
    if (!meta || (!isNested && sign === '')) continue;
    const { at, opens, closes } = meta as unknown as Delimiter;
    let line = lines[rank];
    while (line && from + line.text.length < at) {
      from += line.text.length + 1;
      line = lines[++rank];
    }
    // Of two signs that open bold text, the token of the second opens it.
    const start = (line?.start ?? 0) + at - from - (isNested ? 1 : 0);
    const last = marks.at(-1);
    if (last?.end === start && !isNested && !last.isNested)
      marks[marks.length - 1] = { ...last, end: start + 1 };
    else marks.push({ start, end: start + (isNested ? markup.length : 1), isNested, opens, closes });
  }
  return marks;
}
