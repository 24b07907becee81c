import { isMapping, type JsonValue } from '../values/json-value.ts';
import type { Annotated, Annotations, AnnotationTree } from './annotation-tree.ts';
import type { Keyword } from './keyword.ts';
import { once } from './memoize.ts';
import {
  bearsKeyword,
  demanded,
  everySchema,
  isSchema,
  itemOf,
  itemsOf,
  type JsonSchema,
  propertiesOf,
  propertyOf,
  type SchemaAt,
  type SchemaFile,
  type SchemaSet,
  subschemasOf,
} from './schemas.ts';

/** Decides which branches of a schema apply to a value. */
interface Judge {
  /** Whether the value has the shape that a schema requires. */
  accepts(schema: SchemaAt, value: JsonValue): boolean;
  /** Whether nothing is wrong with the value as `tree` annotates it. */
  holds(tree: AnnotationTree, at: Annotated): boolean;
}

/** The branches of a schema, some of which apply to a given value. */
interface Choice {
  /** Those that the judge is asked about. */
  readonly judged: readonly SchemaAt[];
  choose(at: Annotated): readonly SchemaAt[];
}

/** The schemas that always apply to a value, and those of which the value selects some; only where they have annotations. */
interface Applying {
  readonly schemas: readonly SchemaAt[];
  readonly choices: readonly Choice[];
}

/** Keywords whose annotations say nothing about the value itself. */
const IGNORED = new Set(['$defs', 'contains', 'definitions', 'if', 'not']);

/** The schemas inside others about which a judge may be asked. */
export function judgedSchemas(set: SchemaSet): readonly SchemaAt[] {
  return new Forest(set, { accepts: () => false, holds: () => false }).judged();
}

/** The annotations of all schemas of a set, each tree built when a value first needs it. */
export class Forest {
  private readonly judge: Judge;
  private readonly set: SchemaSet;
  private readonly roots = new Map<SchemaFile, AnnotationTree>();
  private readonly built = new Map<string, Tree>();
  private readonly ids = new Map<object, number>();
  private readonly bearing = new Map<JsonSchema, boolean>();
  private readonly choices = new Map<JsonSchema, readonly Choice[]>();

  constructor(set: SchemaSet, judge: Judge) {
    this.set = set;
    this.judge = judge;
  }

  of(file: SchemaFile): AnnotationTree {
    const tree = this.roots.get(file) ?? this.tree(this.applying([{ schema: file.schema, file }]));
    this.roots.set(file, tree);
    return tree;
  }

  /** The tree of values to which all of `schemas` apply; `undefined` where they annotate nothing. */
  treeOf(schemas: readonly SchemaAt[]): AnnotationTree | undefined {
    const applying = this.applying(schemas);
    return applying.schemas.length > 0 ? this.tree(applying) : undefined;
  }

  /** The tree of a value that has chosen, of `applying`. */
  chosen({ schemas, choices }: Applying, at: Annotated): AnnotationTree {
    const below = this.applying(choices.flatMap((choice) => choice.choose(at)));
    const known = new Set(schemas.map(({ schema }) => schema));
    const more = below.schemas.filter(({ schema }) => !known.has(schema));
    const open = below.choices.filter((choice) => !choices.includes(choice));
    return this.tree({ schemas: [...schemas, ...more], choices: open }).under(at);
  }

  judged(): readonly SchemaAt[] {
    return everySchema(this.set).flatMap((at) => this.choicesOf(at).flatMap(({ judged }) => judged));
  }

  keywordsOf(schema: JsonSchema): readonly Keyword[] {
    return this.set.keywords.filter(({ keyword }) => bearsKeyword(schema, keyword));
  }

  private tree(applying: Applying): Tree {
    const { schemas, choices } = applying;
    const key = [...schemas.map(({ schema }) => schema), null, ...choices]
      .map((part) => this.idOf(part))
      .join();
    const tree = this.built.get(key) ?? new Tree(this, applying);
    this.built.set(key, tree);
    return tree;
  }

  private idOf(part: object | null): number {
    if (part === null) return -1;
    const id = this.ids.get(part) ?? this.ids.size;
    this.ids.set(part, id);
    return id;
  }

  private applying(roots: readonly SchemaAt[]): Applying {
    const found = demanded(this.set, roots).filter((at) => this.bears(at));
    return { schemas: found, choices: found.flatMap((at) => this.choicesOf(at)) };
  }

  private choicesOf(at: SchemaAt): readonly Choice[] {
    let choices = this.choices.get(at.schema);
    if (!choices) {
      choices = [...this.makeChoices(at)];
      this.choices.set(at.schema, choices);
    }
    return choices;
  }

  private *makeChoices(at: SchemaAt): Generator<Choice> {
    const { schema, file } = at;
    for (const keyword of ['anyOf', 'oneOf']) {
      const branches = branchesIn(at, keyword);
      if (branches.some((branch) => this.bears(branch)))
        yield { judged: branches, choose: (value) => this.fitting(branches, value) };
    }
    if (isSchema(schema.if)) {
      const condition = { schema: schema.if, file };
      const [met, unmet] = [schema.then, schema.else].map((branch) =>
        isSchema(branch) && this.bears({ schema: branch, file }) ? [{ schema: branch, file }] : [],
      ) as [SchemaAt[], SchemaAt[]];
      if (met.length + unmet.length > 0)
        yield {
          judged: [condition],
          choose: ({ value }) => (this.judge.accepts(condition, value) ? met : unmet),
        };
    }
    for (const [name, dependent] of Object.entries(schema.dependencies ?? {})) {
      const branch = { schema: dependent as JsonSchema, file };
      if (isSchema(dependent) && this.bears(branch))
        yield {
          judged: [],
          choose: ({ value }) => (isMapping(value) && Object.hasOwn(value, name) ? [branch] : []),
        };
    }
  }

