import { expect, test } from 'vitest';
import { githubCommand, problemsAsGithub } from '../../../cli/diagnostics/github.ts';
import { PROBLEMS } from './problems.ts';

test('one command a problem, with paths as the repository sees them', () => {
  expect(problemsAsGithub(PROBLEMS, 'content', 'fr').split('\n')).toEqual([
    '::error file=schemas/towns.schema.json,line=1,col=1,endLine=1,endColumn=3,title=schema/broken::ce schéma est cassé : nope%0Ac’est l’affaire d’un mainteneur : le contenu n’y est pour rien',
    '::error file=content/towns/été #1.yaml,line=1,col=1,endLine=1,endColumn=1,title=file/unreadable::le fichier ne se lit pas (accès refusé)%0Avérifiez ses droits',
    '::warning file=content/towns/colmar.yaml,line=2,col=7,endLine=2,endColumn=18,title=link/dead::le lien « /a, b:c%25d » ne mène nulle part%0Avérifiez l’adresse dans routes.yaml',
  ]);
  expect(problemsAsGithub([], 'content', 'fr')).toBe('');
});

test('nothing in a value can end a command or begin another', () => {
  expect(githubCommand('notice', { file: 'a,b:c%d\ne' }, 'x\r\n::error::y %0A')).toBe(
    '::notice file=a%2Cb%3Ac%25d%0Ae::x%0D%0A::error::y %250A',
  );
});
