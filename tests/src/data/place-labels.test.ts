import { placeLabels } from '../../../src/data/place-labels.ts';

test('a name gives way to a mark beside it', () => {
  const [name] = placeLabels([
    { name: 'Pontarlier', east: 0, north: 0 },
    { name: 'Oye-et-Pallet', east: 1.5, north: 0 },
  ]);
  expect(name?.anchor).not.toBe('start');
});

test('a name that has no room waits to be pointed at', () => {
  const crowd = Array.from({ length: 30 }, (_, index) => ({
    name: 'La Cluse-et-Mijoux',
    east: (index % 6) * 0.8,
    north: Math.floor(index / 6) * 0.8,
  }));
  expect(placeLabels(crowd)).toContain(null);
});

test('on a map as full as a delivery zone every name has its place', () => {
  const zone = Array.from({ length: 25 }, (_, index) => ({
    name: 'Malbuisson',
    east: ((index % 5) - 2) * 5,
    north: (Math.floor(index / 5) - 2) * 3,
  }));
  expect(placeLabels(zone)).not.toContain(null);
});
