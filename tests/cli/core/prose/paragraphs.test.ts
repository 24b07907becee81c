import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildModel } from '../../../../cli/core/model/model.ts';
import { quantitiesOf } from '../../../../cli/core/prose/paragraphs.ts';
import { readQuantities } from '../../../../cli/core/prose/read-quantities.ts';
import { assertProperty } from '../../property.ts';
import { checkShop } from '../../shop-content.ts';

/** Ways in which people write quantities, and sentences without any. */
const PHRASES = [
  'jusqu’au 22 décembre',
  'le vingt-deux décembre',
  'le 22',
  'le vingt-deux',
  'le premier décembre',
  'le deux août',
  '24 €',
  'vingt-quatre euros',
  'deux euros',
  '9h-20h',
  'de neuf heures à vingt heures',
  'à midi',
  '48/72h',
  'sous deux jours',
  'une semaine',
  'deux ans',
  'un an',
  'trois mois',
  'une demi-heure',
  'un quart d’heure',
  '1 m 50',
  'un mètre cinquante',
  'deux mètres',
  'quinze kilomètres',
  '98 %',
  'cinq pour cent',
  '03 53 01 20 24',
  'LE VINGT-DEUX DÉCEMBRE',
  'deux me\u0300tres',
  'neuf de\u0301cembre',
  'Rien de tout cela.',
  'une branche',
  'trois boules',
];

test('reads in a text what the whole reader reads', () => {
  const text = fc.array(
    fc.tuple(
      fc.constantFrom(...PHRASES),
      fc.constantFrom(' ', '. ', '\n', '\n\n', '\n \n', '\r\n\r\n', '\n\n- ', '\n\n## '),
    ),
    { maxLength: 8 },
  );
  assertProperty(
    fc.property(text, (parts) => {
      const whole = parts.flat().join('');
      expect(
        quantitiesOf(whole).map(({ paragraph: _, paragraphStart: __, ...quantity }) => quantity),
      ).toEqual(readQuantities(whole));
    }),
    500,
  );
});

test.each(PHRASES)('%s is read alone as in a text', (phrase) => {
  expect(quantitiesOf(phrase)).toHaveLength(readQuantities(phrase).length);
});

test('reads in every text of a shop what the whole reader reads', () => {
  const { texts } = buildModel(checkShop().content);
  expect(texts.length).toBeGreaterThan(0);
  for (const { value } of texts)
    expect(quantitiesOf(value).map(({ kind, start, end }) => [kind, start, end])).toEqual(
      readQuantities(value).map(({ kind, start, end }) => [kind, start, end]),
    );
});
