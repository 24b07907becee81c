// The map is drawn once for all visitors.
import { kilometre } from '../components/zone/ZoneGround.tsx';
import type { Label } from '../pages/delivery-zone/places.ts';
import type { Offset } from './zone.ts';

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

/** The place of each name, earlier names first; null where there is no room. */
export function placeLabels(places: readonly (Offset & { readonly name: string })[]): (Label | null)[] {
  const taken = new Boxes();
  for (const place of places) taken.add(around(at(place)), place);
  return places.map((place) => {
    const label = sides.find((side) => {
      const box = boxOf(place, side);
      return inside(box) && taken.isFree(box, place);
    });
    if (label) taken.add(boxOf(place, label), place);
    return label ?? null;
  });
}

/** Boxes and their owners, by the squares of the drawing that they touch: only neighbours are compared. */
class Boxes {
  private readonly squares = new Map<string, { readonly box: Box; readonly owner: object }[]>();

  add(box: Box, owner: object): void {
    for (const square of squaresOf(box)) {
      const there = this.squares.get(square);
      if (there) there.push({ box, owner });
      else this.squares.set(square, [{ box, owner }]);
    }
  }

  /** Whether `box` overlaps no box of another owner. */
  isFree(box: Box, owner: object): boolean {
    return squaresOf(box).every((square) =>
      (this.squares.get(square) ?? []).every((other) => other.owner === owner || !overlap(box, other.box)),
    );
  }
}

/** Of the side of a square, in drawing units. */
const side = 40;

function squaresOf({ left, right, top, bottom }: Box): string[] {
  const found: string[] = [];
  for (let x = Math.floor(left / side); x * side < right; x++)
    for (let y = Math.floor(top / side); y * side < bottom; y++) found.push(`${x} ${y}`);
  return found;
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
