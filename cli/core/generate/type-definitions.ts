import { pascalCase, singular, typeName } from '../content/names.ts';
import type { JsonSchema, SchemaFile, SchemaSet } from '../content/schemas.ts';
import { pointerSteps } from '../values/pointer.ts';
import { type AnySchemaAt, alternativesOf, literalsOf, type Part, typesOf } from './alternatives.ts';
import { lazyProperties } from './collection-module.ts';
import { branchesOf, followed, saysSomething } from './followed.ts';
import { indexOf, propertiesOf, tupleOf } from './parts.ts';
import { readingsWithText } from './readings-with-text.ts';
import { keyText } from './source-text.ts';
import { commentAbout, commentOn, EMPTY_MAPPING, literalText, unionOf } from './type-text.ts';

/** A field of a mapping: its type, and the comment above it. */
interface Field {
  readonly type: string;
  readonly comment: string;
}

/** How a mapping becomes a type. */
interface MappingOptions {
  readonly comment?: string;
  /** It is what a definition holds, and needs none of its own. */
  readonly isWhole?: boolean;
  /** Those of an entry that no schema names. */
  readonly added?: Readonly<Record<string, Field>>;
  readonly omitted?: readonly string[];
}

/** What is added to an entry with readings. */
const SHOWN = {
  type: "{ readonly [surface in Surface | '*']?: number }",
  comment: commentOn(
    'The index of the reading that each surface shows; `*` stands for the surfaces that are not named.',
  ),
};

/**
 * The schemas as declarations of TypeScript, each nested mapping one of its own with a readable name. A type that begins with a
 * brace is one mapping: several types stand between parentheses.
 */
export class TypeDefinitions {
  /** The types of the module of identifiers that are used. */
  readonly imports = new Set<string>();
  /** The source of each type by its name. */
  private readonly declarations = new Map<string, string>();
  private readonly set: SchemaSet;
  private readonly collections: ReadonlySet<string>;
  private readonly taken = new Set(['Html', 'Surface']);
  /** The names of the types of schemas, and of what several schemas make together. */
  private readonly defined = new Map<string, string>();
  /** What is being made: to meet it again within itself is to need a declaration. */
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

