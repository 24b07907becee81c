/** A keyword of our own in the schemas, and where it may stand. */
export interface Keyword {
  readonly keyword: `x-${string}` | 'format';
  /** JSON Schema of its argument; `schemas` are the names of all schemas. None for a keyword that Ajv knows. */
  readonly argument?: object | ((schemas: readonly string[]) => object);
  /** Its argument names a property beside the one that bears it. */
  readonly namesSibling?: true;
  /** It is for the properties of an entry itself, not for those below. */
  readonly isOfEntry?: true;
  /** A schema that bears it must bear one of these as well. */
  readonly goesWith?: readonly string[];
  /** Standard keywords that a schema bearing it need not repeat; its own come first. */
  readonly implies?: Readonly<Record<string, unknown>>;
}

export const FLAG = { type: 'boolean' };
