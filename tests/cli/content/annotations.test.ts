import { describe, expect, test } from 'vitest';
import { complaintsAbout, makeProject } from '../content-folder.ts';
import { CONTENT } from '../small-project.ts';
import { transcript } from '../transcript.ts';

/** What `check` says of a town with one more line. */
function town(line: string): readonly string[] {
  return complaintsAbout({ 'towns/turckheim.yaml': `name: Turckheim\npostalCode: "68230"\n${line}\n` }).map(
    (said) => said.replace('towns/turckheim.yaml:', ''),
  );
}

describe('a reference', () => {
  test.each(transcript`
    close to an entry | nearby: [colmar, eguishem]
    > 3:18-3:26 ref/unknown: « eguishem » n’existe pas dans towns/ -> vouliez-vous dire « eguisheim » ?
    in capitals | nearby: [Colmar]
    > 3:10-3:16 ref/unknown: « Colmar » n’existe pas dans towns/ -> vouliez-vous dire « colmar » ?
    far from any | nearby: [strasbourg]
    > 3:10-3:20 ref/unknown: « strasbourg » n’existe pas dans towns/ -> créez towns/strasbourg.yaml, ou nommez une entrée qui existe
    that is no slug | nearby:\n  - eguisheim\n   - colmar
    > 4:5-5:12 ref/unknown: « eguisheim - colmar » n’existe pas dans towns/ -> deux éléments de la liste se lisent comme un seul : mettez leurs tirets dans la même colonne
    named like what every object has | nearby: [constructor, __proto__]
    > 3:10-3:21 ref/unknown: « constructor » n’existe pas dans towns/ -> créez towns/constructor.yaml, ou nommez une entrée qui existe
    > 3:23-3:32 ref/unknown: « __proto__ » n’existe pas dans towns/ -> nommez une entrée de towns/ : le nom de son fichier, sans « .yaml »
    to itself and to others | nearby: [turckheim, colmar]
  `)('$title', ({ given: [line = ''], expected }) => {
    expect(town(line)).toEqual(expected);
  });

  test('to a file that has faults of its own is no dead one', () => {
    expect(
      complaintsAbout({ 'towns/eguisheim.yaml': 'name: "Eguisheim\n' }).map((line) => line.split(' ')[1]),
    ).toEqual(['yaml/syntax:']);
  });
});

describe('an image', () => {
  test.each(transcript`
    that exists | image: sapin.svg
    on an allowed host | image: https://images.example/a.jpg
    that does not exist | image: sapins.svg
    > 3:8-3:18 image/missing: l’image « sapins.svg » n’est pas dans images/ -> vouliez-vous dire « sapin.svg » ?
    unlike any | image: photo-de-la-boutique.jpg
    > 3:8-3:32 image/missing: l’image « photo-de-la-boutique.jpg » n’est pas dans images/ -> ajoutez-la au dossier content/images/
    with a slash before | image: /sapin.svg
    > 3:8-3:18 image/outside: le chemin « /sapin.svg » sort du dossier images/ -> vouliez-vous dire « sapin.svg » ?
    outside | image: ../site.yaml
    > 3:8-3:20 image/outside: le chemin « ../site.yaml » sort du dossier images/ -> écrivez un chemin à l’intérieur de content/images/
    outside, by a way round | image: a/../../site.yaml
    > 3:8-3:25 image/outside: le chemin « a/../../site.yaml » sort du dossier images/ -> écrivez un chemin à l’intérieur de content/images/
    outside, with backslashes | image: a\..\..\site.yaml
    > 3:8-3:25 image/outside: le chemin « a\..\..\site.yaml » sort du dossier images/ -> écrivez un chemin à l’intérieur de content/images/
    on another host | image: https://evil.example/a.jpg
    > 3:8-3:34 image/host: l’image « https://evil.example/a.jpg » ne vient pas d’un hébergeur permis -> les hébergeurs permis : images.example (site.yaml, imageHosts)
    on a host that ends alike | image: https://evil-images.example/a.jpg
    > image/host…
    on an allowed host, over http | image: http://images.example/a.jpg
    > image/host…
    on whatever host the page is | image: //images.example/a.jpg
    > image/host…
    with the host as user | image: https://images.example@evil.example/a.jpg
    > image/host…
    in a script | image: javascript:alert(1)
    > image/host…
    in data | image: "data:image/svg+xml,<svg/>"
    > image/host…
  `)('$title', ({ given: [line = ''], expected }) => {
    expect(town(line)).toEqual(expected);
  });

  test('when the list of hosts is broken, or empty', () => {
    const image = { 'towns/colmar.yaml': `${CONTENT['towns/colmar.yaml']}image: https://a.example/b.jpg\n` };
    const codes = (site: string) =>
      complaintsAbout({ ...image, 'site.yaml': site }).map((line) => line.split(' ')[1]);
    expect(codes('name: "\n')).toEqual(['yaml/syntax:']);
    expect(codes('name: a\nimageHosts: [{a: b}]\n')).toEqual(['schema/type:', 'image/host:']);
    expect(complaintsAbout({ ...image, 'site.yaml': 'name: a\nimageHosts: []\n' })[0]).toContain(
      '-> ajoutez l’hébergeur à imageHosts dans site.yaml',
    );
  });
});

