import { github, workflowCommand } from '../../../../cli/core/diagnostics/github-format.ts';
import { CONTRADICTION, PROBLEMS, reportOf, STYLE } from './diagnostics.ts';

test('one command a problem, with paths as the repository sees them', () => {
  expect(github(PROBLEMS, STYLE).split('\n')).toEqual([
    '::error file=schemas/towns.schema.json,line=1,col=1,endLine=1,endColumn=3,title=schema/broken::ce schéma est cassé : nope%0Ac’est l’affaire d’un mainteneur : le contenu n’y est pour rien',
    '::error file=content/towns/été #1.yaml,line=1,col=1,endLine=1,endColumn=1,title=file/unreadable::le fichier ne se lit pas (accès refusé)%0Avérifiez ses droits',
    '::warning file=content/towns/colmar.yaml,line=2,col=7,endLine=2,endColumn=18,title=link/dead::le lien « /a, b:c%25d » ne mène nulle part%0Aprenez l’adresse dans le navigateur, sur la page même',
  ]);
  expect(github(reportOf([]), STYLE)).toBe('');
});

test('the message names the other places', () => {
  expect(github(reportOf([CONTRADICTION]), STYLE)).toBe(
    '::notice file=content/a.yaml,line=1,col=4,endLine=1,endColumn=5,title=two-values::a has 2 values%0Ab.yaml:2:4 2 (poster)%0Akeep one',
  );
});

test('nothing in a value can end a command or begin another', () => {
  expect(workflowCommand('notice', { file: 'a,b:c%d\ne' }, 'x\r\n::error::y %0A')).toBe(
    '::notice file=a%2Cb%3Ac%25d%0Ae::x\ufffd%0A::error::y %250A',
  );
});
