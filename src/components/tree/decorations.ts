import type { VarietyDrawing } from '#generated/types.ts';
import type { Random } from '../random.ts';
import { between, type Curve, circle, type Point, pointOn, type Sheet, star, type Tip } from './cut-paper.ts';

type Decoration = NonNullable<VarietyDrawing['decoration']>[number];

const ballColours = ['var(--kelsch-red)', 'var(--candle)', 'var(--paper-100)'] as const;

/** The decorations of a finished tree, from the first one put on to the last. */
export function decorations(wanted: readonly Decoration[], tips: readonly Tip[], random: Random): Sheet[] {
  const hung = tips.filter(({ size }) => size > 0.2);
  return [
    ...(wanted.includes('lights') ? lights(hung) : []),
    ...(wanted.includes('balls') ? balls(hung, random) : []),
    ...(wanted.includes('stars') ? strawStars(hung) : []),
    ...(wanted.includes('topper') ? topper() : []),
  ];
}

/** A chain of electric lights, one swag to each whorl, between its two outermost tips. */
function lights(tips: readonly Tip[]): Sheet[] {
  const outer = tips.filter(({ layer }) => layer === 0);
  const bulbs = outer.flatMap((left, index): Point[] => {
    const right = outer[index + 1];
    if (!right || index % 2 !== 0) return [];
    const [from, to] = [pointOn(left.spine, 0.9), pointOn(right.spine, 0.9)];
    const swag: Curve = { from, control: [0, (from[1] + to[1]) / 2 + 90 * left.size], to };
    const count = Math.round(3 + 6 * left.size);
    return Array.from({ length: count }, (_, bulb) => pointOn(swag, bulb / (count - 1)));
  });
  return [
    { d: circles(bulbs, 17), fill: 'var(--candle)', lift: 0, opacity: 0.28 },
    { d: circles(bulbs, 7), fill: 'var(--candle-light)', lift: 0 },
    { d: circles(bulbs, 3), fill: 'var(--paper-50)', lift: 0 },
  ];
}

function balls(tips: readonly Tip[], random: Random): Sheet[] {
  const places = tips
    .filter(({ layer }, index) => layer === 1 || (layer === 2 && index % 2 === 1))
    .map(({ spine, size }) => ({ centre: below(pointOn(spine, 0.86), 10), radius: 8 + 11 * size }));
  const coloured = ballColours.map((fill, colour): Sheet => {
    const own = places.filter((_, index) => (index + Math.floor(index / 4)) % ballColours.length === colour);
    return { d: own.map(({ centre, radius }) => circle(centre, radius)).join(''), fill, lift: 5 };
  });
  const glints = places.map(({ centre: [x, y], radius }) =>
    circle([x - radius * between(0.3, 0.42, random), y - radius * 0.35], radius * 0.22),
  );
  return [...coloured, { d: glints.join(''), fill: 'var(--paper-50)', lift: 0, opacity: 0.85 }];
}

function strawStars(tips: readonly Tip[]): Sheet[] {
  const front = Math.max(...tips.map(({ layer }) => layer));
  const places = tips.filter(({ layer }) => layer === front).filter((_, index) => index % 3 === 1);
  const stars = places.map(({ spine, size }) =>
    star(below(pointOn(spine, 0.7), 8), 16 + 16 * size, 4 + 3 * size, 8),
  );
  return [{ d: stars.join(''), fill: 'var(--candle-light)', lift: 4 }];
}

function topper(): Sheet[] {
  const centre: Point = [0, -985];
  return [
    { d: star(centre, 54, 21, 8), fill: 'var(--candle)', lift: 6 },
    { d: star(centre, 27, 10, 8), fill: 'var(--candle-light)', lift: 0 },
  ];
}

function circles(centres: readonly Point[], radius: number): string {
  return centres.map((centre) => circle(centre, radius)).join('');
}

function below([x, y]: Point, distance: number): Point {
  return [x, y + distance];
}
