import type { Keyword } from '../annotations/keyword.ts';
import type { JsonValue } from './json-value.ts';
import { pointerTo } from './pointer.ts';
import {
  applicable,
  itemsOf,
  type JsonSchema,
  propertiesOf,
  type SchemaAt,
  type SchemaFile,
  type SchemaSet,
} from './schemas.ts';

/** Annotations that a value of a content file can bear, with their arguments. */
export type Annotations = { readonly [K in Keyword['keyword']]?: unknown };

/**
 * The annotations of one schema: a tree parallel to the values that it describes, with `$ref` and `allOf` folded in, and
 * branches without annotations cut off.
 */
export interface AnnotationTree {
  readonly annotations: Annotations;
  /** Whether there are any here, and not only below. */
  readonly annotated: boolean;
  readonly properties: ReadonlyMap<string, AnnotationTree>;
  readonly items: AnnotationTree | undefined;
}

interface MutableTree extends AnnotationTree {
  readonly properties: Map<string, MutableTree>;
  items: MutableTree | undefined;
}

/** What lies outside the tree. */
const NONE: AnnotationTree = { annotations: {}, annotated: false, properties: new Map(), items: undefined };

export function annotationTreeOf(set: SchemaSet, file: SchemaFile): AnnotationTree {
  const built = new Map<string, MutableTree>();
  const ids = new Map<JsonSchema, number>();
  const idOf = (schema: JsonSchema) => {
    const id = ids.get(schema) ?? ids.size;
    ids.set(schema, id);
    return id;
  };
  const build = (schemas: readonly SchemaAt[]): MutableTree => {
    const applying = applicable(set, schemas);
    const id = applying.map(({ schema }) => idOf(schema)).join();
    const existing = built.get(id);
    if (existing) return existing;
    const annotations: Record<string, unknown> = {};
    for (const { schema } of applying)
      for (const { keyword } of set.keywords)
        if (schema[keyword] !== undefined && schema[keyword] !== false)
          annotations[keyword] ??= schema[keyword];
    const annotated = Object.keys(annotations).length > 0;
    const tree: MutableTree = { annotations, annotated, properties: new Map(), items: undefined };
    built.set(id, tree);
    for (const [name, property] of propertiesOf(applying)) tree.properties.set(name, build(property));
    const items = itemsOf(applying);
    if (items.length > 0) tree.items = build(items);
    return tree;
  };
  const root = build([{ schema: file.schema, file }]);
  prune(root, new Set());
  return root;
}

/** Cuts the branches in which nothing is annotated; a schema that refers to itself keeps its loop. */
function prune(tree: MutableTree, open: Set<AnnotationTree>): boolean {
  if (open.has(tree)) return true;
  open.add(tree);
  for (const [name, property] of tree.properties) if (!prune(property, open)) tree.properties.delete(name);
  if (tree.items && !prune(tree.items, open)) tree.items = undefined;
  open.delete(tree);
  return tree.properties.size > 0 || tree.items !== undefined || tree.annotated;
}

/** A value of a content file with its annotations, as a walk meets it. */
export interface Annotated {
  readonly value: JsonValue;
  readonly pointer: string;
  readonly tree: AnnotationTree;
  /** The mapping or list that holds the value. */
  readonly parent: JsonValue | undefined;
  /** The argument of the nearest enclosing `x-surface`. */
  readonly surfaces: readonly string[] | undefined;
}

/** The surfaces that show what `tree` annotates: those of its own `x-surface`, else the `inherited` ones. */
export function surfacesIn(
  tree: AnnotationTree,
  inherited: readonly string[] | undefined,
): readonly string[] | undefined {
  return (tree.annotations['x-surface'] as readonly string[] | undefined) ?? inherited;
}

/** A step of a walk. Its pointer is built on demand: few of thousands of values are ever reported. */
class Step implements Annotated {
  readonly value: JsonValue;
  readonly tree: AnnotationTree;
  readonly surfaces: readonly string[] | undefined;
  private readonly up: Step | undefined;
  private readonly key: string | number;

  constructor(
    value: JsonValue,
    tree: AnnotationTree,
    surfaces: readonly string[] | undefined,
    up?: Step,
    key: string | number = '',
  ) {
    this.value = value;
    this.tree = tree;
    this.surfaces = surfacesIn(tree, surfaces);
    this.up = up;
    this.key = key;
  }

  get pointer(): string {
    return this.up ? pointerTo(this.up.pointer, this.key) : '';
  }

  get parent(): JsonValue | undefined {
    return this.up?.value;
  }
}

type Visit = (at: Annotated) => void;

/** Calls `visit` for each annotated value below `value`, parents first, in the order of the source. */
export function walkAnnotated(tree: AnnotationTree, value: JsonValue, visit: Visit): void {
  walk(new Step(value, tree, undefined), visit, undefined);
}

/** The same for every value, annotated or not. */
export function walkValues(tree: AnnotationTree, value: JsonValue, visit: Visit): void {
  walk(new Step(value, tree, undefined), visit, NONE);
}

/** @param outside the tree of values that the tree lacks; without it, they are skipped */
function walk(step: Step, visit: Visit, outside: AnnotationTree | undefined): void {
  const { value, tree, surfaces } = step;
  if (outside || tree.annotated) visit(step);
  if (Array.isArray(value)) {
    const items = tree.items ?? outside;
    if (!items) return;
    for (let i = 0; i < value.length; i++)
      walk(new Step(value[i] as JsonValue, items, surfaces, step, i), visit, outside);
  } else if (typeof value === 'object' && value !== null && (outside || tree.properties.size > 0)) {
    const mapping = value as { readonly [key: string]: JsonValue };
    for (const key in mapping) {
      const property = tree.properties.get(key) ?? outside;
      if (property) walk(new Step(mapping[key] as JsonValue, property, surfaces, step, key), visit, outside);
    }
  }
}
