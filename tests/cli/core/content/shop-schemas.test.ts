import { expect, test } from 'vitest';
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

const TOWN = 'towns/houtaud.yaml';
const FACT = 'facts/order-deadline.yaml';

/** Where a message begins, for a value in column `column` that takes `width` columns. */
const at = (column: number, width: number) => new RegExp(`^${column}-\\d+:${column + width} `);

test.each(transcript`
  a price of nothing | prices/fraser-en-fete.yaml | price: 0
  > exclusiveMinimum: « Prix » vaut 0 ; il faut plus que 0
  a price below nothing | prices/fraser-en-fete.yaml | price: -5
  > exclusiveMinimum: « Prix » vaut -5 ; il faut plus que 0
  a price of 10 000 | prices/fraser-en-fete.yaml | price: 10000
  > exclusiveMaximum: « Prix » vaut 10000 ; il faut moins que 10000
  three decimals | prices/fraser-en-fete.yaml | price: 45.505
  > multipleOf: « Prix » a trop de décimales : 45,505 -> arrondissez à 0,01
  a comma | prices/fraser-en-fete.yaml | price: "45,50"
  > type: « Prix » doit être un nombre, pas « 45,50 » -> les décimales s’écrivent avec un point : 45.50
  a price in quotes | prices/fraser-en-fete.yaml | price: "45"
  > type: « Prix » doit être un nombre, pas un texte -> écrivez le nombre seul, sans guillemets ni unité : 45
  a size the wrong way round | prices/fraser-en-fete.yaml | max: 0.5
  > x-above: « À » (0,5) doit dépasser « De »
  a tree of 13 m | prices/fraser-en-fete.yaml | max: 13
  > maximum: « À » vaut 13, plus que 12
  four figures | towns/houtaud.yaml | postalCode: "6842"
  > pattern: « Code postal » ne s’écrit pas « 6842 » -> cinq chiffres
  no French postal code | towns/houtaud.yaml | postalCode: "99000"
  > pattern: « Code postal » ne s’écrit pas « 99000 »
  a postal code without quotes | towns/houtaud.yaml | postalCode: 01000
  > type: « Code postal » doit être un texte, pas un nombre -> mettez la valeur entre guillemets : "01000"
  an empty postal code | towns/houtaud.yaml | postalCode: ""
  > minLength: « Code postal » est vide
  a latitude south of France | towns/houtaud.yaml | lat: 40.9
  > minimum: « Latitude » vaut 40,9, moins que 41 -> écrivez 41 ou plus
  a latitude north of France | towns/houtaud.yaml | lat: 51.6
  > maximum: « Latitude » vaut 51,6, plus que 51,5 -> écrivez 51,5 ou moins
  a longitude in Austria | towns/houtaud.yaml | lon: 10.5
  > maximum: « Longitude » vaut 10,5, plus que 10 -> écrivez 10 ou moins
  a wrong INSEE code | towns/houtaud.yaml | insee: "2C004"
  > pattern: « Code INSEE » ne s’écrit pas « 2C004 »
  30 February | articles/arroser-un-sapin-coupe.yaml | date: "2026-02-30"
  > format: le 30 février 2026 n’existe pas
  a date as the French say it | articles/arroser-un-sapin-coupe.yaml | date: 21/11/2026
  > format: « 21/11/2026 » n’est pas valable pour « Date » -> écrivez la date en chiffres, année-mois-jour : "2026-11-21"
  an unknown heading | articles/arroser-un-sapin-coupe.yaml | category: conseil
  > enum: « Rubrique » ne peut pas être « conseil » -> vouliez-vous dire « conseils » ?
  a phone in one piece | site.yaml | phone: "0353012024"
  > pattern: « Téléphone » ne s’écrit pas « 0353012024 » -> écrivez-le par groupes : "03 53 01 20 24", ou laissez faire « npm run sapin -- fix --write »
  a phone without quotes | site.yaml | phone: 0353012024
  > type: « Téléphone » doit être un texte, pas un nombre -> écrivez-le par groupes : "03 53 01 20 24", ou laissez faire « npm run sapin -- fix --write »
  an email without domain | site.yaml | email: bonjour@sapin
  > format: « bonjour@sapin » n’est pas valable pour « 
  a day for a month | facts/order-deadline.yaml | value: "22-12"
  > format: « 22-12 » n’est pas valable pour « Valeur » -> écrivez le mois, un tiret, puis le jour, en chiffres : "12-22"
  a number for a date | facts/order-deadline.yaml | value: 22
  > format: « 22 » n’est pas valable pour « Valeur »
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

test('a comma that makes two sizes of one', () => {
  const [first] = complaints('availability.yaml', /sizes: \[2-2\.25\]/, 'sizes: [2-2,25]');
  expect(first).toContain(
    'schema/type: la virgule fait deux éléments de « Taille » : les décimales s’écrivent avec un point -> écrivez 2-2.25',
  );
});

test('two towns of one name', () => {
  expect(complaints(TOWN, /name: .*/, 'name: Doubs')).toEqual([
    expect.stringContaining('schema/x-unique: « Nom » vaut « Doubs », comme dans towns/doubs.yaml'),
  ]);
});
