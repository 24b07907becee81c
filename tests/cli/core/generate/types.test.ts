import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ANNOTATIONS } from '../../../../cli/core/annotations/registry.ts';
import { readSchemas } from '../../../../cli/core/content/read-schemas.ts';
import { makeModules } from '../../../../cli/core/generate/modules.ts';
import { makeTypes } from '../../../../cli/core/generate/types.ts';
import { writeFolder } from '../../../../cli/core/generate/write.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { makeProject, TestProject } from '../../content-folder.ts';
import { CONTENT, SCHEMAS } from '../../small-project.ts';
import { typeErrors } from './type-check.ts';

/** Not by the command, which keeps the types of each set of schemas from one run of the tests to the next. */
async function generated(project: TestProject): Promise<TestProject> {
  const { content, problems } = project.load();
  expect(problems).toEqual([]);
  writeFolder(project.out, (await makeModules(content, project.cacheDir)).files);
  return project;
}

function typesOf(project: TestProject): string {
  return readFileSync(path.join(project.out, 'types.ts'), 'utf8');
}

test('they say what the schema says of a type and of a field', async () => {
  const types = typesOf(await generated(makeProject()));
  expect(types).toMatch(/^\/\/ Written by `sapin generate` from schemas\/: edit that, not this\.\n/);
  expect(types).toContain('/**\n * La page d’accueil\n */\nexport interface HomePage {');
  expect(types).toContain('/**\n * Titre : le titre\n */\nreadonly title: string\n');
});

test('they are exact and read-only, and accept the data', async () => {
  const project = await generated(makeProject());
  const use = `
    import type { Article, Fact, HomePage, Html, PriceFile, RouteTable, Site, Town } from './generated/types.ts';
    import { towns } from './generated/towns.ts';
    import { prices } from './generated/prices.ts';
    const town: Town = { slug: 'colmar', name: 'a', postalCode: 'b', nearby: ['eguisheim'] };
    const html: Html = '<p></p>';
    const home: HomePage = { title: 'a', intro: html };
    const article: Article = { slug: 'choisir', title: 'a', date: 'b' };
    const price: number | undefined = prices[0]?.readings[0]?.grid[0]?.price;
    // @ts-expect-error a slug that no file has
    const nobody: Town = { slug: 'strasbourg', name: 'a', postalCode: 'b' };
    // @ts-expect-error a reference to nothing
    const alone: Town = { slug: 'colmar', name: 'a', postalCode: 'b', nearby: ['strasbourg'] };
    // @ts-expect-error a field that is missing
    const short: Town = { slug: 'colmar', name: 'a' };
    // @ts-expect-error a field too many
    const long: Town = { ...town, mayor: 'c' };
    // @ts-expect-error a kind that is none
    const kind: Fact['kind'] = 'colour';
    // @ts-expect-error what is lazy is not in the entry
    article.body;
    // @ts-expect-error read-only
    town.name = 'b';
    // @ts-expect-error a read-only list
    town.nearby?.push('colmar');
    // @ts-expect-error a read-only table
    towns.push(town);
    // @ts-expect-error a read-only table
    towns[0] = town;
  `;
  expect(typeErrors([{ project, use }])).toBe('');
});

