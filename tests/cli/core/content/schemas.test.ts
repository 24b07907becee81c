import { rmSync } from 'node:fs';
import { ANNOTATIONS } from '../../../../cli/core/annotations/registry.ts';
import { readSchemas } from '../../../../cli/core/content/read-schemas.ts';
import { describeField, type SchemaFile } from '../../../../cli/core/content/schemas.ts';
import { editorSchemas } from '../../../../cli/core/generate/editor-schemas.ts';
import { makeProject } from '../../content-folder.ts';
import { SCHEMAS } from '../../small-project.ts';
import { transcript } from '../../transcript.ts';

const HINT = '-> c’est l’affaire d’un mainteneur : le contenu n’y est pour rien';

describe('a schema that is not JSON is told, with its name and place', () => {
  test.each(transcript`
    a comma too many | {\n  "title": "Town",\n}
    > 3:1-3:2 à la place de « } », il faut un nom
    a missing quote | {\n  "title": "Town",\n  "type: "object"\n}
    > 3:11-3:17 à la place de « object »
    a word | {\n  "title": Town\n}
    > 2:12-2:16 à la place de « Town », il faut une valeur
    a missing comma | {\n  "a": 1\n  "b": 2\n}
    > 3:3-3:4 à la place de « " », il faut une virgule
    the wrong bracket | {"enum": ["a"}
    > 1:14-1:15 à la place de « } », il faut une virgule
    a line break in a text | {\n  "title": "To\nwn"\n}
    > 2:14-2:15 il manque un guillemet droit
    a backslash on its own | {"pattern": "^\d+$"}
    > 1:15-1:19 à la place de « \d+$ », il faut un échappement
    its end cut off | {\n  "title": "Town",\n
    > 2:18-2:19 il manque un nom
  `)('$title', ({ given: [text = ''], expected: [expected = ''] }) => {
    const [line, ...others] = makeProject({}, { 'towns.schema.json': text }).complaints();
    expect(others).toEqual([]);
    const [range, reason] = expected.split(/ (.*)/);
    expect(line).toContain(
      `../schemas/towns.schema.json:${range} schema/json: ce schéma n’est pas du JSON : ${reason}`,
    );
    expect(line).toContain(HINT);
  });

  test.each([
    ['a list', '[]'],
    ['null', 'null'],
  ])('%s is JSON, but no schema', (_, text) => {
    expect(makeProject({}, { 'towns.schema.json': text }).complaints()).toEqual([
      `../schemas/towns.schema.json:1:1-1:2 schema/broken: ce schéma est cassé : a schema is an object ${HINT}`,
    ]);
  });

  test.each([
    ['towns.schema.json', '"type": "object"', '"type": "object", "type": "object"'],
    ['definitions.json', '"exclusiveMinimum"', '"exclusiveMinimum": 5, "exclusiveMinimum"'],
  ] as const)('a name twice in %s: %s', (file, name, twice) => {
    const text = JSON.stringify(SCHEMAS[file], null, 2).replace(name, twice);
    const [line, ...others] = makeProject({}, { [file]: text }).complaints();
    expect(others).toEqual([]);
    expect(line).toMatch(/^\.\.\/schemas\/\S+ yaml\/duplicate-key: le champ .* est écrit deux fois/);
  });

  test('a folder without any', () => {
    const project = makeProject();
    rmSync(project.schemasDir, { recursive: true });
    expect(project.complaints()).toEqual([
      `../schemas:1:1-1:1 schema/broken: ce schéma est cassé : no schema in ../schemas ${HINT}`,
    ]);
  });
});

function schemaSet(files: Readonly<Record<string, object>> = {}) {
  const project = makeProject({}, files);
  const set = readSchemas(project.schemasDir, project.contentDir, ANNOTATIONS);
  const file = (name: string): SchemaFile => {
    const found = set.files.get(name) ?? set.shared.get(name);
    if (!found) throw new Error(`no schema ${name}`);
    return found;
  };
  return { set, file };
}

