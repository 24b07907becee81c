import { paths } from '#generated/routes.ts';

/** Varieties that stand side by side at once. */
export const mostCompared = 4;

/** Name of the parameter of the address that keeps the choice. */
const parameter = 'varietes';

export interface Choice {
  /** Slugs, in the order of the address. */
  readonly chosen: readonly string[];
  /** Whether the address names more than there is room for. */
  readonly isCut: boolean;
}

/** The choice in the query of an address; unknown and repeated slugs are ignored. */
export function readChoice(search: string, known: readonly string[]): Choice {
  const named = new URLSearchParams(search).get(parameter)?.split(',') ?? [];
  const sound = [...new Set(named)].filter((slug) => known.includes(slug));
  return { chosen: sound.slice(0, mostCompared), isCut: sound.length > mostCompared };
}

/** The address of the comparison of these varieties; of all of them, when there are none. */
export function comparisonOf(slugs: readonly string[]): string {
  return slugs.length === 0 ? paths.comparison() : `${paths.comparison()}?${parameter}=${slugs.join(',')}`;
}
