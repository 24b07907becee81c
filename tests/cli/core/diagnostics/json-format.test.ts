import { expect, test } from 'vitest';
import { json } from '../../../../cli/core/diagnostics/json-format.ts';
import { PROBLEMS, STYLE } from './diagnostics.ts';

test('the document of the contract', () => {
  const document = JSON.parse(json(PROBLEMS, STYLE));
  const [, , dead] = document.problems;
  expect(dead).toEqual({
    code: 'link/dead',
    severity: 'warning',
    message: 'le lien « /a, b:c%d » ne mène nulle part',
    hint: 'prenez l’adresse dans le navigateur, sur la page même',
    file: 'towns/colmar.yaml',
    line: 2,
    column: 7,
    endLine: 2,
    endColumn: 18,
    pointer: '/link',
  });
});
