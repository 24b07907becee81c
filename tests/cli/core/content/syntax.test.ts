import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseYaml } from '../../../../cli/core/content/parse-yaml.ts';
import { wordingOf } from '../../../../cli/core/load/catalogue.ts';
import { transcript } from '../../transcript.ts';
import { yamlComplaints } from './yaml-complaints.ts';

// Shown where it has to be fixed, also where js-yaml stops further down.
test.each(transcript`
  a quote | name: "Colmar\npostalCode: "68000"\n
  > 1:7-1:14 yaml/syntax: un guillemet « " » s’ouvre ici et ne se ferme pas -> ajoutez le guillemet « " » manquant à la fin de la valeur
  an apostrophe | name: 'Colmar\npostalCode: x\n
  > 1:7-1:14 yaml/syntax: une apostrophe ouvre une valeur ici et rien ne la ferme -> fermez la valeur par « ' », ou mettez-la entre guillemets « " »
  a bracket | nearby: [eguisheim\nname: Colmar\n
  > 1:9-1:19 yaml/syntax: une liste entre crochets ou accolades est mal formée -> séparez les éléments par une virgule et fermez par « ] » ou « } »
  a brace | a: {b: c\n
  > 1:4-1:9 yaml/syntax: une liste entre crochets ou accolades est mal formée -> séparez les éléments par une virgule et fermez par « ] » ou « } »
  a missing comma | nearby: ["a" "b"]\n
  > 1:14-1:18 yaml/syntax: une liste entre crochets ou accolades est mal formée -> séparez les éléments par une virgule et fermez par « ] » ou « } »
  no space after a colon, in the middle | a: b\nname:Colmar\nc: d\n
  > 2:5-2:12 yaml/syntax: il manque un espace après les deux-points -> écrivez « champ: valeur », avec un espace ordinaire
  no colon | a: b\nname Colmar\nc: d\n
  > 2:1-2:12 yaml/syntax: il manque sans doute les deux-points après « name » -> écrivez « name: … », deux-points puis un espace
  a colon in a value | name: Colmar : la ville\n
  > 1:14-1:24 yaml/syntax: la valeur contient « : », qui annonce un champ -> mettez toute la valeur entre guillemets « " »
  a first field too far to the right | # la commune\n  name: Colmar\na: b\n
  > 2:3-2:15 yaml/syntax: ce champ est trop à droite -> effacez les espaces devant lui : les champs d’un fichier commencent tout à gauche
  the end of a list below its field | a:\n  b: [\n    "c: d", e\n  ]\n  f: g\n
  > 4:3-4:4 yaml/syntax: cette ligne devrait être décalée vers la droite -> ajoutez deux espaces au début de la ligne
  the rest of a quoted text | - a: "Un sapin,\n  frais."\n  b: c\n
  > 2:3-2:10 yaml/syntax: cette ligne devrait être décalée vers la droite -> ajoutez deux espaces au début de la ligne
  the first line of a text, though the parser stops further down | a: b\nbody: >-\nUn.\n    Deux.\n    Trois.\nc: d\n
  > 3:1-3:4 yaml/outdented: cette ligne a quitté son texte (« body ») : elle commence plus à gauche que lui -> mettez 4 espaces devant elle, comme devant les autres lignes de ce texte
  a line behind the last text | a: b\nbody: >-\n  Un.\n\nfin de la fiche\n
  > 5:1-5:16 yaml/outdented: cette ligne n’appartient à aucun champ -> si elle est la suite de « body », mettez 2 espaces devant elle, comme devant les lignes du dessus ; sinon, effacez-la
  a word behind the last field | a: b\nc: 1\nfin\n
  > 3:1-3:4 yaml/stray: cette dernière ligne n’appartient à aucun champ -> effacez-la si elle est de trop ; si elle continue le texte du dessus, mettez devant elle autant d’espaces que lui ; si c’est un champ, écrivez « champ: valeur »
  a torn line below blanks | a: b\nname: Colmar  \nEst\nc: d\n
  > 3:1-3:4 yaml/torn: cette ligne est détachée de son champ (« name ») -> écrivez le texte sur la ligne de son champ : name: Colmar Est
  a line that a field above would only move | a: b\n  - c\nname d\ne: f\n
  > 3:1-3:7 yaml/syntax: il manque sans doute les deux-points après « name » -> écrivez « name: … », deux-points puis un espace
  ** | name: **Colmar** est\n
  > 1:7-1:21 yaml/reserved: un texte qui commence par « * » se met entre guillemets -> mettez un guillemet « " » au début et un à la fin, ou laissez faire « npm run sapin -- fix --write »
  a link | a:\n  - [b](/c)\n  - d\n
  > 2:5-2:12 yaml/reserved: un texte qui commence par « [ » se met entre guillemets -> mettez un guillemet « " » au début et un à la fin, ou laissez faire « npm run sapin -- fix --write »
  a wrong block header | name: |x\n  Colmar\n
  > 1:8-1:9 yaml/syntax: l’en-tête de ce texte long est mal écrit -> écrivez « champ: >- » puis le texte à la ligne, décalé de deux espaces
  a tab before a field | name: Colmar\n\tpostalCode: x\n
  > 2:1-2:2 yaml/tab: une tabulation décale cette ligne, et il faut des espaces -> effacez le vide au début de la ligne, puis laissez-la tout à gauche, ou laissez faire « npm run sapin -- fix --write »
  a tab behind spaces | a:\n  b: c\n \t d: e\n
  > 3:2-3:3 yaml/tab: une tabulation décale cette ligne, et il faut des espaces -> effacez le vide au début de la ligne, puis tapez autant d’espaces que devant les autres lignes du même groupe
  a tab in a block | text: |\n  un\n\tdeux\n
  > 3:1-3:2 yaml/tab: une tabulation décale cette ligne, et il faut des espaces -> effacez le vide au début de la ligne, puis appuyez 2 fois sur la barre d’espace, ou laissez faire « npm run sapin -- fix --write »
  a no-break space after a colon | a: b\nname:\u00a0Colmar\nc: d\n
  > 2:6-2:7 yaml/no-break-space: une espace insécable suit les deux-points -> remplacez-la par une espace ordinaire, ou laissez faire « npm run sapin -- fix --write »
  items without their field, CRLF | name: a\r\n- b\r\n- c\r\nd: e\r\n
  > 2:1-2:4 yaml/keyless: ces éléments de liste n’ont pas leur champ : « name », au-dessus, a déjà sa valeur -> écrivez au-dessus d’eux le nom de leur champ et deux-points, dans la colonne de « name »
  a no-break space behind a dash | a:\n  - b\n  -\u00a0c\n  - d\n
  > 3:4-3:5 yaml/no-break-space: une espace insécable suit le tiret -> remplacez-la par une espace ordinaire, ou laissez faire « npm run sapin -- fix --write »
  an unknown escape | name: "Col\mar"\n
  > 1:12-1:16 yaml/syntax: le signe « \ » ne s’emploie pas ainsi entre guillemets « " » -> doublez-le (« \\ »), ou mettez la valeur entre apostrophes
  a control character | name: Col\u0007mar\n
  > 1:10-1:14 yaml/syntax: un caractère invisible est interdit ici -> effacez-le et retapez la ligne
`)('$title', ({ given: [text = ''], expected }) => {
  expect(yamlComplaints(text)).toEqual(expected);
});

