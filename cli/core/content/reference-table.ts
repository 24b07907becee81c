import { once } from './memoize.ts';

/** A row of reference data: the values of each column, of which a cell may have several, separated by commas. */
export interface ReferenceRow {
  get(column: string): readonly string[] | undefined;
}

/** Reference data of a project: `reference/communes.tsv` below its schemas. Lines that begin with `#` name its source. */
export interface ReferenceTable {
  readonly text: string;
  rowsWith(column: string, value: string): readonly ReferenceRow[];
  /** The values of a column, each once. */
  valuesOf(column: string): readonly string[];
}

/** A table whose text is read at the first question. */
export function referenceTable(text: string): ReferenceTable {
  const index = once(() => indexOf(text));
  return {
    text,
    rowsWith: (column, value) => index().get(column)?.get(withTypedApostrophe(value)) ?? [],
    valuesOf: (column) => [...(index().get(column)?.keys() ?? [])],
  };
}

/** Tables are published with the apostrophe of the keyboard, and texts are written with that of books. */
export function withTypedApostrophe(value: string): string {
  return value.replaceAll('’', "'");
}

function indexOf(text: string): ReadonlyMap<string, ReadonlyMap<string, readonly ReferenceRow[]>> {
  const lines = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  const [columns = [], ...rows] = lines.map((line) => line.split('\t'));
  const index = new Map(columns.map((column) => [column, new Map<string, ReferenceRow[]>()]));
  for (const written of rows) {
    const cells = written.map((cell) => cell.split(','));
    const row: ReferenceRow = { get: (column) => cells[columns.indexOf(column)] };
    for (const [at, values] of cells.entries())
      for (const value of values.length > 1 ? new Set(values) : values) {
        const held = index.get(columns[at] ?? '');
        const known = held?.get(value);
        if (known) known.push(row);
        else held?.set(value, [row]);
      }
  }
  return index;
}
