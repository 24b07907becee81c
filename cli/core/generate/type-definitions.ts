import { pascalCase, singular, typeName } from '../content/names.ts';
import type { JsonSchema, SchemaFile, SchemaSet } from '../content/schemas.ts';
import { isMapping, type JsonValue } from '../values/json-value.ts';
import { pointerSteps } from '../values/pointer.ts';
import { lazyProperties } from './collection-module.ts';
import { readingsWithText } from './readings-with-text.ts';
import { keyText } from './source-text.ts';

const NEVER: JsonSchema = { tsType: 'never' };
const EMPTY_MAPPING = '{ readonly [key: string]: never }';

/** What is added to an entry with readings. */
const SHOWN = {
  tsType: "{ readonly [surface in Surface | '*']?: number }",
  description:
    'The index of the reading that each surface shows; `*` stands for the surfaces that are not named.',
};

/** Their texts are finished for readers, and no longer what the schema lists. */
const FINISHED = ['x-text', 'x-markdown', 'x-image'];

/**
 * The schemas as definitions of one schema for json-schema-to-typescript, each nested mapping as well, with a readable name.
 * The compiler spells names in ASCII and as it likes, so it is given numbers: `texts` holds what each of them stands for.
 */
export class TypeDefinitions {
  readonly definitions: Record<string, JsonSchema> = {};
  readonly texts = new Map<string, string>();
  /** The types of the module of identifiers that are used. */
  readonly imports = new Set<string>();
  private readonly set: SchemaSet;
  private readonly collections: ReadonlySet<string>;
  private readonly taken = new Set(['Html', 'Surface']);
  private readonly stands = new Map<string, string>();
  /** The definitions of schemas. */
  private readonly defined = new Map<JsonSchema, string>();

  constructor(set: SchemaSet, collections: ReadonlySet<string>) {
    this.set = set;
    this.collections = collections;
    const files = [...set.files.values()];
    for (const file of files) if (collections.has(file.name)) this.taken.add(`${typeName(file)}Slug`);
    const wholes = files.map((file) => ({ file, name: this.newName(typeName(file)) }));
    for (const { file, name } of wholes) if (!collections.has(file.name)) this.defined.set(file.schema, name);
    const shared = [...set.shared.values()].flatMap((file) => this.nameDefinitions(file, ''));
    const nested = files.map((file) => this.nameDefinitions(file, typeName(file)));
    for (const define of shared) define();
    for (const [index, { file, name }] of wholes.entries()) {
      if (collections.has(file.name)) this.defineEntry(file, name);
      else this.define(name, file.schema, file, typeName(file));
      for (const define of nested[index] ?? []) define();
    }
  }

  /** The names of what a file defines, which no nested mapping may take; each is defined when its function is called. */
  private nameDefinitions(file: SchemaFile, prefix: string): (() => void)[] {
    const { definitions, $defs } = file.schema;
    const parts = Object.entries({ ...definitions, ...($defs as typeof definitions) });
    const bodies = this.collections.has(file.name) ? lazyProperties(file) : [];
    const lazy = bodies
      .map((name) => [name, file.schema.properties?.[name] as JsonSchema] as const)
      .filter(([, schema]) => schema['x-markdown'] !== true);
    return [...parts, ...lazy].map(([name, schema]) => {
      const wanted = prefix + pascalCase(name);
      const type = this.newName(wanted);
      this.defined.set(schema, type);
      return () => this.define(type, schema, file, wanted);
    });
  }

  private define(type: string, schema: JsonSchema, file: SchemaFile, name: string): void {
    this.definitions[type] = {}; // its place among the others
    const { $ref, ...body } = this.whole(schema, file, name);
    const { description } = schema;
    this.definitions[type] = {
      ...($ref === undefined ? body : { tsType: $ref.replace('#/definitions/', '') }),
      ...(description !== undefined && { description }),
    };
  }

