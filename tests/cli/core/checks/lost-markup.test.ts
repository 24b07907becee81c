import { lostMarkup } from '../../../../cli/core/checks/lost-markup.ts';
import { makeProject, shownProblems } from '../../content-folder.ts';
import { transcript } from '../../transcript.ts';

const article = (body: string) => ({
  'articles/choisir.yaml': `title: a\ndate: "2026-11-21"\nbody: |\n${body.replace(/^(?=.)/gm, '  ')}\n`,
});

const CODES = /^text\/(?:heading-(?:as-code|unspaced|skipped)|lost-(?:cells|table|list|bold)|bold-twice)$/;

/** What all of them find in a body: the code, the place from the first line of the body on, and the advice. */
function found(body: string): readonly string[] {
  const { problems, warnings } = makeProject(article(body)).load();
  expect(problems).toEqual([]);
  return shownProblems(warnings.filter(({ code }) => CODES.test(code))).map(
    ({ code, line, column, hint }) => `${code.replace('text/', '')} ${line - 3}:${column - 2} ${hint}`,
  );
}

describe('Markdown that the parser reads otherwise than its author expects', () => {
  test.each(transcript`
    a heading so far right that it is code | Un.\n\n    ## Le sapin\n\nDeux.
    > heading-as-code 3:5 effacez 4 espaces devant lui, pour qu’il commence dans la même colonne que les paragraphes
    the same in a quotation | > Un.\n>\n>     ## Le sapin
    > heading-as-code 3:7 effacez 4 espaces devant lui, pour qu’il commence dans la même colonne que les paragraphes
    a heading whose signs no space follows | Un.\n\n##Le sapin\n\nLe sapin #1 et #2.
    > heading-unspaced 3:1 écrivez « ## Le sapin »
    one on a second line, behind a blank | Un.\n ##Le sapin
    > heading-unspaced 2:2 écrivez « ## Le sapin »
    a level that is left out | ## Un\n\n#### Deux\n\n### Trois
    > heading-skipped 3:6 écrivez « ### » devant lui
    a table that was pasted | Taille\tPrix\n1 m\t42 €
    > lost-table 1:1 écrivez « | » entre les cases, puis « |---|---| » sous la première ligne
    bullets of a word processor | Pour choisir :\n• Mesurez\n• Comparez
    > lost-list 2:1 écrivez « - » et un espace devant chaque élément, et une ligne vide avant le premier
    bullets with a tab | ·\tPetit pied
    > lost-list 1:1 écrivez « - » et un espace devant chaque élément, et une ligne vide avant le premier
    a blank before the closing sign | Une coupe **nette **au pied.
    > lost-bold 1:11 écrivez « **nette** »
    a colon before the closing sign | **Livraison : **gratuite en ville.
    > lost-bold 1:1 écrivez « **Livraison :** »
    a word stuck to the closing sign | Un arbre **« Nobilis »**suédois.
    > lost-bold 1:10 écrivez « **« Nobilis »** »
    one sign that is not closed | Un **beau** sapin, **frais.\n\nPuis **deux\narbres**.
    > lost-bold 1:20 mettez « ** » juste avant et juste après les mots, sans espace entre eux, ou effacez-le ; pour qu’il se lise : « \*\* »
    in one item, and not in the next | - **un\n- **deux** et **trois**
    > lost-bold 1:3 mettez « ** » juste avant…
    an italic one | Une coupe *nette * au pied.
    > lost-bold 1:11 mettez « * » juste avant…
    bold within bold | **Coupé **puis** dressé**.
    > bold-twice 1:9 fermez le premier par « ** » avant ce mot, ou effacez ces deux étoiles
  `)('$title', ({ given: [body = ''], expected }) => {
    expect(found(body)).toEqual(expected);
  });

  test.each([
    ['| a | b |\n|---|---|\n| 1 | 2 |\n| 1 | 2 | 3 |', 'lost-cells 4:1 effacez ce qui est de trop'],
    ['| a | b |\n| 1 | 2 |', 'lost-table 1:1 écrivez « |---|---| » sous la première ligne'],
    ['a | b | c\n---|---\n1 | 2 | 3', 'lost-table 1:1 écrivez « |---|---|---| » sous la première ligne'],
    ['| a | b |\n|---|---|\n| 1 | **2 |', 'lost-bold 3:7 mettez « ** » juste avant'],
  ])('a table: %j', (body, line) => {
    expect(found(body)).toEqual([expect.stringContaining(line)]);
  });

  test.each([
    '```\n    # une note\n**a\n| a |\n|---|\n| 1 | 2 |\n• a\n```',
    'Un.\n\n## Le sapin\n\n### Deux\n\n## Trois',
    '### Un\n\nDeux.',
    '| a | b |\n|---|---|\n| 1 | 2 \\| 3 |',
    'a | b\n--- | ---\n1 | 2\n3',
    'Un | deux | trois',
    'Un `**` ou \\*\\* et ***trois***, **a**, l’**arbre**, a\\*b, _un_.',
    '2 * 3 * 4',
    '38 €* et 45 €*, fichier_du_jour, (*) obligatoire, 5*4',
    'Nom : ____ et prénom : ____',
    '* un\n* deux\n\n– dit-il.',
    'Colmar – en Alsace\n– et ailleurs',
    '[a*b](/communes?a=*b*) et `*nette *`',
    '**Un *mot* en gras**',
  ])('%j is read as its author expects', (body) => {
    expect(found(body)).toEqual([]);
  });
});

test('a paragraph has as many lines as it likes', () => {
  const text = { tree: { annotations: { 'x-markdown': true } }, written: `a\tb${'\na'.repeat(200_000)}` };
  expect([...lostMarkup.find(text as never)]).toHaveLength(1);
});
