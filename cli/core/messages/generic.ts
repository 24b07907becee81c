import type { WordsOf } from '../language/wording.ts';
import { type FileParams, file } from './file.ts';
import { type SchemaParams, schema } from './schema.ts';
import { type SchemaFileParams, schemaFile } from './schema-file.ts';
import { type YamlParams, yaml } from './yaml.ts';

/** What is known of each fault that any content can have: in its files, its YAML, its schemas. */
export type GenericParams = FileParams & YamlParams & SchemaParams & SchemaFileParams;

export const GENERIC: WordsOf<GenericParams> = { ...file, ...yaml, ...schema, ...schemaFile };