test('a long torn line is shown in part', () => {
  expect(yamlComplaints(`name: a\n${'B'.repeat(130)}\nc: d\n`)).toEqual([
    `2:1-2:131 yaml/torn: cette ligne est détachée de son champ (« name ») -> écrivez le texte sur la ligne de son champ : name: a ${'B'.repeat(111)}…`,
  ]);
});

test('a tab that does not indent is harmless', () => {
  expect(parseYaml('a.yaml', 'name:\tColmar\ntext: un\tdeux\t\n').problems).toEqual([]);
});

test('every reason that js-yaml can give has French words', () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('js-yaml'), 'utf8');
  const calls = source.matchAll(/throwError\(state, (["`])(.+?)\1\)/g);
  const reasons = [...calls].map(([, , reason = '']) => reason);
  expect(reasons.length).toBeGreaterThan(40);
  const settled = /\b(?:tag|anchor|alias)\b|^nesting exceeded|^tab characters/; // these have codes of their own
  for (const reason of reasons.filter((text) => !settled.test(text))) {
    const place = { file: 'a.yaml', text: '', span: { start: 0, end: 0 }, pointer: '' };
    const problem = {
      code: 'yaml/syntax',
      severity: 'error',
      params: { reason, line: '' },
      ...place,
    } as const;
    expect(wordingOf(problem, 'fr').message, reason).not.toContain(reason);
  }
});
