import { pascalCase, typeName } from '../content/names.ts';
import type { JsonSchema, SchemaFile, SchemaSet } from '../content/schemas.ts';
import type { JsonValue } from '../values/json-value.ts';
import { pointerSteps } from '../values/pointer.ts';
import { type AnySchemaAt, alternativesOf, literalsOf, type Part, typesOf } from './alternatives.ts';
import { lazyProperties } from './collection-module.ts';
import {
  type Compiled,
  descriptionOf,
  EMPTY_MAPPING,
  isOfEveryObject,
  literalText,
  type MappingOptions,
  NEVER,
  refTo,
  SHOWN,
  singularType,
  union,
} from './compiled.ts';
import { branchesOf, followed, saysSomething } from './followed.ts';
import { indexOf, propertiesOf, tupleOf } from './parts.ts';
import { readingsWithText } from './readings-with-text.ts';
import { keyText } from './source-text.ts';

/**
 * The schemas as definitions of one schema, each nested mapping as well, with a readable name. The compiler
 * spells names in ASCII and as it likes, so it is given numbers: `texts` holds what each of them stands for.
 */
export class TypeDefinitions {
  readonly definitions: Record<string, Compiled> = {};
  readonly texts = new Map<string, string>();
  /** The types of the module of identifiers that are used. */
  readonly imports = new Set<string>();
  private readonly set: SchemaSet;
  private readonly collections: ReadonlySet<string>;
  private readonly taken = new Set(['Html', 'Surface']);
  /** The definitions of schemas, and of what several schemas make together. */
  private readonly defined = new Map<string, string>();
  /** What is being made: to meet it again within itself is to need a definition. */
  private readonly open = new Set<string>();
  private readonly ids = new Map<unknown, number>();

