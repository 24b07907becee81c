import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadContent } from '../../../cli/content/load.ts';
import type { Problem } from '../../../cli/diagnostics/problem.ts';
import { lastingFolder } from '../../temporary-folder.ts';
import { annotated } from '../checks/warnings-of.ts';
import { makeProject, type TestProject } from '../content-folder.ts';
import { assertProperty } from '../property.ts';
import { CONTENT } from '../small-project.ts';

/** What may become of each file from one run to the next; `null` takes it away. */
const VERSIONS: Readonly<Record<string, readonly (string | null)[]>> = {
  'towns/colmar.yaml': [
    CONTENT['towns/colmar.yaml'],
    'name: Eguisheim\npostalCode: "68000"\n',
    'name: "\n',
    'name: C\npostalCode: "68000"\ntext: "{{deadline}} {{radius}}"\nimage: sapin.svg\nlink: /communes/eguisheim\n',
  ],
  'towns/eguisheim.yaml': [
    CONTENT['towns/eguisheim.yaml'],
    null,
    'name: Eguisheim\npostalCode: "68420"\nnearby: [colmar, turckheim]\nimage: https://images.example/a.jpg\n',
    '',
  ],
  'towns/turckheim.yaml': [
    null,
    'name: Turckheim\npostalCode: "68230"\nlink: /plan\ntext: au bord de de l’eau\n',
  ],
  'facts/deadline.yaml': [
    CONTENT['facts/deadline.yaml'],
    CONTENT['facts/deadline.yaml'].replace('[town]', '[]'),
    `${CONTENT['facts/deadline.yaml']}decision: "12-22"\n`,
  ],
  'facts/radius.yaml': [CONTENT['facts/radius.yaml'], null],
  'site.yaml': [CONTENT['site.yaml'], 'name: a\nimageHosts: []\n', 'name: "\n'],
  'routes.yaml': [
    CONTENT['routes.yaml'],
    `${CONTENT['routes.yaml']}  - {page: plan, path: /plan, title: a}\n`,
  ],
  'images/sapin.svg': [CONTENT['images/sapin.svg'], null],
  'pages/home.yaml': [CONTENT['pages/home.yaml'], null],
};

const step = fc
  .constantFrom(...Object.keys(VERSIONS))
  .chain((file) => fc.tuple(fc.constant(file), fc.nat((VERSIONS[file]?.length ?? 1) - 1)));

function apply(project: TestProject, [file, version]: readonly [string, number]): void {
  const text = VERSIONS[file]?.[version];
  if (typeof text === 'string') project.write(file, text);
  else rmSync(path.join(project.contentDir, file), { force: true });
}

function shown({ file, code, span }: Problem): string {
  return `${file}:${span.start}-${span.end} ${code}`;
}

const NO_MEMORY = lastingFolder();

/** What a run without memory says. */
function afresh(project: TestProject): readonly string[] {
  const cacheDir = NO_MEMORY;
  // Compiled validators are no memory of content, and slow to make.
  for (const name of readdirSync(cacheDir))
    if (!name.startsWith('validators-')) rmSync(path.join(cacheDir, name));
  const { contentDir, schemasDir } = project;
  const { problems, warnings } = loadContent({ contentDir, schemasDir, cacheDir });
  return [...problems, ...warnings].map(shown);
}

test('a run that remembers the last one says what a run without memory says', () => {
  assertProperty(
    fc.property(fc.array(step, { minLength: 2, maxLength: 6 }), (steps) => {
      const project = makeProject();
      for (const one of steps) {
        apply(project, one);
        const { problems, warnings } = project.load();
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
