import { text } from '../../../../cli/core/diagnostics/text-format.ts';
import { CONTRADICTION, PROBLEMS, reportOf, STYLE } from './diagnostics.ts';

test('a problem shows its words, its place, its line and what to do', () => {
  expect(text(PROBLEMS, STYLE).split('\n')).toEqual([
    'erreur : ce schéma est cassé : nope [schema/broken]',
    ' --> ../schemas/towns.schema.json:1:1',
    '  |',
    '1 | {}',
    '  | ^^',
    '  = conseil : c’est l’affaire d’un mainteneur : le contenu n’y est pour rien',
    '',
    'erreur : le fichier ne se lit pas (accès refusé) [file/unreadable]',
    ' --> towns/été #1.yaml:1:1',
    '  = conseil : vérifiez ses droits',
    '',
    'avertissement : le lien « /a, b:c%d » ne mène nulle part [link/dead]',
    ' --> towns/colmar.yaml:2:7',
    '  |',
    '2 | link: "/a, b:c%d"',
    '  |       ^^^^^^^^^^^',
    '  = conseil : prenez l’adresse dans le navigateur, sur la page même',
  ]);
});

test('a contradiction shows every place with its own label, and the calls that settle it', () => {
  const brief = { ...CONTRADICTION, acceptance: 'acceptée depuis hier : r', isBrief: true };
  const hint = { ...CONTRADICTION, title: 'à remplacer' };
  const report = { ...reportOf([CONTRADICTION, brief]), hints: [hint], heading: 'a', summary: 'b' };
  expect(text(report, STYLE).split('\n')).toEqual([
    'a',
    '',
    'contradiction facts/a : a has 2 values [two-values]',
    ' --> a.yaml:1:4 (notebook)',
    '  |',
    '1 | a: 1',
    '  |    ^ 1',
    '  = lu sur : /, /contact',
    ' --> b.yaml:2:4 (poster)',
    '  |',
    '2 | a: 2',
    '  |    ^ 2',
    '  = conseil : keep one',
    '      sapin decide facts/a 1',
    '',
    'contradiction facts/a : a has 2 values [two-values]',
    '  = acceptée depuis hier : r',
    '',
    'à remplacer a.yaml:1:4: a has 2 values (keep one) [two-values]',
    '',
    'b',
  ]);
});
