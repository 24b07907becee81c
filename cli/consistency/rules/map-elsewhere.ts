import { isMapping, type JsonValue } from '../../content/json-value.ts';
import { pointerTo } from '../../content/pointer.ts';
import { en, fr } from '../../messages/phrases.ts';
import { coordinatesOf, greatCircle } from '../../model/coordinates.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

/** A mark further than this from the town, in kilometres, is in another one. */
const FAR = 5;

export const mapElsewhere: Rule<{ 'map-elsewhere': { town: string; distance: string } }> = {
  id: 'map-elsewhere',
  title: { fr: 'carte qui montre un autre lieu', en: 'map of another place' },
  why: { fr: 'le visiteur se rend au mauvais endroit', en: 'visitors go to the wrong place' },
  words: {
    'map-elsewhere': ({ town, distance }) => [
      `la carte montre un point à ${distance} de ${fr.quote(town)}, où est la boutique`,
      'corrigez les coordonnées du lien',
      `the map shows a point ${distance} from ${en.quote(town)}, where the shop is`,
      'fix the coordinates of the link',
    ],
  },
  *find(model) {
    const site = model.singleton('site');
    const map = site && isMapping(site.value) ? site.value.map : undefined;
    const centre = site && isMapping(site.value) ? model.entry(`towns/${site.value.centre}`) : undefined;
    const home = centre && coordinatesOf(centre);
    if (!site || !centre || !home || !isMapping(map)) return;
    for (const field of Object.keys(map)) {
      const point = pointIn(map[field]);
      const distance = point ? greatCircle(home, point) : 0;
      if (distance <= FAR) continue;
      const shown = `${Math.round(distance)} km`;
      yield finding('map-elsewhere', { town: nameOf(centre), distance: shown }, site.subject, [
        side(model, atOf(model, site, pointerTo('/map', field)), shown),
        side(model, atOf(model, centre, '/coordinates'), nameOf(centre)),
      ]);
    }
  },
};

/** The mark of an address of OpenStreetMap. */
function pointIn(address: JsonValue | undefined): { lat: number; lon: number } | undefined {
  const [, lat, lon] =
    /[?&]mlat=(-?[\d.]+)&mlon=(-?[\d.]+)/.exec(String(address)) ??
    /[?&]marker=(-?[\d.]+)(?:,|%2C)(-?[\d.]+)/i.exec(String(address)) ??
    [];
  return lat === undefined || lon === undefined ? undefined : { lat: Number(lat), lon: Number(lon) };
}
