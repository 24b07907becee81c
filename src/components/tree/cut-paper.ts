import type { Random } from '../random.ts';

/** Across and down, in thousandths of the tree's height. */
export type Point = readonly [x: number, y: number];

export interface Curve {
  readonly from: Point;
  readonly control: Point;
  readonly to: Point;
}

/** One sheet of cut paper. The first lies lowest. */
export interface Sheet {
  /** Path data in thousandths of the tree's height: the foot of its trunk stands at 0 0, its tip at 0 -1000. */
  readonly d: string;
  /** A colour of `styles/tokens.css`, as `var(--needle-blue-1)`. */
  readonly fill: string;
  /** How far the sheet lies above what is under it, in the same thousandths; 0 casts no shadow. */
  readonly lift: number;
  readonly opacity?: number;
}

/** A branch strong enough for an ornament. */
export interface Tip {
  readonly spine: Curve;
  /** 0 for the layer at the back. */
  readonly layer: number;
  /** 1 for the lowest branches, near 0 for the highest. */
  readonly size: number;
}

/** How the needles stand on a branch. */
export interface Needles {
  /** Half the branch's width, needles included, at its widest. */
  readonly length: number;
  /** Needles on each edge. */
  readonly count: number;
  /** How far the needles stand out above and below the branch, 1 for their whole length. */
  readonly above: number;
  readonly below: number;
  /** How far they lean towards the tip, in units. */
  readonly lean: number;
  /** Width of the branch's two ends, as a share of its widest. */
  readonly ends: number;
}

/** A polygon in whole units, each corner relative to the one before: the shortest way to write it. */
export function polygon(points: readonly Point[]): string {
  const [first, ...others] = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  if (!first) return '';
  let [x, y] = first;
  let d = `M${x} ${y}l`;
  for (const [toX, toY] of others) {
    if (toX === x && toY === y) continue;
    d += `${toX - x} ${toY - y} `;
    [x, y] = [toX, toY];
  }
  return `${d.trimEnd().replaceAll(' -', '-')}z`;
}

export function circle([x, y]: Point, radius: number): string {
  const r = Math.round(radius);
  return `M${Math.round(x) - r} ${Math.round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

/** A star of `rays` points, one of them straight up. */
export function star([x, y]: Point, outer: number, inner: number, rays: number): string {
  const corners = Array.from({ length: 2 * rays }, (_, corner): Point => {
    const angle = (corner * Math.PI) / rays - Math.PI / 2;
    const radius = corner % 2 === 0 ? outer : inner;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return polygon(corners);
}

/** A branch: a serrated leaf along a curve. Needles differ in length by up to 15 %, as scissors would cut them. */
export function branch(spine: Curve, needles: Needles, random: Random): string {
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let needle = 0; needle < needles.count; needle++) {
    for (const [at, isTip] of [
      [(needle + 0.2) / needles.count, false],
      [(needle + 0.7) / needles.count, true],
    ] as const) {
      const [x, y] = pointOn(spine, at);
      const [alongX, alongY] = directionOn(spine, at);
      // The normal that points up, whichever way the branch grows.
      const [upX, upY] = alongX > 0 ? [alongY, -alongX] : [-alongY, alongX];
      const reach = leafWidth(at, needles) * (isTip ? 1 : 0.45);
      const above = reach * needles.above * (isTip ? between(0.85, 1.15, random) : 1);
      const below = reach * needles.below * (isTip ? between(0.85, 1.15, random) : 1);
      const lean = isTip ? needles.lean : 0;
      upper.push([x + upX * above + alongX * lean, y + upY * above + alongY * lean]);
      lower.push([x - upX * below + alongX * lean, y - upY * below + alongY * lean]);
    }
  }
  const [endX, endY] = directionOn(spine, 1);
  const tip: Point = [spine.to[0] + endX * needles.length * 0.7, spine.to[1] + endY * needles.length * 0.7];
  return polygon([spine.from, ...upper, tip, ...lower.reverse()]);
}

/** The gouge's marks on a branch, as in a wood print: a sliver along its spine, and pairs of short ones beside it. */
export function gouges(spine: Curve, width: number, pairs: number): string {
  const stroke = width * 0.1;
  const along = [0.16, 0.5, 0.95, 0.5].map((at, corner): Point => {
    const [x, y] = pointOn(spine, at);
    return [x, y + (corner === 3 ? stroke : -stroke)];
  });
  const length = Math.hypot(spine.to[0] - spine.from[0], spine.to[1] - spine.from[1]);
  const marks = Array.from({ length: pairs }, (_, pair) => 0.42 + (0.42 * pair) / Math.max(1, pairs - 1));
  const beside = marks.flatMap((at) =>
    [-1, 1].map((side) => {
      const [x, y] = pointOn(spine, at);
      const angle = Math.atan2(...swap(directionOn(spine, at))) + side * 0.6;
      const reach = Math.min(length * 0.11, width * 0.75);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return polygon([
        [x - sin * stroke, y + cos * stroke],
        [x + cos * reach, y + sin * reach],
        [x + sin * stroke, y - cos * stroke],
      ]);
    }),
  );
  return polygon(along) + beside.join('');
}

export function pointOn({ from, control, to }: Curve, at: number): Point {
  const [a, b, c] = [(1 - at) ** 2, 2 * at * (1 - at), at ** 2];
  return [a * from[0] + b * control[0] + c * to[0], a * from[1] + b * control[1] + c * to[1]];
}

function directionOn({ from, control, to }: Curve, at: number): Point {
  const x = (1 - at) * (control[0] - from[0]) + at * (to[0] - control[0]);
  const y = (1 - at) * (control[1] - from[1]) + at * (to[1] - control[1]);
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

function leafWidth(at: number, { length, ends }: Needles): number {
  return length * (ends + (1 - ends) * Math.sin(Math.PI * Math.min(1, 0.12 + at * 0.88) ** 0.8));
}

export function between(low: number, high: number, random: Random): number {
  return low + (high - low) * random();
}

function swap([x, y]: Point): [number, number] {
  return [y, x];
}