const text = { type: 'string', 'x-text': true };
const mapping = (properties: Readonly<Record<string, object>>, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const cases: Readonly<Record<string, readonly [schema: object, value: object, use?: string]>> = {
  'a French title and French fields': [
    { title: 'Partenaire privilégié', ...mapping({ région: text, 'à-voir': mapping({ été: text }) }) },
    { région: 'a', 'à-voir': { été: 'b' } },
    `import type { PartenairePrivilegie } from './generated/types.ts';
       const one: PartenairePrivilegie = { slug: 'a', région: 'b', 'à-voir': { été: 'c' } };
       // @ts-expect-error read-only
       one.région = 'd';`,
  ],
  'lists of lists, choices, nothing and free fields': [
    {
      title: 'Partner',
      ...mapping({
        a: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
        b: { type: 'array', items: { enum: ['x', "l'y"] } },
        c: { type: 'array', items: { anyOf: [{ type: 'string' }, mapping({ d: text })] } },
        e: { type: ['string', 'null'] },
        f: { type: 'object', additionalProperties: { type: 'number' } },
        g: { const: true },
      }),
    },
    { a: [['x']], b: ["l'y"], c: ['x', { d: 'y' }], e: null, f: { q: 1 }, g: true },
    `import { partners } from './generated/partners.ts';
       const [one] = partners;
       // @ts-expect-error a read-only list
       one?.a.push([]);
       // @ts-expect-error a read-only list in a list
       one?.a[0]?.push('x');
       // @ts-expect-error free fields are read-only
       if (one) one.f.q = 2;`,
  ],
  'descriptions that look like code': [
    {
      title: 'Partner',
      description: 'one\ntwo: three',
      ...mapping({ a: { ...text, title: 'A', description: 'end */ export const b: string[] = 1;' } }),
    },
    { a: 'b' },
  ],
  'a nested mapping whose name is that of another schema': [
    {
      title: 'Home',
      ...mapping({ page: mapping({ a: text }), pages: { type: 'array', items: mapping({ b: text }) } }),
    },
    { page: { a: 'x' }, pages: [{ b: 'y' }] },
    `import type { Home, HomePage } from './generated/types.ts';
       const home: HomePage = { title: 'a' };
       const other: Home = { slug: 'a', page: { a: 'x' }, pages: [{ b: 'y' }] };`,
  ],
  'one of two references, for a whole file': [
    {
      title: 'Partner',
      definitions: {
        book: mapping({ kind: { const: 'book' }, pages: { type: 'number' } }),
        film: mapping({ kind: { const: 'film' }, minutes: { type: 'number' } }),
      },
      oneOf: [{ $ref: '#/definitions/book' }, { $ref: '#/definitions/film' }],
    },
    { kind: 'film', minutes: 2 },
    `import { partners } from './generated/partners.ts';
       const [one] = partners;
       if (one?.kind === 'film') one.minutes.toFixed();
       // @ts-expect-error a book has no minutes
       if (one?.kind === 'book') one.minutes;`,
  ],
  'a tuple, names by a pattern, parts of itself, and all of two mappings': [
    {
      title: 'Partner',
      definitions: { node: mapping({ next: { $ref: '#/definitions/node' } }, []) },
      ...mapping({
        a: { type: 'array', items: [text, { type: 'number' }], minItems: 2, additionalItems: false },
        b: { ...mapping({ c: text }), patternProperties: { '^n-': { type: 'number' } } },
        d: { $ref: '#/definitions/node' },
        e: {
          allOf: [
            { type: 'object', properties: { f: text }, required: ['f'] },
            { type: 'object', properties: { g: text } },
          ],
        },
      }),
    },
    { a: ['x', 1], b: { c: 'y', 'n-1': 2 }, d: { next: { next: {} } }, e: { f: 'z' } },
    `import type { Partner } from './generated/types.ts';
       declare const one: Partner;
       const [first, second]: readonly [string, number] = one.a;
       // @ts-expect-error a third of two
       one.a[2];
       // @ts-expect-error a read-only tuple
       one.a[0] = 'y';
       // @ts-expect-error such a name has a number
       const b: Partner['b'] = { c: 'y', 'n-1': null };
       one.d.next?.next?.next;
       const f: string = one.e.f;
       const g: string | undefined = one.e.g;`,
  ],
};

test('whatever the schema: what is written compiles', async () => {
  const uses = Object.entries(cases).map(([name, [schema, value, use]]) => {
    const files = { 'partners/a.yaml': JSON.stringify(value) };
    return { name, project: makeProject(files, { 'partners.schema.json': schema }), use };
  });
  for (const { project } of uses) await generated(project);
  expect(typeErrors(uses)).toBe('');
});

test('titles in any script, and names of any signs, give names', async () => {
  const named = [
    ["l'eau", 'Δέντρο'],
    ['c++', '松の木'],
    ['v1.2', '🎄'],
    ['木', undefined],
    ['class', 'Promise'],
    ['find-map', 'Map'],
    ['by-slug', 'Find map'],
  ] as const;
  const lazy = mapping({ a: text, 'b/c': { ...text, 'x-lazy': true } });
  const project = await generated(
    makeProject(
      Object.fromEntries(named.map(([name]) => [`${name}/one.yaml`, 'a: x\nb/c: y\n'])),
      Object.fromEntries(named.map(([name, title]) => [`${name}.schema.json`, { title, ...lazy }])),
    ),
  );
  const use = `import { lEau, findΔεντρο, loadΔεντροBC, type ΔεντροSlug } from "./generated/l'eau.ts";
    import { c, find松の木 } from './generated/c++.ts';
    import { v12, findV12 } from './generated/v1.2.ts';
    import { _木, find木 } from './generated/木.ts';
    import { _class, findPromiseEntry } from './generated/class.ts';
    import { findMap, findMapEntry } from './generated/find-map.ts';
    import { _bySlug, findFindMap } from './generated/by-slug.ts';
    import type { MapEntry, PromiseEntry, V12, Δεντρο, 木, 松の木 } from './generated/types.ts';
    const slug: ΔεντροSlug = 'one';
    const body: Promise<string> = loadΔεντροBC(slug);
    const all: (Δεντρο | 松の木 | V12 | 木 | PromiseEntry | MapEntry | undefined)[] = [
      findΔεντρο(slug), find松の木(slug), findV12(slug), find木(slug), findPromiseEntry(slug), findMapEntry(slug), findFindMap(slug),
      lEau[0], c[0], v12[0], _木[0], _class[0], findMap[0], _bySlug[0],
    ];
    // @ts-expect-error no such slug
    loadΔεντροBC('two');`;
  expect(typeErrors([{ project, use }])).toBe('');
});

test('facts need no route table', async () => {
  const { 'facts.schema.json': facts, 'definitions.json': definitions } = SCHEMAS;
  const project = new TestProject(
    temporaryFolder(),
    { 'facts/radius.yaml': CONTENT['facts/radius.yaml'] },
    { 'facts.schema.json': facts, 'definitions.json': definitions },
  );
  await generated(project);
  const use = `import { findFact } from './generated/facts.ts';
    import { readingOn } from './generated/readings.ts';
    const fact = findFact('radius');
    const text: string | undefined = fact && readingOn(fact, 'header')?.text;
    // @ts-expect-error there are no pages
    if (fact) readingOn(fact, 'home');`;
  expect(typeErrors([{ project, use }])).toBe('');
});

test('they are made once, and again when a schema or the set of collections changes', async () => {
  const project = makeProject();
  const cacheDir = path.join(project.root, 'cache');
  const set = readSchemas(project.schemasDir, project.contentDir, ANNOTATIONS);
  const first = await makeTypes(set, new Set(['towns']), cacheDir);
  expect(readdirSync(cacheDir)).toHaveLength(1);
  expect(await makeTypes(set, new Set(['towns']), cacheDir)).toBe(first);
  expect(readdirSync(cacheDir)).toHaveLength(1);
  expect(await makeTypes(set, new Set(['articles', 'towns']), cacheDir)).not.toBe(first);
  expect(readdirSync(cacheDir)).toHaveLength(2);
});
