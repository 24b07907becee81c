import type { Entry } from '../content/content.ts';
import { isMapping, type JsonValue } from '../values/json-value.ts';

/** Mean radius of the WGS 84 ellipsoid, in kilometres. */
const EARTH_RADIUS = 6371.0088;

export interface Coordinates {
  /** In degrees, WGS 84. */
  readonly lat: number;
  readonly lon: number;
}

export function coordinatesOf({ value }: Entry): Coordinates | undefined {
  return coordinatesIn(value);
}

export function coordinatesIn(value: JsonValue): Coordinates | undefined {
  const at = isMapping(value) ? value.coordinates : undefined;
  return isMapping(at) && typeof at.lat === 'number' && typeof at.lon === 'number'
    ? { lat: at.lat, lon: at.lon }
    : undefined;
}

/** Kilometres along the great circle, by the haversine formula. */
export function greatCircle(a: Coordinates, b: Coordinates): number {
  const lat1 = radians(a.lat);
  const lat2 = radians(b.lat);
  const h =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)));
}

export function wholeKilometres(a: Coordinates, b: Coordinates): number {
  return Math.round(greatCircle(a, b));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
