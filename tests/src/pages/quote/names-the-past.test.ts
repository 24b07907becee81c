import { namesThePast } from '../../../../src/pages/quote/names-the-past.ts';

test.each([
  ['le 12 janvier 2020', true],
  ['le 4 ou le 5 décembre', false],
  ['au plus tôt', false],
  ['entre le 28 décembre 2026 et le 3 janvier 2027', false],
])('of the dates « %s » it is %s that all are over', (text, isPast) => {
  expect(namesThePast(text, new Date('2027-01-02'))).toBe(isPast);
});
