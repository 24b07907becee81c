import { isMapping, type JsonValue } from '../values/json-value.ts';
import { pointerTo } from '../values/pointer.ts';
import type { Annotatable, Annotated, AnnotationTree } from './annotation-tree.ts';

/** A step of a walk. Its pointer is built on demand, because few of thousands of values are ever reported. */
class Step implements Annotated {
  readonly root: Annotatable;
  readonly value: JsonValue;
  readonly tree: AnnotationTree;
  readonly surfaces: readonly string[] | undefined;
  readonly part: Annotated['part'];
  private readonly up: Step | undefined;
  private readonly step: string | number;
  private path: string | undefined;

  constructor(
    root: Annotatable,
    value: JsonValue,
    tree: AnnotationTree,
    up?: Step,
    step: string | number = '',
    part: Annotated['part'] = 'value',
  ) {
    this.root = root;
    this.value = value;
    this.up = up;
    this.step = step;
    this.part = part;
    this.surfaces = up?.surfaces;
    this.tree = tree.under(this);
    this.surfaces = (this.tree.annotations['x-surface'] as readonly string[] | undefined) ?? this.surfaces;
  }

  get pointer(): string {
    this.path ??= this.up ? pointerTo(this.up.pointer, this.step) : '';
    return this.path;
  }

  get key(): string {
    return typeof this.step === 'number' ? (this.up?.key ?? '') : this.step;
  }

  get parent(): JsonValue | undefined {
    return this.up?.value;
  }

  /** The same value as annotated by another tree. */
  as(tree: AnnotationTree): Step {
    return new Step(this.root, this.value, tree, this.up, this.step, this.part);
  }

  /** A nested value; `undefined` where no tree annotates it. */
  inside(tree: AnnotationTree | undefined, key: string | number, value: JsonValue): Step | undefined {
    return tree && new Step(this.root, value, tree, this, key);
  }

  keyAs(tree: AnnotationTree, key: string): Step {
    return new Step(this.root, key, tree, this, key, 'key');
  }
}

type Visit = (at: Annotated) => void;

/** Calls `visit` for each annotated value below `root`, parents first, in the order of the source. */
export function walkAnnotated(root: Annotatable, visit: Visit): void {
  walk(new Step(root, root.value, root.annotationTree), visit, undefined);
}

/** The same for every value, annotated or not; keys included. */
export function walkValues(root: Annotatable, visit: Visit): void {
  walk(new Step(root, root.value, root.annotationTree), visit, NOTHING);
}

/** The same for one value and those inside it, as annotated by another tree. */
export function walkAs(tree: AnnotationTree, at: Annotated, visit: Visit): void {
  walk((at as Step).as(tree), visit, undefined);
}

/** The value of `root` with each annotated string replaced. */
export function mapTexts(root: Annotatable, replace: (at: Annotated, text: string) => JsonValue): JsonValue {
  const map = (step: Step | undefined, value: JsonValue): JsonValue => {
    if (!step) return value;
    const { tree } = step;
    if (typeof value === 'string') return replace(step, value);
    if (Array.isArray(value))
      return value.map((item, index) => map(step.inside(tree.item(index), index, item), item));
    if (!isMapping(value)) return value;
    const data: Record<string, JsonValue> = Object.create(null);
    for (const [key, each] of Object.entries(value))
      data[key] = map(step.inside(tree.property(key), key, each), each);
    return data;
  };
  return map(new Step(root, root.value, root.annotationTree), root.value);
}

const NOTHING: AnnotationTree = {
  annotations: {},
  asked: [],
  properties: new Map(),
  items: undefined,
  names: undefined,
  property: () => undefined,
  item: () => undefined,
  under: () => NOTHING,
};

/** @param outside the tree of values that the tree lacks; without it, they are skipped */
function walk(step: Step, visit: Visit, outside: AnnotationTree | undefined): void {
  const { value, tree } = step;
  if (outside || tree.asked.length > 0) visit(step);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const below = step.inside(tree.item(index) ?? outside, index, value[index] as JsonValue);
      if (below) walk(below, visit, outside);
    }
  } else if (isMapping(value)) {
    for (const key in value) {
      if (tree.names) visit(step.keyAs(tree.names, key));
      const below = step.inside(tree.property(key) ?? outside, key, value[key] as JsonValue);
      if (below) walk(below, visit, outside);
    }
  }
}
