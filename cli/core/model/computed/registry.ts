import type { ComputedFact, Content } from '../../content/content.ts';
import type { Settings } from '../../content/settings/settings.ts';
import { counts } from './counts.ts';
import { identity } from './identity.ts';
import { limits } from './limits.ts';
import { opening } from './opening.ts';
import { distances, furthest } from './places.ts';
import { prices, sizes } from './prices.ts';
import { questions } from './questions.ts';
import type { Source } from './source.ts';

/** Every source of computed facts, in the order in which they are listed. */
const SOURCES: readonly Source[] = [
  counts,
  prices,
  sizes,
  distances,
  furthest,
  opening,
  limits,
  questions,
  identity,
];

export function computedFactsOf(content: Content): ReadonlyMap<string, ComputedFact> {
  return new Map(
    SOURCES.flatMap(({ facts }) => [...facts(content)].map((fact) => [fact.name, fact] as const)),
  );
}

/** Whether texts that name computed facts depend on a file; `texts` are all that the content holds. */
export function dependenceOn(texts: Iterable<string>, settings: Settings): (path: string) => boolean {
  const unseen = new Set(SOURCES);
  const named: Source[] = [];
  for (const text of texts) {
    if (unseen.size === 0) break;
    if (!text.includes('{{')) continue;
    for (const source of unseen)
      if (text.includes(`{{${source.id}:`)) {
        unseen.delete(source);
        named.push(source);
      }
  }
  return (path) => named.some(({ reads }) => reads(path, settings));
}