describe('a value that must be the only one', () => {
  test('is told at the second file, with the first', () => {
    expect(complaintsAbout({ 'towns/turckheim.yaml': 'postalCode: "68230"\nname: Colmar\n' })).toEqual([
      'towns/turckheim.yaml:2:7-2:13 schema/x-unique: « Nom » vaut « Colmar », comme dans towns/colmar.yaml -> deux entrées ne peuvent pas avoir la même valeur',
    ]);
  });

  test('may be a number, and may stand in a list', () => {
    const things = {
      title: 'Thing',
      properties: {
        code: { title: 'Code', 'x-unique': true },
        list: { items: { properties: { id: { 'x-unique': true } } } },
      },
    };
    const content = {
      'things/a.yaml': 'code: 1\nlist: [{id: x}]\n',
      'things/b.yaml': 'code: 1\nlist: [{id: y}, {id: x}]\n',
    };
    expect(makeProject(content, { 'things.schema.json': things }).complaints()).toEqual([
      expect.stringContaining(
        'things/b.yaml:1:7-1:8 schema/x-unique: « Code » vaut « 1 », comme dans things/a.yaml',
      ),
      expect.stringContaining(
        'things/b.yaml:2:22-2:23 schema/x-unique: « id » vaut « x », comme dans things/a.yaml',
      ),
    ]);
  });
});

test.each([
  [
    'below',
    '{min: 2, max: 1.5, price: 1}',
    [
      '4:23-4:26 schema/x-above: « À » (1,5) doit dépasser « De » (2) -> écrivez un nombre supérieur à 2, ou corrigez « De »',
    ],
  ],
  ['equal', '{min: 2, max: 2, price: 1}', [expect.stringContaining('4:23-4:24 schema/x-above')]],
  ['above', '{min: 2, max: 2.01, price: 1}', []],
  ['without a sound sibling', '{min: a, max: 1, price: 1}', [expect.stringContaining('schema/type')]],
])('a number that must be above its sibling, %s', (_, row, expected) => {
  const source = `readings:\n  - source: a\n    grid:\n      - ${row}\n`;
  expect(
    complaintsAbout({ 'prices/colmar.yaml': source }).map((line) => line.replace('prices/colmar.yaml:', '')),
  ).toEqual(expected);
});

describe('a date', () => {
  const date = (value: string) =>
    complaintsAbout({ 'articles/choisir.yaml': `title: a\ndate: ${value}\nbody: b\n` });
  test.each(['2026-11-21', '2024-02-29', '"2000-01-01"'])('%s is one', (value) => {
    expect(date(value)).toEqual([]);
  });
  const noSuchDay = 'ce jour n’existe pas : vérifiez le mois et le jour';
  const form = 'année-mois-jour ; par exemple : 2026-11-21';
  test.each([
    ['2026-02-30', noSuchDay],
    ['2026-02-29', noSuchDay],
    ['2026-13-01', noSuchDay],
    ['2026-00-10', noSuchDay],
    ['0000-00-00', noSuchDay],
    ['21/11/2026', 'écrivez la date en chiffres, année-mois-jour : "2026-11-21"'],
    ['2026-1-1', form],
    ['2026-11-21T10:00', form],
    ['２０２６-11-21', form],
  ])('%s is none', (value, advice) => {
    expect(date(value)).toEqual([
      `articles/choisir.yaml:2:7-2:${7 + value.length} schema/format: « ${value} » n’est pas valable pour « Date » -> ${advice}`,
    ]);
  });
});

test('a page or collection that does not exist', () => {
  const readings = 'readings:\n  - {value: "12-22", source: a, surfaces: [home, towns]}\n';
  const routes = CONTENT['routes.yaml'].replace('collection: towns', 'collection: town');
  expect(
    complaintsAbout({ 'facts/deadline.yaml': `label: a\nkind: date\n${readings}`, 'routes.yaml': routes }),
  ).toEqual([
    'facts/deadline.yaml:4:50-4:55 fact/unknown-surface: il n’y a pas de page « towns » -> vouliez-vous dire « town » ?',
    'routes.yaml:4:71-4:75 ref/collection: il n’y a pas de collection « town » -> vouliez-vous dire « towns » ?',
  ]);
});
