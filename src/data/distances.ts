// Distances of the content, for drawings and sums.
import type { FactSlug } from '#generated/facts.ts';
import { centimetres } from '#generated/measures.ts';
import type { Surface } from '#generated/readings.ts';
import { factOn } from './readings.ts';

/**
 * A distance such as `15 cm` or `1.70 m`, in centimetres, as it is read on `surface`.
 * @throws when the fact says no distance, which `check` has refused where a rule of the finder names it
 */
export function centimetresOf(slug: FactSlug, surface: Surface): number {
  const value = String(factOn(slug, surface)?.value);
  const known = centimetres[value];
  if (known === undefined)
    throw new Error(`content/facts/${slug}.yaml is not a distance in cm or m: ${value}`);
  return known;
}

/** How tall the person is who stands beside trees in drawings, in metres. */
export function personHeightOn(surface: Surface): number {
  return centimetresOf('person-height', surface) / 100;
}