  constructor(set: SchemaSet, collections: ReadonlySet<string>) {
    this.set = set;
    this.collections = collections;
    const files = [...set.files.values()];
    for (const file of files) if (collections.has(file.name)) this.taken.add(`${typeName(file)}Slug`);
    const wholes = files.map((file) => ({ file, name: this.newName(typeName(file)) }));
    for (const { file, name } of wholes)
      if (!collections.has(file.name)) this.defined.set(this.keyOf([file]), name);
    const shared = [...set.shared.values()].flatMap((file) => this.nameDefinitions(file, ''));
    const nested = files.map((file) => this.nameDefinitions(file, typeName(file)));
    for (const define of shared) define();
    for (const [index, { file, name }] of wholes.entries()) {
      if (collections.has(file.name)) this.defineEntry(file, name);
      else this.define(name, { schema: file.schema, file }, typeName(file));
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
      this.defined.set(this.keyOf([{ schema }]), type);
      return () => this.define(type, { schema, file }, wanted);
    });
  }

  private define(type: string, { schema, file }: AnySchemaAt, name: string): void {
    this.definitions[type] = {}; // its place among the others
    const { $ref, ...body } = this.typeOf([{ schema, file }], name, true);
    const description = typeof schema === 'boolean' ? undefined : schema.description;
    this.definitions[type] = {
      ...($ref === undefined ? body : { tsType: $ref.replace('#/definitions/', '') }),
      ...(description !== undefined && { description }),
    };
  }

  /** An entry has its slug, and nothing of what is read on demand. */
  private defineEntry(file: SchemaFile, type: string): void {
    const { schema, name } = file;
    this.definitions[type] = {};
    const hasReadings = schema.properties?.readings?.['x-readings'] === true;
    if (hasReadings) this.imports.add('Surface');
    const texts = hasReadings && schema.properties?.kind ? readingsWithText(this.set, file) : undefined;
    const added = {
      slug: { tsType: this.slugType(name), description: 'The file’s name.' },
      ...(texts && { readings: this.typeOf([texts], `${typeName(file)}Readings`) }),
      ...(hasReadings && { shown: { ...SHOWN, tsType: this.text(SHOWN.tsType) } }),
    };
    const omitted = lazyProperties(file);
    const shapes = alternativesOf(this.set, [{ schema, file }]).filter((parts) =>
      typesOf(parts).includes('object'),
    );
    const isWhole = shapes.length === 1;
    const mappings = shapes.map((parts, index) =>
      this.mapping(parts, `${typeName(file)}${isWhole ? '' : index + 1}`, { isWhole, added, omitted }),
    );
    this.definitions[type] = {
      ...union(mappings),
      ...(schema.description !== undefined && { description: schema.description }),
    };
  }

  /** The type of a value for which all of `schemas` hold; `name` is for a nested mapping. */
  private typeOf(schemas: readonly AnySchemaAt[], name: string, isWhole = false): Compiled {
    const telling = schemas
      .map((each) => followed(this.set, each))
      .filter(({ schema }) => saysSomething(schema));
    const [only] = telling;
    if (!only) return descriptionOf(schemas);
    const key = this.keyOf(telling);
    if (telling.length === 1 && only.ref !== undefined) return this.reference(only, only.ref);
    if (!isWhole) {
      const known = this.defined.get(key) ?? (this.open.has(key) ? this.newDefinition(key, name) : undefined);
      if (known !== undefined) return refTo(known);
    }
    this.open.add(key);
    const type = this.union(telling, name, isWhole, descriptionOf(schemas));
    this.open.delete(key);
    const wanted = isWhole ? undefined : this.defined.get(key);
    if (wanted !== undefined && type.$ref !== refTo(wanted).$ref) this.definitions[wanted] = type;
    if (wanted !== undefined) return refTo(wanted);
    if (type.$ref !== undefined && !isWhole) this.defined.set(key, type.$ref.replace('#/definitions/', ''));
    return type.$ref === undefined ? { ...type, ...descriptionOf(schemas) } : type;
  }

  /** The definition of what a reference leads to: one with that name, or one that is made for it. */
  private reference(at: AnySchemaAt, ref: string): Compiled {
    const key = this.keyOf([at]);
    const known = this.defined.get(key);
    if (known !== undefined) return refTo(known);
    const last = pointerSteps(ref.split('#')[1] ?? '').at(-1) ?? 'fields';
    const name = typeName(at.file) + pascalCase(last);
    const type = this.newDefinition(key, name);
    this.define(type, at, name);
    return refTo(type);
  }

  private union(
    schemas: readonly AnySchemaAt[],
    name: string,
    isWhole: boolean,
    description: Compiled,
  ): Compiled {
    const branches = branchesOf(schemas);
    if (branches) return union(branches.map((branch, index) => this.typeOf([branch], `${name}${index + 1}`)));
    const shapes = alternativesOf(this.set, schemas);
    return union(
      shapes.flatMap((parts, index) =>
        this.shape(parts, shapes.length === 1 ? name : `${name}${index + 1}`, {
          isWhole: isWhole && shapes.length === 1,
          description: shapes.length === 1 ? description : {},
        }),
      ),
    );
  }

  /** The type of each kind of values that `parts` allow. */
  private shape(parts: readonly Part[], name: string, options: MappingOptions): Compiled[] {
    const literals = literalsOf(parts);
    if (literals) return [this.literal(literals)];
    const types = typesOf(parts);
    return types.map((type) => {
      if (type === 'object')
        return this.mapping(parts, name, {
          ...options,
          isWhole: options.isWhole === true && types.length === 1,
        });
      if (type === 'array') return this.list(parts, name);
      return type === 'string' ? this.string(parts) : { type };
    });
  }

  private string(parts: readonly Part[]): Compiled {
    const schemas = parts.map(({ schema }) => schema);
    if (schemas.some((schema) => schema['x-markdown'] === true)) return { tsType: 'Html' };
    const collection = schemas.find((schema) => typeof schema['x-ref'] === 'string')?.['x-ref'] as string;
    return this.collections.has(collection) ? { tsType: this.slugType(collection) } : { type: 'string' };
  }

  private list(parts: readonly Part[], name: string): Compiled {
    const tuple = tupleOf(parts);
    if (!tuple) {
      const items = parts.flatMap(({ schema, file }) =>
        schema.items === undefined ? [] : [{ schema: schema.items as JsonSchema, file }],
      );
      return { type: 'array', items: this.typeOf(items, singularType(name)) };
    }
    const key = `list ${this.keyOf(parts)}`;
    const type = this.defined.get(key) ?? this.newDefinition(key, name);
    this.definitions[type] ??= {
      type: 'array',
      items: tuple.map((item, index) => this.typeOf(item, `${name}${index + 1}`)),
      minItems: tuple.length,
      maxItems: tuple.length,
    };
    return refTo(type);
  }

  private mapping(
    parts: readonly Part[],
    name: string,
    { description = {}, isWhole = false, added = {}, omitted = [] }: MappingOptions,
  ): Compiled {
    const { properties, required, isPossible } = propertiesOf(parts);
    if (!isPossible) return NEVER;
    const key = `mapping ${this.keyOf(parts)}`;
    const isEntry = Object.hasOwn(added, 'slug');
    const known = isWhole || isEntry ? undefined : this.defined.get(key);
    if (known !== undefined) return refTo(known);
    const type = !isWhole && (isEntry || properties.size > 0) ? this.newName(name) : undefined;
    if (type !== undefined && !isEntry) this.defined.set(key, type);
    const listed = [...properties].filter(
      ([property]) => !omitted.includes(property) && !Object.hasOwn(added, property),
    );
    const all = [
      ...Object.entries(added),
      ...listed.map(
        ([property, schemas]) =>
          [
            property,
            isOfEveryObject(property) && !required.has(property)
              ? descriptionOf(schemas)
              : this.typeOf(schemas, `${name}${pascalCase(property)}`),
          ] as const,
      ),
    ];
    const index = indexOf(parts);
    const additional =
      index === undefined ? false : union(index.map((each) => this.typeOf(each, singularType(name))));
    const object =
      all.length === 0 && additional === false
        ? { tsType: this.text(EMPTY_MAPPING) }
        : {
            type: 'object',
            properties: Object.fromEntries(all.map(([name, value]) => [this.text(keyText(name)), value])),
            required: all
              .map(([property]) => property)
              .filter((property) => Object.hasOwn(added, property) || required.has(property))
              .map((property) => this.text(keyText(property))),
            additionalProperties: additional,
          };
    if (type === undefined) return object as Compiled;
    this.definitions[type] = { ...object, ...description } as Compiled;
    return refTo(type);
  }

  private literal(values: readonly JsonValue[]): Compiled {
    if (values.length === 0) return NEVER;
    if (values.every((value) => typeof value !== 'object' || value === null)) return { enum: values };
    return { tsType: this.text(`(${values.map(literalText).join(' | ')})`) };
  }

  private slugType(collection: string): string {
    const file = this.set.files.get(collection) as SchemaFile;
    const type = `${typeName(file)}Slug`;
    this.imports.add(type);
    return this.text(type);
  }

  private newDefinition(key: string, name: string): string {
    const type = this.newName(name);
    this.defined.set(key, type);
    return type;
  }

  private newName(wanted: string): string {
    let name = wanted;
    for (let twin = 2; this.taken.has(name); twin++) name = `${wanted}${twin}`;
    this.taken.add(name);
    return this.text(name);
  }

  /** What the compiler is given for a text, which it would change or not understand. */
  private text(text: string): string {
    const stand = `Sapin${this.idOf(text)}`;
    this.texts.set(stand, text);
    return stand;
  }

  private keyOf(schemas: readonly Pick<AnySchemaAt, 'schema'>[]): string {
    return [...new Set(schemas.map(({ schema }) => this.idOf(schema)))].sort((a, b) => a - b).join();
  }

  private idOf(what: unknown): number {
    const id = this.ids.get(what) ?? this.ids.size;
    this.ids.set(what, id);
    return id;
  }
}
