import type { Content } from '../content/content.ts';
import { readingsOf } from '../content/entry-readings.ts';
import { isMapping, valueAt } from '../values/json-value.ts';

/** What a tree takes up when it is as tall as its size may be, in centimetres. */
interface TreeSize {
  readonly height: number;
  readonly width: number;
}

/** Widths come from drawings, and no branch grows to the centimetre: they are rounded up to a multiple of this. */
const WIDTH_STEP = 5;

/**
 * @param max the tallest that the size may be, in metres
 * @param share the width of the tree's drawing, as a share of its height
 */
export function treeSize(max: number, share: number): TreeSize {
  const height = Math.round(max * 100);
  return { height, width: Math.ceil((height * share) / WIDTH_STEP) * WIDTH_STEP };
}

/** The size of each variety at each `max` of its grids. */
export const treeSizes = {
  path: 'tree-sizes.ts',
  about: 'what a tree of each size takes up, in centimetres',
  collections: ['prices', 'varieties'],
  text(content: Content) {
    const varieties = Object.fromEntries(
      (content.collections.get('varieties') ?? []).flatMap(({ slug, value }) => {
        const width = valueAt(value, '/drawing/width');
        if (typeof width !== 'number') return [];
        const sizesByMax = maximaOf(content, slug).map((max) => [String(max), treeSize(max, width)]);
        return [[slug, Object.fromEntries(sizesByMax)]];
      }),
    );
    return `/** By variety and \`max\` of its grid's rows, in metres: centimetres. */
export const treeSizes: {
  readonly [variety: string]: { readonly [max: string]: { readonly height: number; readonly width: number } };
} = ${JSON.stringify(varieties, null, 2)};
`;
  },
};

function maximaOf({ collections }: Content, variety: string): number[] {
  const files = (collections.get('prices') ?? []).filter(
    ({ value }) => isMapping(value) && value.variety === variety,
  );
  const grids = files.flatMap((file) => readingsOf(file).map(({ grid }) => grid));
  const rows = grids.flatMap((grid) => (Array.isArray(grid) ? grid : []));
  return [...new Set(rows.map(({ max }) => max as number))].sort((a, b) => a - b);
}
