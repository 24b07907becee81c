import type { Keyword } from '../annotations/keyword.ts';
import type { JsonValue } from './json-value.ts';
import { pointerTo } from './pointer.ts';
import { applicable, type JsonSchema, type SchemaFile, type SchemaSet } from './schemas.ts';

/** Annotations that a value of a content file can bear, with their arguments. */
export type Annotations = { readonly [K in Keyword['keyword']]?: unknown };

/**
 * What the annotations of one schema say of each place in its values: a tree parallel to the schema, with `$ref` and
 * `allOf` folded in, and branches without annotations cut off.
 */
export interface AnnotationTree {
  readonly annotations: Annotations;
  readonly properties: ReadonlyMap<string, AnnotationTree>;
  readonly items: AnnotationTree | undefined;
  /** The annotations' own schema title, for messages. */
  readonly title: string | undefined;
  /** Whether the place itself bears an annotation, and not only places below it. */
  readonly annotated: boolean;
}

interface MutableTree {
  annotated: boolean;
  annotations: Record<string, unknown>;
  properties: Map<string, AnnotationTree>;
  items: AnnotationTree | undefined;
  title: string | undefined;
}

export function annotationTreeOf(set: SchemaSet, file: SchemaFile): AnnotationTree {
  const built = new Map<string, MutableTree>();
  const ids = new Map<JsonSchema, number>();
  const idOf = (schema: JsonSchema) => {
    const id = ids.get(schema) ?? ids.size;
    ids.set(schema, id);
    return id;
  };
  const build = (schemas: readonly { schema: JsonSchema; file: SchemaFile }[]): MutableTree => {
    const applying = applicable(set, schemas);
    const id = applying.map(({ schema }) => idOf(schema)).join();
    const existing = built.get(id);
    if (existing) return existing;
    const plan: MutableTree = {
      annotations: {},
      properties: new Map(),
      items: undefined,
      title: undefined,
      annotated: false,
    };
    built.set(id, plan);
    const below = new Map<string, { schema: JsonSchema; file: SchemaFile }[]>();
    const items: { schema: JsonSchema; file: SchemaFile }[] = [];
    for (const { schema, file: from } of applying) {
      plan.title ??= schema.title;
      for (const { keyword } of set.keywords)
        if (schema[keyword] !== undefined && schema[keyword] !== false)
          plan.annotations[keyword] ??= schema[keyword];
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        below.set(name, [...(below.get(name) ?? []), { schema: property, file: from }]);
      }
      if (schema.items && !Array.isArray(schema.items))
        items.push({ schema: schema.items as JsonSchema, file: from });
    }
    plan.annotated = Object.keys(plan.annotations).length > 0;
    for (const [name, list] of below) plan.properties.set(name, build(list));
    if (items.length > 0) plan.items = build(items);
    return plan;
  };
  const root = build([{ schema: file.schema, file }]);
  prune(root, new Set());
  return root;
}

/** Cuts the branches in which nothing is annotated; a schema that refers to itself keeps its loop. */
function prune(plan: MutableTree, open: Set<AnnotationTree>): boolean {
  if (open.has(plan)) return true;
  open.add(plan);
  for (const [name, property] of plan.properties)
    if (!prune(property as MutableTree, open)) plan.properties.delete(name);
  if (plan.items && !prune(plan.items as MutableTree, open)) plan.items = undefined;
  open.delete(plan);
  return plan.properties.size > 0 || plan.items !== undefined || plan.annotated;
}

/** A value that bears annotations, as met on a walk through a content file. */
export interface Annotated {
  readonly value: JsonValue;
  readonly pointer: string;
  readonly plan: AnnotationTree;
  /** The mapping or list that holds the value. */
  readonly parent: JsonValue | undefined;
  /** The argument of the nearest `x-surface` around the value. */
  readonly surfaces: readonly string[] | undefined;
}

/** The surfaces on which what `plan` annotates stands: those of its own `x-surface`, else those around it. */
export function surfacesIn<S extends readonly string[] | undefined>(
  plan: AnnotationTree | undefined,
  around: S,
): S | readonly string[] {
  return (plan?.annotations['x-surface'] as readonly string[] | undefined) ?? around;
}

/** A step of a walk. Its pointer is put together only when asked for: few of thousands of values are ever reported. */
class Step implements Annotated {
  readonly value: JsonValue;
  readonly plan: AnnotationTree;
  readonly surfaces: readonly string[] | undefined;
  private readonly up: Step | undefined;
  private readonly key: string | number;

  constructor(
    value: JsonValue,
    plan: AnnotationTree,
    surfaces: readonly string[] | undefined,
    up?: Step,
    key: string | number = '',
  ) {
    this.value = value;
    this.plan = plan;
    this.surfaces = surfacesIn(plan, surfaces);
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

/** Calls `visit` for each annotated value of `value`, parents first, in the order of the source. */
export function walkAnnotated(
  plan: AnnotationTree,
  value: JsonValue,
  visit: (annotated: Annotated) => void,
): void {
  walk(new Step(value, plan, undefined), visit);
}

function walk(step: Step, visit: (annotated: Annotated) => void): void {
  const { value, plan, surfaces } = step;
  if (plan.annotated) visit(step);
  if (Array.isArray(value)) {
    if (!plan.items) return;
    for (let i = 0; i < value.length; i++)
      walk(new Step(value[i] as JsonValue, plan.items, surfaces, step, i), visit);
  } else if (typeof value === 'object' && value !== null && plan.properties.size > 0) {
    const mapping = value as { readonly [key: string]: JsonValue };
    for (const key in mapping) {
      const property = plan.properties.get(key);
      if (property) walk(new Step(mapping[key] as JsonValue, property, surfaces, step, key), visit);
    }
  }
}
