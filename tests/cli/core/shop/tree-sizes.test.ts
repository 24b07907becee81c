import { treeSize } from '../../../../cli/core/shop/tree-sizes.ts';

test.each([
  [1.15, 0.6, { height: 115, width: 70 }],
  [1.5, 0.6, { height: 150, width: 90 }],
  [2.25, 0.61, { height: 225, width: 140 }],
])('a tree of %d m is rounded to the centimetre, and its width up to five', (max, share, size) => {
  expect(treeSize(max, share)).toEqual(size);
});
