import { describe, expect, test } from 'vitest';
import { buildPath, makeRouteTable } from '../../../cli/content/routes.ts';
import { complaintsAbout } from '../content-folder.ts';

const SLUGS: Readonly<Record<string, readonly string[]>> = {
  towns: ['colmar', 'eguisheim'],
  legal: ['cgv', 'mentions'],
  empty: [],
};
const ROWS = [
  { page: 'home', path: '/', title: 'Accueil' },
  { page: 'town-list', path: '/communes', title: 'Communes' },
  {
    page: 'town',
    path: '/communes/:town',
    title: 'Commune',
    collection: 'towns',
    fallback: { default: true },
  },
  { page: 'terms', path: '/cgv', title: 'CGV', collection: 'legal', entry: 'cgv' },
  { page: 'nothing', path: '/rien/:slug', title: 'Rien', collection: 'empty' },
  { page: 'not-found', path: '*', title: 'Introuvable' },
];
const table = makeRouteTable({ routes: ROWS }, (collection) => SLUGS[collection] ?? []);

describe('the table of routes', () => {
  test.each([
    ['/', 'home', undefined, true],
    ['/communes', 'town-list', undefined, true],
    ['/communes/colmar', 'town', 'colmar', true],
    ['/communes/strasbourg', 'town', 'strasbourg', false],
    ['/cgv', 'terms', 'cgv', true],
    ['/rien/a', 'nothing', 'a', false],
  ])('%s is %s', (path, page, slug, exists) => {
    expect(table.match(path)).toMatchObject({ route: { page }, slug, exists });
  });

  test.each(['/communes/', '/communes/colmar/est', '/commune', '*', '', 'communes', '/communes/colmar/'])(
    '%j is in no row',
    (path) => {
      expect(table.match(path)).toBeUndefined();
    },
  );

  test('lists every path that shows something of its own', () => {
    expect(table.concrete()).toEqual([
      { path: '/', page: 'home' },
      { path: '/communes', page: 'town-list' },
      { path: '/communes/colmar', page: 'town', collection: 'towns', slug: 'colmar' },
      { path: '/communes/eguisheim', page: 'town', collection: 'towns', slug: 'eguisheim' },
      { path: '/cgv', page: 'terms', collection: 'legal', slug: 'cgv' },
    ]);
  });

  test('knows where an entry stands, and which pages show it', () => {
    expect(table.pathsOf('towns', 'colmar')).toEqual(['/communes/colmar']);
    expect(table.pathsOf('legal', 'cgv')).toEqual(['/cgv']);
    expect(table.pathsOf('legal', 'mentions')).toEqual([]);
    expect(table.pagesOf('towns', 'colmar')).toEqual(['town']);
    expect(table.pagesOf('legal', 'cgv')).toEqual(['terms']);
    expect(table.pagesOf('legal', 'mentions')).toEqual([]);
    expect(table.pagesOf(undefined, 'home')).toEqual(['home']);
    expect(table.pagesOf(undefined, 'site')).toEqual([]);
  });

  test('knows the paths of a surface; header and footer are on all', () => {
    expect(table.pathsOfSurface('town')).toEqual(['/communes/colmar', '/communes/eguisheim']);
    expect(table.pathsOfSurface('header')).toHaveLength(5);
    expect(table.pathsOfSurface('footer')).toHaveLength(5);
    expect(table.pathsOfSurface('nope')).toEqual([]);
  });

  test('suggests a sibling before anything else', () => {
    expect(table.nearest('/communes/egisheim')).toBe('/communes/eguisheim');
    expect(table.nearest('/comunes')).toBe('/communes');
    expect(table.nearest('/tout-autre-chose')).toBeUndefined();
  });

  test('builds paths', () => {
    expect(buildPath('/communes/:town', 'colmar')).toBe('/communes/colmar');
    expect(buildPath('/communes', 'colmar')).toBe('/communes');
  });

  test.each([
    undefined,
    null,
    'routes',
    [],
    { routes: null },
    { routes: [null, 1, {}, { page: 'a' }, { page: 1, path: '/' }] },
  ])('is empty without sound rows (%j)', (value) => {
    const empty = makeRouteTable(value, () => []);
    expect(empty.routes).toEqual([]);
    expect(empty.match('/')).toBeUndefined();
    expect(empty.concrete()).toEqual([]);
  });
});

