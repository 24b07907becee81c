import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { openWorkspace } from '../../../../cli/core/workspace/workspace.ts';
import { testDay } from '../../../day.mjs';
import { makeProject, type TestProject } from '../../content-folder.ts';
import { openDesk } from '../../desk/desk-of.ts';
import { askEverything } from '../../editors/ask-everything.ts';
import { SCHEMAS } from '../../small-project.ts';
import { TIME_LIMIT } from '../../thorough.ts';

/** Files whose names mean something to a check or a rule. */
const NAMED =
  'finder seasons site navigation consistency redirects routes project phrases review lexicon'.split(' ');
/** Those whose schema the tool brings. */
const OWN = 'consistency project review'.split(' ');
const FOLDERS = 'facts prices varieties towns decorations notices legal'.split(' ');
const VALUES = [
  '[1, [2], {a: b}]\n',
  'text\n',
  'a: 1\n',
  'seasons: 1\nquestions: [x]\nrules: {}\nopening: [[]]\nroutes: {a: 1}\nredirects: [1]\naccepted: [2]\nmenu: 3\n',
  'seasons: [{name: 1, from: [], through: null}]\nquestions: [{}]\nrules: [{}]\nopening: [{hours: {}}]\nroutes: [[]]\naccepted: [{rule: 1}]\n',
  'readings: [1, {source: [], value: {}}]\nkind: []\nlabel: {}\n',
];
const COMMANDS = [
  ['check'],
  ['check', '--release'],
  ['consistency'],
  ['season'],
  ['season', '2027', '--unchanged', 'date:facts/a'],
  ['desk', '--no-open'],
  ['stats', '--facts'],
  ['stats', '--words'],
  ['fix'],
  ['where', 'site'],
  ['where', 'facts/a'],
  ['rename', 'facts', 'a', 'b'],
  ['decide', 'facts/a', '1'],
  ['decide', 'facts/a', '--value', '2', '--dry-run'],
  ['generate', '--check'],
];

/** A project of which every file that a check or a rule knows by its name holds `value`. */
function projectOfShape(value: string): TestProject {
  const text = { type: 'string', 'x-text': true };
  return makeProject(
    {
      ...Object.fromEntries(NAMED.map((name) => [`${name}.yaml`, value])),
      ...Object.fromEntries(FOLDERS.map((name) => [`${name}/a.yaml`, value])),
      'towns/colmar.yaml': null,
      'towns/eguisheim.yaml': null,
      'facts/deadline.yaml': null,
      'facts/radius.yaml': null,
      'prices/colmar.yaml': null,
      'pages/home.yaml': 'title: "{{a}} {{b}}"\n',
    },
    {
      ...Object.fromEntries(
        [...NAMED.filter((name) => !OWN.includes(name)), ...FOLDERS].map((name) => [
          `${name}.schema.json`,
          { title: name },
        ]),
      ),
      'pages/home.schema.json': { title: 'HomePage', properties: { title: text } },
    },
  );
}

describe.each(VALUES)('where files have another shape: %j', { timeout: TIME_LIMIT }, (value) => {
  test('every command survives', async () => {
    const project = projectOfShape(value);
    for (const command of COMMANDS) {
      const { status, stdout, stderr } = await project.run(command);
      const about = `${command.join(' ')}: ${stderr}`;
      expect(status, about).toBeLessThan(2);
      expect(stdout + stderr, about).not.toMatch(/^ +at .*:\d+/m);
    }
  });

  test('an editor is answered anywhere in them', () => {
    const project = projectOfShape(value);
    const workspace = openWorkspace(project, () => testDay);
    for (const name of [...NAMED, 'facts/a', 'prices/a', 'pages/home']) {
      const file = `${name}.yaml`;
      const text = readFileSync(path.join(project.contentDir, file), 'utf8');
      for (const at of [0, Math.floor(text.length / 2), text.length])
        askEverything(workspace, file, text, at);
    }
  });

  test('the desk opens, and shows each entry', async () => {
    const project = projectOfShape(value);
    const desk = openDesk(project.root, project.schemasDir);
    expect((await desk.get('/overview')).status).toBe(200);
    for (const subject of [...NAMED, ...FOLDERS.map((name) => `${name}/a`), 'pages/home'])
      expect((await desk.get(`/entry?subject=${subject}`)).status, subject).toBeLessThan(500);
  });
});

test('a fact without readings, named in a text, stops check and not generate alone', () => {
  const project = makeProject(
    {
      'facts/deadline.yaml': 'label: a\n',
      'pages/home.yaml': 'title: "{{deadline}}"\n',
      'facts/radius.yaml': 'label: b\n',
    },
    { 'facts.schema.json': { title: 'Fact', type: 'object' } },
  );
  expect(project.problems().map(({ code, file }) => `${file} ${code}`)).toContain(
    'pages/home.yaml fact/no-reading',
  );
});

