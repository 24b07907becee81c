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
  [
    '‘Le beau sapin’',
    '3:7-3:22 les visiteurs liront ces guillemets : « ‘Le beau sapin’ » -> effacez-les : la valeur s’écrit sans',
  ],
])('%s', (text, expected) => {
  expect(warningsOfText('text/quotes', text)).toEqual([expected]);
});

test.each([
  'L’arbre des rois’',
  'Le « beau » sapin',
  '"Le beau sapin"',
  'L’"',
  'Le <a href="/b">beau</a> sapin',
])('%s is left alone', (text) => {
  expect(warningsOfText('text/quotes', text)).toEqual([]);
});

test.each([
  ['Le sapin"', '3:15-3:16'],
  ['L’"', '3:9-3:10'],
  [`'"Le sapin'`, '3:8-3:9'],
  [`'Le "beau" sapin" de fête'`, '3:23-3:24'],
])('a quote alone in %s', (text, place) => {
  expect(warningsOfText('text/quote-alone', text)).toEqual([
    `${place} ce guillemet « " » est seul : les visiteurs le liront -> effacez-le, ou écrivez « … » autour des mots qu’il devait citer`,
  ]);
});

test.each([
  'Le sapin de 12"',
  'Un pot de 12 "',
  'L’"a" et "b"',
  '"Le sapin"',
  `5'10"`,
  '|\n  Il dit "a\n  b" et part',
])('no quote is alone in %j', (text) => {
  expect(warningsOfText('text/quote-alone', text)).toEqual([]);
});
