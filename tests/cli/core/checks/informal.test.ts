import { expect, test } from 'vitest';
import { warningsOfText } from './warnings-of.ts';

test.each([
  ['Pose ton sapin.', '3:12-3:15 « ton » tutoie le lecteur -> le site vouvoie : écrivez « votre »'],
  ['Tu choisis.', '3:7-3:9 « Tu » tutoie le lecteur -> le site vouvoie : écrivez « vous »'],
  ["Nous t'attendons.", "3:12-3:14 « t' » tutoie le lecteur -> le site vouvoie : écrivez « vous »"],
  ['Avec tes enfants.', '3:12-3:15 « tes » tutoie le lecteur -> le site vouvoie : écrivez « vos »'],
])('%s', (text, line) => {
  expect(warningsOfText('text/informal', text)).toEqual([line]);
});

test.each([
  'Votre sapin, à vous.',
  'Un vert d’un ton plus clair, ton sur ton.',
  'Le ton monte.',
  'A-t-il de l’eau ?',
  'Sous le toit, la table et le thé.',
])('%s is left alone', (text) => {
  expect(warningsOfText('text/informal', text)).toEqual([]);
});
