import type { JsonValue } from '../values/json-value.ts';
import type { Keyword } from './keyword.ts';

/** Annotations that a value of a content file can have, with their arguments. */
export type Annotations = { readonly [K in Keyword['keyword']]?: unknown };

/**
 * The annotations that schemas give to one value, and to those inside it, with `$ref` and `allOf` folded in. Those of
 * `anyOf`, `oneOf`, `then`, `else` and `dependencies` are chosen by the value: `under` gives the tree with them.
 */
export interface AnnotationTree {
  readonly annotations: Annotations;
  /** Every annotation: two schemas may use the same keyword for one value. */
  readonly asked: readonly (readonly [keyword: string, argument: unknown])[];
  /** The properties that the schemas name, where anything is annotated. */
  readonly properties: ReadonlyMap<string, AnnotationTree>;
  /** The items of a list, where each is like the others. */
  readonly items: AnnotationTree | undefined;
  /** What the keys of a mapping are. */
  readonly names: AnnotationTree | undefined;
  property(name: string): AnnotationTree | undefined;
  item(index: number): AnnotationTree | undefined;
  /** The tree with the branches that apply to a value. */
  under(at: Annotated): AnnotationTree;
}

/** A file's value and its schema's annotations. */
export interface Annotatable {
  readonly annotationTree: AnnotationTree;
  readonly value: JsonValue;
}

/** A value of a content file with its annotations, as a walk meets it. */
export interface Annotated {
  readonly value: JsonValue;
  readonly pointer: string;
  /** The key that holds it; that of the list for an item. */
  readonly key: string;
  readonly tree: AnnotationTree;
  /** `key` for a key of a mapping, whose pointer is that of its value. */
  readonly part: 'key' | 'value';
  /** The mapping or list that holds the value. */
  readonly parent: JsonValue | undefined;
  /** The argument of the nearest enclosing `x-surface`. */
  readonly surfaces: readonly string[] | undefined;
  readonly root: Annotatable;
}
