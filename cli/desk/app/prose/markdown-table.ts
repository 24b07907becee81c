/** A table of Markdown: its first row is its head. Each row has as many cells as the others. */
export interface MarkdownTable {
  readonly rows: readonly (readonly string[])[];
  /** The delimiter below the head of each column: `---`, `:-:`. */
  readonly alignments: readonly string[];
}

const RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** The table that a text is. */
export function readTable(text: string): MarkdownTable {
  const [head = '', rule = '', ...body] = text.trim().split('\n');
  const rows = [head, ...body].map(cellsOf);
  const width = rows[0]?.length ?? 0;
  const alignments = RULE.test(rule) ? cellsOf(rule) : [];
  return { rows: rows.map((row) => fitted(row, width, '')), alignments: fitted(alignments, width, '---') };
}

/** The same as Markdown. */
export function writeTable({ rows, alignments }: MarkdownTable): string {
  const width = Math.max(1, ...rows.map(({ length }) => length));
  const [head = [], ...body] = rows.map((row) => fitted(row, width, '').map(escaped));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replace(/ {2,}\|/g, ' |');
  return [line(head), `|${fitted(alignments, width, '---').join('|')}|`, ...body.map(line)].join('\n');
}

/** The rows of what a spreadsheet copies as plain text; `null` for a single cell. */
export function readCells(text: string): string[][] | null {
  if (!/[\t\n]/.test(text.trim())) return null;
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'));
}

function fitted(cells: readonly string[], width: number, empty: string): string[] {
  return Array.from({ length: width }, (_, column) => cells[column] ?? empty);
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function escaped(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim().replace(/\\?\|/g, '\\|');
}
