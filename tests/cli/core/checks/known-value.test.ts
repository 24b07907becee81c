import { warningsOf } from './warnings-of.ts';

const fact = (label: string, kind: string, value: string) =>
  `label: ${label}\nkind: ${kind}\nreadings:\n  - {value: "${value}", source: a}\n`;
const FACTS = {
  'facts/radius.yaml': fact('Rayon', 'distance', '15 km'),
  'facts/notice.yaml': fact('Préavis', 'duration', '48 h'),
  'facts/hold.yaml': fact('Tenue', 'duration', '5-7 semaines'),
  'facts/day.yaml': fact('Jour', 'date', '12-22'),
  'lexicon.yaml': `subjects:
  - {about: [radius], words: [rayon]}
  - {about: [notice], words: ["modif*"], unless: [garantie]}
  - {about: [hold], words: [tient]}
  - {about: [day], words: [commander]}
`,
};
const schemas = { 'lexicon.schema.json': { title: 'Lexicon', description: 'les mots', type: 'object' } };
const of = (text: string) =>
  warningsOf(
    'text/known-value',
    { ...FACTS, 'towns/turckheim.yaml': `name: T\npostalCode: "68230"\ntext: ${text}\n` },
    schemas,
  ).map((line) => line.replace('towns/turckheim.yaml:', ''));
const line = (place: string, found: string, label: string, name: string) =>
  `${place} « ${found} » est la valeur de la constante « ${label} » -> écrivez {{${name}}} : le texte la suivra quand elle change`;

test.each([
  ['near a mention', 'dans un rayon de 15 km', line('3:24-3:29', '15 km', 'Rayon', 'radius')],
  ['spelt out', 'un rayon de quinze kilomètres', line('3:19-3:36', 'quinze kilomètres', 'Rayon', 'radius')],
  ['in another unit', 'modifiez deux jours avant', line('3:16-3:26', 'deux jours', 'Préavis', 'notice')],
  ['that is a range', 'il dure 5 à 7 semaines', line('3:15-3:29', '5 à 7 semaines', 'Tenue', 'hold')],
  ['that is a day', 'venez le 22 décembre', line('3:16-3:27', '22 décembre', 'Jour', 'day')],
])('a value is found: %s', (_, text, expected) => {
  expect(of(text)).toEqual([expected]);
});

test.each([
  'le gui sèche en 48 heures',
  'dans un rayon de 20 km',
  'dans un rayon de {{radius}}',
  'le 6 décembre, saint Nicolas passe',
  'le 22 décembre 1944',
  'sous garantie, modifiez dans les 48 heures',
])('%s is left alone', (text) => {
  expect(of(text)).toEqual([]);
});
