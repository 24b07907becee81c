import { expect, test } from 'vitest';
import { complaintsOfTown } from '../../../content-folder.ts';

test.each([
  ['Un sapin 🎄🎅 décoré.', '3:16-3:20', '🎄🎅'],
  ['Haut (≥ 2,5 m).', '3:13-3:14', '≥'],
  ['Le mot Рождество.', '3:14-3:23', 'Рождество'],
])('%s', (text, place, found) => {
  expect(complaintsOfTown(`text: ${text}`)).toEqual([
    `${place} text/glyph: les polices du site n’ont pas « ${found} » : chaque appareil le dessine à sa façon, ou montre un carré vide -> écrivez-le en lettres, ou effacez-le`,
  ]);
});

test.each([
  'Œuf, Noël, « naïf », 2 m², l’été\u202f; 42\u00a0€…',
  'Noe\u0308l, coupé ain\u00adsi',
  'Le [guide](/communes?le=→)',
])('%s is left alone', (text) => {
  expect(complaintsOfTown(`text: ${text}`)).toEqual([]);
});