describe('a file to which a setting gives a meaning has its shape, whatever its schema', () => {
  const complaints = (file: string, source: string) =>
    makeProject({ [file]: source }, { [file.replace('.yaml', '.schema.json')]: { title: 'Whatever' } })
      .complaints('en')
      .filter((line) => line.includes('file/shape'));
  const ROUTES = 'routes.yaml:';
  test.each([
    ['routes.yaml', '[a]\n', '1:1-1:4 file/shape: the route table: "routes" is missing here'],
    [
      'routes.yaml',
      'routes:\n  - page: home\n    url: /\n',
      '2:5-3:11 file/shape: the route table: "path" and "title" are missing here',
    ],
    [
      'routes.yaml',
      'routes:\n  - {page: home, path: /, title: Home, icon: x}\n',
      '2:40-2:44 file/shape: the route table: this field has no place here',
    ],
    [
      'redirects.yaml',
      'redirects: [{from: /a}]\n',
      '1:13-1:23 file/shape: the redirects: "to" is missing here',
    ],
  ])('%s: %j', (file, source, expected) => {
    const found = complaints(file, source);
    expect(
      found.map((line) => line.split(' -> ')[0]?.replace(ROUTES, '').replace('redirects.yaml:', '')),
    ).toEqual([expected]);
    expect(found[0]).toContain(`write "${file.replace('.yaml', '')}:" and another name in project.yaml`);
  });

  test('and may be anything once the setting names another', () => {
    const project = makeProject(
      {
        'project.yaml': 'redirects: moved\n',
        'redirects.yaml': '- a\n',
      },
      { 'redirects.schema.json': { title: 'Redirects', type: 'array', items: { type: 'string' } } },
    );
    expect(project.complaints()).toEqual([]);
  });

  test('a phrase without a form is refused where a page uses it', () => {
    const project = makeProject(
      { 'phrases/hello.yaml': 'text: Bonjour\n', 'pages/home.yaml': 'title: "{{hello}}"\n' },
      { 'phrases.schema.json': { title: 'Phrase' } },
    );
    expect(project.complaints('en')).toEqual([
      'pages/home.yaml:1:9-1:18 phrase/no-form: the phrase {{hello}} has no text -> write in phrases/hello.yaml a list "forms:", with a "text:" for each form',
    ]);
  });
});

test('a phrase whose file is at fault is told there alone', () => {
  const project = makeProject(
    {
      'phrases/hello.yaml': 'forms:\n  - text: {{season}} soon\n',
      'pages/home.yaml': 'title: "{{hello}}"\n',
    },
    { 'phrases.schema.json': { title: 'Phrase' } },
  );
  expect(project.complaints('en').filter((line) => !line.startsWith('phrases/hello.yaml'))).toEqual([]);
  expect(project.complaints('en')).not.toEqual([]);
});

describe('what a collection cannot hold is refused', () => {
  test.each([
    ['a list', '[a]\n', 'things/a.yaml 1:1 file/entry'],
    ['a text', 'a\n', 'things/a.yaml 1:1 file/entry'],
    ['a field of the slug’s name', 'b: 1\nslug: x\n', 'things/a.yaml 2:1 file/taken-field'],
  ])('%s', (_, source, expected) => {
    const problems = makeProject(
      { 'things/a.yaml': source },
      { 'things.schema.json': { title: 'Thing' } },
    ).problems();
    expect(problems.map(({ file, line, column, code }) => `${file} ${line}:${column} ${code}`)).toEqual([
      expected,
    ]);
  });

  test.each([
    ['its own type', { type: 'array', items: {} }, '3:11-3:18', 'array'],
    [
      'a type that it refers to',
      { $ref: '#/definitions/a', definitions: { a: { type: ['string', 'null'] } } },
      '1:1-12:2',
      'string or null',
    ],
  ])('by its schema, though it has no entry yet: %s', (_, schema, place, types) => {
    const project = makeProject(
      { 'things/README.md': 'None yet.\n' },
      { 'things.schema.json': { title: 'Thing', ...schema } },
    );
    expect(project.complaints('en').map((line) => line.split(' -> ')[0])).toEqual([
      `../schemas/things.schema.json:${place} schema/broken: this schema is broken: an entry is a mapping, which this type excludes: put the ${types} under a property`,
    ]);
  });

  test('by its schema: a property slug, the folder of the pictures', () => {
    const schema = (title: string) => ({ title, type: 'object', properties: { slug: { type: 'string' } } });
    const project = makeProject(
      { 'things/a.yaml': 'b: 1\n', 'images/a.yaml': 'b: 1\n' },
      { 'things.schema.json': schema('Thing'), 'images.schema.json': { title: 'Image' } },
    );
    expect(project.complaints('en').map((line) => line.split(' -> ')[0])).toEqual([
      '../schemas/images.schema.json:1:1-3:2 schema/broken: this schema is broken: the name images is taken: choose another',
      '../schemas/things.schema.json:5:13-7:6 schema/broken: this schema is broken: an entry has its slug from its file: choose another name',
    ]);
  });
});

test('files of the schemas’ folder that are not schemas: the only one, by another name', () => {
  const none = Object.fromEntries(Object.keys(SCHEMAS).map((name) => [name, null]));
  const project = makeProject({}, { ...none, 'notes.json': { title: 'Note', 'x-ref': 'towns' } });
  expect(project.complaints('en').map((line) => line.split(' -> ')[0])).toEqual([
    '../schemas/notes.json:1:1-4:2 schema/broken: this schema is broken: a schema of content is called NAME.schema.json: rename this file notes.schema.json',
  ]);
});

test('files of the schemas’ folder that are not schemas: a link to nothing', () => {
  const project = makeProject();
  symlinkSync('nowhere', path.join(project.schemasDir, 'a.json'));
  expect(project.problems().map(({ code, file }) => `${file} ${code}`)).toEqual([
    '../schemas/a.json file/unreadable',
  ]);
});
