/** The argument of `x-length`, `x-words` and `x-links`. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

const count = { type: 'integer', minimum: 0 };

export const BOUNDS = {
  type: 'object',
  minProperties: 1,
  properties: { min: count, max: count },
  additionalProperties: false,
};

/** What a text that breaks its bounds has. */
export interface OutOfBounds extends Bounds {
  readonly field: string;
  readonly count: number;
}

export function isWithin(count: number, { min = 0, max = Number.POSITIVE_INFINITY }: Bounds): boolean {
  return min <= count && count <= max;
}