test('an empty item of a list of Markdown is to be written below its dash', () => {
  const words = { title: 'Mots', type: 'array', items: { title: 'Mot', 'x-markdown': true } };
  const schema = { title: 'Thing', type: 'object', additionalProperties: false, properties: { words } };
  const project = makeProject({ 'things/a.yaml': 'words:\n  - ""\n' }, { 'things.schema.json': schema });
  expect(project.complaints()).toEqual([expect.stringContaining('-> écrivez « - | », puis le texte')]);
});

test.each(['x-text', 'x-markdown'])('%s implies a text that is not empty, for editors too', (annotation) => {
  const words = { title: 'Mots', description: 'quelques mots', [annotation]: true };
  const schema = { title: 'Thing', type: 'object', additionalProperties: false, properties: { words } };
  const complaints = (source: string) =>
    makeProject({ 'things/a.yaml': source }, { 'things.schema.json': schema }).complaints();
  expect(complaints('words: peu\n')).toEqual([]);
  const below = 'écrivez « words: | », puis le texte en dessous, chaque ligne décalée de deux espaces : ';
  expect(complaints('words: ""\n')).toEqual([
    `things/a.yaml:1:8-1:10 schema/minLength: « Mots » est vide -> ${annotation === 'x-markdown' ? below : ''}quelques mots`,
  ]);
  expect(complaints('words: 7\n')[0]).toContain('things/a.yaml:1:8-1:9 schema/type:');
  const { content } = makeProject({}, { 'things.schema.json': schema }).load();
  const { properties } = JSON.parse(editorSchemas(content).get('schemas/things.json') ?? '');
  expect(properties.words).toMatchObject({ type: 'string', minLength: 1 });
});

const files = {
  'pages/about.schema.json': {
    title: 'About',
    definitions: {
      a: { type: 'string' },
      'b/c': { type: 'number' },
      round: { $ref: '#/definitions/round' },
      any: true,
    },
    properties: { e: { type: 'null' } },
  },
};
test.each([
  ['to a definition of its own', '#/definitions/a', 'pages/about', { type: 'string' }],
  ['with a name in percents', '#/definitions/b~1%63', 'pages/about', { type: 'number' }],
  ['to a property', '#/properties/e', 'pages/about', { type: 'null' }],
  ['to a shared definition', '../definitions.json#/definitions/price', 'definitions.json', { title: 'Prix' }],
  ['to a whole schema', '../towns.schema.json', 'towns', { title: 'Town' }],
])('a reference: %s is followed', (_, $ref, owner, expected) => {
  const { set, file } = schemaSet(files);
  const resolved = set.resolve({ $ref }, file('pages/about'));
  expect(resolved?.file.name).toBe(owner);
  expect(resolved?.schema).toMatchObject(expected);
});

test.each([
  '#/definitions/nope',
  'nope.json#/definitions/a',
  '#/definitions/round',
  '#/title',
  '#/definitions/a/type',
  '#a',
  '#/definitions/%',
  'http://[',
])('a reference to nothing (%s) is not', ($ref) => {
  const { set, file } = schemaSet(files);
  expect(set.resolve({ $ref }, file('pages/about'))).toBeUndefined();
});

describe('what a schema says of a field', () => {
  test('goes through lists, references and conditions, and the outermost words win', () => {
    const { set, file } = schemaSet();
    expect(describeField(set, file('prices'), ['readings', '0', 'grid', '2', 'price'])).toMatchObject({
      title: 'Prix',
      description: 'en euros',
      help: 'en euros',
      examples: ['45.5'],
      isNullable: false,
      isMarkdown: false,
      known: [],
    });
    expect(describeField(set, file('prices'), ['readings', '0']).known).toEqual([
      'source',
      'surfaces',
      'grid',
    ]);
  });

  test('is nothing for a field that it does not know, whatever its name', () => {
    const { set, file } = schemaSet();
    for (const name of ['nope', 'constructor', '__proto__', 'toString'])
      expect(describeField(set, file('towns'), [name])).toMatchObject({
        title: undefined,
        description: undefined,
        examples: [],
        isNullable: false,
        isMarkdown: false,
        known: [],
      });
  });
});
