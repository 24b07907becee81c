import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { replaceFile } from '../content/check-cache.ts';
import { pascalCase, singular, typeName } from '../content/names.ts';
import type { JsonSchema, SchemaFile, SchemaSet } from '../content/schemas.ts';
import { schemasHash } from '../content/validators.ts';

/** Version of the way types are generated; a new one discards the cached types. */
const VERSION = '6';

/**
 * The text of `types.ts`: an interface for each schema, shared definition and nested mapping, everything `readonly`.
 * json-schema-to-typescript costs a third of a run, so its result is cached by the schemas' hash.
 * @param collections those with slugs
 */
export async function makeTypes(
  set: SchemaSet,
  collections: ReadonlySet<string>,
  cacheDir: string,
): Promise<string> {
  const key = hash('sha1', [schemasHash(set), VERSION, ...[...collections].sort()].join('\n'));
  const path = join(cacheDir, `types-${key}.ts`);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const { compile } = await import('json-schema-to-typescript');
  const { definitions, slugTypes } = new Hoist(set, collections).all();
  const root = { title: 'SapinRoot', type: 'object', additionalProperties: false, definitions };
  const compiled = await compile(root as never, 'SapinRoot', {
    bannerComment: '',
    format: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
  });
  const text = `${slugImports(slugTypes)}/** Finished, safe HTML, rendered from Markdown that has no raw HTML. */\nexport type Html = string;\n\n${readonlyTypes(compiled)}`;
  replaceFile(path, text);
  return text;
}

function slugImports(slugTypes: ReadonlyMap<string, string>): string {
  const names = [...slugTypes.keys()].sort().join(', ');
  return names === '' ? '' : `import type { ${names} } from './identifiers.ts';\n\n`;
}

