import { makeRouteTable } from '../../../../cli/core/content/route-table.ts';

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

test('knows which pages show an entry', () => {
  expect(table.pagesOf('towns', 'colmar')).toEqual(['town']);
  expect(table.pagesOf('legal', 'cgv')).toEqual(['terms']);
  expect(table.pagesOf('legal', 'mentions')).toEqual([]);
  expect(table.pagesOf(undefined, 'home')).toEqual(['home']);
  expect(table.pagesOf(undefined, 'site')).toEqual([]);
});

test('suggests a sibling before anything else', () => {
  expect(table.nearest('/communes/egisheim')).toEqual(['/communes/eguisheim']);
  expect(table.nearest('/comunes')).toEqual(['/communes']);
  expect(table.nearest('/tout-autre-chose')).toEqual([]);
});

test('suggests a page by the words of its title, or else the page above', () => {
  const titled = { page: 'quote', path: '/devis', title: 'Demander un prix' };
  const { nearest } = makeRouteTable({ routes: [...ROWS, titled] }, (name) => SLUGS[name] ?? []);
  expect(nearest('/demander-un-prix')).toEqual(['/devis']);
  expect(nearest('/commune/strasbourg')).toEqual(['/communes']);
  expect(nearest('/a/colmas')).toEqual(['/communes/colmar']);
});

test.each([undefined, { routes: [null, 1, {}, { page: 'a' }, { page: 1, path: '/' }] }])(
  'is empty without sound rows (%j)',
  (value) => {
    const empty = makeRouteTable(value, () => []);
    expect(empty.routes).toEqual([]);
    expect(empty.match('/')).toBeUndefined();
    expect(empty.concrete()).toEqual([]);
  },
);
