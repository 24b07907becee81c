import { expect, test } from 'vitest';
import { problemsAsJson } from '../../../cli/diagnostics/json.ts';
import { PROBLEMS } from './problems.ts';

test('the document of the contract', () => {
  const [, , dead] = PROBLEMS;
  const document = problemsAsJson(dead ? [dead] : [], 97, 'fr');
  expect(JSON.parse(document)).toEqual({
    ok: true,
    files: 97,
    problems: [
      {
        code: 'link/dead',
        severity: 'warning',
        message: 'le lien « /a, b:c%d » ne mène nulle part',
        hint: 'vérifiez l’adresse dans routes.yaml',
        file: 'towns/colmar.yaml',
        line: 2,
        column: 7,
        endLine: 2,
        endColumn: 18,
        pointer: '/link',
      },
    ],
  });
  expect(Object.keys(JSON.parse(document))).toEqual(['ok', 'files', 'problems']);
  expect(Object.keys(JSON.parse(document).problems[0])).toEqual([
    'code',
    'severity',
    'message',
    'hint',
    'file',
    'line',
    'column',
    'endLine',
    'endColumn',
    'pointer',
  ]);
});

test('without problems all is well', () => {
  expect(JSON.parse(problemsAsJson([], 3, 'en'))).toEqual({ ok: true, files: 3, problems: [] });
});

test('in English', () => {
  expect(JSON.parse(problemsAsJson(PROBLEMS, 1, 'en')).problems[1].message).toBe(
    'the file cannot be read (EACCES)',
  );
});