/** Every property and list `readonly`, and without the root that only carried the definitions. */
function readonlyTypes(compiled: string): string {
  return compiled
    .replace(/export interface SapinRoot \{\s*\}\n*/, '')
    .replace(/\/\*\*\n \* This interface was referenced by[^\n]*\n \* via the[^\n]*\n \*\/\n/g, '')
    .replace(/\n \* ?\n \* This interface was referenced by[^\n]*\n \* via the[^\n]*/g, '')
    .split('\n')
    .map((line) => (/^\s*(?:\/\*)?\*/.test(line) ? line : readonlyLine(line)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
    .concat('\n');
}

function readonlyLine(line: string): string {
  return line
    .replace(/^(\s*)((?:"[^"]+"|[\w$]+|\[\w+: string\])\??: )/, '$1readonly $2')
    .replace(/(: |\| |^export type \w+ = )(\w+|\([^()]*\))((?:\[\])+)/g, (_, before, item, brackets) => {
      const lists = brackets.length / 2 - 1;
      return `${before}${'readonly ('.repeat(lists)}readonly ${item}[]${')[]'.repeat(lists)}`;
    });
}

/** Turns the schemas into definitions of one schema, each nested mapping a definition of its own with a readable name. */
class Hoist {
  private readonly definitions: Record<string, JsonSchema> = {};
  private readonly slugTypes = new Map<string, string>();
  /** The types of whole schemas and of definitions: no nested mapping may take their names. */
  private readonly named: ReadonlySet<string>;
  private readonly set: SchemaSet;
  private readonly collections: ReadonlySet<string>;

  constructor(set: SchemaSet, collections: ReadonlySet<string>) {
    this.set = set;
    this.collections = collections;
    const shared = [...set.shared.values()].flatMap(({ schema }) => Object.keys(schema.definitions ?? {}));
    this.named = new Set([...shared.map(pascalCase), ...[...set.files.values()].map(typeName)]);
  }

  all(): { definitions: Record<string, JsonSchema>; slugTypes: ReadonlyMap<string, string> } {
    for (const file of this.set.shared.values()) {
      for (const [name, schema] of Object.entries(file.schema.definitions ?? {}))
        this.define(pascalCase(name), schema, file);
    }
    for (const file of this.set.files.values()) {
      const slugged = this.collections.has(file.name);
      this.define(typeName(file), slugged ? this.withSlug(file.schema, file) : file.schema, file);
      for (const [name, schema] of Object.entries(file.schema.definitions ?? {}))
        this.define(`${typeName(file)}${pascalCase(name)}`, schema, file);
    }
    return { definitions: this.definitions, slugTypes: this.slugTypes };
  }

  private withSlug(schema: JsonSchema, file: SchemaFile): JsonSchema {
    const slug = { tsType: this.slugType(file.name), description: 'The file’s name.' };
    const shown = {
      tsType: "{ readonly [surface in import('./identifiers.ts').Surface | '*']?: number }",
      description:
        'The index of the reading that each surface shows; `*` stands for the surfaces that are not named.',
    };
    const hasReadings = schema.properties?.readings?.['x-readings'] === true;
    const properties = { slug, ...schema.properties, ...(hasReadings && { shown }) };
    const required = (schema.required as string[] | undefined) ?? [];
    return { ...schema, properties, required: ['slug', ...required, ...(hasReadings ? ['shown'] : [])] };
  }

  private slugType(collection: string): string {
    const file = this.set.files.get(collection);
    const type = `${file ? typeName(file) : pascalCase(collection)}Slug`;
    this.slugTypes.set(type, collection);
    return type;
  }

  private define(name: string, schema: JsonSchema, file: SchemaFile): void {
    this.definitions[name] = {}; // taken, should the schema refer to itself
    this.definitions[name] = this.convert(schema, name, file, true);
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      if (property['x-lazy'] !== true || property['x-markdown'] === true) continue;
      const type = `${name}${pascalCase(key)}`;
      this.definitions[type] = this.hoistItems(this.convert(property, type, file), type);
    }
  }

  /** `name` is the type that a nested mapping gets. */
  private convert(schema: JsonSchema, name: string, file: SchemaFile, top = false): JsonSchema {
    const [only] =
      Array.isArray(schema.allOf) && schema.allOf.length === 1 ? (schema.allOf as JsonSchema[]) : [];
    const described = [schema.title, schema.description].filter(Boolean).join(' : ');
    const description =
      schema.description === undefined ? {} : { description: top ? schema.description : described };
    if (typeof schema['x-ref'] === 'string')
      return {
        ...description,
        tsType: this.collections.has(schema['x-ref']) ? this.slugType(schema['x-ref']) : 'string',
      };
    if (schema['x-markdown'] === true) return { ...description, tsType: 'Html' };
    if (schema.$ref !== undefined) return this.reference(schema.$ref, file);
    if (only && !schema.properties) return this.convert(only, name, file);
    const tidied: Record<string, unknown> = { ...description };
    for (const keyword of ['type', 'enum', 'const', 'additionalProperties', 'tsType'])
      if (schema[keyword] !== undefined) tidied[keyword] = schema[keyword];
    for (const keyword of ['anyOf', 'oneOf']) {
      const branches = schema[keyword];
      if (Array.isArray(branches))
        tidied[keyword] = branches.map((branch, index) =>
          this.nested(branch as JsonSchema, `${name}${index + 1}`, file),
        );
    }
    if (schema.items && !Array.isArray(schema.items))
      tidied.items = this.nested(schema.items as JsonSchema, singularType(name), file);
    if (schema.properties) {
      const eager = Object.entries(schema.properties).filter(([, property]) => property['x-lazy'] !== true);
      tidied.properties = Object.fromEntries(
        eager.map(([key, property]) => [key, this.nested(property, `${name}${pascalCase(key)}`, file)]),
      );
      tidied.required = ((schema.required as string[] | undefined) ?? []).filter((key) =>
        eager.some(([name]) => name === key),
      );
    }
    return tidied as JsonSchema;
  }

  private nested(schema: JsonSchema, name: string, file: SchemaFile): JsonSchema {
    const converted = this.convert(schema, name, file);
    return schema.properties ? this.hoist(converted, name) : this.hoistItems(converted, name);
  }

  private hoistItems(converted: JsonSchema, name: string): JsonSchema {
    const items = converted.items as JsonSchema | undefined;
    return items?.properties ? { ...converted, items: this.hoist(items, singularType(name)) } : converted;
  }

  private hoist(converted: JsonSchema, wanted: string): JsonSchema {
    if (converted.$ref !== undefined) return converted;
    let name = wanted;
    for (
      let twin = 2;
      this.named.has(name) || !isDeepStrictEqual(this.definitions[name] ?? converted, converted);
      twin++
    )
      name = `${wanted}${twin}`;
    this.definitions[name] = converted;
    return { $ref: `#/definitions/${name}` };
  }

  private reference(ref: string, file: SchemaFile): JsonSchema {
    const resolved = this.set.resolve({ $ref: ref }, file);
    if (!resolved) return {};
    const definition = /#.*\/(.+)$/.exec(ref)?.[1];
    const prefix = this.set.shared.has(resolved.file.name) && definition ? '' : typeName(resolved.file);
    return { $ref: `#/definitions/${prefix}${pascalCase(definition ?? '')}` };
  }
}

function singularType(name: string): string {
  const one = singular(name);
  return one === name ? `${name}Item` : one;
}
