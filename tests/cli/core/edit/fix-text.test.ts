import { allEntries } from '../../../../cli/core/content/content.ts';
import { fixText } from '../../../../cli/core/edit/fix-text.ts';
import { loadContent } from '../../../../cli/core/load/load.ts';
import { makeProject } from '../../content-folder.ts';
import { checkShop } from '../../shop-content.ts';
import type { Schemas } from '../../small-project.ts';

/** A file without a schema, fixed. */
const fixed = (text: string) => fixText(text, undefined, [], checkShop().content);

/** A file of the small project, fixed with what `check` says of it. */
function fixedIn(file: string, text: string, schemas?: Schemas): string {
  const project = makeProject({ [file]: text }, schemas);
  const { content, problems } = project.load();
  const entry = allEntries(content).find((each) => each.file.path === file);
  return fixText(
    text,
    entry,
    problems.filter((each) => each.file === file),
    content,
  );
}

test.each([
  ['a colon between curly quotes', 'title: “Sapin : le guide”\n', 'title: "Sapin : le guide"\n'],
  ['the same over two lines', 'a:\n  - "un "deux"\n    trois"\n', 'a:\n  - "un « deux » trois"\n'],
  ['a bullet for a dash', 'a:\n  - un\n  • deux\n  - trois\n', 'a:\n  - un\n  - deux\n  - trois\n'],
  ['emphasis', 'a:\n  - *Abies "x"*, b\n  - c\n', 'a:\n  - "*Abies \\"x\\"*, b"\n  - c\n'],
  ['emphasis over two lines', 'a: *b* c\n  d # e\nf: g\n', 'a: "*b* c\n  d" # e\nf: g\n'],
  ['a link', 'a: [b](/c)\nd: e\n', 'a: "[b](/c)"\nd: e\n'],
  ['a no-break space behind a dash', 'a:\n  - b\n  -\u00a0c\nd: e\n', 'a:\n  - b\n  - c\nd: e\n'],
  [
    'a tab where neighbours stand further right',
    'a:\n  b:\n    - c: 1\n\td: 2\n    - c: 3\n',
    'a:\n  b:\n    - c: 1\n      d: 2\n    - c: 3\n',
  ],
  [
    'tabs everywhere, in texts too',
    `a:\n\tb: |\n\t\tun\n\n\t\t## deux\n${'\t\ttrois\n'.repeat(60)}`,
    `a:\n  b: |\n    un\n\n    ## deux\n${'    trois\n'.repeat(60)}`,
  ],
  ['two faults', 'a: b : c\nd: e : f\n', 'a: "b : c"\nd: "e : f"\n'],
])('syntax: %s', (_, before, after) => {
  expect(fixed(before)).toBe(after);
});

test.each([
  ['a quote that nothing closes', 'title: "Sapin\nname: b\n'],
  ['a comment behind the colon', 'title: Sapin : le guide # ici\n'],
  ['a tab that two columns explain', 'a:\n  b:\n    c: 1\n\td: 2\n'],
  ['an address', 'href: https://sapin.example\n'],
])('syntax: %s stays', (_, text) => {
  expect(fixed(text)).toBe(text);
});

test('the decimals of an item of a list', () => {
  const items = { title: 'Taille', type: 'string', pattern: '^\\d(\\.\\d+)?-\\d(\\.\\d+)?$' };
  const sizes = { title: 'Tailles', type: 'array', items };
  const schemas = {
    'things.schema.json': {
      title: 'Thing',
      type: 'object',
      additionalProperties: false,
      properties: { sizes },
    },
  };
  expect(fixedIn('things/a.yaml', 'sizes: [1-2, 2-2,25]\n', schemas)).toBe('sizes: [1-2, 2-2.25]\n');
  expect(fixedIn('things/a.yaml', 'sizes: [1,5-1,75]\n', schemas)).toBe('sizes: [1.5-1.75]\n');
});

