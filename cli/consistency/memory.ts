import type { LoadedProject, Project } from '../content/load.ts';
import { allEntries } from '../content/model.ts';
import { cacheName, readCache, writeCache } from '../content/state.ts';
import type { Found } from './engine.ts';
import type { Finding, Side } from './finding.ts';

/** What a run found, and in which version of the content; routes and texts, which many sides share, stand apart. */
interface Kept {
  readonly version: string;
  readonly found: readonly { readonly rule: Found['rule']; readonly finding: KeptFinding }[];
  readonly routes: readonly (readonly string[])[];
}

type KeptFinding = Omit<Finding, 'sides'> & { readonly sides: readonly KeptSide[] };
type KeptSide = Omit<Side, 'place' | 'routes'> & {
  readonly place: Omit<Side['place'], 'text'>;
  /** Index into the lists of routes. */
  readonly routes: number;
};

/** What every rule found in this very content on an earlier run; `undefined` when it has changed since. */
export function recallFindings(
  { cacheDir, contentDir }: Project,
  loaded: LoadedProject,
): Found[] | undefined {
  const kept = readCache<Kept>(cacheDir, cacheName('found', contentDir));
  if (kept?.version !== loaded.fingerprint.version) return undefined;
  const texts = new Map(allEntries(loaded.content).map(({ file }) => [file.path, file.text]));
  const recall = (side: KeptSide): Side => ({
    ...side,
    place: { ...side.place, text: texts.get(side.place.file) ?? '' },
    routes: kept.routes[side.routes] ?? [],
  });
  return kept.found.map(({ rule, finding }) => ({
    rule,
    finding: { ...finding, sides: finding.sides.map(recall) },
  }));
}

export function rememberFindings(
  { cacheDir, contentDir }: Project,
  { fingerprint: { version } }: LoadedProject,
  found: readonly Found[],
): void {
  const ranks = new Map<string, number>();
  const routes: (readonly string[])[] = [];
  const rankOf = (list: readonly string[]) => {
    const key = list.join(' ');
    const rank = ranks.get(key) ?? routes.push(list) - 1;
    ranks.set(key, rank);
    return rank;
  };
  const keep = ({ place: { text: _, ...place }, ...side }: Side): KeptSide => ({
    ...side,
    place,
    routes: rankOf(side.routes),
  });
  const kept = found.map(({ rule, finding }) => ({
    rule,
    finding: { ...finding, sides: finding.sides.map(keep) },
  }));
  writeCache(cacheDir, cacheName('found', contentDir), { version, found: kept, routes } satisfies Kept);
}
