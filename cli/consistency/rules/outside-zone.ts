import { kilometres } from '../../content/decimals.ts';
import { isMapping } from '../../content/json-value.ts';
import { coordinatesOf, greatCircle } from '../../model/coordinates.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import { measureOf } from '../../model/values.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, side } from '../sides.ts';

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
    const site = model.identity?.value;
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
          const shown = kilometres(distance);
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
