import { counterpart, isDecided } from '../../../../cli/desk/app/fields/compare.ts';

const prices = {
  readings: [
    { source: 'tableau', grid: [{ min: 1.5, max: 1.75, price: 38 }] },
    {
      source: 'page',
      grid: [
        { min: 1, max: 1.25, price: 24 },
        { min: 1.5, max: 1.75, price: 48 },
      ],
    },
  ],
};
const beside = (index: number, rest: string) =>
  counterpart(prices, { list: '/readings', index }, `/readings/${index}${rest}`, 1 - index);

test('prices are compared size by size, whatever their rank', () => {
  expect(beside(0, '/grid/0/price')).toBe(48);
  expect(beside(1, '/grid/1/price')).toBe(38);
});

test('a size that the other lacks has no price there, and bounds differ from none', () => {
  expect(beside(1, '/grid/0/price')).toBeUndefined();
  expect(beside(1, '/grid/0/min')).toBe(1);
  expect(beside(0, '/grid/0/max')).toBe(1.75);
});

test('any other value is compared with the one at the same place', () => {
  expect(beside(0, '/source')).toBe('page');
});

test('nothing is open between readings once one is chosen', () => {
  expect(isDecided({ readings: [], decision: '12-22' })).toBe(true);
  expect(isDecided({ readings: [] })).toBe(false);
});
