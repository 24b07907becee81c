import fc from 'fast-check';
import { fill } from '../../../src/text/fill.ts';
import { formatHeight, formatHeights, formatPrice, formatPriceWithCents } from '../../../src/text/format.ts';

test('prices are written as in France', () => {
  expect(formatPrice(24)).toBe('24\u00a0€');
  expect(formatPrice(45.5)).toBe('45,50\u00a0€');
  expect(formatPriceWithCents(20)).toBe('20,00\u00a0€');
});

test('any price is written as the platform writes it', () => {
  const euros = new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const eurosAndCents = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      expect(formatPrice(cents / 100)).toBe(euros.format(cents / 100));
      expect(formatPriceWithCents(cents / 100)).toBe(eurosAndCents.format(cents / 100));
    }),
  );
});

test('heights have two decimals', () => {
  expect(formatHeight(4)).toBe('4,00\u00a0m');
  expect(formatHeights(1.5, 1.75)).toBe('1,50\u00a0– 1,75\u00a0m');
});

test('parameters of a text are filled, others stay', () => {
  expect(fill('{town}, {region} : {town}', { town: 'Colmar' })).toBe('Colmar, {region} : Colmar');
});
