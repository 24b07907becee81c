import { readQuantities } from '../../../../cli/core/prose/read-quantities.ts';
import { reading } from './reading.ts';

/** What no generator of `read-any-spelling.test.ts` writes. */
type Row = readonly [text: string, ...read: string[]];

const DATES: readonly Row[] = [
  ['Livraison possible le 23 décembre, dernier délai', 'date 12-23 «23 décembre»'],
  ['24/12 : fermé', 'date 12-24 «24/12»'],
  ['22 décembre 2000 m', 'date 12-22 «22 décembre»', 'distance 2000 m «2000 m»'],
  ['22 décembre 3000', 'date 12-22 «22 décembre»'],
  ['22 décembre deux mille euros', 'date 12-22 «22 décembre»', 'money 2000.00 «deux mille euros»'],
  ['22 décembre vingt sapins', 'date 12-22 «22 décembre»'],
  ['plus de 4 et 25 décembre', 'date 12-25 «25 décembre»'],
  ['les 6, 13 et 20 décembre', 'date 12-06 «6»', 'date 12-13 «13»', 'date 12-20 «20 décembre»'],
  [
    'le samedi 5 et le dimanche 6 décembre',
    'date 12-05 «samedi 5» samedi',
    'date 12-06 «dimanche 6 décembre» dimanche',
  ],
  ['ouvert de 9:00 à 19:00', 'hours 09:00-19:00 «de 9:00 à 19:00»'],
  ['5 h du matin'],
  ['le 8 à 10 h'],
  ['un sapin à 1.250 €', 'money 1250.00 «1.250 €»'],
  ['le 6, 13 décembre', 'date ??-06 «6»', 'date 12-13 «13 décembre»'],
];

const DATE_RANGES: readonly Row[] = [
  [
    'du 23 décembre 2025 au 1er décembre 2026',
    'date-range 12-23/12-01 «du 23 décembre 2025 au 1er décembre 2026» 2026',
  ],
  ['la fête 22 décembre - 6 janvier', 'date-range 12-22/01-06 «22 décembre - 6 janvier»'],
  ['du 3 - 22 décembre', 'date-range 12-03/12-22 «du 3 - 22 décembre»'],
];

const HOURS: readonly Row[] = [
  ['de neuf heures et demie à midi', 'hours 09:30-12:00 «de neuf heures et demie à midi»'],
  ['9 à 20h', 'hours 09:00-20:00 «9 à 20h»'],
  ['de 9h jusqu’à 20h', 'hours 09:00-20:00 «de 9h jusqu’à 20h»'],
  ['de 20 h à minuit', 'hours 20:00-24:00 «de 20 h à minuit»'],
  ['de 20 h à 24 h', 'hours 20:00-24:00 «de 20 h à 24 h»'],
  ['5h-12h', 'hours 05:00-12:00 «5h-12h»'],
];

const DURATIONS: readonly Row[] = [
  ['plus d’une année', 'duration 12 mois «une année»'],
  ['sous un jour', 'duration 24 h «un jour»'],
  ['un quart d’heure', 'duration 0.25 h «un quart d’heure»'],
  ['trois quarts d’heure', 'duration 0.75 h «trois quarts d’heure»'],
  ['2 heures et 30 minutes', 'duration 2.5 h «2 heures et 30 minutes»'],
  ['laissez sécher 8 à 12 heures', 'duration 8-12 h «8 à 12 heures»'],
  ['à 2 heures de Strasbourg', 'duration 2 h «2 heures»'],
  ['un an et demi', 'duration 18 mois «un an et demi»'],
  ['6-12h', 'duration 6-12 h «6-12h»'],
  ['après 22 ou 24 heures', 'duration 22-24 h «22 ou 24 heures»'],
  ['9h-24h30', 'duration 9-24.5 h «9h-24h30»'],
  ['de 11h à 2h', 'duration 11 h «11h»'],
  ['à 24 h', 'duration 24 h «24 h»'],
  ['à 9h et sous 20h', 'duration 20 h «20h»'],
  ['deux heures et demi', 'duration 2.5 h «deux heures et demi»'],
  ['deux semaines et demie', 'duration 420 h «deux semaines et demie»'],
  ['2 h 75', 'duration 2 h «2 h»'],
  ['2 h 5 fois', 'duration 2 h «2 h»'],
  ['2 h et 30 sapins', 'duration 2 h «2 h»'],
  ['une demie heure', 'duration 0.5 h «une demie heure»'],
  ['1/2 jours', 'duration 24-48 h «1/2 jours»'],
  ['2 jours sur rendez-vous', 'duration 48 h «2 jours»'],
  ['au bout d’un jour', 'duration 24 h «un jour»'],
  ['Colmar/24 h', 'duration 24 h «24 h»'],
];