  /** Of the branches whose shape fits, those whose annotations the value satisfies, else the first. */
  private fitting(branches: readonly SchemaAt[], at: Annotated): readonly SchemaAt[] {
    const accepting = branches.filter((branch) => this.judge.accepts(branch, at.value));
    if (accepting.length < 2) return accepting;
    const holding = accepting.filter((branch) => {
      const tree = this.treeOf([branch]);
      return !tree || this.judge.holds(tree, at);
    });
    return holding.length > 0 ? holding : accepting.slice(0, 1);
  }

  /** Whether a schema annotates the value or one inside it. */
  bears(at: SchemaAt): boolean {
    const known = this.bearing.get(at.schema);
    if (known !== undefined) return known;
    const seen = new Set<JsonSchema>();
    const search = (here: SchemaAt): boolean => {
      const { schema, file } = here;
      const before = this.bearing.get(schema);
      if (before !== undefined || seen.has(schema)) return before === true;
      seen.add(schema);
      const target = this.set.target(schema, file);
      const found =
        this.keywordsOf(schema).length > 0 ||
        (target !== undefined && search(target)) ||
        [...subschemasOf(schema)].some(
          ({ keyword, schema: inner }) => !IGNORED.has(keyword) && search({ schema: inner, file }),
        );
      if (found) this.bearing.set(schema, true);
      return found;
    };
    const found = search(at);
    if (!found) for (const schema of seen) this.bearing.set(schema, false);
    return found;
  }
}

function branchesIn({ schema, file }: SchemaAt, keyword: string): SchemaAt[] {
  const branches = schema[keyword];
  // A branch that is not a mapping accepts everything, or nothing.
  return Array.isArray(branches)
    ? branches.map((branch) => ({
        schema: isSchema(branch) ? branch : branch === true ? {} : { not: {} },
        file,
      }))
    : [];
}

/** Built lazily, part by part. */
class Tree implements AnnotationTree {
  readonly asked: readonly (readonly [keyword: string, argument: unknown])[];
  readonly annotations: Annotations;
  private readonly forest: Forest;
  private readonly applying: Applying;
  private readonly isOpen: boolean;
  private readonly isTuple: boolean;
  private readonly others = new Map<string, AnnotationTree | undefined>();
  private readonly named: () => ReadonlyMap<string, AnnotationTree>;
  private readonly each: () => AnnotationTree | undefined;
  private readonly keys: () => AnnotationTree | undefined;

  constructor(forest: Forest, applying: Applying) {
    const { schemas } = applying;
    this.forest = forest;
    this.applying = applying;
    const asked = new Map<string, readonly [string, unknown]>();
    for (const { schema } of schemas)
      for (const { keyword } of forest.keywordsOf(schema))
        asked.set(`${keyword} ${JSON.stringify(schema[keyword])}`, [keyword, schema[keyword]]);
    this.asked = [...asked.values()];
    const first: Record<string, unknown> = {};
    for (const [keyword, argument] of this.asked) first[keyword] ??= argument;
    this.annotations = first;
    this.isOpen = schemas.some(
      ({ schema }) => isSchema(schema.additionalProperties) || schema.patternProperties !== undefined,
    );
    this.isTuple = schemas.some(({ schema }) => Array.isArray(schema.items));
    this.each = once(() => forest.treeOf(itemsOf(schemas)));
    this.keys = once(() =>
      forest.treeOf(
        schemas.flatMap(({ schema: { propertyNames }, file }) =>
          isSchema(propertyNames) ? [{ schema: propertyNames, file }] : [],
        ),
      ),
    );
    this.named = once(
      () =>
        new Map(
          [...propertiesOf(schemas)].flatMap(([name, held]) => {
            const tree = forest.treeOf(held);
            return tree ? [[name, tree] as const] : [];
          }),
        ),
    );
  }

  get properties(): ReadonlyMap<string, AnnotationTree> {
    return this.named();
  }

  get items(): AnnotationTree | undefined {
    return this.each();
  }

  get names(): AnnotationTree | undefined {
    return this.keys();
  }

  property(name: string): AnnotationTree | undefined {
    const named = this.properties.get(name);
    if (named || !this.isOpen) return named;
    if (!this.others.has(name))
      this.others.set(name, this.forest.treeOf(propertyOf(this.applying.schemas, name)));
    return this.others.get(name);
  }

  item(index: number): AnnotationTree | undefined {
    return this.isTuple ? this.forest.treeOf(itemOf(this.applying.schemas, index)) : this.items;
  }

  under(at: Annotated): AnnotationTree {
    return this.applying.choices.length === 0 ? this : this.forest.chosen(this.applying, at);
  }
}
