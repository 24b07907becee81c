import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { varieties } from '../../../../generated/varieties.ts';
import { comparisonOf, readChoice } from '../../../../src/pages/comparison/choice.ts';
import { assertProperty } from '../../../cli/property.ts';

const known = varieties.map(({ slug }) => slug);
const read = (search: string) => readChoice(search, known);

describe('the choice that an address keeps', () => {
  test.each([
    ['', [], false],
    ['?varietes=', [], false],
    ['?varietes=nobilis', ['nobilis'], false],
    ['?varietes=nobilis,nordmann-classic', ['nobilis', 'nordmann-classic'], false],
    ['?varietes=nobilis%2Cdecore', ['nobilis', 'decore'], false],
    ['?varietes=nobilis,epicea,,nobilis,<b>', ['nobilis'], false],
    ['?autre=1&varietes=decore,floque', ['decore', 'floque'], false],
    [
      '?varietes=decore,floque,nobilis,ignifuge,grand-sapin',
      ['decore', 'floque', 'nobilis', 'ignifuge'],
      true,
    ],
    [
      '?varietes=decore,floque,nobilis,ignifuge,decore,epicea',
      ['decore', 'floque', 'nobilis', 'ignifuge'],
      false,
    ],
  ])('%s', (search, chosen, isCut) => {
    expect(read(search)).toEqual({ chosen, isCut });
  });

  test('is whole again after it was written, whatever was chosen', () => {
    assertProperty(
      fc.property(fc.uniqueArray(fc.constantFrom(...known), { maxLength: 4 }), (chosen) => {
        const { pathname, search } = new URL(comparisonOf(chosen), 'https://sapin.example');
        expect(pathname).toBe('/comparer');
        expect(read(search)).toEqual({ chosen, isCut: false });
      }),
    );
  });

  test('never holds more than four, twice the same, or a stranger', () => {
    assertProperty(
      fc.property(fc.array(fc.oneof(fc.constantFrom<string>(...known), fc.string())), (named) => {
        const { chosen } = read(`?varietes=${encodeURIComponent(named.join(','))}`);
        expect(chosen.length).toBeLessThanOrEqual(4);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.filter((slug) => !named.join(',').split(',').includes(slug))).toEqual([]);
        expect(chosen.filter((slug) => !known.some((it) => it === slug))).toEqual([]);
      }),
    );
  });
});
