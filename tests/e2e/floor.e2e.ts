import { thoroughly } from '../cli/thorough.ts';
import { floorOf, lacking } from '../floor/compat.mjs';
import { DECORATION, ENHANCEMENTS } from '../floor/enhancements.mjs';
import { beneath } from '../floor/floor.mjs';
import { shop } from '../shop.mjs';

test('the browsers in which the site is as it was designed have all but what is decoration', () => {
  const isMissing = (feature: string) => lacking(feature, floorOf('as-designed')).length > 0;
  expect(Object.keys(ENHANCEMENTS).filter(isMissing)).toEqual([]);
  expect(Object.keys(DECORATION).filter((feature) => !isMissing(feature))).toEqual([]);
});

const listed = { ...ENHANCEMENTS, ...DECORATION };

thoroughly(
  'the built site works in the oldest browsers that package.json names, but for what is listed',
  () => {
    const found = beneath(shop.dist, floorOf('works'));
    const unlisted = [...found].filter(([feature]) => !Object.hasOwn(listed, feature));
    expect(unlisted.map(([feature, { lacking, files }]) => `${feature}: ${lacking}: ${files[0]}`)).toEqual(
      [],
    );
    expect(Object.keys(listed).filter((feature) => !found.has(feature))).toEqual([]);
  },
);
