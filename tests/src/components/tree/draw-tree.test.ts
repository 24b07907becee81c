import { varieties } from '#generated/varieties.ts';
import { gouges, type Sheet } from '../../../../src/components/tree/cut-paper.ts';
import { drawTree, type TreeShape } from '../../../../src/components/tree/draw-tree.ts';

const plain: TreeShape = { habit: 'level', width: 0.7, whorls: 8, density: 3, needles: 'deep' };

test.each(varieties.map(({ slug, drawing }) => [slug, drawing] as const))(
  'the tree of %s stands on 0 and is 1000 high, and as wide as its YAML says',
  (_, drawing) => {
    const { left, right, top, bottom } = extent(drawTree({ ...drawing, decoration: [] }));
    expect(bottom).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThan(60);
    expect(top).toBeLessThan(-985);
    expect(top).toBeGreaterThan(-1010);
    expect((right - left) / 1000).toBeGreaterThan(drawing.width * 0.9);
    expect((right - left) / 1000).toBeLessThan(drawing.width * 1.18);
  },
);

test('no two varieties without decoration have the same tree', () => {
  const trees = varieties.map(({ drawing }) => JSON.stringify(drawTree({ ...drawing, decoration: [] })));
  expect(new Set(trees).size).toBeGreaterThanOrEqual(varieties.length - 1);
});

test.each([
  ['habit', { habit: 'raised' }],
  ['width', { width: 0.5 }],
  ['whorls', { whorls: 12 }],
  ['density', { density: 1 }],
  ['needles', { needles: 'blue' }],
  ['regular', { regular: true }],
  ['flocked', { flocked: true }],
  ['decoration', { decoration: ['lights'] }],
] satisfies [string, Partial<TreeShape>][])('%s changes the tree', (_, change) => {
  expect(drawTree({ ...plain, ...change })).not.toEqual(drawTree(plain));
});

test('a flocked tree keeps the colour of its needles between the branches only', () => {
  const colours = drawTree({ ...plain, flocked: true }).map(({ fill }) => fill);
  expect(colours.filter((colour) => colour.startsWith('var(--needle'))).toEqual(['var(--needle-deep-0)']);
  expect(colours).toContain('var(--flock-3)');
});

test('lights, balls, stars and the topper lie on the finished tree', () => {
  const bare = drawTree(plain);
  const dressed = drawTree({ ...plain, decoration: ['lights', 'balls', 'stars', 'topper'] });
  expect(dressed.slice(0, bare.length)).toEqual(bare);
  for (const { d } of dressed) expect(d).toMatch(/^M/);
  expect(dressed.length).toBeGreaterThan(bare.length + 6);
});

test('a tree among others on a page is lighter than a picture of its own', () => {
  const length = (sheets: readonly Sheet[]) => sheets.map(({ d }) => d).join('').length;
  expect(length(drawTree(plain))).toBeLessThan(length(drawTree(plain, gouges)) * 0.75);
});

/** Of the polygons: circles and their arcs are decoration. */
function extent(sheets: readonly Sheet[]) {
  const points = sheets.flatMap(({ d }) => [...d.matchAll(/M[^M]*/g)].flatMap(([cut]) => cornersOf(cut)));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function cornersOf(cut: string): [number, number][] {
  const [x = 0, y = 0, ...steps] = (cut.match(/-?\d+/g) ?? []).map(Number);
  const corners: [number, number][] = [[x, y]];
  for (let step = 0; step + 1 < steps.length; step += 2) {
    const [lastX, lastY] = corners.at(-1) ?? [0, 0];
    corners.push([lastX + (steps[step] ?? 0), lastY + (steps[step + 1] ?? 0)]);
  }
  return corners;
}
