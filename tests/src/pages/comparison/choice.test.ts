import fc from 'fast-check';
import { comparisonOf, readChoice } from '../../../../src/pages/comparison/choice.ts';
import { assertProperty } from '../../../cli/property.ts';

const known = ['argent', 'bleu', 'caucase', 'douglas', 'geant', 'sapin-blanchi'];
const read = (search: string) => readChoice(search, known);

test.each([
  ['', [], false],
  ['?varietes=', [], false],
  ['?varietes=bleu', ['bleu'], false],
  ['?varietes=bleu,sapin-blanchi', ['bleu', 'sapin-blanchi'], false],
  ['?varietes=bleu%2Cdouglas', ['bleu', 'douglas'], false],
  ['?varietes=bleu,epicea,,bleu,<b>', ['bleu'], false],
  ['?autre=1&varietes=douglas,caucase', ['douglas', 'caucase'], false],
  ['?varietes=douglas,caucase,bleu,argent,geant', ['douglas', 'caucase', 'bleu', 'argent'], true],
  ['?varietes=douglas,caucase,bleu,argent,douglas,epicea', ['douglas', 'caucase', 'bleu', 'argent'], false],
])('the choice that an address keeps: %s', (search, chosen, isCut) => {
  expect(read(search)).toEqual({ chosen, isCut });
});

test('the choice that an address keeps is whole again after it was written, whatever was chosen', () => {
  assertProperty(
    fc.property(fc.uniqueArray(fc.constantFrom(...known), { maxLength: 4 }), (chosen) => {
      const { pathname, search } = new URL(comparisonOf(chosen), 'https://sapin.example');
      expect(pathname).toBe('/comparer');
      expect(read(search)).toEqual({ chosen, isCut: false });
    }),
  );
});
