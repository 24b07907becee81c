import { isMapping, type JsonValue } from '../values/json-value.ts';

/** Mean radius of the WGS 84 ellipsoid, in kilometres. */
const EARTH_RADIUS = 6371.0088;

export interface Coordinates {
  /** In degrees, WGS 84. */
  readonly lat: number;
  readonly lon: number;
}

/** Those of a place: of its fields, the one that has a latitude and a longitude. */
export function coordinatesIn(value: JsonValue): Coordinates | undefined {
  return isMapping(value) ? Object.values(value).flatMap((field) => pointOf(field) ?? [])[0] : undefined;
}

function pointOf(at: JsonValue): Coordinates | undefined {
  return isMapping(at) && typeof at.lat === 'number' && typeof at.lon === 'number'
    ? { lat: at.lat, lon: at.lon }
    : undefined;
}

/** The coordinates themselves, or what an address of OpenStreetMap shows: its mark, where it is centred, and the middle of its frame. */
export function pointsOf(value: JsonValue): Coordinates[] {
  const point = pointOf(value);
  if (point || typeof value !== 'string') return point ? [point] : [];
  const marks = [
    /[?&]mlat=(-?[\d.]+)&mlon=(-?[\d.]+)/.exec(value),
    /[?&]marker=(-?[\d.]+)(?:,|%2C)(-?[\d.]+)/i.exec(value),
    /#map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(value),
  ];
  const points = marks.flatMap((mark) => (mark ? [{ lat: Number(mark[1]), lon: Number(mark[2]) }] : []));
  const frame = /[?&]bbox=([-\d.]+)(?:,|%2C)([-\d.]+)(?:,|%2C)([-\d.]+)(?:,|%2C)([-\d.]+)/i.exec(value);
  if (!frame) return points;
  const [west = 0, south = 0, east = 0, north = 0] = frame.slice(1).map(Number);
  return [...points, { lat: (south + north) / 2, lon: (west + east) / 2 }];
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
