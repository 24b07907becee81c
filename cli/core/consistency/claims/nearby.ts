import type { Coordinates } from '../../model/coordinates.ts';

/** Squares of a tenth of a degree, so that each town is compared with those around it alone. */
export function cellOf({ lat, lon }: Coordinates, north = 0, east = 0): string {
  return `${Math.floor(lat * 10) + north} ${Math.floor(lon * 10) + east}`;
}

/** What the squares around a place hold. */
export function neighboursOf<T>(at: Coordinates, cells: ReadonlyMap<string, readonly T[]>): T[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((north) => steps.flatMap((east) => cells.get(cellOf(at, north, east)) ?? []));
}

/** A postal code with two adjacent digits of its last three transposed. */
export function swapsOf(code: string): string[] {
  const all = [2, 3].map((at) => `${code.slice(0, at)}${code[at + 1]}${code[at]}${code.slice(at + 2)}`);
  return all.filter((each) => each !== code);
}
