/** A keyword that the tool adds to JSON Schema, and where it is allowed. */
export interface Keyword {
  readonly keyword: `x-${string}` | 'format';
  /** JSON Schema of its argument; `schemas` are the names of all schemas, `tables` those of reference data. None for a keyword that Ajv knows. */
  readonly argument?: object | ((schemas: readonly string[], tables: readonly string[]) => object);
  /** Its argument names a property beside the one that has it. */
  readonly namesSibling?: true;
  /** The types of values that it applies to; `null` is skipped. */
  readonly types: readonly ('string' | 'number' | 'integer' | 'array' | 'object' | 'boolean')[];
  /** It may describe the keys of a mapping. */
  readonly isOfKeys?: true;
  /** Applies to the properties of an entry itself, not to nested ones; to the property of that name only. */
  readonly isOfEntry?: true | string;
  /** It is for the whole schema of a file, not for what it describes. */
  readonly isOfFile?: true;
  /** A schema that has it must have one of these as well. */
  readonly goesWith?: readonly string[];
  /** Standard keywords that a schema with it need not repeat; those written in it take precedence. */
  readonly implies?: Readonly<Record<string, unknown>>;
}

const ANY = ['string', 'number', 'integer', 'array', 'object', 'boolean'] as const;
export const STRING = { types: ['string'], implies: { type: 'string' } } as const;
export const NUMBER = { types: ['number', 'integer'], implies: { type: 'number' } } as const;
export const LIST = { types: ['array'], implies: { type: 'array' } } as const;
export const WHATEVER = { types: ANY } as const;

export const FLAG = { type: 'boolean' };
