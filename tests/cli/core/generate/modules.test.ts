import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeModules } from '../../../../cli/core/generate/modules.ts';
import { inspectWalls } from '../../../walls.mjs';
import { makeProject, type TestProject } from '../../content-folder.ts';
import { typeErrors } from './type-check.ts';

async function generated(...files: Parameters<typeof makeProject>): Promise<TestProject> {
  const project = makeProject(...files);
  expect(await project.generate()).toMatchObject({ status: 0, stdout: '' });
  return project;
}

function read(project: TestProject, file: string): string {
  return readFileSync(path.join(project.out, file), 'utf8');
}

function load<T>(project: TestProject, file: string): Promise<T> {
  return import(pathToFileURL(path.join(project.out, file)).href);
}

test('the modules of the small project', async () => {
  const project = await generated();
  const files = (readdirSync(project.out, { recursive: true }) as string[])
    .filter((name) => /\.\w+$/.test(name))
    .sort();
  expect(files).toEqual([
    'README.md',
    'articles.ts',
    'facts.ts',
    'identifiers.ts',
    'lazy.ts',
    'lazy/articles/choisir.body.json',
    'manifest.json',
    'pages/home.ts',
    'prices.ts',
    'readings.ts',
    'routes.ts',
    'schemas/articles.json',
    'schemas/definitions.json',
    'schemas/facts.json',
    'schemas/pages/home.json',
    'schemas/prices.json',
    'schemas/routes.json',
    'schemas/site.json',
    'schemas/towns.json',
    'site.ts',
    'towns.ts',
    'types.ts',
  ]);
  expect(inspectWalls(project.root).circles).toEqual([]);
  expect(
    read(project, 'pages/home.ts'),
  ).toBe(`// Written by \`sapin generate\` from content/pages/home.yaml: edit that, not this.
import type { HomePage } from '../types.ts';

export const home: HomePage = {
  "title": "Sapins de Noël"
};
`);
});

type Facts = { facts: { slug: string; readings: { text: string }[]; shown: Record<string, number> }[] };
type Readings = { readingOn(entry: object, surface: string): { text: string } | undefined };

async function textsOn(project: TestProject, slug: string, ...surfaces: readonly string[]) {
  const { facts } = await load<Facts>(project, 'facts.ts');
  const { readingOn } = await load<Readings>(project, 'readings.ts');
  const fact = facts.find((one) => one.slug === slug);
  return surfaces.map((surface) => fact && readingOn(fact, surface)?.text);
}

test('facts: say on each surface what that surface says', async () => {
  const project = await generated();
  expect(await textsOn(project, 'deadline', 'home', 'header', 'town', 'footer')).toEqual([
    '22\u00a0décembre',
    '22\u00a0décembre',
    '23\u00a0décembre',
    undefined,
  ]);
});

test('a collection that is a schema and a folder, and no code, gets its typed module', async () => {
  const partners = {
    title: 'Partner',
    description: 'Un partenaire',
    type: 'object',
    additionalProperties: false,
    required: ['name', 'town', 'story'],
    properties: {
      name: { title: 'Nom', description: 'le nom', type: 'string', 'x-text': true },
      town: { title: 'Commune', description: 'où il est', type: 'string', 'x-ref': 'towns' },
      story: {
        title: 'Histoire',
        description: 'en Markdown',
        type: 'string',
        'x-markdown': true,
        'x-lazy': true,
      },
    },
  };
  const content = {
    'partners/la-ferme.yaml':
      "name: La ferme de l'Ill\ntown: colmar\nstory: |\n  Depuis **1920**, à {{radius}} !\n",
    'partners/bois-vert.yaml': 'name: Bois vert\ntown: eguisheim\nstory: Ici.\n',
  };
  const project = await generated(content, { 'partners.schema.json': partners });
  const {
    partners: table,
    findPartner,
    loadPartnerStory,
  } = await load<{
    partners: object[];
    findPartner(slug: string): object | undefined;
    loadPartnerStory(slug: string): Promise<string>;
  }>(project, 'partners.ts');
  expect(findPartner('bois-vert')).toBe(table[0]);
  expect(findPartner('constructor')).toBeUndefined();
  expect(table).toEqual([
    { slug: 'bois-vert', name: 'Bois vert', town: 'eguisheim' },
    { slug: 'la-ferme', name: 'La ferme de l’Ill', town: 'colmar' },
  ]);
  expect(JSON.parse(read(project, 'lazy/partners/la-ferme.story.json'))).toBe(
    '<p>Depuis <strong>1920</strong>, à 15\u00a0km\u202f!</p>',
  );
  await expect(loadPartnerStory('la-ferme')).rejects.toThrow('setLazyReader');
  const { setLazyReader } = await load<{
    setLazyReader(read: (path: string) => unknown): void;
  }>(project, 'lazy.ts');
  setLazyReader((file) => Promise.resolve(JSON.parse(read(project, file))));
  await expect(loadPartnerStory('la-ferme')).resolves.toContain('<strong>1920');
  const use = `import { findPartner, loadPartnerStory, partners, type PartnerSlug } from './generated/partners.ts';
    import type { Html, Partner } from './generated/types.ts';
    const slug: PartnerSlug = 'la-ferme';
    const partner: Partner | undefined = findPartner(slug) ?? partners[0];
    const town: 'colmar' | 'eguisheim' | undefined = partner?.town;
    const story: Promise<Html> = loadPartnerStory('bois-vert');
    // @ts-expect-error no such partner
    loadPartnerStory('nobody');`;
  expect(typeErrors([{ project, use }])).toBe('');
});

test('an empty collection has no slugs, and its loaders still compile', async () => {
  const project = await generated({ 'articles/choisir.yaml': null, 'articles/.gitkeep': '' });
  expect(read(project, 'identifiers.ts')).toContain('export type ArticleSlug = never;');
  expect(typeErrors([{ project }])).toBe('');
});

test('what the check should have refused is not left out without a word', async () => {
  const schema = { title: 'Note', type: ['object', 'array'], properties: {} };
  const notes = (text: string) => {
    const { content } = makeProject({ 'notes/a.yaml': text }, { 'notes.schema.json': schema }).load();
    return makeModules(content, makeProject().cacheDir);
  };
  await expect(notes('[1]')).rejects.toThrow('notes/a.yaml is not a mapping: the content was not checked');
});

test('content that does not pass the check is never generated', async () => {
  const project = makeProject({ 'towns/colmar.yaml': 'name: "\n' });
  const { status, stdout, stderr } = await project.generate();
  expect(status).toBe(1);
  expect(stdout).toContain('[yaml/syntax]');
  expect(stderr).toBe('\n9 fichiers vérifiés, 1 problème\n');
  expect(existsSync(project.out)).toBe(false);
});
