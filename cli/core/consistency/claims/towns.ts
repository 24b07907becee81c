import type { Entry } from '../../content/content.ts';
import { type Coordinates, coordinatesIn } from '../../model/coordinates.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { At } from '../../model/walk.ts';
import { isMapping, type JsonValue, valueAt } from '../../values/json-value.ts';

export interface Town {
  readonly name: string;
  readonly at: At;
  readonly isInside: boolean;
  readonly postalCodes: readonly string[];
  readonly coordinates: Coordinates | undefined;
}

/** The towns that are served, then nearby ones that are not. */
export function townsOf(model: Model): Town[] {
  const outside = model.singleton('surroundings');
  const communes = outside ? valueAt(outside.value, '/communes') : undefined;
  const others = Array.isArray(communes) ? communes : [];
  return [
    ...model.collection('towns').flatMap((entry) => townIn(model, entry, '', entry.value)),
    ...others.flatMap((each, index) => (outside ? townIn(model, outside, `/communes/${index}`, each) : [])),
  ];
}

/** The towns of the last models, by their entries: shared by models that differ only in a decision. */
const known = new WeakMap<Model['entries'], ReadonlyMap<string, Town>>();

/** By name; of two with the same name, the one that is served. */
export function townsByName(model: Model): ReadonlyMap<string, Town> {
  let towns = known.get(model.entries);
  if (!towns) {
    const named = townsOf(model).map((town) => [town.name, town] as const);
    towns = new Map(named.reverse());
    known.set(model.entries, towns);
  }
  return towns;
}

function townIn(model: Model, entry: Entry, pointer: string, value: JsonValue): Town[] {
  if (!isMapping(value) || typeof value.name !== 'string') return [];
  const { name, postalCode, postalCodes, otherPostalCodes } = value;
  const lists = [postalCodes, otherPostalCodes].flatMap((list) => (Array.isArray(list) ? list : []));
  const codes = [...(postalCode === undefined ? [] : [postalCode]), ...lists].map(String);
  return [
    {
      name,
      at: atOf(model, entry, pointer),
      isInside: entry.collection !== undefined,
      postalCodes: codes,
      coordinates: coordinatesIn(value),
    },
  ];
}
