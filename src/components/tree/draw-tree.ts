import type { VarietyDrawing } from '#generated/types.ts';
import type { Random } from '../random.ts';
import {
  between,
  branch,
  type Curve,
  type Needles,
  type Point,
  polygon,
  type Sheet,
  type Tip,
} from './cut-paper.ts';
import { decorations } from './decorations.ts';
import { repeatable } from './repeatable.ts';

/** What makes a tree: the part of a variety's `drawing` that is not its scene. */
export type TreeShape = Pick<
  VarietyDrawing,
  'habit' | 'width' | 'whorls' | 'density' | 'needles' | 'regular' | 'flocked' | 'decoration'
>;

/** Cuts the gouge's marks along a branch of this half-width: its spine, and pairs of short ones beside it. */
type Engrave = (spine: Curve, width: number, pairs: number) => string;

/** How the branches of a habit grow. Shares are of the length of the branch. */
interface Growth {
  /** How far the tips hang below the foot of their branch; negative when above it. */
  readonly drop: number;
  readonly sag: number;
  /** How far branches that grow towards the viewer hang, 1 for soft ones. */
  readonly hang: number;
  readonly needles: Omit<Needles, 'length' | 'count'>;
  /** Thickest half-widths of a branch, at the top and at the bottom of the tree. */
  readonly thickness: readonly [top: number, bottom: number];
  /** Height of the leading shoot. */
  readonly leader: number;
  /** Height of bare trunk under the lowest branches. */
  readonly trunk: number;
  /** How the width grows from the top down: 1 for straight sides, less for a rounder tree. */
  readonly taper: number;
}

const growths: Readonly<Record<TreeShape['habit'], Growth>> = {
  level: {
    drop: 0,
    sag: 0.11,
    hang: 1,
    needles: { above: 1, below: 1.1, lean: 8, ends: 0.27 },
    thickness: [14, 34],
    leader: 72,
    trunk: 66,
    taper: 0.86,
  },
  drooping: {
    drop: 0.14,
    sag: -0.06,
    hang: 1,
    needles: { above: 0.8, below: 1, lean: 10, ends: 0.3 },
    thickness: [15, 37],
    leader: 64,
    trunk: 62,
    taper: 0.85,
  },
  raised: {
    drop: -0.2,
    sag: 0.12,
    hang: 0.72,
    needles: { above: 1.4, below: 0.72, lean: 7, ends: 0.3 },
    thickness: [17, 36],
    leader: 84,
    trunk: 82,
    taper: 0.84,
  },
};

/** A branch of a whorl: its reach, -1 to 1, and how far it leans towards the viewer, 0 to 1. */
type Reach = readonly [across: number, forward: number];

/** The layers of a whorl by density, from the back to the front. */
const fans: Readonly<Record<TreeShape['density'], readonly (readonly Reach[])[]>> = {
  1: [
    [
      [-1, 0],
      [1, 0],
    ],
    [
      [-0.56, 0.2],
      [0.6, 0.16],
      [0.14, 0.6],
    ],
  ],
  2: [
    [
      [-1, 0],
      [1, 0],
      [-0.6, 0.3],
      [0.62, 0.28],
    ],
    [
      [-0.22, 0.75],
      [0.28, 0.7],
    ],
  ],
  3: [
    [
      [-1, 0],
      [1, 0],
    ],
    [
      [-0.68, 0.28],
      [0.66, 0.25],
    ],
    [
      [-0.3, 0.64],
      [0.34, 0.62],
    ],
  ],
};

/** Width of the dark between the branches, as a share of the tree's own; an airy tree lets the light through. */
const shades: Readonly<Record<TreeShape['density'], number>> = { 1: 0, 2: 0.42, 3: 0.72 };

/**
 * The tree as sheets of cut paper. The same shape gives the same sheets, to the byte.
 * @param engrave adds needles and the gouge's marks, for a tree pictured alone
 */
export function drawTree(shape: TreeShape, engrave?: Engrave): Sheet[] {
  const random = repeatable(`${shape.habit} ${shape.width} ${shape.whorls} ${shape.density}`);
  const growth = growths[shape.habit];
  const whorls = whorlsOf(shape, growth);
  const sheets = [...trunk(growth), ...shade(shape, whorls)];
  const tips: Tip[] = [];
  // From the bottom up: each whorl lies over the one below.
  for (const whorl of [...whorls].reverse()) {
    for (const [layer, reaches] of fans[shape.density].entries()) {
      const spines = reaches.map((reach) => spineOf(whorl, reach, growth, shape, random));
      sheets.push(...layerSheets(spines, { whorl, layer, shape, growth, engrave, random }));
      tips.push(...spines.map((spine) => ({ spine, layer, size: whorl.share })));
    }
  }
  sheets.push(leaderSheet(shape, growth, random));
  return [...sheets, ...decorations(shape.decoration ?? [], tips, random)];
}

interface Whorl {
  /** 1 for the lowest, near 0 for the highest. */
  readonly share: number;
  readonly y: number;
  /** Height to the whorl above. */
  readonly gap: number;
  readonly halfWidth: number;
}

