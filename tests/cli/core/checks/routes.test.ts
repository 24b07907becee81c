import { complaintsAbout } from '../../content-folder.ts';
import { transcript } from '../../transcript.ts';

const complaints = (...rows: readonly string[]) =>
  complaintsAbout({
    'facts/deadline.yaml': null,
    'routes.yaml': `routes:\n  - {page: home, path: /, title: a}\n${rows.map((row) => `  - {${row}}\n`).join('')}`,
  }).map((line) => line.replace('routes.yaml:', ''));
test.each(transcript`
    a page twice | page: home, path: /a, title: a
    > 3:12-3:16 link/route: la page « home » est déjà dans la table -> une seule ligne par page
    a path twice | page: a, path: /, title: a
    > 3:21-3:22 link/route: l’adresse « / » est déjà dans la table -> une seule ligne par adresse
    a variable path without collection | page: a, path: '/a/:b', title: a
    > 3:21-3:28 link/route: l’adresse « /a/:b » a une partie qui change, mais aucune collection n’y répond -> ajoutez « collection »
    a part that changes before the end | page: a, path: '/a/:b/c', title: a, collection: towns
    > 3:21-3:30 link/route: l’adresse « /a/:b/c » ne se suit pas -> écrivez « /rubrique/page », « /rubrique/:nom » (des minuscules, à la fin), ou « * » pour toutes les autres
    a collection on a fixed path | page: a, path: /a, title: a, collection: towns
    > 3:21-3:23 link/route: l’adresse « /a » ne peut pas montrer toute une collection -> ajoutez « /:nom » à l’adresse, ou « entry »
    an entry that is not there | page: a, path: /a, title: a, collection: towns, entry: colmarr
    > 3:61-3:68 ref/unknown: « colmarr » n’existe pas dans towns/ -> vouliez-vous dire « colmar » ?
    an entry at a second path | page: a, path: /a, title: a, collection: towns, entry: colmar}\n  - {page: b, path: /b, title: b, collection: towns, entry: colmar
    > 4:61-4:67 link/route: l’entrée « colmar » est déjà à une autre adresse -> corrigez « entry », ou redirigez l’une des deux adresses vers l’autre
    a page at the path of an entry | page: a, path: '/a/:b', title: a, collection: towns}\n  - {page: b, path: /a/colmar, title: b
    > 4:21-4:30 link/route: l’adresse « /a/colmar » est déjà celle de « towns/colmar » : l’une des deux pages remplacerait l’autre -> donnez une autre adresse à cette page
    an entry of no collection | page: a, path: /a, title: a, entry: colmar
    > 3:42-3:48 link/route: l’entrée « colmar » est d’une collection qui n’est pas dite -> ajoutez « collection »
    a fallback entry that is not there | page: a, path: '/a/:b', title: a, collection: towns, fallback: {entry: colmarr}
    > 3:77-3:84 ref/unknown: « colmarr » n’existe pas dans towns/ -> vouliez-vous dire « colmar » ?
    a fallback page that is not there | page: a, path: '/a/:b', title: a, collection: towns, fallback: {page: homme}
    > 3:76-3:81 link/route: il n’y a pas de page « homme » -> vouliez-vous dire « home » ?
  `)('$title', ({ given: [row = ''], expected: [expected] }) => {
  expect(complaints(row)).toEqual([expected]);
});

test.each(['/404', '/index', '/a/index', '/a/_default', '/actualites.atom', '/functions/v1/newsletter'])(
  'a page at %s, where the site has something else',
  (path) => {
    expect(complaints(`page: a, path: ${path}, title: a`)).toEqual([
      `3:21-3:${21 + path.length} link/route: l’adresse « ${path} » sert déjà au site lui-même -> donnez une autre adresse à cette page, sans point ni « _ »`,
    ]);
  },
);

test('an entry whose page would be at such an address', () => {
  const complaints = complaintsAbout({
    'facts/deadline.yaml': null,
    'towns/index.yaml': 'name: Index\npostalCode: "68000"\n',
    'routes.yaml':
      "routes:\n  - {page: home, path: /, title: a}\n  - {page: a, path: '/a/:b', title: a, collection: towns}\n",
  });
  expect(complaints).toEqual([
    expect.stringMatching(/^routes.yaml:3:21-3:28 link\/route: l’adresse « \/a\/index » sert déjà au site/),
  ]);
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
