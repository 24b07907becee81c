import type { Entry } from '../../content/content.ts';
import { en, fr } from '../../messages/phrases.ts';
import { type Coordinates, coordinatesOf, greatCircle } from '../../model/coordinates.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { kilometres } from '../../values/decimals.ts';
import { isMapping, type JsonValue } from '../../values/json-value.ts';
import { pointerTo } from '../../values/pointer.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

/** A mark further than this from the town, in kilometres, is in another town. */
const FAR = 5;

/** Marks of one shop, in kilometres. */
const APART = 1;

export const mapElsewhere: Rule<{
  'map-elsewhere': { town: string; distance: string };
  'map-elsewhere/apart': { distance: string };
}> = {
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
    'map-elsewhere/apart': ({ distance }) => [
      `deux adresses de la carte montrent des points à ${distance} l’un de l’autre`,
      'accordez leurs coordonnées',
      `two addresses of the map show points ${distance} apart`,
      'make their coordinates agree',
    ],
  },
  *find(model) {
    const site = model.identity;
    const map = site && isMapping(site.value) ? site.value.map : undefined;
    const centre = site && isMapping(site.value) ? model.entry(`towns/${site.value.centre}`) : undefined;
    const home = centre && coordinatesOf(centre);
    if (!site || !centre || !home || !isMapping(map)) return;
    yield* marksApart(model, site, map);
    for (const field of Object.keys(map)) {
      const distance = Math.max(0, ...pointsIn(map[field]).map((point) => greatCircle(home, point)));
      if (distance <= FAR) continue;
      const shown = `${Math.round(distance)} km`;
      yield finding('map-elsewhere', { town: nameOf(centre), distance: shown }, site.subject, [
        side(model, atOf(model, site, pointerTo('/map', field)), shown),
        side(model, atOf(model, centre, '/coordinates'), nameOf(centre)),
      ]);
    }
  },
};

/** The mark of the link and that of the map itself. */
function* marksApart(model: Model, site: Entry, map: { readonly [key: string]: JsonValue }) {
  const marks = Object.keys(map).flatMap((field) => {
    const [mark] = pointsIn(map[field]);
    return mark ? [{ field, mark }] : [];
  });
  const [first, ...others] = marks;
  const other = first && others.find(({ mark }) => greatCircle(first.mark, mark) > APART);
  if (!first || !other) return;
  const distance = kilometres(greatCircle(first.mark, other.mark));
  const at = ({ field, mark: { lat, lon } }: typeof first) =>
    side(model, atOf(model, site, pointerTo('/map', field)), `${lat}, ${lon}`);
  yield finding('map-elsewhere/apart', { distance }, site.subject, [at(first), at(other)]);
}

/** What an address of OpenStreetMap shows: its mark, where it is centred, and the middle of its frame. */
function pointsIn(address: JsonValue | undefined): Coordinates[] {
  const text = String(address);
  const marks = [
    /[?&]mlat=(-?[\d.]+)&mlon=(-?[\d.]+)/.exec(text),
    /[?&]marker=(-?[\d.]+)(?:,|%2C)(-?[\d.]+)/i.exec(text),
    /#map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(text),
  ];
  const points = marks.flatMap((mark) => (mark ? [{ lat: Number(mark[1]), lon: Number(mark[2]) }] : []));
  const frame = /[?&]bbox=([-\d.]+)(?:,|%2C)([-\d.]+)(?:,|%2C)([-\d.]+)(?:,|%2C)([-\d.]+)/i.exec(text);
  if (!frame) return points;
  const [west = 0, south = 0, east = 0, north = 0] = frame.slice(1).map(Number);
  return [...points, { lat: (south + north) / 2, lon: (west + east) / 2 }];
}
