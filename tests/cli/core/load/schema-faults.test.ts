import { makeProject } from '../../content-folder.ts';
import { SCHEMAS } from '../../small-project.ts';
import { transcript } from '../../transcript.ts';
import { annotated } from '../checks/warnings-of.ts';

const HINT = ' -> c’est l’affaire d’un mainteneur : le contenu n’y est pour rien';

/** What `check` says when `from` is written `to` in a schema of the small project. */
function complaintsOn(file: keyof typeof SCHEMAS, from: string, to: string): readonly string[] {
  const text = JSON.stringify(SCHEMAS[file], null, 2);
  expect(text).toContain(from);
  return makeProject({}, { [file]: text.replace(from, to) }).complaints();
}

describe('a schema at fault is named, with the place', () => {
  /** The line for a fault in a schema file, from its range and its reason. */
  const broken = (file: string) => (fault: string) =>
    `../schemas/${file}:${fault.replace(' ', ' schema/broken: ce schéma est cassé : ')}${HINT}`;

  test.each(transcript`
    an unknown keyword | towns | "pattern": | "patern":
    > 23:17-23:27 strict mode: unknown keyword: "patern"
    another draft | towns | "title": "Town" | "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Town"
    > 2:14-2:60 schemas are draft-07: write "$schema": "http://json-schema.org/draft-07/schema#", and "definitions" for "$defs"
    an unknown annotation | towns | "x-unique": | "x-uniq":
    > 17:17-17:21 strict mode: unknown keyword: "x-uniq"
    an unknown format | articles | "format": "date" | "format": "datte"
    > 23:17-23:24 unknown format "datte" ignored in schema at path "#/properties/date"
    a reference to nothing | prices | definitions/price | definitions/prix
    > 61:27-61:63 can't resolve reference definitions.json#/definitions/prix
    x-ref to no schema | towns | "x-ref": "towns" | "x-ref": "villes"
    > 37:18-37:26 keyword "x-ref" value is invalid at path "#/properties/nearby/items": data must be equal to one of the allowed values
    x-above without its sibling | prices | "x-above": "min" | "x-above": "mni"
    > 55:30-55:35 there is no property mni beside it
  `)('$title', ({ given: [name, from = '', to = ''], expected }) => {
    expect(complaintsOn(`${name}.schema.json` as keyof typeof SCHEMAS, from, to)).toEqual(
      expected.map(broken(`${name}.schema.json`)),
    );
  });

  test.each(transcript`
    an unknown keyword | "exclusiveMinimum" | "exclusiveMin"
    > 9:23-9:24 strict mode: unknown keyword: "exclusiveMin"
  `)(
    '$title of a shared definition is told once, where it stands',
    ({ given: [from = '', to = ''], expected }) => {
      expect(complaintsOn('definitions.json', from, to)).toEqual(expected.map(broken('definitions.json')));
    },
  );

  test.each(transcript`
    x-lazy deeper than an entry’s own property | {"title":"Town","properties":{"a":{"properties":{"b":{"x-lazy":true}}}}}
    > 7:21-7:25 x-lazy is for the properties of an entry itself
    x-row-of a table that is not there | {"title":"Town","x-row-of":{"table":"communes.tsv","columns":{"name":"name","insee":"code"}}}
    > 3:15-9:4 keyword "x-row-of" value is invalid at path "#": data/table must be equal to one of the allowed values
  `)('$title', ({ given: [schema = ''], expected }) => {
    expect(makeProject({}, { 'towns.schema.json': JSON.parse(schema) }).complaints()).toEqual(
      expected.map(broken('towns.schema.json')),
    );
  });

  test.each(['types', 'lazy', 'phrase-forms', 'readings'])(
    'the name of a module that generate writes: %s',
    (name) => {
      expect(makeProject({}, { [`${name}.schema.json`]: { title: 'Thing' } }).complaints()).toEqual([
        `../schemas/${name}.schema.json:1:1-3:2 schema/broken: ce schéma est cassé : the name ${name} is taken: choose another${HINT}`,
      ]);
    },
  );

  test('the name of a module that is derived from other collections, and only where these have schemas', () => {
    const sizes = { 'tree-sizes.schema.json': { title: 'Size' } };
    expect(makeProject({}, { ...sizes, 'varieties.schema.json': { title: 'Variety' } }).complaints()).toEqual(
      [
        `../schemas/tree-sizes.schema.json:1:1-3:2 schema/broken: ce schéma est cassé : the name tree-sizes is taken: choose another${HINT}`,
      ],
    );
    expect(makeProject({ 'tree-sizes.yaml': 'a: 1\n' }, sizes).complaints()).toEqual([]);
  });

  test.each(transcript`
    a reference that leads back for the same value | {"title":"Town","allOf":[{"$ref":"#"}]}
    > 5:15-5:18 # is an endless reference
    a reference to what is not a schema | {"title":"Town","examples":[{"type":"null"}],"$ref":"#/examples/0"}
    > 8:11-8:25 #/examples/0 is not a schema: move it to definitions
    a list of fixed items that may go on | {"title":"Town","properties":{"a":{"items":[{"type":"string"},{"type":"number"}],"additionalItems":{"type":"boolean"}}}}
    > 5:16-12:8 a list of 2 different items says so with "minItems": 2, and "maxItems": 2 or "additionalItems": false; items of one kind after them are a list of their own
    an address of its own inside | {"title":"Town","properties":{"a":{"$id":"a.json"}}}
    > 5:14-5:22 $id is for the schema of a file: refer to this one by its path
    a property that Ajv passes over | {"title":"Town","properties":{"__proto__":{}}}
    > 4:18-4:20 no field can be called __proto__: choose another name
    an annotation of texts on a number | {"title":"Town","properties":{"a":{"type":"number","x-ref":"towns"}}}
    > 5:15-5:23 x-ref is for string, not number: take it away, or give it a branch of anyOf
    an annotation in not | {"title":"Town","properties":{"a":{"not":{"x-ref":"towns"}}}}
    > 5:14-7:8 x-ref has no effect inside not: write it where a value has to keep it
    an annotation in a condition | {"title":"Town","if":{"properties":{"a":{"x-text":true}}},"else":{}}
    > 3:9-9:4 x-text has no effect inside if: write it in then or else
    readings by another name | {"title":"Town","properties":{"values":{"x-readings":true}}}
    > 5:21-5:25 x-readings is for the property readings of an entry itself
  `)('$title', ({ given: [schema = ''], expected }) => {
    expect(makeProject({}, { 'towns.schema.json': JSON.parse(schema) }).complaints()).toEqual(
      expected.map(broken('towns.schema.json')),
    );
  });
});

