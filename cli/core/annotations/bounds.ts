import type { CheckedText } from './check-kinds.ts';

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

const count = { type: 'integer', minimum: 0 };

/** The argument of `x-length`, `x-words` and `x-links`. */
export const BOUNDS = {
  type: 'object',
  minProperties: 1,
  properties: { min: count, max: count },
  additionalProperties: false,
};

export interface OutOfBounds extends Bounds {
  readonly field: string;
  readonly count: number;
}

/** A fault of that code when `count` breaks the bounds that an annotation's argument gives. An empty text is refused anyway. */
export function boundFaults<C extends string>(
  code: C,
  { field, shown }: CheckedText,
  count: number,
  argument: unknown,
): readonly { readonly code: C; readonly params: OutOfBounds }[] {
  const bounds = argument as Bounds;
  const { min = 0, max = Number.POSITIVE_INFINITY } = bounds;
  return shown.trim() === '' || (min <= count && count <= max)
    ? []
    : [{ code, params: { field, count, ...bounds } }];
}
