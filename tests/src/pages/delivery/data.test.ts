import { towns } from '#generated/towns.ts';
import { buildPage } from '../../../../src/pages/delivery/data.ts';

test.each(towns.map(({ slug }) => slug))('no parameter is left in the words for %s', (slug) => {
  expect(JSON.stringify(buildPage(slug))).not.toMatch(/\{\w+\}/);
});

test('the page of a town says how far it is and what the cheapest tree costs; at the centre, there is no distance', () => {
  const termsOf = (slug: string) => buildPage(slug)?.props.town?.terms.map(({ value }) => value);
  expect(termsOf('malbuisson')).toEqual(['13 km', 'compris', 'dès 19\u00a0€']);
  expect(termsOf('pontarlier')).toEqual(['compris', 'dès 19\u00a0€']);
});

test('the page of a town that is not in the list has no address and no promise', () => {
  const content = buildPage('_default');
  expect(content?.head.canonical).toBeUndefined();
  expect(content?.props.town).toBeUndefined();
  expect(content?.props.unknown?.nearby.map(({ href }) => href)).toEqual([
    '/livraison/pontarlier',
    '/livraison/doubs',
    '/livraison/la-cluse-et-mijoux',
  ]);
});

const map = buildPage('malbuisson')?.props.town?.map;

test('the map counts from the centre of the shop and marks the town and its neighbours', () => {
  const centre = map?.places.find(({ slug }) => slug === 'pontarlier');
  expect(centre).toMatchObject({ east: 0, north: 0, isNear: false });
  expect(map?.here).toBe('malbuisson');
  expect(map?.places.filter(({ isNear }) => isNear).map(({ slug }) => slug)).toEqual([
    'oye-et-pallet',
    'metabief',
  ]);
});

test('the map reaches as far as the shop delivers', () => {
  expect(map?.radius).toBe(16);
});
