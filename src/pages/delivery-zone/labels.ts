// Node side only: the map is drawn once for all visitors.
import { kilometre } from '../../components/zone/ZoneGround.tsx';
import type { Offset } from '../../zone.ts';

/** Where a name stands beside its mark, in drawing units. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A capital is this high, and a letter this wide on the average, in drawing units. */
const letter = { height: 11, width: 6.7 };
const mark = 8;
/** Half the side of the drawing. */
const edge = 250;

/** Places to try for a name, the best first. */
const sides: readonly Label[] = [
  { x: 11, y: 4, anchor: 'start' },
  { x: -11, y: 4, anchor: 'end' },
  { x: 0, y: -12, anchor: 'middle' },
  { x: 0, y: 20, anchor: 'middle' },
  { x: 9, y: -7, anchor: 'start' },
  { x: -9, y: -7, anchor: 'end' },
  { x: 9, y: 15, anchor: 'start' },
  { x: -9, y: 15, anchor: 'end' },
];

/** The place of each name, the first ones served first; null for one that has no room. */
export function placeLabels(places: readonly (Offset & { readonly name: string })[]): (Label | null)[] {
  const taken = places.map((place) => around(at(place)));
  return places.map((place, index) => {
    const isFree = (box: Box) =>
      inside(box) && taken.every((other, its) => its === index || !overlap(box, other));
    const label = sides.find((side) => isFree(boxOf(place, side))) ?? null;
    if (label) taken.push(boxOf(place, label));
    return label;
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function at({ east, north }: Offset): Point {
  return { x: east * kilometre, y: -north * kilometre };
}

function around({ x, y }: Point): Box {
  return { left: x - mark, right: x + mark, top: y - mark, bottom: y + mark };
}

function boxOf(place: Offset & { readonly name: string }, { x, y, anchor }: Label): Box {
  const from = at(place);
  const width = place.name.length * letter.width;
  const left = from.x + x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: from.y + y - letter.height, bottom: from.y + y + 3 };
}

function inside({ left, right, top, bottom }: Box): boolean {
  return left > -edge && right < edge && top > -edge && bottom < edge;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
