import { pointerSteps } from './pointer.ts';

/** A value as YAML and JSON know it; its mappings have no prototype. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

export function valueAt(value: JsonValue | undefined, pointer: string): JsonValue | undefined {
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

export function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Whether two values are the same; the order of fields means nothing. */
export function equalJson(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equalJson(a[key as never], b[key as never]))
  );
}

export function isMapping(value: JsonValue | undefined): value is { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a mapping; anything else has none. */
export function mappingOf(value: JsonValue | undefined): { readonly [key: string]: JsonValue } {
  return isMapping(value) ? value : {};
}

/** The list in a field of a mapping; empty where there is none. */
export function listIn(value: JsonValue | undefined, field: string): readonly JsonValue[] {
  const list = isMapping(value) ? value[field] : undefined;
  return isList(list) ? list : [];
}

/** A value as a message shows it. */
export function shown(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
