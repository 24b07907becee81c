import { wordingOf } from '../../../../cli/core/load/catalogue.ts';
import { releaseProblems } from '../../../../cli/core/load/run-checks.ts';
import { makeProject, shownProblems } from '../../content-folder.ts';
import { annotated } from './warnings-of.ts';

/** `LINE:COLUMN MESSAGE` of what a release refuses in a town. */
function refusedIn(lines: string): string[] {
  const town = `name: Turckheim\npostalCode: "68230"\n${lines}\n`;
  const files = { 'towns/turckheim.yaml': town };
  const { content } = makeProject(files, annotated('towns', 'text', { 'x-markdown': true })).load();
  const own = releaseProblems(content).filter(({ file }) => file === 'towns/turckheim.yaml');
  return shownProblems(own).map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test.each([
  ['text: au 03 53 01 20 24', ['3:7 « Texte » est encore provisoire : « au 03 53 01 20 24 »']],
  ['text: a@b.example', ['3:7 « Texte » est encore provisoire : « a@b.example »']],
  ['text: à compléter', ['3:7 « Texte » est encore provisoire : « à compléter »']],
  ['text: texte à faire confirmer', ['3:7 « Texte » est encore provisoire : « texte à faire confirmer »']],
  ['text: au 03 89 00 00 00', []],
])('%s', (line, expected) => {
  expect(refusedIn(line)).toEqual(expected);
});

const LONG = `text: |
  Nous répondons de nos produits, comme le code le dit. Écrivez-nous ou appelez, à l’heure qui vous va.
  Le renvoi se fait là-bas (adresse à compléter, texte à faire confirmer).

  - Le service comptable : nom à
    compléter.
  - Ou [bonjour@sapin.example](mailto:bonjour@sapin.example) et [la boutique](https://b.example/x).`;

test('in a long text: each placeholder is shown where it stands, with what it stands for; a link counts once', () => {
  expect(refusedIn(LONG)).toEqual([
    '5:29 « Texte » est encore provisoire : « adresse à compléter »',
    '5:50 « Texte » est encore provisoire : « texte à faire confirmer »',
    '7:28 « Texte » est encore provisoire : « nom à compléter »',
    '9:9 « Texte » est encore provisoire : « bonjour@sapin.example »',
    '9:79 « Texte » est encore provisoire : « https://b.example/x »',
  ]);
});

test('a comment behind a value may call it provisional', () => {
  expect(refusedIn('text: La Couronne # nom provisoire')).toEqual([
    '3:7 « Texte » est encore provisoire, dit la remarque : « La Couronne » (nom provisoire)',
  ]);
});

test.each([
  'text: La Couronne # le nom de la maison',
  '# nom provisoire\ntext: La Couronne',
  'text: "rien de provisoire # ici"',
])('a comment behind a value: %s says nothing', (lines) => {
  expect(refusedIn(lines)).toEqual([]);
});

test('a draft in an entry is refused by the name of what it is; one that is an entry is not', () => {
  const opinion = {
    title: 'Témoignage',
    description: 'un avis',
    type: 'object',
    additionalProperties: false,
    properties: {
      by: { title: 'Auteur', description: 'qui', type: 'string' },
      draft: { title: 'Brouillon', description: 'pas sûr', type: 'boolean' },
    },
  };
  const opinions = {
    ...opinion,
    title: 'Opinions',
    properties: {
      ...opinion.properties,
      all: { title: 'Avis', description: 'tous', type: 'array', items: opinion },
    },
  };
  const messages = (draft: boolean) => {
    const { content, problems } = makeProject(
      { 'opinions/one.yaml': `draft: true\nall:\n  - by: Mairie\n    draft: ${draft}\n` },
      { 'opinions.schema.json': opinions },
    ).load();
    expect(problems).toEqual([]);
    return releaseProblems(content)
      .filter(({ file }) => file === 'opinions/one.yaml')
      .map((each) => wordingOf(each, 'fr').message);
  };
  expect(messages(true)).toEqual([
    expect.stringMatching(/n’est pas encore sûr, aucun visiteur ne le lit : « Mairie »/),
  ]);
  expect(messages(false)).toEqual([]);
});
