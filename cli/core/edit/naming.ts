import { namingField } from '../content/given-name.ts';
import { parseYaml } from '../content/parse-yaml.ts';
import { type SchemaFile, type SchemaSet, schemasAt } from '../content/schemas.ts';
import { coordinatesIn } from '../model/coordinates.ts';
import type { Row, RowOf } from '../model/relations.ts';
import { isMapping, type JsonValue, mappingOf, valueAt } from '../values/json-value.ts';
import { pointerTo } from '../values/pointer.ts';
import type { ValueEdit } from '../values/value-edit.ts';
import { editValue } from './edit-value.ts';

/**
 * The text of an entry with its name in the field that names it. What is true of one row of reference data (`x-row-of`), and where
 * a place lies (`x-within`), are those of that name, or left to be filled in.
 * @param rows those of the content, which may know where it lies
 */
export function namedText(
  set: SchemaSet,
  file: SchemaFile,
  text: string,
  name: string,
  rows: readonly Row[],
): string {
  const value = mappingOf(parseYaml('', text).value);
  const key = namingField(value) ?? namingField(file.schema.properties as JsonValue | undefined);
  if (key === undefined) return text;
  const { columns, table, column } = rowsOf(set, file);
  const [row, ...others] = table?.rowsWith(column, name) ?? [];
  const required = (file.schema.required ?? []) as readonly string[];
  const edits: ValueEdit[] = [{ op: 'set', pointer: pointerTo('', key), value: name }];
  for (const field of Object.keys(value)) {
    const pointer = pointerTo('', field);
    const from = columns.find(([each]) => each === field)?.[1];
    const isPlace = schemasAt(set, file, [field]).some(({ schema }) => schema['x-within']);
    if (field === key || (from === undefined && !isPlace)) continue;
    const held = (others.length === 0 && !Array.isArray(value[field]) && row?.get(from ?? '')) || [];
    const known = isPlace ? placeOf(rows, name) : one(held);
    if (known === undefined && !required.includes(field)) edits.push({ op: 'remove', pointer });
    else edits.push({ op: 'set', pointer, value: known ?? blank(value[field]) });
  }
  return edits.reduce((edited, edit) => editValue(edited, edit), text);
}

/** The coordinates that the content has for a place of that name. */
function placeOf(rows: readonly Row[], name: string): JsonValue | undefined {
  const named = rows.filter(({ fields: [first] }) => first?.values.includes(name));
  return named.flatMap(({ entry, pointer }) => {
    const point = coordinatesIn(valueAt(entry.value, pointer) ?? null);
    return point ? [{ lat: point.lat, lon: point.lon }] : [];
  })[0];
}

function one(values: readonly string[]): string | undefined {
  return values.length === 1 ? values[0] : undefined;
}

function blank(value: JsonValue | undefined): JsonValue {
  if (Array.isArray(value)) return [];
  return isMapping(value) ? Object.fromEntries(Object.keys(value).map((each) => [each, null])) : null;
}

/** The names that reference data has for the entries of a schema; none without such data. */
export function knownNames(set: SchemaSet, file: SchemaFile): readonly string[] {
  const { table, column } = rowsOf(set, file);
  return table?.valuesOf(column).map((name) => name.replaceAll("'", '’')) ?? [];
}

function rowsOf({ tables }: SchemaSet, { schema }: SchemaFile) {
  const { table = '', columns = {} } = (schema['x-row-of'] ?? {}) as Partial<RowOf>;
  const [[, column = ''] = []] = Object.entries(columns);
  return { table: tables.get(table), columns: Object.entries(columns), column };
}
