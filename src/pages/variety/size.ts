// The size that somebody came for, in the address of a variety's page.
import { paths } from '#generated/routes.ts';
import type { VarietySlug } from '#generated/varieties.ts';

interface Heights {
  /** In metres. */
  readonly min: number;
  readonly max: number;
}

const parameter = 'taille';

export function addressOfSize(variety: VarietySlug, size: Heights): string {
  return `${paths.variety(variety)}?${parameter}=${keyOf(size)}`;
}

/** The index of the size that the query of an address names; -1 where it names none of `sizes`. */
export function sizeIn(search: string, sizes: readonly Heights[]): number {
  const wanted = new URLSearchParams(search).get(parameter);
  return sizes.findIndex((size) => keyOf(size) === wanted);
}

function keyOf({ min, max }: Heights): string {
  return `${min}-${max}`;
}
