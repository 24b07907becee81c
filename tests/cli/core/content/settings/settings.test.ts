import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings, USUAL } from '../../../../../cli/core/content/settings/settings.ts';
import { asLine, makeProject, type ShownProblem } from '../../../content-folder.ts';
import { CONTENT, SCHEMAS } from '../../../small-project.ts';

const withSettings = (text: string, more: Readonly<Record<string, string | null>> = {}) =>
  makeProject({ 'project.yaml': text, ...more });

describe('what project.yaml may say', () => {
  test('nothing: a project without it, and one whose file says nothing, have the usual settings', () => {
    expect(readSettings(makeProject().contentDir)).toEqual(USUAL);
    expect(readSettings(withSettings('language: fr\n').contentDir)).toEqual(USUAL);
  });

  test('its faults are shown like those of any file, and the usual setting holds', () => {
    const project = withSettings('language: de\nwordsAMinute: 20\nimages:\n  hosst: []\n');
    expect(project.problems('en').map(asLine)).toEqual([
      'project.yaml:1:11-1:13 schema/enum: "language" cannot be "de" -> one of: "fr", "en"',
      'project.yaml:2:15-2:17 schema/minimum: "wordsAMinute" is 20, less than 50 -> write 50 or more',
      'project.yaml:4:3-4:8 schema/additionalProperties: there is no field "hosst" here -> did you mean "hosts"?',
    ]);
    expect(readSettings(project.contentDir).language).toBe('fr');
  });

  test.each(['project', 'consistency', 'review'])('a schema of the project cannot be called %s', (name) => {
    const project = makeProject(
      { [`${name}.yaml`]: 'name: x\n' },
      { [`${name}.schema.json`]: { title: 'Own', type: 'object', properties: { name: { type: 'string' } } } },
    );
    expect(project.complaints()[0]).toContain('choose another name');
  });
});

const project = () =>
  makeProject(
    {
      'project.yaml': `facts: constants
routes: pages-table
surfaces: [banner]
images: {folder: pictures, hosts: [pictures.example]}
`,
      'facts/deadline.yaml': null,
      'facts/radius.yaml': null,
      'constants/radius.yaml': CONTENT['facts/radius.yaml'].replace('accueil', 'a, surfaces: [banner]'),
      'routes.yaml': null,
      'pages-table.yaml': CONTENT['routes.yaml'],
      'articles/choisir.yaml': null,
      'articles/garder.yaml': 'title: Garder\ndate: "2026-11-21"\nbody: "{{rayon}} [ici](/communs)"\n',
      'images/sapin.svg': null,
      'pictures/sapin.svg': CONTENT['images/sapin.svg'],
      'towns/colmar.yaml': `${CONTENT['towns/colmar.yaml']}image: https://images.example/a.jpg\n`,
      'towns/eguisheim.yaml': `${CONTENT['towns/eguisheim.yaml']}image: sapin.svg\n`,
      'towns/turckheim.yaml': 'name: Turckheim\npostalCode: "68230"\nimage: spin.svg\n',
    },
    {
      'facts.schema.json': null,
      'constants.schema.json': SCHEMAS['facts.schema.json'],
      'routes.schema.json': null,
      'pages-table.schema.json': SCHEMAS['routes.schema.json'],
    },
  );

test('names of facts, routes, surfaces, images and their hosts', () => {
  expect(
    project()
      .problems('en')
      .map(({ file, code, hint }) => `${file} ${code} ${hint}`),
  ).toEqual([
    'articles/garder.yaml fact/unknown did you mean {{radius}}? if not, constants/rayon.yaml is missing',
    'articles/garder.yaml link/dead did you mean "/communes"?',
    'towns/colmar.yaml image/host the allowed hosts: pictures.example (project.yaml, images.hosts)',
    'towns/turckheim.yaml image/missing did you mean "sapin.svg"? a new picture goes into pictures/',
  ]);
});