  /** An entry has its slug, and nothing of what is read on demand. */
  private defineEntry(file: SchemaFile, type: string): void {
    this.definitions[type] = {};
    const { description, ...schema } = file.schema;
    const { properties = {} } = schema;
    const hasReadings = properties.readings?.['x-readings'] === true;
    if (hasReadings) this.imports.add('Surface');
    const texts = hasReadings && properties.kind ? readingsWithText(this.set, file) : undefined;
    const added = {
      slug: { tsType: this.slugType(file.name), description: 'The file’s name.' },
      ...(texts && { readings: this.typeOf(texts.schema, texts.file, `${typeName(file)}Readings`) }),
      ...(hasReadings && { shown: { ...SHOWN, tsType: this.text(SHOWN.tsType) } }),
    };
    const others = Object.entries(properties).filter(
      ([name]) => properties[name]?.['x-lazy'] !== true && !Object.hasOwn(added, name),
    );
    const of = (names: readonly string[]) => names.filter((name) => others.some(([other]) => name === other));
    const kept = {
      properties: Object.fromEntries(others),
      required: of(schema.required ?? []),
    };
    const rest = this.whole({ ...schema, ...(schema.properties && kept) }, file, typeName(file));
    const slug = {
      type: 'object',
      properties: added,
      required: Object.keys(added),
      additionalProperties: false,
    };
    const isPlain = rest.type === 'object';
    const isEmpty = rest.tsType !== undefined;
    this.definitions[type] = {
      ...(isPlain && {
        ...rest,
        properties: { ...added, ...rest.properties },
        required: [...slug.required, ...(rest.required ?? [])],
      }),
      ...(isEmpty && slug),
      ...(!isPlain && !isEmpty && { allOf: [slug, rest] }),
      ...(description !== undefined && { description }),
    };
  }

  /** @param name for a nested mapping */
  private typeOf(schema: JsonSchema | boolean, file: SchemaFile, name: string): JsonSchema {
    if (typeof schema === 'boolean') return schema ? {} : NEVER;
    const known = this.defined.get(schema);
    if (known !== undefined) return refTo(known);
    const type = this.whole(schema, file, name, false);
    return type.$ref === undefined ? { ...type, ...descriptionOf(schema) } : type;
  }

  /** The same, of the schema of a definition, which is no reference to that. */
  private whole(schema: JsonSchema, file: SchemaFile, name: string, isWhole = true): JsonSchema {
    const branches = (keyword: string) =>
      ((schema[keyword] ?? []) as readonly (JsonSchema | boolean)[]).map((branch, index) =>
        this.typeOf(branch, file, `${name}${index + 1}`),
      );
    const choices = ['anyOf', 'oneOf'].filter((keyword) => schema[keyword] !== undefined);
    const all = [
      this.reference(schema, file),
      ...branches('allOf'),
      ...choices.map((keyword) => union(branches(keyword))),
      this.plain(schema, file, name, isWhole),
    ].filter((type) => Object.keys(type).some((keyword) => keyword !== 'description'));
    const [only = {}] = all;
    return all.length > 1 ? { allOf: all } : only;
  }

  /** The definition of what a reference leads to: one with that name, or one that is made for it. */
  private reference(schema: JsonSchema, file: SchemaFile): JsonSchema {
    const target = this.set.target(schema, file);
    if (!target) return {};
    const known = this.defined.get(target.schema);
    if (known !== undefined) return refTo(known);
    const last = pointerSteps(schema.$ref?.split('#')[1] ?? '').at(-1) ?? 'fields';
    const name = typeName(target.file) + pascalCase(last);
    const type = this.newName(name);
    this.defined.set(target.schema, type);
    this.define(type, target.schema, target.file, name);
    return refTo(type);
  }

  /** The type by the keywords for values of one type. */
  private plain(schema: JsonSchema, file: SchemaFile, name: string, isWhole: boolean): JsonSchema {
    if (schema['x-markdown'] === true) return { tsType: 'Html' };
    const collection = schema['x-ref'];
    if (collection !== undefined)
      return this.collections.has(String(collection))
        ? { tsType: this.slugType(String(collection)) }
        : { type: 'string' };
    const isFinished = FINISHED.some((keyword) => schema[keyword] === true);
    const literals = (schema.enum ?? (schema.const === undefined ? undefined : [schema.const])) as
      | readonly JsonValue[]
      | undefined;
    if (literals && !isFinished) return this.literal(literals);
    const types = [schema.type ?? (schema.properties ? 'object' : [])].flat();
    if (types.length === 0) return {};
    return union(
      types.map((type) => {
        if (type === 'object') return this.mapping(schema, file, name, isWhole && types.length === 1);
        if (type === 'array') return this.list(schema, file, name);
        return { type: type === 'integer' ? 'number' : type };
      }),
    );
  }

