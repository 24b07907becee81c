import { complaintsAbout } from '../../content-folder.ts';

test.each([
  [
    'below',
    '{min: 2, max: 1.5, price: 1}',
    [
      '4:23-4:26 schema/x-above: « À » (1,5) doit dépasser « De » (2) -> écrivez un nombre supérieur à 2, ou corrigez « De »',
    ],
  ],
  ['equal', '{min: 2, max: 2, price: 1}', [expect.stringContaining('4:23-4:24 schema/x-above')]],
  ['above', '{min: 2, max: 2.01, price: 1}', []],
  ['without a sound sibling', '{min: a, max: 1, price: 1}', [expect.stringContaining('schema/type')]],
])('a number that must be above its sibling, %s', (_, row, expected) => {
  const source = `readings:\n  - source: a\n    grid:\n      - ${row}\n`;
  expect(
    complaintsAbout({ 'prices/colmar.yaml': source }).map((line) => line.replace('prices/colmar.yaml:', '')),
  ).toEqual(expected);
});
