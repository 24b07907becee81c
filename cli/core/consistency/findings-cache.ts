import { allEntries } from '../content/content.ts';
import { cacheName, readCache, writeCache } from '../load/check-cache.ts';
import type { LoadedProject, Project } from '../load/load.ts';
import { today } from '../values/clock.ts';
import type { Consequence } from './causes.ts';
import type { RuleFinding } from './engine.ts';
import type { Finding, Side } from './finding.ts';

/** The findings for one version of the content; routes and texts, which many sides share, are stored once. */
interface Cached {
  readonly version: string;
  readonly findings: readonly { readonly rule: RuleFinding['rule']; readonly finding: CachedFinding }[];
  readonly routes: readonly (readonly string[])[];
  readonly consequences: readonly Consequence[];
}

/** The findings of every rule, and the effects of the open decisions. */
export interface Findings {
  readonly findings: readonly RuleFinding[];
  readonly consequences: readonly Consequence[];
}

type CachedFinding = Omit<Finding, 'sides'> & { readonly sides: readonly CachedSide[] };
type CachedSide = Omit<Side, 'place' | 'routes'> & {
  readonly place: Omit<Side['place'], 'text'>;
  /** Index into the lists of routes. */
  readonly routes: number;
};

/** What every rule found on an earlier run; `undefined` when the content has changed since. */
export function cachedFindings(
  { cacheDir, contentDir }: Project,
  loaded: LoadedProject,
): Findings | undefined {
  const cached = readCache<Cached>(cacheDir, cacheName('findings', contentDir));
  if (cached?.version !== versionOf(loaded)) return undefined;
  const texts = new Map(allEntries(loaded.content).map(({ file }) => [file.path, file.text]));
  const restore = (side: CachedSide): Side => ({
    ...side,
    place: { ...side.place, text: texts.get(side.place.file) ?? '' },
    routes: cached.routes[side.routes] ?? [],
  });
  const findings = cached.findings.map(({ rule, finding }) => ({
    rule,
    finding: { ...finding, sides: finding.sides.map(restore) },
  }));
  return { findings, consequences: cached.consequences };
}

export function cacheFindings(
  { cacheDir, contentDir }: Project,
  loaded: LoadedProject,
  { findings, consequences }: Findings,
): void {
  const ranks = new Map<string, number>();
  const routes: (readonly string[])[] = [];
  const rankOf = (list: readonly string[]) => {
    const key = list.join(' ');
    const rank = ranks.get(key) ?? routes.push(list) - 1;
    ranks.set(key, rank);
    return rank;
  };
  const pack = ({ place: { text: _, ...place }, ...side }: Side): CachedSide => ({
    ...side,
    place,
    routes: rankOf(side.routes),
  });
  const packed = findings.map(({ rule, finding }) => ({
    rule,
    finding: { ...finding, sides: finding.sides.map(pack) },
  }));
  writeCache(cacheDir, cacheName('findings', contentDir), {
    version: versionOf(loaded),
    findings: packed,
    routes,
    consequences,
  } satisfies Cached);
}

/** Findings may depend on the day. */
function versionOf({ fingerprint: { version } }: LoadedProject): string {
  return `${version} ${today()}`;
}
