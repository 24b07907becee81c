import { expect, test } from 'vitest';
import { warningsOfText } from './warnings-of.ts';

test.each([
  ['Le “beau” sapin', '3:10-3:16 les guillemets de “beau” ne sont pas ceux du français -> écrivez « beau »'],
  [
    `'Le "beau" sapin'`,
    '3:11-3:17 les guillemets de "beau" ne sont pas ceux du français -> écrivez « beau »',
  ],
  [
    '“Le beau sapin”',
    '3:7-3:22 les visiteurs liront ces guillemets : « “Le beau sapin” » -> effacez-les : la valeur s’écrit sans',
  ],
])('%s', (text, expected) => {
  expect(warningsOfText('text/quotes', text)).toEqual([expected]);
});

test.each(['Le « beau » sapin', '"Le beau sapin"', 'L’"'])('%s is left alone', (text) => {
  expect(warningsOfText('text/quotes', text)).toEqual([]);
});
