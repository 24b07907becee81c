// Where places lie in the delivery zone, from the coordinates and facts of the content.
import { kilometres } from '#generated/kilometres.ts';
import type { Surface } from '#generated/readings.ts';
import { site } from '#generated/site.ts';
import { findTown } from '#generated/towns.ts';
import type { Coordinates } from '#generated/types.ts';
import { factOn } from './readings.ts';

/** In kilometres from the centre, to a tenth. */
export interface Offset {
  readonly east: number;
  readonly north: number;
}

const kilometresPerDegree = 111.32;

/** On a map as small as the zone, the earth is flat. */
export function offsetFromCentre({ lat, lon }: Coordinates): Offset {
  const origin = findTown(site.centre)?.coordinates;
  if (!origin) throw new Error(`content/towns has no ${site.centre}, from which distances count`);
  const shrink = Math.cos((origin.lat * Math.PI) / 180);
  const round = (kilometres: number) => Math.round(kilometres * 10) / 10;
  return {
    east: round((lon - origin.lon) * kilometresPerDegree * shrink),
    north: round((lat - origin.lat) * kilometresPerDegree),
  };
}

/** As the crow flies, in whole kilometres. */
export function distanceFromCentre({ lat, lon }: Coordinates): number {
  const distance = kilometres[`${lat} ${lon}`];
  if (distance === undefined) throw new Error(`no place of the content is at ${lat}, ${lon}`);
  return distance;
}

/** Of the zone, in kilometres. */
export function deliveryRadius(surface: Surface): number {
  return Number.parseFloat(String(factOn('delivery-radius', surface)?.value));
}
