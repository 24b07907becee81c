import { groupBy } from '../../content/group.ts';
import { en, fr } from '../../messages/phrases.ts';
import { type Coordinates, coordinatesOf, greatCircle } from '../../model/coordinates.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { measureOf } from '../../model/values.ts';
import { kilometres } from '../../values/decimals.ts';
import { isMapping } from '../../values/json-value.ts';
import { parentPointer } from '../../values/pointer.ts';
import { usesIn } from '../claims/placeholders.ts';
import { type Town, townsByName, townsOf } from '../claims/towns.ts';
import { finding } from '../finding.ts';
import { boundsAt } from '../misplaced/of-bound.ts';
import { ownSide } from '../misplaced/sides.ts';
import type { Rule } from '../rule.ts';
import { factSide, side } from '../sides.ts';

export const outsideZone: Rule<{
  'outside-zone': { town: string; distance: string; radius: string; centre: string };
  'outside-zone/listed': { town: string; others: readonly string[] };
  'outside-zone/circle': { radius: string; town: string; distance: string; count: number };
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
    'outside-zone/listed': ({ town, others }) => [
      `${town} n’est pas livrée, et figure dans une liste avec ${fr.all(others)}, qui le sont`,
      'retirez cette commune de la liste, ou donnez-lui sa fiche',
      `${town} is not served, and stands in a list with ${en.all(others)}, which are`,
      'remove this town from the list, or give it an entry',
    ],
    'outside-zone/circle': ({ radius, town, distance, count }) => [
      `la phrase promet tout ce qui est à ${radius}, mais ${town}, à ${distance}, n’est pas livrée : ${count} communes sont dans ce cas`,
      'promettez la liste ({{count:towns}} communes), ou dites le rayon comme une limite : « à {{…}} au plus »',
      `the sentence promises everything within ${radius}, but ${town}, at ${distance}, is not served: ${count} towns are like it`,
      'promise the list ({{count:towns}} towns), or give the radius as a limit',
    ],
  },
  *find(model) {
    yield* listed(model);
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
    yield* circles(model, from);
  },
};

/** A sentence that makes a promise of a radius that its fact calls a limit (`bound`), while towns inside are not served. */
function* circles(model: Model, centre: Coordinates) {
  const { lexicon } = model;
  const limits = model.factsAbout('delivery-radius').filter(({ bound }) => bound === 'at-most');
  if (!lexicon || limits.length === 0) return;
  const unserved = townsOf(model)
    .flatMap((town) => (town.coordinates && !town.isInside ? [{ town, at: town.coordinates }] : []))
    .map(({ town, at }) => ({ town, distance: greatCircle(centre, at) }))
    .toSorted((a, b) => a.distance - b.distance);
  for (const use of usesIn(model, lexicon)) {
    const reading =
      use?.fact && limits.includes(use.fact) ? use.fact.on(use.text.surfaces[0] ?? '') : undefined;
    const metres = reading && measureOf(reading.canonical)?.to;
    const inside = metres === undefined ? [] : unserved.filter(({ distance }) => distance * 1000 <= metres);
    const [nearest] = inside;
    if (!use || !reading || !nearest || boundsAt(use).length > 0) {
      yield;
      continue;
    }
    const { town, distance } = nearest;
    const params = {
      radius: reading.text,
      town: town.name,
      distance: kilometres(distance),
      count: inside.length,
    };
    yield finding('outside-zone/circle', params, use.text.entry.subject, [
      ownSide(use, model),
      side(model, atOf(model, town.at.entry, `${town.at.pointer}/name`), town.name),
    ]);
  }
}

/** A list of names of towns that are served, and of one that is not. */
function* listed(model: Model) {
  const towns = townsByName(model);
  const items = model.texts.flatMap((text) => {
    const town = /\/\d+$/.test(text.pointer) ? townAtStart(text.value, towns) : undefined;
    return town ? [{ text, town }] : [];
  });
  for (const [, named] of groupBy(
    items,
    ({ text }) => `${text.entry.subject}${parentPointer(text.pointer)}`,
  )) {
    const inside = named.filter(({ town }) => town.isInside);
    if (inside.length === 0) continue;
    for (const { text, town } of named.filter(
      (each) => !each.town.isInside && each.text.value === each.town.name,
    )) {
      const others = inside.map((each) => each.town.name);
      yield finding('outside-zone/listed', { town: town.name, others }, text.entry.subject, [
        side(model, text, text.value),
        side(model, atOf(model, town.at.entry, `${town.at.pointer}/name`), town.name),
      ]);
    }
  }
}

/** The town that an item names, alone or before a comma. */
function townAtStart(value: string, towns: ReadonlyMap<string, Town>): Town | undefined {
  return towns.get(value.split(',')[0] ?? '');
}
