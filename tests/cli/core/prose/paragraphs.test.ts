import fc from 'fast-check';
import { quantitiesOf } from '../../../../cli/core/prose/paragraphs.ts';
import { readQuantities } from '../../../../cli/core/prose/read-quantities.ts';
import { assertProperty } from '../../property.ts';

const PHRASES = [
  'jusqu’au 22 décembre',
  'neuf de\u0301cembre',
  'de neuf heures à vingt heures',
  '24 €',
  'Rien.',
];
const EDGES = [' ', '. ', '\n', '\n\n', '\n \n', '\r\n\r\n', '\n\n- ', '\n\n## '];

test('reads in a text what is read in the whole', () => {
  const text = fc.array(fc.tuple(fc.constantFrom(...PHRASES), fc.constantFrom(...EDGES)), { maxLength: 8 });
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
