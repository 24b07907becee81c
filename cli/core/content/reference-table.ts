/** A row of reference data: the values of each column, of which a cell may have several, separated by commas. */
export type ReferenceRow = ReadonlyMap<string, readonly string[]>;

/** Reference data that a project brings: `reference/communes.tsv` below its schemas. Lines that begin with `#` say where it is from. */
export interface ReferenceTable {
  readonly text: string;
  /** The rows that have a value in a column. */
  rowsWith(column: string, value: string): readonly ReferenceRow[];
}

/** A table whose text is read at the first question. */
export function referenceTable(text: string): ReferenceTable {
  let index: ReadonlyMap<string, readonly ReferenceRow[]> | undefined;
  return {
    text,
    rowsWith(column, value) {
      index ??= indexOf(text);
      return index.get(`${column}\t${withTypedApostrophe(value)}`) ?? [];
    },
  };
}

/** Tables are published with the apostrophe of the keyboard, and texts are written with that of books. */
export function withTypedApostrophe(value: string): string {
  return value.replaceAll('’', "'");
}

function indexOf(text: string): ReadonlyMap<string, readonly ReferenceRow[]> {
  const lines = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  const [columns = [], ...rows] = lines.map((line) => line.split('\t'));
  const index = new Map<string, ReferenceRow[]>();
  for (const cells of rows) {
    const row = new Map(columns.map((column, at) => [column, (cells[at] ?? '').split(',')]));
    for (const [column, values] of row)
      for (const value of new Set(values)) {
        const key = `${column}\t${value}`;
        const held = index.get(key);
        if (held) held.push(row);
        else index.set(key, [row]);
      }
  }
  return index;
}