  /** Ajv’s strict mode wants tuples of fixed length. */
  private list({ items = {} }: JsonSchema, file: SchemaFile, name: string): JsonSchema {
    if (!Array.isArray(items))
      return { type: 'array', items: this.typeOf(items as JsonSchema, file, singularType(name)) };
    return {
      type: 'array',
      items: items.map((item, index) => this.typeOf(item, file, `${name}${index + 1}`)),
      minItems: items.length,
      maxItems: items.length,
    };
  }

  private mapping(schema: JsonSchema, file: SchemaFile, name: string, isWhole: boolean): JsonSchema {
    const { properties = {}, required = [], patternProperties = {}, additionalProperties = true } = schema;
    const names = [...new Set([...Object.keys(properties), ...required])];
    const type = isWhole || names.length === 0 ? undefined : this.newName(name);
    if (type !== undefined) this.defined.set(schema, type);
    const typeOf = (property: string) => {
      const each = properties[property] ?? {};
      return property in Object.prototype && !required.includes(property)
        ? // TypeScript takes such a field for that of every object where it is left out: no narrower type would hold.
          descriptionOf(each)
        : this.typeOf(each, file, `${name}${pascalCase(property)}`);
    };
    const others = [...Object.values(patternProperties), additionalProperties as JsonSchema | boolean]
      .filter((each) => each !== false)
      .map((each) => this.typeOf(each, file, singularType(name)));
    const object =
      names.length === 0 && others.length === 0
        ? { tsType: this.text(EMPTY_MAPPING) }
        : {
            type: 'object',
            properties: Object.fromEntries(names.map((each) => [this.text(keyText(each)), typeOf(each)])),
            required: required.map((each) => this.text(keyText(each))),
            additionalProperties: others.length > 0 && union(others),
          };
    if (type === undefined) return object as JsonSchema;
    this.definitions[type] = { ...object, ...descriptionOf(schema) } as JsonSchema;
    return refTo(type);
  }

  private literal(values: readonly JsonValue[]): JsonSchema {
    if (values.every((value) => typeof value !== 'object' || value === null)) return { enum: values };
    return { tsType: this.text(`(${values.map(literalText).join(' | ')})`) };
  }

  private slugType(collection: string): string {
    const file = this.set.files.get(collection) as SchemaFile;
    const type = `${typeName(file)}Slug`;
    this.imports.add(type);
    return this.text(type);
  }

  private newName(wanted: string): string {
    let name = wanted;
    for (let twin = 2; this.taken.has(name); twin++) name = `${wanted}${twin}`;
    this.taken.add(name);
    return this.text(name);
  }

  /** What the compiler is given for a text, which it would change or not understand. */
  private text(text: string): string {
    const stand = this.stands.get(text) ?? `Sapin${this.texts.size}`;
    this.stands.set(text, stand);
    this.texts.set(stand, text);
    return stand;
  }
}

function refTo(type: string): JsonSchema {
  return { $ref: `#/definitions/${type}` };
}

function union(types: readonly JsonSchema[]): JsonSchema {
  const possible = types.filter((type) => type.tsType !== NEVER.tsType);
  if (possible.some((type) => Object.keys(type).every((key) => key === 'description'))) return {}; // anything
  const [only = NEVER] = possible;
  return possible.length > 1 ? { anyOf: possible } : only;
}

function descriptionOf({ title, description }: JsonSchema): JsonSchema {
  return description === undefined ? {} : { description: [title, description].filter(Boolean).join(' : ') };
}

function literalText(value: JsonValue): string {
  if (Array.isArray(value)) return `readonly [${value.map(literalText).join(', ')}]`;
  if (!isMapping(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `readonly ${keyText(key)}: ${literalText(field)}`,
  );
  return fields.length === 0 ? EMPTY_MAPPING : `{ ${fields.join('; ')} }`;
}

/** What the items of a list are called that has `name`. */
function singularType(name: string): string {
  const one = singular(name);
  return one === name ? `${name}Item` : one;
}
