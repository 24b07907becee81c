import { expect, test } from 'vitest';
import { outsideZone } from '../../../../../cli/core/consistency/rules/outside-zone.ts';
import { greatCircle } from '../../../../../cli/core/model/coordinates.ts';
import { fact, found } from '../model-of.ts';

const COLMAR = { lat: 48.0794, lon: 7.3585 };
const town = (name: string, { lat, lon }: { lat: number; lon: number }) =>
  `name: ${name}\ncoordinates:\n  lat: ${lat}\n  lon: ${lon}\n`;
const files = (at: { lat: number; lon: number }, radius = '15 km') => ({
  'site.yaml': 'centre: colmar\n',
  'facts/delivery-radius.yaml': fact('distance', [radius]),
  'towns/colmar.yaml': town('Colmar', COLMAR),
  'towns/selestat.yaml': town('Sélestat', at),
});

test('distances are those of the great circle', () => {
  expect(greatCircle({ lat: 47, lon: 7 }, { lat: 48, lon: 7 })).toBeCloseTo(111.195, 2);
  expect(greatCircle({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(20015.1, 0);
  expect(greatCircle(COLMAR, COLMAR)).toBe(0);
});

test('the radius is measured from the centre that the site names', () => {
  const other = { ...files({ lat: 48.2597, lon: 7.4542 }), 'site.yaml': 'centre: selestat\n' };
  expect(found(outsideZone, other)).toEqual([
    'outside-zone towns/colmar',
    '  towns/colmar.yaml:3:3 21,3 km ‹lat: 48.0794›',
    '  facts/delivery-radius.yaml:4:12 15 km ‹"15 km"›',
  ]);
});

test('a town beyond the radius is a finding', () => {
  expect(found(outsideZone, files({ lat: 48.2597, lon: 7.4542 }))).toEqual([
    'outside-zone towns/selestat',
    '  towns/selestat.yaml:3:3 21,3 km ‹lat: 48.2597›',
    '  facts/delivery-radius.yaml:4:12 15 km ‹"15 km"›',
  ]);
});

test.each([
  ['a town in the zone', files({ lat: 48.2058, lon: 7.3625 })],
  ['a wider radius', files({ lat: 48.2597, lon: 7.4542 }, '15-25 km')],
  ['a project without a centre', { ...files({ lat: 48.2597, lon: 7.4542 }), 'site.yaml': 'name: Sapin\n' }],
  ['a town without coordinates', { ...files(COLMAR), 'towns/selestat.yaml': 'name: Sélestat\n' }],
])('%s is left alone', (_, content) => {
  expect(found(outsideZone, content)).toEqual([]);
});
