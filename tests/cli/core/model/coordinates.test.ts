import { greatCircle } from '../../../../cli/core/model/coordinates.ts';

test('distances are those of the great circle', () => {
  expect(greatCircle({ lat: 47, lon: 7 }, { lat: 48, lon: 7 })).toBeCloseTo(111.195, 2);
  expect(greatCircle({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(20015.1, 0);
});
