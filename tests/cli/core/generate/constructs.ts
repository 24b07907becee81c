// Longer than other files: a table of what schemas can say.
/** What a schema can say, and what TypeScript must think of it. */
export interface Construct {
  /** The schema of a whole file. */
  readonly schema: object;
  /** Files that it accepts. */
  readonly values: readonly object[];
  /** Statements about `one`, which has the type, and `take`, which wants it: sound ones, and some that must be refused. */
  readonly sound?: readonly string[];
  readonly wrong?: readonly string[];
}

const text = { type: 'string' };
const number = { type: 'number' };
const closed = (properties: Readonly<Record<string, unknown>>, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const open = (properties: Readonly<Record<string, unknown>>, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});
const list = (items: unknown) => ({ type: 'array', items });
/** A construct of one field `v`. */
const field = (
  v: unknown,
  values: readonly unknown[],
  {
    sound = [],
    wrong = [],
    ...more
  }: { sound?: readonly string[]; wrong?: readonly string[]; [keyword: string]: unknown },
): Construct => ({
  schema: { ...more, ...closed({ v }) },
  values: values.map((value) => ({ v: value })),
  sound,
  wrong,
});

export const CONSTRUCTS: Readonly<Record<string, Construct>> = {
  'names by patterns beside one': field(
    {
      ...closed({ a: { type: 'boolean' } }),
      patternProperties: { '^n-': number, '^t-': text },
    },
    [{ a: true, 'n-a': 1, 't-b': 'x' }],
    {
      sound: ['const a: boolean = one.v.a'],
      wrong: ['take({ v: { a: 1 } })', "take({ v: { a: true, 'n-a': null } })"],
    },
  ),
  'allOf of two open mappings': {
    schema: { allOf: [open({ a: text }), open({ b: number })] },
    values: [{ a: 'x', b: 1 }],
    sound: ['const a: string = one.a, b: number = one.b'],
    wrong: ["take({ a: 'x' })", "take({ a: 'x', b: 'y' })"],
  },
  'oneOf of references for a whole file': {
    schema: {
      definitions: {
        book: closed({ kind: { const: 'book' }, pages: number }),
        film: closed({ kind: { const: 'film' }, minutes: number }),
      },
      oneOf: [{ $ref: '#/definitions/book' }, { $ref: '#/definitions/film' }],
    },
    values: [
      { kind: 'book', pages: 1 },
      { kind: 'film', minutes: 2 },
    ],
    sound: ["if (one.kind === 'film') one.minutes.toFixed()"],
    wrong: ["take({ kind: 'book', minutes: 1 })", "take({ kind: 'opera' })", 'one.pages'],
  },
  'the whole file again': {
    schema: closed({ name: text, parts: list({ $ref: '#' }) }, ['name']),
    values: [{ name: 'x', parts: [{ name: 'y', parts: [] }] }],
    sound: ['const name: string | undefined = one.parts?.[0]?.parts?.[0]?.name'],
    wrong: ['take({ name: "x", parts: [{}] })', 'one.parts?.[0]?.parts?.[0]?.other'],
  },
  'itself and more': {
    schema: {
      definitions: {
        node: open({ next: { allOf: [{ $ref: '#/definitions/node' }, open({ extra: number })] } }, []),
      },
      ...closed({ v: { $ref: '#/definitions/node' } }),
    },
    values: [{ v: { next: { extra: 1, next: { extra: 2 } } } }],
    sound: ['const extra: number | undefined = one.v.next?.next?.extra'],
    wrong: ['take({ v: { next: {} } })'],
  },
  'a tuple': field(
    { type: 'array', items: [text, number], minItems: 2, additionalItems: false },
    [['x', 1]],
    {
      sound: ['const [a, b]: readonly [string, number] = one.v'],
      wrong: ["take({ v: ['x'] })", 'one.v[2]', "one.v[0] = 'y'"],
    },
  ),
  'enum in a list, of texts that look like types': field(
    list({ enum: ['string[]', '(a)', '{', 'readonly', "l'y"] }),
    [['string[]', '(a)', '{', 'readonly', "l'y"]],
    { sound: ["take({ v: ['(a)'] })"], wrong: ["take({ v: ['('] })", "one.v.push('{')"] },
  ),
  'a reference to a property': {
    schema: closed({
      a: closed({ b: text }),
      c: { $ref: '#/properties/a' },
      d: { $ref: '#/properties/a/properties/b' },
    }),
    values: [{ a: { b: 'x' }, c: { b: 'y' }, d: 'z' }],
    sound: ['take({ a: one.c, c: one.a, d: one.a.b })'],
    wrong: ['take({ ...one, c: { b: 1 } })', 'take({ ...one, d: 1 })'],
  },
  'names of any signs': {
    schema: closed({
      'a b': text,
      'l\'"é': number,
      constructor: text,
      クリスマス: number,
      '1': text,
      '*/': text,
      '': text,
    }),
    values: [{ 'a b': 'x', 'l\'"é': 1, constructor: 'y', クリスマス: 2, '1': 'z', '*/': 'w', '': 'v' }],
    sound: ["const a: string = one['a b'], b: number = one['l\\'\"é'], c: number = one.クリスマス"],
    wrong: ["one['a c']", 'const c: number = one.constructor'],
  },
  'fields that every object has, left out': field(
    open({ valueOf: closed({ a: text }), constructor: number, toString: { const: true } }, ['toString']),
    [{ toString: true }, { toString: true, constructor: 1, valueOf: { a: 'x' } }],
    {
      sound: ['const t: true = one.v.toString', 'const v: unknown = one.v.valueOf'],
      wrong: ['const v: number = one.v.constructor'],
    },
  ),
  'a slug or nothing': field({ type: ['string', 'null'], 'x-ref': 'towns' }, ['colmar', null], {
    sound: ['take({ v: null })'],
    wrong: ["take({ v: 'strasbourg' })"],
  }),
  'texts that are finished for readers': field(
    { type: 'string', enum: ["l'été !"], 'x-text': true },
    ["l'été !"],
    {
      sound: ["take({ v: 'l’été !' })"],
      wrong: ['take({ v: 1 })'],
    },
  ),
};
