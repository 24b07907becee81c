import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { Problem } from '../../../../cli/core/diagnostics/problem.ts';
import { loadContent } from '../../../../cli/core/load/load.ts';
import { lastingFolder } from '../../../temporary-folder.ts';
import { makeProject, type TestProject } from '../../content-folder.ts';
import { assertProperty } from '../../property.ts';
import { CONTENT } from '../../small-project.ts';
import { type Step, step } from '../../versions.ts';
import { annotated } from '../checks/warnings-of.ts';

function apply(project: TestProject, [file, text]: Step): void {
  if (typeof text === 'string') project.write(file, text);
  else rmSync(path.join(project.contentDir, file), { force: true });
}

function shown({ file, code, span }: Problem): string {
  return `${file}:${span.start}-${span.end} ${code}`;
}

const NO_MEMORY = lastingFolder();

function afresh(project: TestProject): readonly string[] {
  const cacheDir = NO_MEMORY;
  // Compiled validators are not a memory of content, and slow to make.
  for (const name of readdirSync(cacheDir))
    if (!name.startsWith('validators-')) rmSync(path.join(cacheDir, name));
  const { contentDir, schemasDir } = project;
  const { problems, warnings } = loadContent({ contentDir, schemasDir, cacheDir });
  return [...problems, ...warnings].map(shown);
}

test('a run that remembers the last one says what a run without memory says', () => {
  assertProperty(
    fc.property(fc.array(fc.tuple(step, fc.boolean()), { minLength: 2, maxLength: 6 }), (steps) => {
      const project = makeProject();
      for (const [one, isOfErrorsFirst] of steps) {
        apply(project, one);
        const errors = isOfErrorsFirst ? loadContent(project, 'errors').problems : undefined;
        const { problems, warnings } = project.load();
        if (errors) expect(errors.map(shown)).toEqual(problems.map(shown));
        expect([...problems, ...warnings].map(shown)).toEqual(afresh(project));
      }
    }),
    15,
  );
});

test('what a page says of the longest name is said again when that name changes', () => {
  const routes = CONTENT['routes.yaml'].replace('path: /,', "path: '/sapins/:town', collection: towns,");
  const content = { 'routes.yaml': routes, 'pages/home.yaml': 'title: Sapins à {town}\n' };
  const project = makeProject(content, annotated('pages/home', 'title', { 'x-length': { max: 20 } }));
  const codes = () => project.load().warnings.map(({ file, code, text }) => `${file} ${code} ${text.length}`);
  expect(codes()).toEqual([]);
  project.write('towns/colmar.yaml', 'name: Colmar et ses faubourgs\npostalCode: "68000"\n');
  const warned = [`pages/home.yaml text/length ${content['pages/home.yaml'].length}`];
  expect(codes()).toEqual(warned);
  expect(codes()).toEqual(warned);
  project.write('towns/colmar.yaml', CONTENT['towns/colmar.yaml']);
  expect(codes()).toEqual([]);
});

test('a collection’s empty folder that goes is missed', () => {
  const project = makeProject({ 'prices/colmar.yaml': null });
  mkdirSync(path.join(project.contentDir, 'prices'));
  expect(project.complaints()).toEqual([]);
  project.remove('prices');
  expect(project.problems().map(({ code }) => code)).toEqual(['file/missing']);
});

test('what may be written in one brace is a fault as soon as a fact bears that name, in files that have not changed', () => {
  const project = makeProject();
  project.write('towns/neuf.yaml', 'name: Neuf\npostalCode: "68600"\ntext: Livré à {ville}.\n');
  const found = () => project.load().problems.map(({ code, file }) => `${file} ${code}`);
  expect(found()).toEqual([]);
  project.write('facts/ville.yaml', String(CONTENT['facts/radius.yaml']));
  expect(found()).toEqual(['towns/neuf.yaml text/placeholder']);
  project.remove('facts/ville.yaml');
  expect(found()).toEqual([]);
});

test('a text that has not changed is read by the words of an edited lexicon', () => {
  const lexicon = (word: string) => `subjects:\n  - {about: [radius], words: [${word}]}\n`;
  const content = {
    'towns/neuf.yaml': 'name: Neuf\npostalCode: "68600"\ntext: Dans un rayon de 15 km.\n',
    'lexicon.yaml': lexicon('périmètre'),
  };
  const schemas = { 'lexicon.schema.json': { title: 'Lexicon', description: 'les mots', type: 'object' } };
  const project = makeProject(content, schemas);
  const found = () => {
    const { problems, warnings } = project.load();
    return [...problems, ...warnings].map(({ file, code }) => `${file} ${code}`);
  };
  expect(found()).toEqual([]);
  project.write('lexicon.yaml', lexicon('rayon'));
  expect(found()).toEqual(['towns/neuf.yaml text/known-value']);
  project.write('lexicon.yaml', lexicon('périmètre'));
  expect(found()).toEqual([]);
});

test('a text that has not changed is judged again when a fact that it names changes', () => {
  const project = makeProject();
  const file = 'facts/radius.yaml';
  expect(project.complaints()).toEqual([]);
  project.write(file, CONTENT[file].replace('accueil', 'accueil, surfaces: [home]'));
  expect(project.complaints()).toEqual([
    expect.stringMatching(/^articles\/choisir\.yaml.* fact\/no-reading/),
  ]);
});
