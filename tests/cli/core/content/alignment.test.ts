import { parseYaml } from '../../../../cli/core/content/parse-yaml.ts';
import { fixText } from '../../../../cli/core/edit/fix-text.ts';
import { checkShop } from '../../shop-content.ts';
import { yamlComplaints } from './yaml-complaints.ts';

const GRID = [
  'variety: nobilis',
  'readings:',
  '  - source: les pages',
  '    grid:',
  '      - min: 1.5',
  '        max: 1.75',
  '        price: 42',
  '      - min: 1.75',
  '        max: 2',
  '        price: 49',
  'text: |',
  '  Un paragraphe.',
  '',
  '',
].join('\n');

const withLine = (number: number, line: string) =>
  GRID.split('\n')
    .map((each, index) => (index === number - 1 ? line : each))
    .join('\n');

const fixed = (text: string) => fixText(text, undefined, [], checkShop().content);

describe('one line that stands beside its column is shown with the line that it belongs to, and put there', () => {
  test.each([
    ['short', 10, '       price: 49', 'commence 1 espace trop à gauche : alignez-la sur « max », ligne 9'],
    ['long', 10, '         price: 49', 'commence 1 espace trop à droite : alignez-la sur « max », ligne 9'],
    ['in the middle of an item', 9, '       max: 2', 'alignez-la sur « - min: 1.75 », ligne 8'],
    ['a dash', 8, '     - min: 1.75', 'commence 1 espace trop à gauche : alignez-la sur « - min: 1.5 »'],
    ['a field', 2, '  readings:', 'commence 2 espaces trop à droite : alignez-la sur « variety », ligne 1'],
    ['a tab', 10, '\t\tprice: 49', 'une tabulation décale cette ligne'],
  ])('%s', (_, number, line, words) => {
    const text = withLine(number, line);
    const [complaint, ...others] = yamlComplaints(text);
    expect(others).toEqual([]);
    expect(complaint).toMatch(new RegExp(`^${number}:`));
    expect(complaint).toContain(words);
    expect(fixed(text)).toBe(GRID);
  });

  test('an item that YAML would join to the one above', () => {
    const text = 'care:\n  - De l’eau\n    - De l’ombre\n  - Du froid\n';
    expect(yamlComplaints(text)).toEqual([
      '3:5-3:17 yaml/misaligned: cette ligne commence 2 espaces trop à droite : alignez-la sur « - De l’eau », ligne 2 -> effacez 2 espaces au début de la ligne, ou laissez faire « npm run sapin -- fix --write »',
    ]);
    expect(fixed(text)).toBe('care:\n  - De l’eau\n  - De l’ombre\n  - Du froid\n');
  });

  test('a dash where a program has folded a text is a word of it', () => {
    const text = `care:\n  - ${'De l’eau et '.repeat(7)}encore\n    - beaucoup - de neige\n`;
    expect(yamlComplaints(text)).toEqual([]);
    expect(fixed(text)).toBe(text);
  });

  test.each([
    ['at the edge', 'place:\n', 'lat: 48\n', '  lon: 7\nname: a\n', 2],
    ['within a group', 'at:\n  place: # où\n', '  lat: 48\n', '    lon: 7\n    alt: 2\nname: a\n', 3],
  ])('a first field that has left its group, %s', (_, before, field, after, number) => {
    const [complaint, ...others] = yamlComplaints(before + field + after);
    expect(others).toEqual([]);
    expect(complaint).toMatch(new RegExp(`^${number}:.* 2 espaces trop à gauche : alignez-la sur « lon »`));
    expect(fixed(before + field + after)).toBe(`${before}  ${field}${after}`);
  });

  test('two columns that are as near are both named, and nobody chooses', () => {
    const text = 'place:\n  lat: 48\n lon: 7\nname: a\n';
    expect(yamlComplaints(text)).toEqual([
      '3:2-3:8 yaml/misaligned: cette ligne n’est alignée sur aucune de ses voisines -> mettez-la dans la colonne de « lat » (ligne 2), ou dans celle de « place » (ligne 1), selon ce à quoi elle appartient',
    ]);
    expect(fixed(text)).toBe(text);
  });

  test.each([
    ['a field', 'a:\n  b: c\n', 3, '  d: e\n'],
    ['an item', 'a:\n  - b\n', 3, '  - c\n'],
  ])('%s that no-break spaces indent', (_, before, number, after) => {
    const text = before + after.replaceAll('  ', '\u00a0 ');
    expect(yamlComplaints(text)[0]).toMatch(
      new RegExp(`^${number}:1-${number}:2 yaml/no-break-space: une espace`),
    );
    expect(fixed(text)).toBe(before + after);
  });

  test('a paragraph that has left its text', () => {
    const text = 'text: |\n  Un.\n\nDeux.\n\n  Trois.\n';
    expect(fixed(text)).toBe('text: |\n  Un.\n\n  Deux.\n\n  Trois.\n');
  });

  test('a last line that may be too much stays', () => {
    const text = 'text: |\n  Un.\n\nfin\n';
    expect(fixed(text)).toBe(text);
  });
});

test.each([
  ['among others', 8, '        min: 1.75'],
  ['the first', 5, '        min: 1.5'],
])('an item without its dash: %s', (_, number, line) => {
  const text = withLine(number, line);
  expect(yamlComplaints(text)).toEqual([
    expect.stringMatching(
      new RegExp(`^${number}:\\d+-.* yaml/missing-dash: un nouvel élément de la liste commence ici`),
    ),
  ]);
  expect(fixed(text)).toBe(GRID);
});

const OWN = '  - variety: blanchi\n    state: few\n    delay: dix jours\n';
const item = (dash: string, field: string) =>
  `${dash}variety: fraser\n${field}sizes: [1.75-2]\n${field}state: sold-out\n`;
const ITEMS = [
  { variety: 'blanchi', state: 'few', delay: 'dix jours' },
  { variety: 'fraser', sizes: ['1.75-2'], state: 'sold-out' },
];

test.each([
  ['one blank further right', item('   - ', '     ')],
  ['at the edge', item('- ', '  ')],
  ['its fields below its dash', item('  - ', '  ')],
  ['without its dash', item('  ', '  ')],
])('an item that stands beside the others is put there with its fields: %s', (_, own) => {
  expect(parseYaml('a.yaml', fixed(`states:\n${OWN}${own}`)).value).toEqual({ states: ITEMS });
  expect(parseYaml('a.yaml', fixed(`states:\n${own}${OWN}`)).value).toEqual({
    states: ITEMS.toReversed(),
  });
});
