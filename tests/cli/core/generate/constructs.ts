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
  'a closed mapping': {
    schema: closed({ a: text, b: number }, ['a']),
    values: [{ a: 'x' }, { a: 'x', b: 1 }],
    sound: ["take({ a: 'x' })", 'const b: number | undefined = one.b'],
    wrong: ['take({})', "take({ a: 'x', c: 1 })", 'take({ a: 1 })', 'one.c', "one.a = 'y'"],
  },
  'an open mapping': {
    schema: open({ a: text }),
    values: [{ a: 'x', more: [1] }],
    sound: ["take({ a: 'x', c: 1 })", 'const a: string = one.a', 'const c: unknown = one.c'],
    wrong: ['take({ c: 1 })', 'const c: number = one.c', 'one.c = 1'],
  },
  'an open mapping that says so': {
    schema: { ...open({ a: text }, []), additionalProperties: true },
    values: [{}, { b: null }],
    sound: ['take({ b: 1 })'],
    wrong: ['take({ a: 1 })'],
  },
  'a mapping of any names': field(
    { type: 'object', additionalProperties: number },
    [{}, { a: 1, 'b c': 2 }],
    {
      sound: ["const a: number | undefined = one.v['a']"],
      wrong: ["take({ v: { a: 'x' } })", "one.v['a'] = 1"],
    },
  ),
  'other names of another type': field(
    { ...open({ a: text }), additionalProperties: number },
    [{ a: 'x', b: 1 }],
    {
      sound: ['const a: string = one.v.a'],
      wrong: ['take({ v: { b: 1 } })', 'take({ v: { a: "x", b: true } })', 'const b: number = one.v.b!'],
    },
  ),
  'other names beside an optional one': field(
    { ...open({ a: text }, []), additionalProperties: text },
    [{}, { a: 'x', b: 'y' }],
    { sound: ['const b: string | undefined = one.v.b'], wrong: ['take({ v: { a: 1 } })'] },
  ),
  'other names that are mappings': field(
    { type: 'object', additionalProperties: closed({ a: text }) },
    [{ x: { a: 'y' } }],
    { sound: ["one.v['x']?.a.length"], wrong: ['take({ v: { x: { b: 1 } } })'] },
  ),
  'names by a pattern': field(
    { type: 'object', additionalProperties: false, patternProperties: { '^n-': number } },
    [{ 'n-a': 1 }],
    { sound: ["const a: number | undefined = one.v['n-a']"], wrong: ["take({ v: { 'n-a': 'x' } })"] },
  ),
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
  'a required name that a pattern describes': field(
    {
      type: 'object',
      required: ['n-a'],
      additionalProperties: false,
      patternProperties: { '^n-': number },
    },
    [{ 'n-a': 1 }],
    { sound: ["const a: number = one.v['n-a']"], wrong: ['take({ v: {} })', "take({ v: { 'n-a': 'x' } })"] },
  ),
  'names by a pattern, and others': field(
    { type: 'object', patternProperties: { '^n-': number }, additionalProperties: text },
    [{ 'n-a': 1, b: 'x' }],
    { sound: ["const a: string | number | undefined = one.v['a']"], wrong: ['take({ v: { a: true } })'] },
  ),
  'a mapping of nothing': field(closed({}), [{}], {
    sound: ['take({ v: {} })'],
    wrong: ['take({ v: { a: 1 } })', 'take({ v: 1 })'],
  }),
  'any mapping': field({ type: 'object' }, [{}, { a: 1 }], {
    sound: ["const a: unknown = one.v['a']"],
    wrong: ['take({ v: 1 })'],
  }),
  'a name that is required and not described': field(
    { type: 'object', required: ['a'], properties: { b: text } },
    [{ a: 1 }],
    { sound: ['const a: unknown = one.v.a'], wrong: ["take({ v: { b: 'x' } })"] },
  ),
  'a field that must not be there': field({ ...open({ a: text, b: false }, ['a']) }, [{ a: 'x' }], {
    sound: ["take({ v: { a: 'x' } })"],
    wrong: ['take({ v: {} })'],
  }),
  anything: field(true, [1, null, { a: [] }], {
    sound: ['const v: unknown = one.v'],
    wrong: ['const v: number = one.v'],
  }),
  'a mapping or what is none, for want of a type': field(
    { properties: { a: text } },
    [{ a: 'x' }, 5, null, [1]],
    { sound: ["take({ v: { a: 'x' } })", 'take({ v: 5 })'], wrong: ['take({ v: { a: 1 } })'] },
  ),
  'allOf of two open mappings': {
    schema: { allOf: [open({ a: text }), open({ b: number })] },
    values: [{ a: 'x', b: 1 }],
    sound: ['const a: string = one.a, b: number = one.b'],
    wrong: ["take({ a: 'x' })", "take({ a: 'x', b: 'y' })"],
  },
  'allOf that only requires': {
    schema: { ...closed({ a: text, b: number }, []), allOf: [{ required: ['a'] }, { required: ['b'] }] },
    values: [{ a: 'x', b: 1 }],
    sound: ['const a: string = one.a'],
    wrong: ["take({ a: 'x' })", "take({ a: 'x', b: 1, c: 2 })"],
  },
  'allOf of a reference beside properties': {
    schema: {
      definitions: { base: open({ a: text }) },
      ...open({ b: number }),
      allOf: [{ $ref: '#/definitions/base' }],
    },
    values: [{ a: 'x', b: 1 }],
    sound: ['const a: string = one.a, b: number = one.b'],
    wrong: ['take({ b: 1 })', "take({ a: 'x' })"],
  },
  'allOf that narrows': field(
    { allOf: [{ type: ['string', 'number'] }, { type: ['number', 'null'] }] },
    [1],
    { sound: ['const v: number = one.v'], wrong: ["take({ v: 'x' })", 'take({ v: null })'] },
  ),
  'allOf of one, with words of its own': field(
    { title: 'A', description: 'the a', allOf: [closed({ a: text })] },
    [{ a: 'x' }],
    { sound: ['one.v.a.length'], wrong: ['take({ v: { b: 1 } })'] },
  ),
  'anyOf for a whole file': {
    schema: { anyOf: [closed({ a: text }), closed({ b: number })] },
    values: [{ a: 'x' }, { b: 1 }],
    sound: ["take({ a: 'x' })", 'take({ b: 1 })', "if ('b' in one) one.b.toFixed()"],
    wrong: ['take({})', 'take({ b: "x" })', 'one.a', "take({ a: 'x', c: 1 })"],
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
  'a reference for a whole file': {
    schema: { definitions: { all: closed({ a: text }) }, $ref: '#/definitions/all' },
    values: [{ a: 'x' }],
    sound: ['const a: string = one.a'],
    wrong: ['take({ a: 1 })', "take({ a: 'x', b: 1 })"],
  },
  'anyOf beside properties': {
    schema: {
      ...closed({ a: text, b: number, c: number }, ['a']),
      anyOf: [{ required: ['b'] }, { required: ['c'] }],
    },
    values: [
      { a: 'x', b: 1 },
      { a: 'x', c: 1 },
    ],
    sound: ['const a: string = one.a', "take({ a: 'x', b: 1, c: 2 })"],
    wrong: ["take({ a: 'x' })", 'take({ b: 1 })', "take({ a: 'x', b: 1, d: 1 })"],
  },
  'oneOf that adds fields': {
    schema: {
      ...open({ kind: text }),
      oneOf: [
        { properties: { kind: { const: 'a' }, a: number }, required: ['a'] },
        { properties: { kind: { const: 'b' }, b: text }, required: ['b'] },
      ],
    },
    values: [
      { kind: 'a', a: 1 },
      { kind: 'b', b: 'x' },
    ],
    sound: ["if (one.kind === 'a') one.a.toFixed()"],
    wrong: ["take({ kind: 'a', b: 'x' })", "take({ kind: 'c', a: 1 })"],
  },
  'anyOf in allOf': field(
    { allOf: [{ anyOf: [open({ a: text }), open({ b: text })] }, open({ c: number })] },
    [
      { a: 'x', c: 1 },
      { b: 'x', c: 1 },
    ],
    { sound: ['const c: number = one.v.c'], wrong: ['take({ v: { c: 1 } })', "take({ v: { a: 'x' } })"] },
  ),
  'a scalar or another': field({ anyOf: [text, number] }, ['x', 1], {
    sound: ['const v: string | number = one.v'],
    wrong: ['take({ v: true })'],
  }),
  'a text or a mapping, in a list': field(
    list({ anyOf: [text, closed({ a: text })] }),
    [['x', { a: 'y' }], []],
    {
      sound: ["take({ v: ['x'] })"],
      wrong: ['take({ v: [1] })', "one.v.push('x')", "take({ v: [{ b: 'x' }] })"],
    },
  ),
  'a mapping or nothing': field({ oneOf: [{ type: 'null' }, closed({ a: text })] }, [null, { a: 'x' }], {
    sound: ['const a: string | undefined = one.v?.a'],
    wrong: ['one.v.a'],
  }),
  'several types': field({ type: ['string', 'null', 'boolean'] }, ['x', null, true], {
    sound: ['take({ v: null })'],
    wrong: ['take({ v: 1 })'],
  }),
  'a mapping among several types': field(
    { type: ['object', 'string'], required: ['a'], additionalProperties: false, properties: { a: number } },
    ['x', { a: 1 }],
    {
      sound: ["if (typeof one.v !== 'string') one.v.a.toFixed()"],
      wrong: ['take({ v: {} })', 'take({ v: 1 })'],
    },
  ),
  'a list among several types': field({ type: ['array', 'string'], items: number }, ['x', [1]], {
    sound: ['take({ v: [1] })'],
    wrong: ["take({ v: ['x'] })"],
  }),
  integers: field({ type: ['integer', 'number'] }, [1, 1.5], {
    sound: ['const v: number = one.v'],
    wrong: ["take({ v: 'x' })"],
  }),
  'the whole file again': {
    schema: closed({ name: text, parts: list({ $ref: '#' }) }, ['name']),
    values: [{ name: 'x', parts: [{ name: 'y', parts: [] }] }],
    sound: ['const name: string | undefined = one.parts?.[0]?.parts?.[0]?.name'],
    wrong: ['take({ name: "x", parts: [{}] })', 'one.parts?.[0]?.parts?.[0]?.other'],
  },
  'a definition that holds itself': {
    schema: {
      definitions: { node: closed({ value: number, next: { $ref: '#/definitions/node' } }, ['value']) },
      ...closed({ first: { $ref: '#/definitions/node' } }),
    },
    values: [{ first: { value: 1, next: { value: 2 } } }],
    sound: ['const value: number | undefined = one.first.next?.next?.value'],
    wrong: ['take({ first: { value: 1, next: {} } })'],
  },
  'definitions that hold each other': {
    schema: {
      definitions: {
        branch: closed({ leaves: list({ $ref: '#/definitions/leaf' }) }),
        leaf: { anyOf: [text, { $ref: '#/definitions/branch' }] },
      },
      ...closed({ tree: { $ref: '#/definitions/branch' } }),
    },
    values: [{ tree: { leaves: ['x', { leaves: [] }] } }],
    sound: ["const leaf = one.tree.leaves[0]; if (typeof leaf === 'object') leaf.leaves.length"],
    wrong: ['take({ tree: { leaves: [1] } })'],
  },
  'a list of itself': {
    schema: {
      definitions: { nested: { type: ['array', 'string'], items: { $ref: '#/definitions/nested' } } },
      ...closed({ v: { $ref: '#/definitions/nested' } }),
    },
    values: [{ v: 'x' }, { v: ['x', ['y', []]] }],
    sound: ["take({ v: [[['x']]] })"],
    wrong: ['take({ v: [[1]] })'],
  },
  'a mapping of itself': {
    schema: {
      definitions: { tree: { type: 'object', additionalProperties: { $ref: '#/definitions/tree' } } },
      ...closed({ v: { $ref: '#/definitions/tree' } }),
    },
    values: [{ v: { a: { b: {} } } }],
    sound: ["one.v['a']?.['b']?.['c']"],
    wrong: ['take({ v: { a: 1 } })'],
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
  'a list of tuples of mappings': field(
    list({
      type: 'array',
      items: [closed({ a: text }), { anyOf: [text, number] }],
      minItems: 2,
      maxItems: 2,
    }),
    [[[{ a: 'x' }, 1]]],
    {
      sound: ['one.v[0]?.[0].a.length'],
      wrong: ["take({ v: [[{ a: 'x' }, true]] })", 'one.v[0]![0].a = "y"'],
    },
  ),
  'lists of lists': field(list(list(text)), [[['x'], []]], {
    sound: ["take({ v: [['x']] })"],
    wrong: ["take({ v: ['x'] })", "one.v[0]?.push('x')"],
  }),
  'a list of anything': field({ type: 'array' }, [[1, 'x', {}]], {
    sound: ['const v: readonly unknown[] = one.v'],
    wrong: ['one.v.push(1)'],
  }),
  'const: a text, a number, a boolean, null': {
    schema: closed({ a: { const: 'l\'é"té' }, b: { const: -1.5 }, c: { const: false }, d: { const: null } }),
    values: [{ a: 'l\'é"té', b: -1.5, c: false, d: null }],
    sound: ['const b: -1.5 = one.b, c: false = one.c, d: null = one.d'],
    wrong: ['const a: "x" = one.a', 'const b: 1.5 = one.b'],
  },
  'const: a mapping': field({ const: { a: 1, b: [{ c: 'x' }], d: {} } }, [{ a: 1, b: [{ c: 'x' }], d: {} }], {
    sound: ["const c: 'x' = one.v.b[0].c"],
    wrong: ["take({ v: { a: 2, b: [{ c: 'x' }], d: {} } })", 'one.v.a = 1'],
  }),
  'const: a list': field({ const: [1, 'x'] }, [[1, 'x']], {
    sound: ["const v: readonly [1, 'x'] = one.v"],
    wrong: ['take({ v: [1] })'],
  }),
  'enum of all kinds': field({ enum: ['x', 1, null, true] }, ['x', 1, null, true], {
    sound: ['take({ v: null })'],
    wrong: ['take({ v: 2 })', 'take({ v: false })'],
  }),
  'enum of mappings and lists': field({ enum: [{ a: 1 }, [2], 'x'] }, [{ a: 1 }, [2], 'x'], {
    sound: ['take({ v: { a: 1 } })'],
    wrong: ['take({ v: { a: 2 } })', 'take({ v: [1] })'],
  }),
  'enum in a list, of texts that look like types': field(
    list({ enum: ['string[]', '(a)', '{', 'readonly', "l'y"] }),
    [['string[]', '(a)', '{', 'readonly', "l'y"]],
    { sound: ["take({ v: ['(a)'] })"], wrong: ["take({ v: ['('] })", "one.v.push('{')"] },
  ),
  'enum of numbers, in a list': field(list({ enum: [-1] }), [[-1]], {
    sound: ['take({ v: [-1] })'],
    wrong: ['take({ v: [1] })', 'one.v.push(-1)'],
  }),
  'enum beside a type that refuses some': field({ type: 'string', enum: ['x', 1] }, ['x'], {
    sound: ["const v: 'x' = one.v"],
    wrong: ['take({ v: 1 })'],
  }),
  'a reference to $defs': {
    schema: { $defs: { part: closed({ a: text }) }, ...closed({ v: { $ref: '#/$defs/part' } }) },
    values: [{ v: { a: 'x' } }],
    sound: ['one.v.a.length'],
    wrong: ['take({ v: { a: 1 } })'],
  },
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
  'a reference to another file': field({ $ref: 'definitions.json#/definitions/price' }, [45.5], {
    sound: ['const v: number = one.v'],
    wrong: ["take({ v: 'x' })"],
  }),
  'a reference to the schema of other entries': field(
    { $ref: 'towns.schema.json' },
    [{ name: 'x', postalCode: '68000' }],
    {
      sound: ['const name: string = one.v.name'],
      wrong: ['one.v.slug', "take({ v: { name: 'x' } })"],
    },
  ),
  'a reference beside other keywords': field(
    { $ref: '#/definitions/base', required: ['b'] },
    [{ a: 'x', b: 1 }],
    {
      definitions: { base: open({ a: text, b: number }, ['a']) },
      sound: ['const b: number = one.v.b'],
      wrong: ["take({ v: { a: 'x' } })"],
    },
  ),
  'a name for a name': field({ $ref: '#/definitions/a' }, [{ c: 1 }], {
    definitions: { a: { $ref: '#/definitions/b' }, b: closed({ c: number }) },
    sound: ['one.v.c.toFixed()'],
    wrong: ['one.v.d'],
  }),
  'a name for a name with more beside it': field({ $ref: '#/definitions/a' }, [{ c: 1, d: 2 }], {
    definitions: {
      a: { $ref: '#/definitions/b', required: ['d'] },
      b: open({ c: number, d: number }, ['c']),
    },
    sound: ['const d: number = one.v.d'],
    wrong: ['take({ v: { c: 1 } })'],
  }),
  'if, then, else': {
    schema: {
      ...closed({ kind: text, a: number }, ['kind']),
      if: { properties: { kind: { const: 'a' } } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { required: ['a'] },
      else: { not: { required: ['a'] } },
    },
    values: [{ kind: 'a', a: 1 }, { kind: 'b' }],
    sound: ['const a: number | undefined = one.a'],
    wrong: ["take({ kind: 'a', b: 1 })"],
  },
  'what only refuses': field(
    {
      type: 'object',
      propertyNames: { pattern: '^[a-z]+$' },
      dependencies: { a: ['b'] },
      minProperties: 1,
      not: { required: ['c'] },
    },
    [{ a: 1, b: 2 }],
    { sound: ['take({ v: { a: 1 } })'], wrong: ['take({ v: 1 })'] },
  ),
  'a list that contains': field({ type: 'array', contains: { const: 1 }, items: number }, [[1, 2]], {
    sound: ['take({ v: [2] })'],
    wrong: ["take({ v: ['x'] })"],
  }),
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
  'the name of a prototype': {
    schema: { ...closed({ a: text }), patternProperties: { '^__proto__$': number } },
    values: [JSON.parse('{"a": "x", "__proto__": 1}')],
    sound: ['one.a.length'],
    wrong: ['take({ a: 1 })'],
  },
  'nested mappings whose names meet': {
    schema: closed({ 'a-b': closed({ c: text }), a_b: closed({ c: number }), '🎄': closed({ d: text }) }),
    values: [{ 'a-b': { c: 'x' }, a_b: { c: 1 }, '🎄': { d: 'y' } }],
    sound: ["const c: string = one['a-b'].c, d: number = one.a_b.c, e: string = one['🎄'].d"],
    wrong: ['const c: number = one["a-b"].c'],
  },
  'fields that every object has, left out': field(
    open({ valueOf: closed({ a: text }), constructor: number, toString: { const: true } }, ['toString']),
    [{ toString: true }, { toString: true, constructor: 1, valueOf: { a: 'x' } }],
    {
      sound: ['const t: true = one.v.toString', 'const v: unknown = one.v.valueOf'],
      wrong: ['const v: number = one.v.constructor'],
    },
  ),
  'anything, or a mapping': field({ anyOf: [true, closed({ a: text })] }, [1, { a: 'x' }], {
    sound: ['const v: unknown = one.v'],
    wrong: ['const v: string = one.v'],
  }),
  'words of a name for a type': {
    schema: closed({ sapin1: text, Sapin2: { enum: ['Sapin3'], description: 'Sapin4' } }),
    values: [{ sapin1: 'x', Sapin2: 'Sapin3' }],
    sound: ["const v: 'Sapin3' = one.Sapin2"],
    wrong: ['one.Sapin4'],
  },
  'a slug or a word': field(
    { anyOf: [{ type: 'string', 'x-ref': 'towns' }, { const: 'unknown' }] },
    ['colmar', 'unknown'],
    {
      sound: ["take({ v: 'eguisheim' })", "take({ v: 'unknown' })"],
      wrong: ["take({ v: 'strasbourg' })"],
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
