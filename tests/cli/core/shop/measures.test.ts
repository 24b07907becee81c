import { centimetresIn, weeksIn } from '../../../../cli/core/shop/measures.ts';

test.each([
  ['5-7 semaines', { shortest: 5, longest: 7 }],
  ['4 semaines', { shortest: 4, longest: 4 }],
  ['48 h', undefined],
])('%s in weeks', (value, weeks) => {
  expect(weeksIn(value)).toEqual(weeks);
});

test.each([
  ['15 cm', 15],
  ['1.15 m', 115],
  ['10-15 cm', undefined],
  ['30 km', undefined],
])('%s in centimetres', (value, centimetres) => {
  expect(centimetresIn(value)).toBe(centimetres);
});
