import { pointerSteps } from './pointer.ts';

/** A value as YAML and JSON know it; its mappings have no prototype. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** The value at a pointer; `undefined` where there is none. */
export function valueAt(value: JsonValue, pointer: string): JsonValue | undefined {
  let node: JsonValue | undefined = value;
  for (const step of pointerSteps(pointer)) {
    node = Array.isArray(node)
      ? node[Number(step)]
      : isMapping(node) && Object.hasOwn(node, step)
        ? node[step]
        : undefined;
  }
  return node;
}

export function isMapping(value: JsonValue | undefined): value is { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
