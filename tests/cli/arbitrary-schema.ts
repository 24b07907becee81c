import fc from 'fast-check';

/** A schema as JSON, and definitions that it may refer to. */
export type AnySchema = { readonly [keyword: string]: unknown };

/** Slugs of the entries to which references of made schemas may lead, and one to which none does. */
const SLUGS = ['colmar', 'eguisheim', 'nowhere'] as const;

/** Takes three minutes to read, at 200 words a minute. */
const LONG_TEXT = Array.from({ length: 500 }, () => 'mot').join(' ');

/** What annotations give a meaning: paths, pages, collections, images, facts, Markdown; and what they refuse. */
const NAMED = [
  '/communes',
  '/nowhere',
  'home',
  'header',
  'towns',
  'sapin.svg',
  '{{radius}}',
  '{{nope}}',
  '<b>',
  '2026-11-21T10:00',
  '2026-11-20',
  LONG_TEXT,
];

/** Names of fields, hostile ones among them. */
const NAMES = ['a', 'b', 'é', '3.10', 'constructor', 'toString', 'valueOf', 'a/b~c', ' '] as const;
const name = fc.constantFrom(...NAMES);

/** Values as YAML may hold them, of the kinds that made schemas ask for. */
const anyValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, 0, 1.5, -3, 'x', '', '2026-02-30', '2026-11-21', ...SLUGS, ...NAMED),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

/** Annotations that any schema of a text, or of a list, may bear. */
const annotation = fc.constantFrom<AnySchema>(
  { 'x-ref': 'towns' },
  { 'x-ref': 'towns', type: 'string' },
  { 'x-href': true },
  { 'x-image': true, type: ['string', 'null'] },
  { 'x-collection': true },
  { 'x-surface-id': true },
  { 'x-prose': true },
  { 'x-text': true, 'x-length': { max: 2 } },
  { 'x-text': true, 'x-surface': ['header'] },
  { 'x-markdown': true, 'x-words': { min: 2 }, 'x-links': { max: 0 } },
  { 'x-text': false },
  { 'x-unique': true },
  { 'x-unique': true, type: 'string' },
);
const ofList = fc.constantFrom<AnySchema>({ 'x-unordered': true }, { 'x-symmetric': true });

/** Keywords of draft-07, as Ajv's strict mode allows them together; `inner` makes the schemas inside. */
function keywords(inner: fc.Arbitrary<unknown>, references: readonly string[]): fc.Arbitrary<AnySchema> {
  const named = fc.dictionary(name, inner, { maxKeys: 3, noNullPrototype: true });
  const some = fc.array(inner, { minLength: 1, maxLength: 3 });
  const small = fc.integer({ min: 0, max: 3 });
  const types = fc.constantFrom('string', 'number', 'integer', 'boolean', 'null', 'array', 'object');
  const together = <T>(arbitrary: fc.Arbitrary<T>, make: (value: T) => AnySchema) => arbitrary.map(make);
  return fc.oneof(
    annotation,
    together(fc.tuple(inner, ofList), ([items, mark]) => ({ type: 'array', items, ...mark })),
    fc.constantFrom<AnySchema>({
      type: 'object',
      properties: { a: { type: 'number' }, b: { 'x-above': 'a' }, é: { format: 'date', type: 'string' } },
    }),
    fc.constantFrom<AnySchema>(
      { type: 'object', properties: { a: { type: 'string' }, b: { 'x-after': 'a' } } },
      { type: 'object', properties: { a: { 'x-text': true }, b: { 'x-read-time': 'a' } } },
    ),
    together(types, (type) => ({ type })),
    together(anyValue, (value) => ({ const: value })),
    together(
      fc.uniqueArray(anyValue, { minLength: 1, maxLength: 3, selector: (each) => JSON.stringify(each) }),
      (all) => ({ enum: all }),
    ),
    fc.constantFrom<AnySchema>(
      { type: 'string', format: 'date' },
      { type: 'string', pattern: '^[a-z]+$' },
      { type: 'array', uniqueItems: true },
    ),
    together(small, (limit) => ({ type: 'string', minLength: limit })),
    together(small, (limit) => ({ type: 'number', maximum: limit, multipleOf: 0.5 })),
    together(fc.tuple(named, fc.boolean()), ([properties, isOpen]) => ({
      type: 'object',
      properties,
      additionalProperties: isOpen,
    })),
    together(fc.tuple(named, inner), ([properties, others]) => ({
      type: 'object',
      properties,
      additionalProperties: others,
    })),
    together(fc.tuple(inner, small), ([each, limit]) => ({
      type: 'object',
      patternProperties: { '^[ab]': each },
      maxProperties: limit,
    })),
    together(named, (dependencies) => ({ type: 'object', dependencies })),
    together(fc.constantFrom<AnySchema>({ pattern: '^[a-z]+$' }, { 'x-ref': 'towns' }), (propertyNames) => ({
      type: 'object',
      propertyNames,
    })),
    together(name, (required) => ({ type: 'object', required: [required] })),
    together(fc.tuple(inner, small), ([items, limit]) => ({ type: 'array', items, maxItems: limit })),
    together(some, (items) => ({ type: 'array', items, minItems: items.length, additionalItems: false })),
    together(fc.tuple(fc.constantFrom('allOf', 'anyOf', 'oneOf'), some), ([keyword, branches]) => ({
      [keyword]: branches,
    })),
    together(fc.tuple(types, inner, inner), ([type, met, unmet]) => ({
      if: { type },
      ...Object.fromEntries([['then', met]]),
      else: unmet,
    })),
    together(types, (type) => ({ not: { type } })),
    together(
      fc.tuple(fc.constantFrom(...references), annotation, fc.boolean()),
      ([$ref, beside, isAlone]) => ({ $ref, ...(isAlone ? {} : beside) }),
    ),
  );
}

