import { expect, test } from 'vitest';
import { warningsOf } from './warnings-of.ts';

const article = (body: string) => ({
  'articles/choisir.yaml': `title: a\ndate: "2026-11-21"\nbody: |\n${body.replace(/^(?=.)/gm, '  ')}\n`,
});

test('a heading so far right that it is code', () => {
  expect(warningsOf('text/heading-as-code', article('Un.\n\n    ## Le sapin\n\nDeux.'))).toEqual([
    'articles/choisir.yaml:6:7-6:18 ce sous-titre est trop à droite pour en être un, les visiteurs y liraient les signes « # » : « ## Le sapin » -> effacez 4 espaces devant lui, pour qu’il commence dans la même colonne que les paragraphes',
  ]);
});

test('a row of a table with more cells than its header', () => {
  const body = '| a | b |\n|---|---|\n| 1 | 2 |\n| 1 | 2 | 3 |\n\nUn | deux | trois';
  expect(warningsOf('text/lost-cells', article(body))).toEqual([
    'articles/choisir.yaml:7:3-7:16 cette ligne du tableau a 3 cases, et son en-tête 2 : personne ne lira ce qui dépasse -> effacez ce qui est de trop, ou ajoutez une colonne à l’en-tête et à la ligne de tirets ; un trait « | » qui fait partie du texte s’écrit « \\| »',
  ]);
});

test.each([
  ['code between fences', '```\n    # une note\n| a |\n|---|\n| 1 | 2 |\n```'],
  ['a heading in its column', 'Un.\n\n## Le sapin\n\nDeux.'],
  ['a stroke that belongs to the text', '| a | b |\n|---|---|\n| 1 | 2 \\| 3 |'],
  ['a row without strokes around it', 'a | b\n--- | ---\n1 | 2\n3'],
])('%s is left alone', (_, body) => {
  expect(warningsOf('text/heading-as-code', article(body))).toEqual([]);
  expect(warningsOf('text/lost-cells', article(body))).toEqual([]);
});

test('bold text that does not end', () => {
  expect(
    warningsOf('text/lost-bold', article('Un **beau** sapin, **frais.\n\nPuis **deux\narbres**.')),
  ).toEqual([
    'articles/choisir.yaml:4:22-4:24 ces deux étoiles n’ont pas leur pareille, les visiteurs les liraient : « **frais. » -> mettez « ** » juste avant et juste après les mots en gras, ou effacez-les',
  ]);
  expect(warningsOf('text/lost-bold', article('- **un\n- **deux** et **trois**'))).toEqual([
    expect.stringContaining('articles/choisir.yaml:4:5-4:7 '),
  ]);
  expect(warningsOf('text/lost-bold', article('Un `**` ou \\*\\* et ***trois***.'))).toEqual([]);
});

test('a heading whose signs no space follows', () => {
  expect(warningsOf('text/heading-unspaced', article('Un.\n\n##Le sapin\n\nLe sapin #1 et #2.'))).toEqual([
    'articles/choisir.yaml:6:3-6:13 il manque un espace après les signes « # », que les visiteurs liraient : « ##Le sapin » -> écrivez « ## Le sapin »',
  ]);
});
