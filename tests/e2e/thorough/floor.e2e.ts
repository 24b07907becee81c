import { floorOf } from '../../floor/compat.mjs';
import { DECORATION, ENHANCEMENTS } from '../../floor/enhancements.mjs';
import { beneath } from '../../floor/floor.mjs';
import { shop } from '../../shop.mjs';

const listed = { ...ENHANCEMENTS, ...DECORATION };

test('the built site works in the oldest browsers that package.json names, but for what is listed', () => {
  const found = beneath(shop.dist, floorOf('works'));
  const unlisted = [...found].filter(([feature]) => !Object.hasOwn(listed, feature));
  expect(unlisted.map(([feature, { lacking, files }]) => `${feature}: ${lacking}: ${files[0]}`)).toEqual([]);
  expect(Object.keys(listed).filter((feature) => !found.has(feature))).toEqual([]);
});
