import { expect, test } from 'vitest';
import { misplacedFact } from '../../../../../cli/core/consistency/rules/misplaced-fact.ts';
import { found } from '../model-of.ts';

function phrase(...texts: readonly string[]): string {
  return JSON.stringify({
    label: 'Où en sont les commandes',
    forms: texts.map((text, at) => ({ season: `${at}`, text })),
  });
}

test('two phrases that show the same facts in all seasons but one', () => {
  const one = phrase('Dès le {{start}}.', 'Jusqu’au {{end}}.', 'Closes.');
  const code = 'misplaced-fact/unlike-twin phrases/a';
  const twin = (text: string) => ({
    'phrases/a.yaml': one,
    'phrases/b.yaml': phrase('{{start}}', '{{end}}', text),
  });
  expect(found(misplacedFact, twin('Fini'))).toEqual([]);
  expect(found(misplacedFact, twin('Le {{end}}'))[0]).toBe(code);
  // Of two that differ more, each says its own things.
  expect(
    found(misplacedFact, { ...twin('Le {{end}}'), 'phrases/a.yaml': phrase('Dès', 'Fin', 'Fini') }),
  ).toEqual([]);
});
