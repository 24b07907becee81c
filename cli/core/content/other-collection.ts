import { isMapping } from '../values/json-value.ts';
import type { Entry } from './content.ts';
import { applicable, describeField, type SchemaFile, type SchemaSet } from './schemas.ts';

/** The collection whose fields a refused entry has, instead of its collection’s: a file in the wrong folder. */
export function otherCollection(
  set: SchemaSet,
  collections: readonly string[],
  { value, schema }: Pick<Entry, 'value' | 'schema'>,
): string | undefined {
  if (!isMapping(value)) return undefined;
  const keys = Object.keys(value);
  const unknownIn = (file: SchemaFile) => {
    const { known } = describeField(set, file, []);
    return keys.some((key) => !known.includes(key));
  };
  const lacks = (file: SchemaFile) =>
    applicable(set, [{ schema: file.schema, file }])
      .flatMap(({ schema: { required } }) => (required as readonly string[] | undefined) ?? [])
      .some((name) => !keys.includes(name));
  if (keys.length < 2 || !unknownIn(schema) || !lacks(schema)) return undefined;
  const [only, other] = collections.filter((name) => {
    const file = set.files.get(name);
    return file && file !== schema && !unknownIn(file) && !lacks(file);
  });
  return other === undefined ? only : undefined;
}