function whorlsOf({ whorls, width }: TreeShape, { leader, trunk, taper }: Growth): Whorl[] {
  const crown = 1000 - leader - trunk;
  return Array.from({ length: whorls }, (_, index) => {
    const share = (index + 1) / whorls;
    return {
      share,
      y: leader + crown * share ** 1.05 - 1000,
      gap: crown / whorls,
      halfWidth: 500 * width * share ** taper,
    };
  });
}

function spineOf(
  { y, gap, halfWidth, share }: Whorl,
  [across, forward]: Reach,
  { drop, sag, hang, thickness }: Growth,
  { regular }: TreeShape,
  random: Random,
): Curve {
  const unevenness = regular ? 0.03 : 0.065;
  const jitter = (share: number) => between(-share, share, random);
  const out = across * (1 + jitter(unevenness)) + (Math.abs(across) < 0.5 ? jitter(unevenness) : 0);
  const x = halfWidth * out;
  const hung = hang * forward * (gap * 0.55 + halfWidth * 0.12);
  const fall = halfWidth * drop * Math.abs(out) + hung + jitter(unevenness) * widthAt(thickness, share);
  const root = y - gap * 0.42;
  return {
    from: [x * 0.06, root],
    control: [x * 0.55, y - gap * 0.2 + halfWidth * sag * (1 - forward) - gap * 0.15 * forward],
    to: [x, y + fall],
  };
}

interface LayerPlan {
  readonly whorl: Whorl;
  readonly layer: number;
  readonly shape: TreeShape;
  readonly growth: Growth;
  readonly engrave: Engrave | undefined;
  readonly random: Random;
}

/** All branches of a layer are one sheet, and their gouge marks another. */
function layerSheets(
  spines: readonly Curve[],
  { whorl: { share }, layer, shape, growth, engrave, random }: LayerPlan,
): Sheet[] {
  const length = widthAt(growth.thickness, share);
  // Many whorls lie close: their branches are short, and need fewer needles.
  const crowding = Math.min(1, 9 / shape.whorls);
  const most = (engrave ? 5 + 5 * share : 4 + 3 * share) * crowding;
  const longest = Math.max(...spines.map(lengthOf));
  const d = spines.map((spine) => {
    const count = Math.max(4, Math.round(most * (0.5 + (0.5 * lengthOf(spine)) / longest)));
    return branch(spine, { ...growth.needles, length, count }, random);
  });
  const layers = fans[shape.density].length;
  const nearness = layers === 3 ? layer + 1 : layer * 2 + 1;
  const sheet = { d: d.join(''), fill: foliage(shape, nearness), lift: 5 + 7 * share };
  const isMarked = layer === layers - 1 || layers < 3;
  if (!engrave || !isMarked) return [sheet];
  const marks = spines.map((spine) => engrave(spine, length, share < 0.8 || crowding < 1 ? 1 : 2));
  return [sheet, { d: marks.join(''), fill: foliage(shape, 4), lift: 0 }];
}

/** @param nearness 0 for the dark between the branches, 1 to 3 for branches from back to front, 4 for marks on them */
function foliage({ needles, flocked }: TreeShape, nearness: number): string {
  const step = Math.floor(nearness);
  return flocked && step > 0 ? `var(--flock-${step})` : `var(--needle-${needles}-${step})`;
}

function leaderSheet(shape: TreeShape, { leader, needles }: Growth, random: Random): Sheet {
  const spine: Curve = { from: [0, leader * 1.3 - 1000], control: [1, leader * 0.6 - 1000], to: [0, -992] };
  const count = 6;
  const d = branch(spine, { ...needles, above: 1, below: 1, length: 15, count }, random);
  return { d, fill: foliage(shape, 2), lift: 5 };
}

function trunk({ trunk: bare }: Growth): Sheet[] {
  const foot = 22;
  const corners: Point[] = [
    [-4, -930],
    [5, -930],
    [foot, -bare],
    [foot * 1.1, 0],
    [-foot * 1.05, -3],
    [-foot, -bare],
  ];
  return [{ d: polygon(corners), fill: 'var(--bark)', lift: 5 }];
}

function shade(shape: TreeShape, whorls: readonly Whorl[]): Sheet[] {
  const share = shades[shape.density];
  if (share === 0) return [];
  // Serrated like what lies before it: a tooth half-way down, another where the branches leave.
  const right = whorls.flatMap(({ y, gap, halfWidth }): Point[] => [
    [halfWidth * share * 0.94, y - gap * 0.45],
    [halfWidth * share * 0.78, y - gap * 0.5],
    [halfWidth * share, y],
    [halfWidth * share * 0.8, y - 6],
  ]);
  const left = right.map(([x, y]): Point => [-x, y]).reverse();
  return [{ d: polygon([[0, -970], ...right, ...left]), fill: foliage(shape, 0), lift: 0 }];
}

function widthAt([top, bottom]: Growth['thickness'], share: number): number {
  return top + (bottom - top) * share;
}

function lengthOf({ from, to }: Curve): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}
