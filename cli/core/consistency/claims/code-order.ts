import { groupBy } from '../../content/group.ts';
import { fold } from '../../prose/tokens.ts';
import { formerNames } from './former-names.ts';
import type { Town } from './towns.ts';

/** A town whose INSEE code is out of alphabetical order, between the towns that it should stand between. */
export interface Displaced {
  readonly town: Town;
  readonly before: Town;
  readonly after: Town;
}

/** Fewer towns of a department do not show that their codes are in order. */
const TOWNS = 10;
/** A few codes are one or two away from their place: Rustenhart comes before Rumersheim. */
const TOLERANCE = 3;

/**
 * INSEE numbers the towns of a department in alphabetical order. A town that was made of several keeps the code of one of
 * them, so one of its former names, or of the parts of its name, may stand in that place.
 */
export function displacedCodes(towns: readonly Town[]): Displaced[] {
  return [...groupBy(towns, ({ insee }) => insee.slice(0, 2))].flatMap(([department, all]) => {
    const shared = groupBy(all, ({ insee }) => insee);
    const own = all.filter(({ insee }) => shared.get(insee)?.length === 1);
    if (department === '' || own.length < TOWNS) return [];
    const sorted = own
      .map((town) => ({ town, key: sortKey(town.name), code: Number(town.insee) }))
      .filter(({ code }) => !Number.isNaN(code))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    const kept = longestRise(sorted.map(({ code }) => code)).flatMap((at) => sorted[at] ?? []);
    // Codes that are in another order say nothing.
    if (kept.length * 10 < sorted.length * 9) return [];
    const inOrder = new Set(kept);
    return sorted.flatMap((each): Displaced[] => {
      if (inOrder.has(each)) return [];
      const between = (key: string) => [
        kept.findLast((other) => other.key < key),
        kept.find((other) => other.key > key),
      ];
      const fits = namesOf(each.town).some((name) => {
        const [before, after] = between(sortKey(name));
        return (
          (!before || each.code > before.code - TOLERANCE) && (!after || each.code < after.code + TOLERANCE)
        );
      });
      const [before, after] = between(each.key);
      return fits || !before || !after ? [] : [{ town: each.town, before: before.town, after: after.town }];
    });
  });
}

/** An article at the beginning does not count, nor does the gender of a saint. */
function sortKey(name: string): string {
  return fold(name)
    .replaceAll('œ', 'oe')
    .replace(/^(?:l[ae]s? |l['’])/, '')
    .replace(/^sainte?s?-/, 'saint-')
    .replace(/[^a-z]+/g, ' ');
}

/** The name, the former ones, and the ends of a compound one: « Clefcy » of « Ban-sur-Meurthe-Clefcy ». */
function namesOf({ name, at }: Town): string[] {
  const parts = name.split('-');
  return [...parts.map((_, index) => parts.slice(index).join('-')), ...formerNames(at.entry, at.pointer)];
}

/** The places of the longest rising sequence. */
function longestRise(codes: readonly number[]): number[] {
  const lengths: number[] = [];
  const previous: number[] = [];
  for (const [at, code] of codes.entries()) {
    let best = -1;
    for (let earlier = 0; earlier < at; earlier++)
      if ((codes[earlier] ?? 0) <= code && (lengths[earlier] ?? 0) > (lengths[best] ?? 0)) best = earlier;
    lengths[at] = (lengths[best] ?? 0) + 1;
    previous[at] = best;
  }
  const rise: number[] = [];
  let at = lengths.indexOf(lengths.reduce((most, length) => Math.max(most, length), 0));
  while (at >= 0) {
    rise.unshift(at);
    at = previous[at] ?? -1;
  }
  return rise;
}
