import { floorOf, lacking } from '../floor/compat.mjs';
import { DECORATION, ENHANCEMENTS } from '../floor/enhancements.mjs';

test('the browsers in which the site is as it was designed have all but what is decoration', () => {
  const isMissing = (feature: string) => lacking(feature, floorOf('as-designed')).length > 0;
  expect(Object.keys(ENHANCEMENTS).filter(isMissing)).toEqual([]);
  expect(Object.keys(DECORATION).filter((feature) => !isMissing(feature))).toEqual([]);
});
