import { buildPage } from '../../../../src/pages/delivery/data.ts';

test('the page of a town says how far it is and what the cheapest tree costs; at the centre, there is no distance', () => {
  const termsOf = (slug: string) => buildPage(slug)?.props.town?.terms.map(({ value }) => value);
  expect(termsOf('malbuisson')).toEqual(['13 km', 'compris', 'dès 19\u00a0€']);
  expect(termsOf('pontarlier')).toEqual(['compris', 'dès 19\u00a0€']);
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
