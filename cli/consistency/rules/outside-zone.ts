import type { Entry } from '../../content/content.ts';
import { isMapping } from '../../content/json-value.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import { measureOf } from '../../model/values.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, side } from '../sides.ts';

/** Mean radius of the WGS 84 ellipsoid, in kilometres. */
const EARTH_RADIUS = 6371.0088;

export const outsideZone: Rule<{
  'outside-zone': { town: string; distance: string; radius: string; centre: string };
}> = {
  id: 'outside-zone',
  title: { fr: 'commune hors de la zone', en: 'town outside the zone' },
  why: {
    fr: 'la page promet une livraison que le rayon annoncé exclut',
    en: 'the page promises a delivery that the announced radius rules out',
  },
  words: {
    'outside-zone': ({ town, distance, radius, centre }) => [
      `${town} est à ${distance} de ${centre}, au-delà du rayon de livraison de ${radius}`,
      'retirez cette commune, élargissez le rayon, ou vérifiez ses coordonnées',
      `${town} is ${distance} from ${centre}, beyond the delivery radius of ${radius}`,
      'remove this town, widen the radius, or check its coordinates',
    ],
  },
  *find(model) {
    const site = model.singleton('site')?.value;
    const centre = isMapping(site) ? model.entry(`towns/${site.centre}`) : undefined;
    const from = centre && coordinatesOf(centre);
    if (!centre || !from) return;
    for (const fact of model.factsAbout('delivery-radius')) {
      for (const reading of fact.readings.filter(({ live }) => live)) {
        const measure = measureOf(reading.canonical);
        if (measure?.unit !== 'm') continue;
        for (const town of model.collection('towns')) {
          const to = coordinatesOf(town);
          const distance = to ? greatCircle(from, to) : 0;
          if (distance * 1000 <= measure.to) continue;
          const shown = `${distance.toFixed(1).replace('.', ',')} km`;
          const [name, radius] = [nameOf(town), reading.text];
          const params = { town: name, distance: shown, radius, centre: nameOf(centre) };
          yield finding('outside-zone', params, town.subject, [
            side(model, atOf(model, town, '/coordinates'), shown),
            factSide(model, fact, reading),
          ]);
        }
      }
    }
  },
};

interface Coordinates {
  /** In degrees, WGS 84. */
  readonly lat: number;
  readonly lon: number;
}

function coordinatesOf({ value }: Entry): Coordinates | undefined {
  const at = isMapping(value) ? value.coordinates : undefined;
  return isMapping(at) && typeof at.lat === 'number' && typeof at.lon === 'number'
    ? { lat: at.lat, lon: at.lon }
    : undefined;
}

/** Kilometres along the great circle, by the haversine formula. */
export function greatCircle(a: Coordinates, b: Coordinates): number {
  const [lat1, lat2] = [radians(a.lat), radians(b.lat)];
  const h =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
