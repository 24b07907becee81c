import { greatCircle } from '../../model/coordinates.ts';
import { nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Within } from '../../model/relations.ts';
import { canonical, measureOf } from '../../model/values.ts';
import { kilometres } from '../../values/decimals.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, side } from '../sides.ts';

export const outsideZone: Rule<{ 'outside-zone': { distance: string; limit: string; centre: string } }> = {
  id: 'outside-zone',
  title: { fr: 'lieu hors de sa limite', en: 'place beyond its limit' },
  why: {
    fr: 'la page promet une livraison que le rayon annoncé exclut, ou la carte montre un autre lieu',
    en: 'the page promises a delivery that the announced radius rules out, or the map shows another place',
  },
  words: {
    'outside-zone': ({ distance, limit, centre }) => [
      `ce lieu est à ${distance} de ${centre}, au-delà de ${limit}`,
      'corrigez ses coordonnées, retirez-le, ou élargissez la limite',
      `this place is ${distance} from ${centre}, beyond ${limit}`,
      'fix its coordinates, remove it, or widen the limit',
    ],
  },
  *find(model) {
    const points = new Map(model.withins.map(({ entry, points: [first] }) => [entry, first]));
    for (const within of model.withins) {
      const [subject, pointer] = within.of.split('#');
      const name = model.names.find((each) => each.entry.subject === subject && each.pointer === pointer);
      const centre = name && model.entry(`${name.collection}/${name.slug}`);
      const from = centre && points.get(centre);
      if (!centre || !from) continue;
      const distance = Math.max(0, ...within.points.map((point) => greatCircle(from, point)));
      const shown = kilometres(distance);
      for (const { metres, value, sides } of limitsOf(model, within)) {
        if (distance * 1000 <= metres) continue;
        const params = { distance: shown, limit: value, centre: nameOf(centre) };
        yield finding('outside-zone', params, within.entry.subject, [side(model, within, shown), ...sides]);
      }
    }
  },
};

/** The readings of the facts of that topic, or the distance that the schema gives. */
function limitsOf(model: Model, { limit }: Within) {
  const readings = model
    .factsAbout(limit)
    .flatMap((fact) => fact.readings.flatMap((reading) => (reading.live ? [{ fact, reading }] : [])));
  if (readings.length > 0)
    return readings.flatMap(({ fact, reading }) => {
      const metres = measureOf(reading.canonical)?.to;
      const sides = [factSide(model, fact, reading)];
      return metres === undefined ? [] : [{ metres, value: reading.text, sides }];
    });
  const metres = measureOf(canonical('distance', limit))?.to;
  return metres === undefined ? [] : [{ metres, value: limit, sides: [] }];
}
