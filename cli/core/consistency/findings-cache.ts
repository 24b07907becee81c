import { deserialize, serialize } from 'node:v8';
import { allEntries } from '../content/content.ts';
import { cacheName, readCache, writeCache } from '../load/check-cache.ts';
import type { LoadedProject, Project } from '../load/load.ts';
import { today } from '../values/clock.ts';
import type { Consequence } from './causes.ts';
import type { RuleFinding } from './engine.ts';

/** The findings of every rule, and the effects of the open decisions. */
export interface Findings {
  readonly findings: readonly RuleFinding[];
  readonly consequences: readonly Consequence[];
}

/** The findings for one version of the content. */
interface Cached {
  readonly version: string;
  /** `Findings` without the texts of files, in base 64; the routes that many sides share are written once. */
  readonly packed: string;
}

/** What every rule found on an earlier run; `undefined` when the content has changed since. */
export function cachedFindings(
  { cacheDir, contentDir }: Project,
  loaded: LoadedProject,
): Findings | undefined {
  const cached = readCache<Cached>(cacheDir, cacheName('findings', contentDir));
  if (cached?.version !== versionOf(loaded)) return undefined;
  const { findings, consequences }: Findings = deserialize(Buffer.from(cached.packed, 'base64'));
  const texts = new Map(allEntries(loaded.content).map(({ file }) => [file.path, file.text]));
  return { findings: withTexts(findings, (file) => texts.get(file) ?? ''), consequences };
}

export function cacheFindings(
  { cacheDir, contentDir }: Project,
  loaded: LoadedProject,
  { findings, consequences }: Findings,
): void {
  const packed = serialize({ findings: withTexts(findings, () => ''), consequences }).toString('base64');
  const cached: Cached = { version: versionOf(loaded), packed };
  writeCache(cacheDir, cacheName('findings', contentDir), cached);
}

function withTexts(findings: readonly RuleFinding[], textOf: (file: string) => string): RuleFinding[] {
  return findings.map(({ rule, finding }) => {
    const sides = finding.sides.map((side) => ({
      ...side,
      place: { ...side.place, text: textOf(side.place.file) },
    }));
    return { rule, finding: { ...finding, sides } };
  });
}

/** Findings may depend on the day. */
function versionOf({ fingerprint: { version } }: LoadedProject): string {
  return `${version} ${today()}`;
}
