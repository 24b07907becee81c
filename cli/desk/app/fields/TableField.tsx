import { type ReactNode, use } from 'react';
import { isList, isMapping } from '../../../core/values/json-value.ts';
import { pointerTo } from '../../../core/values/pointer.ts';
import type { Json, NamedField, Pointer } from '../../contract.ts';
import { desk } from '../desk-store.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Remarks } from '../parts/Remarks.tsx';
import { blankRow } from '../values.ts';
import { words } from '../words.ts';
import { CompareContext } from './compare.ts';
import { FieldNode } from './FieldNode.tsx';
import type { FieldOf, FieldProps } from './field-props.ts';
import { idOf, placeHere, useControl, useForm } from './form.ts';
import { useItemKeys } from './item-keys.ts';
import { DecisionsAt, Labelled } from './Labelled.tsx';
import { NumberInput } from './NumberField.tsx';
import styles from './TableField.module.css';

/** Rows of the same few values: a table to type into. Enter goes to the next row. */
export function TableField({ field, pointer, value }: FieldProps<FieldOf<'table'>>) {
  const { session } = useForm();
  const control = useControl(field, pointer);
  const rows = isList(value) ? value : [];
  const keys = useItemKeys(rows.length);
  const addRow = () => {
    // A price list continues where it ended.
    const last = rows.at(-1);
    const row = isMapping(last) ? nextRow(last, field.columns) : blankRow(field.columns);
    if (value === undefined) session.setValue(pointer, [row]);
    else session.edit({ op: 'insert', pointer: pointerTo(pointer, rows.length), value: row });
    keys.added();
    focusCell(pointerTo(pointerTo(pointer, rows.length), field.columns[0]?.key ?? ''));
  };
  const removeRow = (index: number) => {
    session.edit({ op: 'remove', pointer: pointerTo(pointer, index) });
    keys.removed(index);
    desk.speak(words.entry.removed(words.field.row(index + 1)));
    focusCell(pointerTo(pointerTo(pointer, Math.max(0, index - 1)), field.columns[0]?.key ?? ''));
  };
  return (
    <Labelled field={field} pointer={pointer} control={control} names="group">
      <div className="scroll">
        <table className={styles.table}>
          <thead>
            <tr>
              {field.columns.map(({ key, field: column }) => (
                <th key={key} scope="col">
                  {column.label}
                  {column.kind === 'number' && column.unit && <small>{column.unit}</small>}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{words.field.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
              event.preventDefault();
              if (!focusBelow(event.target) && isLastRow(event.target)) addRow();
            }}
          >
            {rows.map((row, index) => (
              <Row
                key={keys.at(index)}
                columns={field.columns}
                pointer={pointerTo(pointer, index)}
                row={row}
                at={index + 1}
              >
                {rows.length > field.min && (
                  <IconButton
                    icon="remove"
                    label={words.field.remove(words.field.row(index + 1))}
                    onClick={() => removeRow(index)}
                  />
                )}
              </Row>
            ))}
          </tbody>
        </table>
      </div>
      {(field.max === null || rows.length < field.max) && (
        <div>
          <Button icon="plus" onClick={addRow}>
            {words.field.addRow}
          </Button>
        </div>
      )}
    </Labelled>
  );
}

interface RowProps {
  readonly columns: readonly NamedField[];
  readonly pointer: Pointer;
  readonly row: Json;
  readonly at: number;
  readonly children: ReactNode;
}

function Row({ columns, pointer, row, at, children }: RowProps) {
  const { remarks } = useForm();
  const object = isMapping(row) ? row : {};
  const pointers = [...columns.map(({ key }) => pointerTo(pointer, key)), pointer];
  const here = remarks.filter(({ place }) => pointers.includes(place.pointer));
  return (
    <>
      <tr data-pointer={pointer}>
        {columns.map(({ key, field }) => (
          <td key={key} data-pointer={pointerTo(pointer, key)}>
            <Cell
              field={field}
              pointer={pointerTo(pointer, key)}
              value={object[key]}
              label={`${field.label}, ${words.field.row(at)}`}
            />
          </td>
        ))}
        <td className={styles.actions}>{children}</td>
      </tr>
      {here.length > 0 && (
        <tr className={styles.remarks}>
          <td colSpan={columns.length + 1}>
            {pointers.map((at) => (
              <Remarks
                key={at}
                id={`${idOf(at)}-remarks`}
                remarks={here.filter(({ place }) => place.pointer === at)}
              />
            ))}
          </td>
        </tr>
      )}
      <DecisionRow pointers={pointers} />
    </>
  );
}

/** Decisions about a cell are shown under its row. */
function DecisionRow({ pointers }: { readonly pointers: readonly Pointer[] }) {
  const { decisions, session } = useForm();
  const shown = decisions.map((decision) => placeHere(decision, session.subject));
  const isHere = pointers.some((at) => shown.includes(at));
  const isCompared = use(CompareContext) !== null;
  if (!isHere || isCompared) return null;
  return (
    <tr className={styles.remarks}>
      <td colSpan={pointers.length}>
        {pointers.map((at) => (
          <DecisionsAt key={at} pointer={at} />
        ))}
      </td>
    </tr>
  );
}

function Cell({ field, pointer, value, label }: FieldProps & { readonly label: string }) {
  const control = useControl(field, pointer);
  if (field.kind === 'number')
    return <NumberInput field={{ ...field, help: null }} pointer={pointer} value={value} label={label} />;
  if (field.kind === 'text' && field.lines === 'one' && !field.constants)
    return (
      <input
        id={control.id}
        aria-label={label}
        aria-invalid={control.isInvalid || undefined}
        aria-describedby={control.remarks.length > 0 ? `${control.id}-remarks` : undefined}
        value={String(value ?? '')}
        onChange={(event) => control.write(event.target.value)}
      />
    );
  return (
    <div data-bare>
      <FieldNode field={{ ...field, label, help: null, required: true }} pointer={pointer} value={value} />
    </div>
  );
}

/** A size begins where the last one ended. */
function nextRow(last: Readonly<Record<string, Json>>, columns: readonly NamedField[]): Json {
  const [from, to] = columns;
  const isRange = from?.field.kind === 'number' && to?.field.kind === 'number' && columns.length > 2;
  if (!isRange) return blankRow(columns);
  const start = last[to.key] ?? null;
  return { ...last, [from.key]: start, [to.key]: start };
}

function focusCell(pointer: Pointer): void {
  setTimeout(() => {
    const cell = document.getElementById(idOf(pointer));
    cell?.focus();
    if (cell instanceof HTMLInputElement) cell.select();
  });
}

/** Whether the cell below a cell took the focus. */
function focusBelow(input: HTMLInputElement): boolean {
  const rows = [...(input.closest('tbody')?.querySelectorAll('tr[data-pointer]') ?? [])];
  const row = input.closest('tr');
  const column = input.closest('td')?.cellIndex ?? 0;
  const next = row && rows[rows.indexOf(row) + 1];
  const cell = next?.children[column]?.querySelector('input');
  cell?.focus();
  cell?.select();
  return cell !== undefined && cell !== null;
}

function isLastRow(input: HTMLInputElement): boolean {
  const rows = input.closest('tbody')?.querySelectorAll('tr[data-pointer]');
  return rows !== undefined && rows[rows.length - 1] === input.closest('tr');
}
