import { complaintsAbout, complaintsOfTown } from '../../../content-folder.ts';

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
  'Noe\u0308l, coupé',
  'Le [guide](/communes?le=→)',
])('%s is left alone', (text) => {
  expect(complaintsOfTown(`text: ${text}`)).toEqual([]);
});

test('content without pages has no fonts to lack it', () => {
  const found = complaintsAbout({
    'routes.yaml': 'routes: []\n',
    'facts/deadline.yaml': null,
    'towns/colmar.yaml': 'name: São Paulo\npostalCode: "68000"\n',
  });
  expect(found.filter((line) => line.includes('text/glyph'))).toEqual([]);
});