describe('rows that contradict each other', () => {
  const complaints = (...rows: readonly string[]) =>
    complaintsAbout({
      'facts/deadline.yaml': null,
      'routes.yaml': `routes:\n  - {page: home, path: /, title: a}\n${rows.map((row) => `  - {${row}}\n`).join('')}`,
    }).map((line) => line.replace('routes.yaml:', ''));
  test.each([
    [
      'a page twice',
      'page: home, path: /a, title: a',
      '3:12-3:16 link/route: la page « home » est déjà dans la table -> une seule ligne par page',
    ],
    [
      'a path twice',
      'page: a, path: /, title: a',
      '3:21-3:22 link/route: l’adresse « / » est déjà dans la table -> une seule ligne par adresse',
    ],
    [
      'a variable path without collection',
      "page: a, path: '/a/:b', title: a",
      '3:21-3:28 link/route: l’adresse « /a/:b » a une partie qui change, mais aucune collection n’y répond -> ajoutez « collection: … »',
    ],
    [
      'a collection on a fixed path',
      'page: a, path: /a, title: a, collection: towns',
      '3:21-3:23 link/route: l’adresse « /a » ne peut pas montrer toute une collection -> ajoutez « /:nom » à l’adresse, ou « entry: … »',
    ],
    [
      'an entry that is not there',
      'page: a, path: /a, title: a, collection: towns, entry: colmarr',
      '3:61-3:68 ref/unknown: « colmarr » n’existe pas dans towns/ -> vouliez-vous dire « colmar » ?',
    ],
    [
      'an entry of no collection',
      'page: a, path: /a, title: a, entry: colmar',
      '3:42-3:48 link/route: l’entrée « colmar » est d’une collection qui n’est pas dite -> ajoutez « collection: … »',
    ],
    [
      'a fallback entry that is not there',
      "page: a, path: '/a/:b', title: a, collection: towns, fallback: {entry: colmarr}",
      '3:77-3:84 ref/unknown: « colmarr » n’existe pas dans towns/ -> vouliez-vous dire « colmar » ?',
    ],
    [
      'a fallback page that is not there',
      "page: a, path: '/a/:b', title: a, collection: towns, fallback: {page: homme}",
      '3:76-3:81 link/route: il n’y a pas de page « homme » -> vouliez-vous dire « home » ?',
    ],
    [
      'a fallback to what is no page',
      "page: a, path: '/a/:b', title: a, collection: towns, fallback: {page: header}",
      '3:76-3:82 link/route: il n’y a pas de page « header » -> nommez une page de la table',
    ],
  ])('%s', (_, row, expected) => {
    expect(complaints(row)).toEqual([expected]);
  });

  test('two variable paths of one shape', () => {
    const row = (page: string, name: string) =>
      `page: ${page}, path: '/a/:${name}', title: a, collection: towns`;
    expect(complaints(row('a', 'b'), row('c', 'd'))).toEqual([
      expect.stringContaining('4:21-4:28 link/route: l’adresse « /a/:d » est déjà dans la table'),
    ]);
  });

  test('have their places though an earlier row is broken', () => {
    expect(complaints('page: 5, path: [], title: a', 'page: home, path: /a, title: a')).toEqual([
      expect.stringContaining('3:12-3:13 schema/type'),
      expect.stringContaining('3:21-3:23 schema/type'),
      expect.stringContaining('4:12-4:16 link/route: la page « home » est déjà dans la table'),
    ]);
  });
});
