import { type Coordinates, coordinatesIn } from '../../model/coordinates.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { At } from '../../model/walk.ts';
import type { Lexicon, Subject } from '../../prose/lexicon.ts';
import { valueAt } from '../../values/json-value.ts';

export interface Town {
  readonly name: string;
  readonly at: At;
  readonly isInside: boolean;
  readonly postalCodes: readonly string[];
  readonly coordinates: Coordinates | undefined;
}

/** What the schemas make a row of reference data: the entries of a collection, which are served, then others. */
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
  return towns.sort((a, b) => Number(b.isInside) - Number(a.isInside));
}

/** The subjects of the lexicon that say of such a collection that we serve its places. */
export function servingSubjects(model: Model, { words }: Lexicon): readonly Subject[] {
  const served = new Set(model.rows.flatMap(({ entry }) => entry.collection ?? []));
  return words.subjects.filter(({ about }) => about.some((name) => served.has(name)));
}

/** By name; of two with the same name, the one that is served. */
export function townsByName(model: Model): ReadonlyMap<string, Town> {
  return new Map(
    townsOf(model)
      .map((town) => [town.name, town] as const)
      .reverse(),
  );
}
