import { expect, test } from 'vitest';
import { warningsOfText } from './warnings-of.ts';

test('a second mark is found at its place', () => {
  expect(warningsOfText('text/exclamation', 'Vite ! Il part !')).toEqual([
    '3:22-3:23 2 points d’exclamation dans un même texte -> gardez-en un au plus',
  ]);
  expect(warningsOfText('text/exclamation', 'Vite !!')).toHaveLength(1);
});

test('one is left alone', () => {
  expect(warningsOfText('text/exclamation', 'Joyeux Noël !')).toEqual([]);
});
