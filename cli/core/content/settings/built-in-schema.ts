import type { Language } from '../../language/wording.ts';
import type { JsonSchema, SchemaFile } from '../schemas.ts';

/** The words of a description, in the project's language, for its editors. */
export function describedIn(language: Language) {
  return (fr: string, en: string) => ({ description: language === 'fr' ? fr : en });
}

/** A mapping that may hold these properties and no other. */
export function mapping(properties: Readonly<Record<string, JsonSchema>>, about: object): JsonSchema {
  return { ...about, type: 'object', additionalProperties: false, properties };
}

export function builtInSchema(name: string, schema: JsonSchema): SchemaFile {
  const text = JSON.stringify(schema, null, 2);
  return { name, path: `${name}.schema.json`, text, schema, isBuiltIn: true };
}
