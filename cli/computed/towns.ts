import type { ComputedFact, Content, Entry } from '../content/content.ts';
import { isMapping } from '../content/json-value.ts';
import { localeOf } from '../language/locale-of.ts';
import { type Coordinates, coordinatesOf, greatCircle } from '../model/coordinates.ts';
import { nameIn, type Source } from './source.ts';

const TOWNS = 'towns';

/** `distance:riquewihr`: as the crow flies from the town that `site.centre` names, in whole kilometres. */
export const distances: Source = {
  id: 'distance',
  reads: isOfTowns,
  *facts(content) {
    const centre = centreOf(content);
    if (!centre) return;
    for (const { entry, at } of placed(content)) {
      const kilometres = Math.round(greatCircle(centre.at, at));
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

/** `furthest:north`: the name of the town that lies furthest there; `furthest:away` of that most distant from the centre. */
export const furthest: Source = {
  id: 'furthest',
  reads: isOfTowns,
  *facts(content) {
    const towns = placed(content);
    for (const [side, along, words] of SIDES)
      yield* last(towns, along, side, {
        fr: `commune la plus au ${words.fr}`.replace('au e', 'à l’e').replace('au o', 'à l’o'),
        en: `town furthest ${words.en}`,
      });
    const centre = centreOf(content);
    if (centre)
      yield* last(towns, (at) => greatCircle(centre.at, at), 'away', {
        fr: `commune la plus loin de ${nameIn(centre.entry)}`,
        en: `town furthest from ${nameIn(centre.entry)}`,
      });
  },
};

interface Placed {
  readonly entry: Entry;
  readonly at: Coordinates;
}

function* last(
  towns: readonly Placed[],
  along: (at: Coordinates) => number,
  side: string,
  label: ComputedFact['label'],
): Generator<ComputedFact> {
  const [first, second] = towns.toSorted((a, b) => along(b.at) - along(a.at));
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

function placed({ collections }: Content): Placed[] {
  return (collections.get(TOWNS) ?? []).flatMap((entry) => {
    const at = coordinatesOf(entry);
    return at ? [{ entry, at }] : [];
  });
}

function centreOf(content: Content): Placed | undefined {
  const site = content.singletons.get('site')?.value;
  const slug = isMapping(site) ? site.centre : undefined;
  return placed(content).find(({ entry }) => entry.slug === slug);
}

function isOfTowns(path: string): boolean {
  return path.startsWith(`${TOWNS}/`) || path === 'site.yaml';
}
