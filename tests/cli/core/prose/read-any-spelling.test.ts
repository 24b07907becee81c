import fc from 'fast-check';
import { readQuantities } from '../../../../cli/core/prose/read-quantities.ts';
import { assertProperty } from '../../property.ts';
import { reading } from './reading.ts';
import { spell } from './spelling.ts';

/** Spellings of one value, with the weekday and the year that are read with it. */
const SPELLINGS: readonly (readonly [value: string, more: string, ...texts: string[]])[] = [
  ['date 12-22', '', '22 décembre', '22 DÉCEMBRE', '22 decembre', '22 de\u0301cembre', '22/12'],
  ['date 12-22', '', '22 déc.', '22 dec.'],
  ['date 12-22', '', '22\u00a0décembre', '22\u202fdécembre', '22\ndécembre', '22&nbsp;décembre'],
  ['date 12-22', '', 'vingt-deux décembre', 'vingt deux décembre', 'VINGT-DEUX DÉCEMBRE'],
  ['date 12-01', '', '1er décembre', '1ᵉʳ décembre', 'premier décembre', '1 décembre', '01 décembre'],
  ['date 01-06', '', '6 janvier', '6 janv.'],
  ['date 02-06', '', '6 février', '6 fevrier', '6 févr.', '6 fév.'],
  ['date 03-06', '', '6 mars'],
  ['date 04-06', '', '6 avril', '6 avr.'],
  ['date 05-06', '', '6 mai'],
  ['date 06-06', '', '6 juin'],
  ['date 07-06', '', '6 juillet', '6 juil.'],
  ['date 08-06', '', '6 août', '6 aout'],
  ['date 09-06', '', '6 septembre', '6 sept.'],
  ['date 10-06', '', '6 octobre', '6 oct.'],
  ['date 11-06', '', '6 novembre', '6 nov.'],
  ['date 12-22', ' 2026', '22 décembre 2026', '22/12/2026'],
  ['date 12-22', ' mardi 2026', 'mardi 22 décembre 2026'],
  ['date-range 12-01/12-22', '', 'du 1er au 22 décembre', 'entre le 1er et le 22 décembre'],
  ['date-range 12-01/12-22', '', '1er au 22 décembre', 'du premier jusqu’au vingt-deux décembre'],
  ['date-range 12-01/12-22', '', '1er-22 décembre'],
  ['money 24.00', '', '24 €', '24€', '24 euros', '24 Euros', 'vingt-quatre euros', '24,00 €'],
  ['money 1250.50', '', '1250,50 €', '1 250.50€', '1\u00a0250,50 euros', '1\u202f250€50', '1250 € 50'],
  ['money 1250.50', '', '1250 euros et 50 centimes'],
  ['money 24.00-49.00', '', 'de 24 à 49 €', 'entre 24 € et 49 €', '24-49 €', '24 € à 49 €'],
  ['distance 2.25 m', '', '2,25 m', '2.25m', '2 m 25', '2m25', '225 cm', '2 m 25 cm'],
  ['distance 2.25 m', '', 'deux mètres vingt-cinq'],
  ['distance 15000 m', '', '15 km', '15km'],
  ['duration 48 h', '', '48 h', '48h', '48 heures', '2 jours', '2 j', 'quarante-huit heures'],
  ['duration 336 h', '', '2 semaines', 'deux semaines'],
  ['duration 24 mois', '', '24 mois', '2 ans', 'deux ans'],
  ['duration 48-72 h', '', '48/72 h', '48-72 h', '48 à 72 h', '48 ou 72 h'],
  ['hours 09:30-20:30', '', '9h30-20h30', '9 h 30 – 20 h 30', '9h30\u201120h30', 'de 9h30 à 20h30'],
  ['hours 09:30-20:30', '', '9H30 à 20H30', 'entre 9 h 30 et 20 h 30'],
  ['percentage 15', '', '15 %', '15%', '15,0 %', '15 pour cent', 'quinze pour cent'],
  ['phone 0353014618', '', '03 53 01 46 18', '03.53.01.46.18', '03-53-01-46-18', '0353014618'],
  ['phone 0353014618', '', '+33 3 53 01 46 18', '+33 (0)3 53 01 46 18', '0033 3 53 01 46 18'],
];

describe.each(SPELLINGS)('%s%s', (value, more, ...texts) => {
  test.each(texts)('%j', (text) => {
    const read = `${value} «${text}»${more}`;
    expect(reading(text)).toEqual([read]);
    expect(reading(`Nos sapins : ${text} ! Merci (${text}), **${text}**.`)).toEqual([read, read, read]);
  });
});

test.each(["'", '’'])('"jusqu%sau" takes any apostrophe', (mark) => {
  expect(reading(`jusqu${mark}au 22`)).toEqual(['date ??-22 «22»']);
});

test('every number from 0 to 9999 is read, traditional or of 1990', () => {
  const misread: string[] = [];
  for (let number = 0; number <= 9999; number++) {
    const words = spell(number);
    for (const written of [`${words} euros`, `${words.replaceAll(' ', '-')} euros`]) {
      const [read, ...others] = readQuantities(written);
      const isWhole = read?.start === 0 && read.end === written.length && others.length === 0;
      if (!isWhole || read.kind !== 'money' || read.value !== `${number}.00`) misread.push(written);
    }
  }
  expect(misread).toEqual([]);
});

test('whatever the text, offsets are in order, apart, and frame something', () => {
  const scrap = fc.constantFrom(
    ...'1 22 48 2025 ,50 er h m € % km / - – . : à du au le et ou de entre jusqu’au décembre déc. jours mardi vingt cent'.split(
      ' ',
    ),
    ...['\n', '\n\n- ', '|', '{{', '}}', '](', ')', '*', ' ', '1. '],
  );
  const text = fc.oneof(
    fc
      .array(fc.tuple(scrap, fc.constantFrom('', ' ')), { maxLength: 30 })
      .map((scraps) => scraps.flat().join('')),
    fc.string({ unit: 'grapheme' }),
  );
  assertProperty(
    fc.property(text, (any) => {
      let last = 0;
      for (const { start, end } of readQuantities(any)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(any.slice(start, end)).toMatch(/^\S(?:.*\S)?$/su);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(any.length);
    }),
    2_000,
  );
});
