import { groupBy } from '../../content/group.ts';
import { en, fr } from '../../messages/phrases.ts';
import { type Coordinates, coordinatesOf, greatCircle } from '../../model/coordinates.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { kilometres } from '../../values/decimals.ts';
import { type JsonValue, mappingOf } from '../../values/json-value.ts';
import { pointerTo } from '../../values/pointer.ts';
import { townsOf } from '../claims/towns.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const placeAmiss: Rule<{
  'place-amiss': { town: string; postalCode: string; distance: string };
  'place-amiss/map': { town: string; distance: string };
}> = {
  id: 'place-amiss',
  title: { fr: 'coordonnées d’un autre lieu', en: 'coordinates of another place' },
  why: {
    fr: 'la carte et les distances sont fausses, et le visiteur se rend au mauvais endroit',
    en: 'the map and the distances are wrong, and visitors go to the wrong place',
  },
  words: {
    'place-amiss': ({ town, postalCode, distance }) => [
      `${town} est à ${distance} de la plus proche des autres communes du ${postalCode}`,
      'vérifiez ses coordonnées',
      `${town} is ${distance} from the nearest of the other towns of ${postalCode}`,
      'check its coordinates',
    ],
    'place-amiss/map': ({ town, distance }) => [
      `la carte montre un point à ${distance} de ${fr.quote(town)}, où est la boutique`,
      'corrigez les coordonnées du lien',
      `the map shows a point ${distance} from ${en.quote(town)}, where the shop is`,
      'fix the coordinates of the link',
    ],
  },
  *find(model) {
    yield* towns(model);
    yield* maps(model);
  },
};

/** Towns of one postal code, three or more, are never so far from each other, in kilometres. */
const APART = 9;
/** A mark further than this from the town of the shop, in kilometres, is in another town. */
const ELSEWHERE = 5;

function* towns(model: Model) {
  const placed = townsOf(model).flatMap(({ coordinates: from, ...town }) =>
    from ? town.postalCodes.map((code) => ({ code, town, from })) : [],
  );
  for (const [postalCode, sharing] of groupBy(placed, ({ code }) => code)) {
    yield;
    if (sharing.length < 3) continue;
    for (const { town, from } of sharing) {
      const others = sharing.filter((other) => other.town !== town);
      const nearest = Math.min(...others.map((other) => greatCircle(from, other.from)));
      if (nearest <= APART) continue;
      const { name, at } = town;
      const params = { town: name, postalCode, distance: kilometres(nearest) };
      const place = atOf(model, at.entry, `${at.pointer}/coordinates`);
      yield finding('place-amiss', params, at.entry.subject, [side(model, place, name)]);
    }
  }
}

function* maps(model: Model) {
  const site = model.identity;
  const { map, centre } = mappingOf(site?.value);
  const town = model.entry(`towns/${centre}`);
  const home = town && coordinatesOf(town);
  if (!site || !home) return;
  for (const [field, address] of Object.entries(mappingOf(map))) {
    const distance = Math.max(0, ...pointsIn(address).map((point) => greatCircle(home, point)));
    if (distance <= ELSEWHERE) continue;
    const shown = `${Math.round(distance)} km`;
    yield finding('place-amiss/map', { town: nameOf(town), distance: shown }, site.subject, [
      side(model, atOf(model, site, pointerTo('/map', field)), shown),
      side(model, atOf(model, town, '/coordinates'), nameOf(town)),
    ]);
  }
}

/** What an address of OpenStreetMap shows: its mark, where it is centred, and the middle of its frame. */
function pointsIn(address: JsonValue): Coordinates[] {
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
