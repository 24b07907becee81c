import { pointerTo } from './pointer.ts';
import {
  ANNOTATIONS,
  type Annotation,
  applicable,
  type JsonSchema,
  type SchemaFile,
  type SchemaSet,
} from './schemas.ts';
import type { JsonValue } from './yaml.ts';

/** Annotations that a value of a content file can bear, with their arguments. */
export type Annotations = { readonly [A in Annotation]?: unknown } & { readonly format?: string };

/**
 * What the annotations of one schema say of each place in its values: a tree parallel to the schema, with `$ref` and
 * `allOf` folded in, and branches without annotations cut off.
 */
export interface Plan {
  readonly annotations: Annotations;
  readonly properties: ReadonlyMap<string, Plan>;
  readonly items: Plan | undefined;
  /** The annotations' own schema title, for messages. */
  readonly title: string | undefined;
}

interface MutablePlan {
  annotations: Record<string, unknown>;
  properties: Map<string, Plan>;
  items: Plan | undefined;
  title: string | undefined;
}

const KEYWORDS = [...Object.keys(ANNOTATIONS), 'format'];

export function planOf(set: SchemaSet, file: SchemaFile): Plan {
  const made = new Map<string, MutablePlan>();
  const ids = new Map<JsonSchema, number>();
  const idOf = (schema: JsonSchema) => {
    const id = ids.get(schema) ?? ids.size;
    ids.set(schema, id);
    return id;
  };
  const build = (schemas: readonly { schema: JsonSchema; file: SchemaFile }[]): MutablePlan => {
    const applying = applicable(set, schemas);
    const id = applying.map(({ schema }) => idOf(schema)).join();
    const existing = made.get(id);
    if (existing) return existing;
    const plan: MutablePlan = { annotations: {}, properties: new Map(), items: undefined, title: undefined };
    made.set(id, plan);
    const below = new Map<string, { schema: JsonSchema; file: SchemaFile }[]>();
    const items: { schema: JsonSchema; file: SchemaFile }[] = [];
    for (const { schema, file: from } of applying) {
      plan.title ??= schema.title;
      for (const keyword of KEYWORDS)
        if (schema[keyword] !== undefined && schema[keyword] !== false)
          plan.annotations[keyword] ??= schema[keyword];
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        below.set(name, [...(below.get(name) ?? []), { schema: property, file: from }]);
      }
      if (schema.items && !Array.isArray(schema.items))
        items.push({ schema: schema.items as JsonSchema, file: from });
    }
    for (const [name, list] of below) plan.properties.set(name, build(list));
    if (items.length > 0) plan.items = build(items);
    return plan;
  };
  const root = build([{ schema: file.schema, file }]);
  prune(root, new Set());
  return root;
}

/** Cuts the branches in which nothing is annotated; a schema that refers to itself keeps its loop. */
function prune(plan: MutablePlan, open: Set<Plan>): boolean {
  if (open.has(plan)) return true;
  open.add(plan);
  for (const [name, property] of plan.properties)
    if (!prune(property as MutablePlan, open)) plan.properties.delete(name);
  if (plan.items && !prune(plan.items as MutablePlan, open)) plan.items = undefined;
  open.delete(plan);
  return plan.properties.size > 0 || plan.items !== undefined || Object.keys(plan.annotations).length > 0;
}

/** A value that bears annotations, as met on a walk through a content file. */
export interface Annotated {
  readonly value: JsonValue;
  readonly pointer: string;
  readonly plan: Plan;
  /** The mapping or list that holds the value. */
  readonly parent: JsonValue | undefined;
  /** The argument of the nearest `x-surface` around the value. */
  readonly surfaces: readonly string[] | undefined;
}

/** Calls `visit` for each annotated value of `value`, parents first, in the order of the source. */
export function walkPlan(plan: Plan, value: JsonValue, visit: (annotated: Annotated) => void): void {
  const walk = (
    at: Plan,
    node: JsonValue,
    pointer: string,
    parent: JsonValue | undefined,
    surfaces: readonly string[] | undefined,
  ) => {
    const own = (at.annotations['x-surface'] as readonly string[] | undefined) ?? surfaces;
    for (const _ in at.annotations) {
      visit({ value: node, pointer, plan: at, parent, surfaces: own });
      break;
    }
    if (Array.isArray(node)) {
      if (at.items)
        for (let i = 0; i < node.length; i++)
          walk(at.items, node[i] as JsonValue, `${pointer}/${i}`, node, own);
    } else if (typeof node === 'object' && node !== null && at.properties.size > 0) {
      for (const key in node) {
        const property = at.properties.get(key);
        if (property)
          walk(
            property,
            (node as Record<string, JsonValue>)[key] as JsonValue,
            pointerTo(pointer, key),
            node,
            own,
          );
      }
    }
  };
  walk(plan, value, '', undefined, undefined);
}