  get source(): string {
    return [...this.declarations.values()].join('\n');
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

  private define(name: string, { schema, file }: AnySchemaAt, prefix: string): void {
    this.declarations.set(name, ''); // its place among the others
    const type = this.typeOf([{ schema, file }], prefix, true);
    this.declare(name, type, typeof schema === 'boolean' ? '' : commentOn(schema.description));
  }

  private declare(name: string, type: string, comment: string): string {
    const source = type.startsWith('{') ? `interface ${name} ${type}` : `type ${name} = ${type}`;
    this.declarations.set(name, `${comment}export ${source}`);
    return name;
  }

  /** An entry has its slug, and nothing of what is read on demand. */
  private defineEntry(file: SchemaFile, name: string): void {
    const { schema } = file;
    this.declarations.set(name, '');
    const hasReadings = schema.properties?.readings?.['x-readings'] === true;
    if (hasReadings) this.imports.add('Surface');
    const texts = hasReadings && schema.properties?.kind ? readingsWithText(this.set, file) : undefined;
    const added = {
      slug: { type: this.slugType(file.name), comment: commentOn('The file’s name.') },
      ...(texts && { readings: this.fieldOf([texts], `${typeName(file)}Readings`) }),
      ...(hasReadings && { shown: SHOWN }),
    };
    const omitted = lazyProperties(file);
    const shapes = alternativesOf(this.set, [{ schema, file }]).filter((parts) =>
      typesOf(parts).includes('object'),
    );
    const isWhole = shapes.length === 1;
    const mappings = shapes.map((parts, index) =>
      this.mapping(parts, `${typeName(file)}${isWhole ? '' : index + 1}`, { isWhole, added, omitted }),
    );
    this.declare(name, unionOf(mappings), commentOn(schema.description));
  }

  private fieldOf(schemas: readonly AnySchemaAt[], name: string): Field {
    const leading = schemas.map((each) => followed(this.set, each));
    return { type: this.typeOf(schemas, name), comment: commentAbout([...schemas, ...leading]) };
  }

  /** The type of a value for which all of `schemas` hold; `name` is for a nested mapping. */
  private typeOf(schemas: readonly AnySchemaAt[], name: string, isWhole = false): string {
    const telling = schemas
      .map((each) => followed(this.set, each))
      .filter(({ schema }) => saysSomething(schema));
    const [only] = telling;
    if (!only) return 'unknown';
    if (telling.length === 1 && only.ref !== undefined) return this.reference(only, only.ref);
    const key = this.keyOf(telling);
    const known = this.defined.get(key);
    if (known !== undefined && !isWhole) return known;
    if (this.open.has(key) && !isWhole) return this.newDefinition(key, name);
    this.open.add(key);
    const type = this.anyShape(telling, name, isWhole, commentAbout(schemas));
    this.open.delete(key);
    if (isWhole) return type;
    const wanted = this.defined.get(key);
    if (wanted !== undefined && wanted !== type) return this.declare(wanted, type, '');
    if (this.declarations.has(type)) this.defined.set(key, type);
    return type;
  }

  /** The declaration of what a reference leads to: one with that name, or one that is made for it. */
  private reference(at: AnySchemaAt, ref: string): string {
    const key = this.keyOf([at]);
    const known = this.defined.get(key);
    if (known !== undefined) return known;
    const last = pointerSteps(ref.split('#')[1] ?? '').at(-1) ?? 'fields';
    const name = typeName(at.file) + pascalCase(last);
    const type = this.newDefinition(key, name);
    this.define(type, at, name);
    return type;
  }

  private anyShape(schemas: readonly AnySchemaAt[], name: string, isWhole: boolean, comment: string): string {
    const branches = branchesOf(schemas);
    if (branches)
      return unionOf(branches.map((branch, index) => this.typeOf([branch], `${name}${index + 1}`)));
    const shapes = alternativesOf(this.set, schemas);
    const [first] = shapes;
    return shapes.length === 1 && first
      ? unionOf(this.shape(first, name, { isWhole, comment }))
      : unionOf(shapes.flatMap((parts, index) => this.shape(parts, `${name}${index + 1}`, {})));
  }

  /** The type of each kind of values that `parts` allow. */
  private shape(parts: readonly Part[], name: string, options: MappingOptions): string[] {
    const literals = literalsOf(parts);
    if (literals) return literals.map(literalText);
    const types = typesOf(parts);
    const isWhole = options.isWhole === true && types.length === 1;
    return types.map((type) => {
      if (type === 'object') return this.mapping(parts, name, { ...options, isWhole });
      if (type === 'array') return this.list(parts, name);
      return type === 'string' ? this.string(parts) : type;
    });
  }

  private string(parts: readonly Part[]): string {
    const schemas = parts.map(({ schema }) => schema);
    if (schemas.some((schema) => schema['x-markdown'] === true)) return 'Html';
    const collection = schemas.find((schema) => typeof schema['x-ref'] === 'string')?.['x-ref'] as string;
    return this.collections.has(collection) ? this.slugType(collection) : 'string';
  }

  private list(parts: readonly Part[], name: string): string {
    const tuple = tupleOf(parts);
    if (tuple)
      return `readonly [${tuple.map((item, index) => this.typeOf(item, `${name}${index + 1}`)).join(', ')}]`;
    const items = parts.flatMap(({ schema, file }) =>
      schema.items === undefined ? [] : [{ schema: schema.items as JsonSchema, file }],
    );
    const item = this.typeOf(items, singularType(name));
    return `readonly ${item.startsWith('readonly ') ? `(${item})` : item}[]`;
  }

  private mapping(
    parts: readonly Part[],
    name: string,
    { comment = '', isWhole = false, added = {}, omitted = [] }: MappingOptions,
  ): string {
    const { properties, required, isPossible } = propertiesOf(parts);
    if (!isPossible) return 'never';
    const key = `mapping ${this.keyOf(parts)}`;
    const isEntry = Object.hasOwn(added, 'slug');
    const known = isWhole || isEntry ? undefined : this.defined.get(key);
    if (known !== undefined) return known;
    const type = !isWhole && (isEntry || properties.size > 0) ? this.newName(name) : undefined;
    if (type !== undefined && !isEntry) this.defined.set(key, type);
    const fields = new Map(Object.entries(added));
    for (const [property, schemas] of properties)
      if (!omitted.includes(property) && !Object.hasOwn(added, property))
        fields.set(
          property,
          isOfEveryObject(property) && !required.has(property)
            ? { type: 'unknown', comment: commentAbout(schemas) }
            : this.fieldOf(schemas, `${name}${pascalCase(property)}`),
        );
    const isOptional = (property: string) => !Object.hasOwn(added, property) && !required.has(property);
    const lines = [...fields].map(
      ([property, field]) =>
        `${field.comment}readonly ${keyText(property)}${isOptional(property) ? '?' : ''}: ${field.type}\n`,
    );
    const others = indexOf(parts)?.map((each) => this.typeOf(each, singularType(name)));
    if (others) {
      // An index signature holds for the fields that have a name as well.
      const named = [...fields].flatMap(([property, field]) =>
        isOptional(property) ? [field.type, 'undefined'] : [field.type],
      );
      lines.push(`readonly [k: string]: ${unionOf([...others, ...named])}\n`);
    }
    const source = lines.length === 0 ? EMPTY_MAPPING : `{\n${lines.join('')}}`;
    return type === undefined ? source : this.declare(type, source, comment);
  }

  private slugType(collection: string): string {
    const file = this.set.files.get(collection) as SchemaFile;
    const type = `${typeName(file)}Slug`;
    this.imports.add(type);
    return type;
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
    return name;
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

/** TypeScript takes such a field for that of every object where it is left out: no narrower type would hold. */
function isOfEveryObject(property: string): boolean {
  return property in Object.prototype;
}

/** What the items of a list are called that has `name`. */
function singularType(name: string): string {
  const one = singular(name);
  return one === name ? `${name}Item` : one;
}
