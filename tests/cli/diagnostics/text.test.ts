import { expect, test } from 'vitest';
import { makeColors } from '../../../cli/diagnostics/colors.ts';
import { problem } from '../../../cli/diagnostics/problem.ts';
import { problemsAsText } from '../../../cli/diagnostics/text.ts';
import { PROBLEMS } from './problems.ts';

const plain = makeColors(false, {}, false);

test('a problem shows its words, its place, its line and what to do', () => {
  expect(problemsAsText(PROBLEMS, 'fr', plain).split('\n')).toEqual([
    'erreur[schema/broken]: ce schéma est cassé : nope',
    '  --> ../schemas/towns.schema.json:1:1',
    '  |',
    '1 | {}',
    '  | ^^',
    '  = conseil : c’est l’affaire d’un mainteneur : le contenu n’y est pour rien',
    '',
    'erreur[file/unreadable]: le fichier ne se lit pas (accès refusé)',
    '  --> towns/été #1.yaml:1:1',
    '  = conseil : vérifiez ses droits',
    '',
    'avertissement[link/dead]: le lien « /a, b:c%d » ne mène nulle part',
    '  --> towns/colmar.yaml:2:7',
    '  |',
    '2 | link: "/a, b:c%d"',
    '  |       ^^^^^^^^^^^',
    '  = conseil : vérifiez l’adresse dans routes.yaml',
  ]);
});

test('in English', () => {
  const [, unreadable] = PROBLEMS;
  expect(problemsAsText(unreadable ? [unreadable] : [], 'en', plain)).toBe(
    'error[file/unreadable]: the file cannot be read (EACCES)\n  --> towns/été #1.yaml:1:1\n  = help: check its permissions',
  );
});

test('colours come on request', () => {
  const text = problemsAsText(PROBLEMS, 'fr', makeColors(true, { FORCE_COLOR: '1' }, false));
  expect(text).toContain('\u001b[31m');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are made of them
  expect(text.replace(/\u001b\[\d+m/g, '')).toBe(problemsAsText(PROBLEMS, 'fr', plain));
});

test('nothing in a value or a name can write to the terminal', () => {
  const evil = 'a\u001b[31m\u202eb\u0007';
  const text = `${evil}: 1\n`;
  const made = problem(
    'schema/additionalProperties',
    { field: 'x', description: undefined, examples: [], key: evil, nearest: evil, known: [] },
    { file: `towns/${evil}.yaml`, text, span: { start: 0, end: evil.length } },
  );
  const shown = problemsAsText([made], 'fr', plain);
  expect(shown).not.toMatch(/[\p{Cc}\p{Cf}](?<!\n)/u);
  expect(shown.match(/\ufffd/g)?.length).toBe(4 * 3);
});

test('a value as long as a book is told by its start', () => {
  const value = 'mot '.repeat(10_000);
  const made = problem(
    'link/dead',
    { value, nearest: undefined },
    { file: 'a.yaml', text: `a: ${value}`, span: { start: 3, end: value.length } },
  );
  expect(problemsAsText([made], 'fr', plain).length).toBeLessThan(1000);
});
