import { asLine, shownProblems } from '../../content-folder.ts';
import { checkShop, shopText } from '../../shop-content.ts';
import { transcript } from '../../transcript.ts';

/** What `check` says of the shop when `line` stands in a file in place of the first line that `pattern` finds. */
function complaints(file: string, pattern: RegExp, line: string): readonly string[] {
  const { problems } = checkShop({ file, before: pattern, after: line });
  const shown = shownProblems(problems);
  return shown.map((problem) => asLine(problem).replace(new RegExp(`^${file}:\\d+:`), ''));
}

test('the shop is sound', () => {
  expect(checkShop().problems.map(({ file, code }) => `${file} ${code}`)).toEqual([]);
});

const FACT = 'facts/order-deadline.yaml';

/** Where a message begins, for a value in column `column` that takes `width` columns. */
const at = (column: number, width: number) => new RegExp(`^${column}-\\d+:${column + width} `);

test.each(transcript`
  a price of nothing | prices/fraser-en-fete.yaml | price: 0
  > exclusiveMinimum: « Prix » vaut 0 ; il faut plus que 0
  a price of 10 000 | prices/fraser-en-fete.yaml | price: 10000
  > exclusiveMaximum: « Prix » vaut 10000 ; il faut moins que 10000
  three decimals | prices/fraser-en-fete.yaml | price: 45.505
  > multipleOf: « Prix » a trop de décimales : 45,505 -> arrondissez à 0,01
  a size the wrong way round | prices/fraser-en-fete.yaml | max: 0.5
  > x-above: « À » (0,5) doit dépasser « De »
  a tree of 13 m | prices/fraser-en-fete.yaml | max: 13
  > maximum: « À » vaut 13, plus que 12
  no French postal code | towns/houtaud.yaml | postalCode: "99000"
  > pattern: « Code postal » ne s’écrit pas « 99000 »
  a latitude south of France | towns/houtaud.yaml | lat: 40.9
  > minimum: « Latitude » vaut 40,9, moins que 41 -> écrivez 41 ou plus
  a longitude in Austria | towns/houtaud.yaml | lon: 10.5
  > maximum: « Longitude » vaut 10,5, plus que 10 -> écrivez 10 ou moins
  a wrong INSEE code | towns/houtaud.yaml | insee: "2C004"
  > pattern: « Code INSEE » ne s’écrit pas « 2C004 »
  30 February | articles/arroser-un-sapin-coupe.yaml | date: "2026-02-30"
  > format: le 30 février 2026 n’existe pas
  an email without domain | site.yaml | email: bonjour@sapin
  > format: « bonjour@sapin » n’est pas valable pour « 
`)('$title', ({ given: [file = '', line = ''], expected: [expected] }) => {
  const [key = '', value = ''] = line.split(/(?<=: )/);
  const pattern = new RegExp(`${key}.*`);
  const [only, ...others] = complaints(file, pattern, line);
  expect(others).toEqual([]);
  expect(only).toContain(`schema/${expected}`);
  const before =
    shopText(file)
      .split('\n')
      .find((one) => pattern.test(one)) ?? '';
  const column = before.search(pattern) + key.length + 1;
  expect(only).toMatch(at(column, value.length));
});

test('a fact without its kind is told that, and not that its value is wrong in every kind', () => {
  expect(complaints(FACT, /kind: .*\n/, '')).toEqual([
    expect.stringContaining('schema/required: il manque le champ « kind » (Nature)'),
  ]);
});

test('two price files of one variety', () => {
  expect(complaints('prices/fraser-en-fete.yaml', /variety: .*/, 'variety: sapin-blanchi')).toContainEqual(
    expect.stringContaining('x-unique'),
  );
});

test('a comma that makes two sizes of one', () => {
  const [first] = complaints('availability.yaml', /sizes: \[2-2\.25\]/, 'sizes: [2-2,25]');
  expect(first).toContain(
    'schema/type: la virgule fait deux éléments de « Taille » : les décimales s’écrivent avec un point -> écrivez 2-2.25',
  );
});
