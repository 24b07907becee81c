import { expect, test } from 'vitest';
import { deliveryZoneData } from '../../../../src/pages/delivery-zone/data.ts';
import { placeLabels } from '../../../../src/pages/delivery-zone/labels.ts';

test('names that stand apart stand to the right of their marks', () => {
  const labels = placeLabels([
    { name: 'Colmar', east: 0, north: 0 },
    { name: 'Houssen', east: 0, north: 5 },
  ]);
  expect(labels.map((label) => label?.anchor)).toEqual(['start', 'start']);
});

test('a name gives way to a mark beside it', () => {
  const [colmar] = placeLabels([
    { name: 'Colmar', east: 0, north: 0 },
    { name: 'Horbourg-Wihr', east: 1.5, north: 0 },
  ]);
  expect(colmar?.anchor).not.toBe('start');
});

test('a name that has no room waits to be pointed at', () => {
  const crowd = Array.from({ length: 30 }, (_, index) => ({
    name: 'Herrlisheim-près-Colmar',
    east: (index % 6) * 0.8,
    north: Math.floor(index / 6) * 0.8,
  }));
  expect(placeLabels(crowd)).toContain(null);
});

test('on the map of the zone nearly every town has its name', () => {
  const towns = deliveryZoneData().props.groups.flatMap((group) => group.towns);
  expect(towns).toHaveLength(29);
  expect(towns.filter(({ label }) => label === null).length).toBeLessThanOrEqual(4);
});