describe('fields in another group than theirs', () => {
  const mapping = (properties: object) => ({
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  });
  const number = { title: 'Nombre', type: 'number' };
  const spot = { title: 'Lieu', ...mapping({ lat: number, lon: number }) };
  const schemas = { 'things.schema.json': { title: 'Thing', ...mapping({ spot, size: number }) } };
  const whole = 'spot:\n  # au clocher\n  lat: 48.1\n\n  lon: 7.3\nsize: 3\n';

  test('one that came in', () => {
    expect(fixedIn('things/a.yaml', whole.replace('size', '  size'), schemas)).toBe(whole);
  });

  test('one that others follow stays', () => {
    const text = 'spot:\n  lat: 48.1\n  size: 3\n  lon: 7.3\n';
    expect(fixedIn('things/a.yaml', text, schemas)).toBe(text);
  });
});

test('spaces at the ends of lines go, but for those of a long text', () => {
  expect(fixed('a: 1  \n# note \t\nb: |\n  ligne  \n  suite\nc: 2 \n')).toBe(
    'a: 1\n# note\nb: |\n  ligne  \n  suite\nc: 2\n',
  );
});

test('spaces: line breaks stay as they are', () => {
  expect(fixed('a: 1 \r\nb: 2\r\n')).toBe('a: 1\r\nb: 2\r\n');
});

test('values: no-break spaces go where the typography puts its own, and stay elsewhere', () => {
  const before = 'title: "Le Grand\u00a0Ried\u202f: oui\u00a0!"\n';
  expect(fixedIn('pages/home.yaml', before)).toBe('title: "Le Grand\u00a0Ried : oui !"\n');
});

test('values: a list is sorted where a schema that is referred to leaves its order open', () => {
  const list = { type: 'array', 'x-unordered': true, items: { type: 'string' } };
  const schema = (properties: object) => ({ type: 'object', additionalProperties: false, properties });
  const schemas = {
    'lists.json': { definitions: { list } },
    'bags.schema.json': { title: 'Bag', ...schema({ all: { $ref: 'lists.json#/definitions/list' } }) },
    'rows.schema.json': { title: 'Row', ...schema({ all: { ...list, 'x-unordered': false } }) },
  };
  expect(fixedIn('bags/a.yaml', 'all:\n  - b\n  - a\n', schemas)).toBe('all:\n  - a\n  - b\n');
  expect(fixedIn('rows/a.yaml', 'all:\n  - b\n  - a\n', schemas)).toBe('all:\n  - b\n  - a\n');
});

test('values: a comma in a number and a word for true or false are written as YAML has them', () => {
  const schema = {
    title: 'Prices',
    type: 'object',
    additionalProperties: false,
    properties: {
      price: { type: 'number' },
      open: { type: 'boolean' },
      name: { type: 'string' },
      hints: { type: 'array', items: { type: 'string' } },
    },
  };
  const text = 'price: 42,50\nopen: "oui"\nname: 3,5\nhints:\n  - Le pied : frais\n  - a\n';
  const project = makeProject({ 'tarif.yaml': text }, { 'tarif.schema.json': schema });
  const { content, problems } = loadContent(project);
  expect(
    fixText(
      text,
      undefined,
      problems.filter(({ file }) => file === 'tarif.yaml'),
      content,
    ),
  ).toBe('price: 42.5\nopen: true\nname: 3,5\nhints:\n  - "Le pied : frais"\n  - a\n');
});

test('content that is well written stays as it is', () => {
  const { content } = checkShop();
  for (const entry of allEntries(content))
    expect(fixText(entry.file.text, entry, [], content)).toBe(entry.file.text);
});

test('a first item on the line of its field moves to its own', () => {
  expect(
    fixedIn('towns/colmar.yaml', 'name: Colmar\npostalCode: "68000"\nnearby: eguisheim\n  - turckheim\n'),
  ).toBe('name: Colmar\npostalCode: "68000"\nnearby:\n  - eguisheim\n  - turckheim\n');
});

test('a list without any dash gets them where each line is a slug, and a text does not', () => {
  const town = 'name: Colmar\npostalCode: "68000"\nnearby:\n';
  expect(fixedIn('towns/colmar.yaml', `${town}  eguisheim\n  turckheim\n`)).toBe(
    `${town}  - eguisheim\n  - turckheim\n`,
  );
  const doubtful = `${town}  eguisheim et\n  turckheim\n`;
  expect(fixedIn('towns/colmar.yaml', doubtful)).toBe(doubtful);
});