test('names: the cache looks again at what depends on them', () => {
  const small = makeProject();
  expect(small.problems()).toEqual([]);
  small.write('project.yaml', 'surfaces: [banner]\n');
  expect(small.problems().map(({ code }) => code)).toEqual(['fact/unknown-surface']);
});

test('names are those of the modules', async () => {
  const small = makeProject({
    'project.yaml': 'surfaces: [header, banner]\nlanguage: en\nimages: {folder: pictures}\n',
    'pictures/sapin.svg': CONTENT['images/sapin.svg'],
    'images/sapin.svg': null,
    'towns/colmar.yaml': `${CONTENT['towns/colmar.yaml']}image: sapin.svg\ntext: "Ready ? {{radius}} !"\n`,
  });
  expect((await small.generate()).status).toBe(0);
  const module = (name: string) => readFileSync(path.join(small.out, name), 'utf8');
  expect(module('identifiers.ts')).toContain("PageId | 'header' | 'banner'");
  expect(module('towns.ts')).toContain('"/pictures/sapin.svg"');
  expect(module('towns.ts')).toContain('"Ready ? 15 km !"');
  expect(module('facts.ts')).toContain('"22 December"');
  expect(module('schemas/project.json')).toContain('"the collection of the facts"');
  expect(existsSync(path.join(small.out, 'project.ts'))).toBe(false);
});

describe('what a project does not want', () => {
  const sloppy = {
    'towns/colmar.yaml': `${CONTENT['towns/colmar.yaml']}text: Un sapin exceptionnel ! Voyez le le soir !\n`,
  };
  const codes = (settings: string) =>
    makeProject({ ...sloppy, 'project.yaml': settings })
      .load()
      .warnings.map(({ code }) => code)
      .sort();

  test('checks of French do not run elsewhere', () => {
    expect(codes('language: fr\n')).toEqual(['text/boast', 'text/doubled-word', 'text/exclamation']);
    expect(codes('language: en\n')).toEqual(['text/doubled-word', 'text/exclamation']);
  });

  test('checks that are switched off', () => {
    expect(codes('off: {checks: [text/boast, text/exclamation]}\n')).toEqual(['text/doubled-word']);
  });

  test('a check or a rule that does not exist', async () => {
    expect(makeProject({ 'project.yaml': 'off: {checks: [text/bost]}\n' }).complaints('en')).toEqual([
      expect.stringContaining('did you mean "text/boast"?'),
    ]);
    const project = makeProject({ 'project.yaml': 'off: {rules: [dead-lnk]}\n' });
    const { status, stderr } = await project.run(['consistency', '--lang', 'en']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^project\.yaml: unknown rule: "dead-lnk"; did you mean "dead-link"\?\n/);
  });

  test('rules that are switched off', async () => {
    const files = {
      'towns/colmar.yaml': `${CONTENT['towns/colmar.yaml']}oldLink: /communs\n`,
      'facts/deadline.yaml': CONTENT['facts/deadline.yaml'].replace('12-23', '12-22'),
    };
    const open = async (settings: string) =>
      JSON.parse(
        (await makeProject({ ...files, 'project.yaml': settings }).run(['consistency', '--format', 'json']))
          .stdout,
      ).summary.open;
    expect(await open('off: {rules: []}\n')).toBe(1);
    expect(await open('off: {rules: [dead-link]}\n')).toBe(0);
  });

  test('the pace of its readers and its words for what is made up', async () => {
    const project = makeProject({
      'project.yaml': 'placeholders: [TBD]\n',
      'pages/home.yaml': 'title: tbd, à compléter\n',
    });
    const { stdout } = await project.run(['check', '--release', '--format', 'json']);
    const problems: readonly ShownProblem[] = JSON.parse(stdout).problems;
    expect(problems.map(({ code, file }) => `${code} ${file}`)).toContain('text/provisional pages/home.yaml');
    expect(problems.some(({ file }) => file === 'project.yaml')).toBe(false);
  });
});