/** Readings as `x-readings` wants them, and others. */
const anyReadings = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: reading() },
    { weight: 1, arbitrary: fc.constantFrom<unknown>('x', null, { source: 1 }, { source: 'c', value: [] }) },
  ),
  { maxLength: 3 },
);

function reading() {
  const surfaces = fc.uniqueArray(fc.constantFrom('home', 'header', 'town'), { maxLength: 2 });
  return fc.record(
    { source: fc.constantFrom('a', 'b', 'c'), value: fc.constantFrom(1, 'x'), surfaces },
    { requiredKeys: ['source'] },
  );
}

/** An entry of such a schema: a value, and what the properties of entries alone may be. */
export const anyEntry: fc.Arbitrary<AnyEntry> = fc.record(
  {
    a: anyValue,
    readings: anyReadings,
    decision: fc.constantFrom('a', 'x', 1),
    on: fc.constantFrom(true, false, '2026-11-20', '2026-11-21', '2026-11-22'),
  },
  { requiredKeys: ['a'], noNullPrototype: true },
);

export interface AnyEntry {
  readonly a: unknown;
  readonly readings?: readonly unknown[];
  readonly decision?: string | number;
  readonly on?: string | boolean;
}

/** A schema of entries, what it refers to, and one of a file that is not there. */
export interface AnySchemas {
  readonly own: AnySchema;
  readonly shared: AnySchema;
  readonly missing: AnySchema;
}

/** What the properties of an entry itself may bear, and no other. */
const ofEntry = fc.record({ isLazy: fc.boolean(), hasReadings: fc.boolean(), waits: fc.boolean() });

/**
 * Schemas of draft-07 that Ajv's strict mode takes, with annotations anywhere, for an entry that is a mapping; references
 * lead to definitions of their own and of another file, which do not lead back for the same value.
 */
export const anySchema: fc.Arbitrary<AnySchemas> = fc
  .record({
    leaf: keywords(fc.constant(true), ['#/definitions/plain']),
    deep: fc.letrec<{ schema: unknown }>((tie) => ({
      schema: fc.oneof(
        { maxDepth: 3, depthSize: 'small' },
        fc.boolean(),
        keywords(tie('schema'), [
          '#/definitions/leaf',
          'shared.json#/definitions/leaf',
          'shared.json#/properties/e%CC%81',
        ]),
      ),
    })).schema,
    shared: keywords(fc.boolean(), ['#/definitions/plain']),
    marks: ofEntry,
    isOptional: fc.boolean(),
  })
  .map(({ leaf, deep, shared, marks, isOptional }) => ({
    missing: { title: 'Missing', type: 'object', 'x-optional': isOptional },
    own: {
      title: 'Thing',
      type: 'object',
      properties: {
        a: marks.isLazy && typeof deep === 'object' ? { ...deep, 'x-lazy': true } : deep,
        ...(marks.hasReadings ? { readings: { 'x-readings': true } } : {}),
        ...(marks.waits ? { on: { 'x-waits': true } } : {}),
      },
      definitions: { plain: { type: 'string' }, leaf },
    },
    shared: {
      title: 'Shared',
      definitions: { plain: annotated(), leaf: shared },
      properties: { 'e\u0301': { 'x-ref': 'towns' } },
    },
  }));

function annotated(): AnySchema {
  return { type: 'string', 'x-ref': 'towns' };
}
