import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { words } from '../words.ts';
import styles from './blocks.module.css';
import { type MarkdownTable, readCells } from './markdown-table.ts';

interface Props {
  /** A new one has none. */
  readonly table: MarkdownTable | undefined;
  readonly onDone: (table: MarkdownTable) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const EMPTY: MarkdownTable = {
  rows: [
    ['', ''],
    ['', ''],
    ['', ''],
  ],
  alignments: [],
};

/** The cells of a table, to type into: Enter goes to the cell below, and what a spreadsheet copied fills several. */
export function TableDialog({ table, onDone, onRemove, onClose }: Props) {
  const [{ rows, alignments }, setTable] = useState(table ?? EMPTY);
  const grid = useRef<HTMLTableElement>(null);
  const next = useRef<readonly [row: number, column: number] | null>(null);
  const columns = rows[0]?.length ?? 0;
  const setRows = (change: (old: readonly (readonly string[])[]) => readonly (readonly string[])[]) =>
    setTable((old) => ({ ...old, rows: change(old.rows) }));
  const cellAt = (row: number, column: number) =>
    grid.current?.rows[row]?.cells[column]?.querySelector('input') ?? null;
  const focus = (row: number, column: number) => {
    next.current = [row, column];
    cellAt(row, column)?.focus();
  };
  // A cell that is added takes the focus before the next key.
  useEffect(() => {
    if (next.current) cellAt(...next.current)?.focus();
    next.current = null;
  });
  const onKeyDown = (event: KeyboardEvent, row: number, column: number) => {
    const by = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    if (event.key === 'Enter' && row === rows.length - 1)
      setRows((old) => [...old, Array.from({ length: columns }, () => '')]);
    focus(row + by, column);
  };
  const onPaste = (event: ClipboardEvent, row: number, column: number) => {
    const cells = readCells(event.clipboardData.getData('text/plain'));
    if (cells === null) return;
    event.preventDefault();
    setRows((old) => filled(old, cells, row, column));
  };
  return (
    <Dialog title={table ? words.prose.change.table : words.prose.addTable} size="large" onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          onDone({ rows, alignments });
        }}
      >
        <p className="quiet">{words.prose.tableHelp}</p>
        <div className="scroll">
          <table ref={grid} className={styles.grid}>
            <tbody>
              {rows.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the table
                <tr key={row}>
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the table
                    <td key={column}>
                      <input
                        aria-label={words.prose.cell(row, column + 1)}
                        data-head={row === 0 || undefined}
                        value={cell}
                        onChange={(event) =>
                          setRows((old) => filled(old, [[event.target.value]], row, column))
                        }
                        onKeyDown={(event) => onKeyDown(event, row, column)}
                        onPaste={(event) => onPaste(event, row, column)}
                      />
                    </td>
                  ))}
                  <td>
                    {row > 0 && rows.length > 2 && (
                      <IconButton
                        icon="remove"
                        label={words.prose.removeRow(row)}
                        onClick={() => setRows((old) => old.toSpliced(row, 1))}
                      />
                    )}
                  </td>
                </tr>
              ))}
              <tr>
                {Array.from({ length: columns }, (_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the table
                  <td key={column}>
                    {columns > 1 && (
                      <IconButton
                        icon="remove"
                        label={words.prose.removeColumn(column + 1)}
                        onClick={() => {
                          setRows((old) => old.map((row) => row.toSpliced(column, 1)));
                          setTable((old) => ({ ...old, alignments: old.alignments.toSpliced(column, 1) }));
                        }}
                      />
                    )}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
        <div className="row">
          <Button
            icon="plus"
            onClick={() => {
              setRows((old) => [...old, Array.from({ length: columns }, () => '')]);
              focus(rows.length, 0);
            }}
          >
            {words.field.addRow}
          </Button>
          <Button
            icon="plus"
            onClick={() => {
              setRows((old) => old.map((row) => [...row, '']));
              focus(0, columns);
            }}
          >
            {words.prose.addColumn}
          </Button>
        </div>
        <div className="row">
          <Button
            type="submit"
            look="solid"
            disabled={rows.every((row) => row.every((cell) => cell.trim() === ''))}
          >
            {table ? words.prose.keep : words.prose.addTable}
          </Button>
          {table && (
            <Button icon="remove" look="plain" onClick={onRemove}>
              {words.prose.removeBlock.table}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** Rows with cells written into them from a place on, as many as it takes. */
function filled(
  old: readonly (readonly string[])[],
  cells: readonly (readonly string[])[],
  row: number,
  column: number,
): readonly (readonly string[])[] {
  const width = Math.max(old[0]?.length ?? 0, ...cells.map(({ length }) => column + length));
  const height = Math.max(old.length, row + cells.length);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => cells[y - row]?.[x - column] ?? old[y]?.[x] ?? ''),
  );
}
