import { namingField } from '../content/given-name.ts';
import { parseYaml } from '../content/parse-yaml.ts';
import type { SchemaFile, SchemaSet } from '../content/schemas.ts';
import type { RowOf } from '../model/relations.ts';
import { type JsonValue, mappingOf } from '../values/json-value.ts';
import { pointerTo } from '../values/pointer.ts';
import { editValue } from './edit-value.ts';

/** The text of an entry with its name in the field that names it, and what reference data says of that name (`x-row-of`). */
export function namedText(set: SchemaSet, file: SchemaFile, text: string, name: string): string {
  const value = mappingOf(parseYaml('', text).value);
  const key = namingField(value) ?? namingField(file.schema.properties as JsonValue | undefined);
  if (key === undefined) return text;
  const { columns, table, column } = rowsOf(set, file);
  const [row, ...others] = table?.rowsWith(column, name) ?? [];
  const fields: [string, JsonValue][] = [[key, name]];
  for (const [field, from] of row && others.length === 0 ? columns : []) {
    const held = row?.get(from) ?? [];
    if (Array.isArray(value[field])) fields.push([field, held]);
    else if (field !== key && Object.hasOwn(value, field) && held.length === 1)
      fields.push([field, held[0] ?? '']);
  }
  return fields.reduce(
    (written, [field, each]) => editValue(written, { op: 'set', pointer: pointerTo('', field), value: each }),
    text,
  );
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
