import { type ComputedFact, type Content, type Entry, fieldWith, identityOf } from '../../content/content.ts';
import type { Settings } from '../../content/settings/settings.ts';
import { localeOf } from '../../language/locale-of.ts';
import { type Coordinates, coordinatesIn, greatCircle, wholeKilometres } from '../coordinates.ts';
import { nameIn, type Source } from './source.ts';

/** `distance:riquewihr`: as the crow flies from the place that the shop's identity refers to, in whole kilometres. */
export const distances: Source = {
  id: 'distance',
  reads: isOfPlaces,
  *facts(content) {
    const centre = centreOf(content);
    if (!centre) return;
    for (const { entry, at } of placed(content)) {
      const kilometres = wholeKilometres(centre.at, at);
      if (entry === centre.entry || kilometres < 1) continue;
      yield {
        name: `distance:${entry.slug}`,
        kind: 'distance',
        value: `${kilometres} km`,
        text: localeOf(content.settings).measure(`${kilometres} km`),
        label: {
          fr: `distance de ${nameIn(centre.entry)}, à vol d’oiseau : ${nameIn(entry)}`,
          en: `distance from ${nameIn(centre.entry)} as the crow flies: ${nameIn(entry)}`,
        },
        entry,
        pointer: '/coordinates',
        about: entry.subject,
      };
    }
  },
};

const SIDES = [
  ['north', ({ lat }) => lat, { fr: 'nord', en: 'north' }],
  ['south', ({ lat }) => -lat, { fr: 'sud', en: 'south' }],
  ['east', ({ lon }) => lon, { fr: 'est', en: 'east' }],
  ['west', ({ lon }) => -lon, { fr: 'ouest', en: 'west' }],
] as const satisfies readonly (readonly [string, (at: Coordinates) => number, ComputedFact['label']])[];

/** `furthest:north`: the name of the place that lies furthest there; `furthest:away` of that most distant from the centre. */
export const furthest: Source = {
  id: 'furthest',
  reads: isOfPlaces,
  *facts(content) {
    const places = placed(content);
    for (const [side, degrees, words] of SIDES)
      yield* last(places, degrees, side, {
        fr: `commune la plus au ${words.fr}`.replace('au e', 'à l’e').replace('au o', 'à l’o'),
        en: `place furthest ${words.en}`,
      });
    const centre = centreOf(content);
    if (centre)
      yield* last(places, (at) => greatCircle(centre.at, at), 'away', {
        fr: `commune la plus loin de ${nameIn(centre.entry)}`,
        en: `place furthest from ${nameIn(centre.entry)}`,
      });
  },
};

interface Placed {
  readonly entry: Entry;
  readonly at: Coordinates;
}

function* last(
  places: readonly Placed[],
  order: (at: Coordinates) => number,
  side: string,
  label: ComputedFact['label'],
): Generator<ComputedFact> {
  const [first, second] = places.toSorted((a, b) => order(b.at) - order(a.at));
  if (!first || !second) return;
  const { entry } = first;
  const name = nameIn(entry);
  yield {
    name: `furthest:${side}`,
    kind: 'place',
    value: name,
    text: name,
    label,
    entry,
    pointer: '/coordinates',
  };
}

/** The field of the shop's identity that refers to an entry. */
function centreField(content: Content) {
  return fieldWith(identityOf(content), 'x-ref');
}

/** The entries of the collection of the centre that have coordinates. */
function placed(content: Content): Placed[] {
  const collection = String(centreField(content)?.argument);
  return (content.collections.get(collection) ?? []).flatMap((entry) => {
    const at = coordinatesIn(entry.value);
    return at ? [{ entry, at }] : [];
  });
}

export function centreOf(content: Content): Placed | undefined {
  const slug = centreField(content)?.value;
  return placed(content).find(({ entry }) => entry.slug === slug);
}

/** Any collection may hold them: the schema decides. */
function isOfPlaces(path: string, { identity }: Settings): boolean {
  return path.includes('/') || path === `${identity}.yaml`;
}
