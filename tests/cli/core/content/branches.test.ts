import { makeProject } from '../../content-folder.ts';

const ref = { type: 'string', 'x-ref': 'towns' };

/** The codes and places of what `check` says of `things/a.yaml`, when a thing is as `schema` says. */
function found(schema: object, source: string): string {
  const project = makeProject(
    { 'things/a.yaml': source, 'articles/colmar.yaml': 'title: a\ndate: 2026-11-21\nbody: b\n' },
    { 'things.schema.json': { title: 'Thing', ...schema } },
  );
  return project
    .problems()
    .map(
      ({ code, file, line, column }) =>
        `${code.replace('ref/unknown', 'dead')}${file === 'things/a.yaml' ? '' : ` ${file}`} ${line}:${column}`,
    )
    .join(', ');
}

const of = (properties: object, more: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
});

test.each<readonly [string, object, string, string]>([
  ['additionalProperties', { type: 'object', additionalProperties: ref }, 'a: colmar\nb: nope\n', 'dead 2:4'],
  [
    'additionalProperties beside others',
    { ...of({ a: true }), additionalProperties: true, allOf: [{ additionalProperties: ref }] },
    'a: nope\n',
    'dead 1:4',
  ],
  ['patternProperties', of({}, { patternProperties: { '^é': ref } }), 'éa: colmar\néb: nope\n', 'dead 2:5'],
  [
    'a tuple',
    of({ a: { type: 'array', items: [{ type: 'number' }, ref], minItems: 2, additionalItems: false } }),
    'a: [1, nope]\n',
    'dead 1:8',
  ],
  ['propertyNames', { type: 'object', propertyNames: { 'x-ref': 'towns' } }, 'colmar: 1\nx: 2\n', 'dead 2:1'],
  [
    'a dependency that is met',
    of({ a: true, b: true }, { dependencies: { a: { properties: { b: ref } } } }),
    'a: 1\nb: nope\n',
    'dead 2:4',
  ],
  [
    'beside a reference',
    of(
      { a: { $ref: '#/definitions/word', 'x-ref': 'towns' } },
      { definitions: { word: { pattern: '^[a-z]+$' } } },
    ),
    'a: nope\n',
    'dead 1:4',
  ],
  [
    'two of one keyword',
    of({ a: { allOf: [ref, { type: 'string', 'x-ref': 'articles' }] } }),
    'a: eguisheim\n',
    'dead 1:4',
  ],
  [
    'format, in a key',
    of({}, { additionalProperties: true, propertyNames: { format: 'date' } }),
    'a: 1\n',
    'schema/format 1:1',
  ],
])('an annotation holds wherever a schema puts it: %s', (_, schema, source, expected) => {
  expect(found(schema, source)).toBe(expected);
});

const slugOrWord = of({ a: { anyOf: [ref, { const: 'unknown' }] } });
const dateOrNever = of({ a: { oneOf: [{ type: 'string', format: 'date' }, { const: 'never' }] } });
const townOrArticle = of({ a: { anyOf: [ref, { type: 'string', 'x-ref': 'articles' }] } });
const kinds = of(
  { kind: { enum: ['town', 'word'] }, name: { type: 'string' } },
  {
    required: ['kind'],
    if: { properties: { kind: { const: 'town' } } },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { properties: { name: ref } },
    else: { properties: { name: { maxLength: 5 } } },
  },
);
test.each<readonly [string, object, string, string]>([
  ['a slug or a word: the word', slugOrWord, 'a: unknown\n', ''],
  ['a slug or a word: neither', slugOrWord, 'a: nope\n', 'dead 1:4'],
  ['a date or a word: neither', dateOrNever, 'a: 2026-02-31\n', 'schema/format 1:4'],
  ['of two collections: the second', townOrArticle, 'a: choisir\n', ''],
  ['of two collections: neither', townOrArticle, 'a: nope\n', 'dead 1:4'],
  ['a condition that is met', kinds, 'kind: town\nname: nope\n', 'dead 2:7'],
  ['a condition that is not', kinds, 'kind: word\nname: nope\n', ''],
  [
    'deep inside, through references that lead back',
    {
      $ref: '#/definitions/node',
      definitions: {
        node: {
          anyOf: [
            { type: 'string', 'x-href': true },
            of({ to: ref }, { required: ['to'] }),
            of({ all: { type: 'array', items: { $ref: '#/definitions/node' } } }, { required: ['all'] }),
          ],
        },
      },
    },
    'all: [{to: colmar}, {all: [{to: nope}, "http://a.fr"]}]\n',
    'dead 1:33, link/scheme 1:40',
  ],
])('an annotation holds in the branch that applies, and only there: %s', (_, schema, source, expected) => {
  expect(found(schema, source)).toBe(expected);
});

test('a key that names an entry is found and renamed with it', async () => {
  const project = makeProject(
    { 'things/a.yaml': 'colmar: 1\n"eguisheim": 2\n' },
    { 'things.schema.json': { title: 'Thing', type: 'object', propertyNames: { 'x-ref': 'towns' } } },
  );
  expect((await project.run(['where', 'towns/colmar'])).stdout).toContain('things/a.yaml:1:1');
  expect((await project.run(['rename', 'towns', 'eguisheim', 'eguis'])).status).toBe(0);
  expect(project.problems()).toEqual([]);
});
