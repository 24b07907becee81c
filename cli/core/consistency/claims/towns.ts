import { type Coordinates, coordinatesIn } from '../../model/coordinates.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { At } from '../../model/walk.ts';
import { cached, keptLast } from '../../prose/cached.ts';
import type { Lexicon } from '../../prose/lexicon.ts';
import { valueAt } from '../../values/json-value.ts';

export interface Town {
  readonly name: string;
  readonly at: At;
  readonly isInside: boolean;
  readonly postalCodes: readonly string[];
  readonly coordinates: Coordinates | undefined;
}

/** What the schemas make a row of reference data: the entries of a collection, which are served, after others; the first of each last. */
function townsOf(model: Model): Town[] {
  const towns = model.rows.flatMap(({ entry, pointer, fields }): Town[] => {
    const name = fields[0]?.values[0];
    const codes = fields.flatMap(({ isBeside, values }) => (isBeside ? values : []));
    const coordinates = coordinatesIn(valueAt(entry.value, pointer) ?? null);
    const isInside = entry.collection !== undefined;
    return name === undefined
      ? []
      : [{ name, at: atOf(model, entry, pointer), isInside, postalCodes: codes, coordinates }];
  });
  return towns.reverse().sort((a, b) => Number(a.isInside) - Number(b.isInside));
}

/** The subjects of the lexicon that say of such a collection that we serve its places. */
export const servingSubjects = keptLast(({ words }: Lexicon, served: ReadonlySet<string>) =>
  words.subjects.filter(({ about }) => about.some((name) => served.has(name))),
);

/** The collections whose entries are rows of reference data. */
export function servedIn({ rows }: Model): ReadonlySet<string> {
  return setOf(rows.flatMap(({ entry }) => entry.collection ?? []).join('\0'));
}

/** The names of towns: the same set as long as they are the same. */
export function namesOf(...towns: readonly ReadonlyMap<string, Town>[]): ReadonlySet<string> {
  return setOf(towns.flatMap((each) => [...each.keys()]).join('\0'));
}

const setOf = cached((names): ReadonlySet<string> => new Set(names.split('\0')));

/** By name; of two with the same name, the one that is served. */
export function townsByName(model: Model): ReadonlyMap<string, Town> {
  return new Map(townsOf(model).map((town) => [town.name, town]));
}