test.each(transcript`
  another schema | Article
  > ../schemas/articles.schema.json
a type that generate writes | Surface
  > Surface
  a shared definition | Price
  > ../schemas/definitions.json (price)
  what Markdown becomes | HTML
  > Html
`)('the title of $title is refused', ({ given: [title = ''], expected: [other] }) => {
  const project = makeProject({}, { 'towns.schema.json': { title } });
  const place = `../schemas/towns.schema.json:2:12-2:${14 + title.length} schema/same-title:`;
  expect([...project.complaints(), ...project.complaints('en')]).toEqual([
    `${place} le titre de ce schéma est déjà celui de ${other} -> écrivez-en un autre : il nomme le type des entrées dans le code`,
    `${place} the title of this schema is already that of ${other} -> write another: it names the type of the entries in the code`,
  ]);
});

test('content is not blamed while a schema is at fault', () => {
  const project = makeProject(
    { 'towns/colmar.yaml': 'nope: 1\n' },
    { 'site.schema.json': { title: 'Site', itemz: 1 } },
  );
  expect(project.problems().map(({ file }) => file)).toEqual(['../schemas/site.schema.json']);
});

test.each([
  ['without a bound', 'towns', { 'x-words': {} }, /must NOT have fewer than 1 properties/],
  [
    'that nothing can keep',
    'towns',
    { 'x-length': { min: 60, max: 12 } },
    /x-length asks for more than it allows/,
  ],
  ['of characters on Markdown', 'articles', { 'x-length': { max: 60 } }, /x-length goes with x-text$/],
  ['of links on a plain text', 'towns', { 'x-links': { min: 4 } }, /x-links goes with x-markdown$/],
] as const)('a limit is refused: %s', (_, file, limit, reason) => {
  const property = file === 'towns' ? 'text' : 'body';
  const [first, ...others] = makeProject({}, annotated(file, property, limit)).problems('fr');
  expect(others).toEqual([]);
  expect(first).toMatchObject({ code: 'schema/broken', file: `../schemas/${file}.schema.json` });
  expect(first?.message).toMatch(reason);
  expect(first?.line).toBeGreaterThan(1);
});
