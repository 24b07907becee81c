import { expect, test } from 'vitest';
import { saidOfText } from './said-of.ts';

test('a second mark is found at its place', () => {
  expect(saidOfText('text/exclamation', 'Vite ! Il part !')).toEqual([
    '3:22-3:23 2 points d’exclamation dans un même texte -> gardez-en un au plus',
  ]);
  expect(saidOfText('text/exclamation', 'Vite !!')).toHaveLength(1);
});

test('one is left alone', () => {
  expect(saidOfText('text/exclamation', 'Joyeux Noël !')).toEqual([]);
});
