import { describe, expect, test } from 'vitest';
import { towns } from '#generated/towns.ts';
import { buildPage } from '../../../../src/pages/delivery/data.ts';

test.each(towns.map(({ slug }) => slug))('no parameter is left in the words for %s', (slug) => {
  expect(JSON.stringify(buildPage(slug))).not.toMatch(/\{\w+\}/);
});

describe('the default page', () => {
  const content = buildPage('_default');

  test('leaves out the name and nothing else', () => {
    const left = [...JSON.stringify(content).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(new Set(left)).toEqual(new Set(['town']));
    expect(content?.props).toMatchObject({
      title: '{town}\u00a0: un sapin porté chez vous',
      region: 'Doubs',
    });
  });

  test('has neighbours, but no address of its own and no mark on the map', () => {
    expect(content?.head.canonical).toBeUndefined();
    expect(content?.props.map.here).toBeUndefined();
    expect(content?.props.nearby.map(({ slug }) => slug)).toEqual([
      'pontarlier',
      'doubs',
      'la-cluse-et-mijoux',
    ]);
    expect(content?.props.wineVillages.map(({ slug }) => slug)).toEqual(['metabief']);
  });
});

describe('the map', () => {
  const map = buildPage('malbuisson')?.props.map;

  test('counts from the centre of the shop and marks the town and its neighbours', () => {
    const centre = map?.places.find(({ slug }) => slug === 'pontarlier');
    expect(centre).toMatchObject({ east: 0, north: 0, isNear: false });
    expect(map?.here).toBe('malbuisson');
    expect(map?.places.filter(({ isNear }) => isNear).map(({ slug }) => slug)).toEqual([
      'oye-et-pallet',
      'metabief',
    ]);
  });

  test('reaches as far as the shop delivers', () => {
    expect(map?.radius).toBe(16);
  });
});
