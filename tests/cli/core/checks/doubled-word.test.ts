import { expect, test } from 'vitest';
import { warningsOfText } from './warnings-of.ts';

test.each([
  ['au bord de de l’eau', '3:15-3:20 « de » est écrit deux fois de suite -> gardez-en un'],
  ['(Le le soir)', '3:8-3:13 « le » est écrit deux fois de suite -> gardez-en un'],
  ['>-\n  au bord de\n  de l’eau', '4:11-5:5 « de » est écrit deux fois de suite -> gardez-en un'],
])('%j', (text, line) => {
  expect(warningsOfText('text/doubled-word', text)).toEqual([line]);
});

test.each([
  'Nous nous arrêtons où vous vous garez.',
  'Il faut faire faire un pied.',
  'La vigne, vigne après vigne.',
  'Le sapin sapinière.',
  'Est-ce ce que vous cherchez ?',
  'De {{radius}} {{radius}} de plus.',
  '|\n  Le soir\n\n  soir de fête',
])('%j is left alone', (text) => {
  expect(warningsOfText('text/doubled-word', text)).toEqual([]);
});
