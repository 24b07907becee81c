import { expect, test } from 'vitest';
import { fold } from '../../../cli/shared/fold.ts';

test.each([
  ['Épicéa', 'epicea'],
  ['SÉLESTAT', 'selestat'],
  ['Sœurs et Lætitia', 'soeurs et laetitia'],
])('%s without accents, ligatures and capitals', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