const DISTANCES: readonly Row[] = [
  ['quinze kilomètres', 'distance 15000 m «quinze kilomètres»'],
  ['115 centimètres', 'distance 1.15 m «115 centimètres»'],
  ['deux mètres', 'distance 2 m «deux mètres»'],
  ['un mètre cinquante', 'distance 1.5 m «un mètre cinquante»'],
  ['2 m 30 mm', 'distance 2 m «2 m»', 'distance 0.03 m «30 mm»'],
  ['1 m 150 cm', 'distance 1 m «1 m»', 'distance 1.5 m «150 cm»'],
  ['10 litres', 'volume 10 l «10 litres»'],
  ['deux litres', 'volume 2 l «deux litres»'],
  ['2 m et 50 sapins', 'distance 2 m «2 m»'],
  ['2 m 5 branches', 'distance 2 m «2 m»'],
  ['un demi-mètre', 'distance 0.5 m «un demi-mètre»'],
];

const MONEY: readonly Row[] = [
  ['24 EUR', 'money 24.00 «24 EUR»'],
  ['un euro', 'money 1.00 «un euro»'],
  ['50cts', 'money 0.50 «50cts»'],
  ['50 centimes', 'money 0.50 «50 centimes»'],
  ['24 à 24 €', 'money 24.00 «24 €»'],
  ['24 € 50 cm', 'money 24.00 «24 €»', 'distance 0.5 m «50 cm»'],
  ['24h/24 100 €', 'money 100.00 «100 €»'],
];

const PHONES: readonly Row[] = [
  ['+33353010000', 'phone 0353010000 «+33353010000»'],
  ['0033353010000', 'phone 0353010000 «0033353010000»'],
  ['0 800 12 34 56', 'phone 0800123456 «0 800 12 34 56»'],
];

describe.each([
  ['dates', DATES],
  ['date ranges', DATE_RANGES],
  ['opening hours', HOURS],
  ['durations', DURATIONS],
  ['distances', DISTANCES],
  ['amounts of money', MONEY],
  ['phone numbers', PHONES],
])('%s', (_, rows) => {
  test.each(rows.map(([text, ...read]) => ({ text, read })))('$text', ({ text, read }) => {
    expect(reading(text)).toEqual(read);
  });
});

test('nothing is read across the edge of a list item, a cell, a heading or a paragraph', () => {
  expect(reading('ouvert 9h\n- 20h')).toEqual(['duration 9 h «9h»', 'duration 20 h «20h»']);
  expect(reading('| 9h | -20h |')).toEqual(['duration 9 h «9h»', 'duration 20 h «20h»']);
  expect(reading('# Le 22\ndécembre')).toEqual(['date ??-22 «22»']);
  expect(reading('Le 22\n\ndécembre')).toEqual(['date ??-22 «22»']);
});

test('offsets are UTF-16 units', () => {
  expect(readQuantities('🎄🎄 24 €')).toEqual([{ kind: 'money', value: '24.00', start: 5, end: 9 }]);
});
