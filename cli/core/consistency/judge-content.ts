import { readAcceptances } from '../content/acceptance.ts';
import type { Settings } from '../content/settings/settings.ts';
import type { LoadedProject, Project } from '../load/load.ts';
import { buildModel, type Model } from '../model/model.ts';
import { today } from '../values/clock.ts';
import { consequencesOf, keyOf } from './causes.ts';
import { findAll, type Judgement, judge, type RuleFinding, type Visits } from './engine.ts';
import { cachedFindings, cacheFindings, type Findings } from './findings-cache.ts';
import { RULES, wordingOfFinding } from './registry.ts';

/** The content as it was: what the rules found in it, and its entries by their files. */
export interface Before {
  readonly findings: readonly RuleFinding[];
  readonly values: Model['earlier'];
}

/** The rules that a project runs. */
export function rulesFor({ off }: Settings): typeof RULES {
  return RULES.filter(({ id }) => !off.rules.includes(id));
}

/** The findings of the rules named in `wanted`, or of all enabled ones; from the cache when the content is unchanged. */
export function judgeContent(
  project: Project,
  loaded: LoadedProject,
  wanted: readonly string[],
  before?: Before,
): Judgement & Pick<Findings, 'consequences'> & { readonly settled: readonly RuleFinding[] } {
  const isWanted = ({ rule }: { readonly rule: string }) => wanted.length === 0 || wanted.includes(rule);
  const { findings: all, consequences } = cachedFindings(project, loaded) ?? findAllOf(project, loaded);
  const findings = before ? [...replacements(loaded, before), ...newSince(before.findings, all)] : all;
  const acceptances = readAcceptances(loaded.content);
  const verdict = judge(findings.filter(isWanted), acceptances.filter(isWanted), today());
  if (!before) return { ...verdict, consequences, settled: [] };
  const settled = newSince(all, before.findings).filter((each) => isWanted(each) && !each.finding.isHint);
  // An acceptance of an old contradiction matches no new one.
  return { ...verdict, stale: [], summary: { ...verdict.summary, stale: 0 }, consequences, settled };
}

/** What the rules of two versions find: the cache knows one alone. */
function replacements({ content }: LoadedProject, { values }: Before): RuleFinding[] {
  const rules = rulesFor(content.settings).filter(({ comparesVersions }) => comparesVersions);
  return findAll(buildModel(content, today(), values), rules);
}

/**
 * The findings whose message is new. An earlier one may have moved, or have other items of its list beside it; only
 * findings beyond the earlier count are new.
 */
export function newSince(before: readonly RuleFinding[], now: readonly RuleFinding[]): RuleFinding[] {
  const [then, kept] = [before, now].map((found) => new Set(found.map(keyOf)));
  const left = new Map<string, number>();
  for (const each of before)
    if (!kept?.has(keyOf(each))) left.set(textOfFinding(each), (left.get(textOfFinding(each)) ?? 0) + 1);
  return now.filter((each) => {
    if (then?.has(keyOf(each))) return false;
    const count = left.get(textOfFinding(each)) ?? 0;
    left.set(textOfFinding(each), count - 1);
    return count <= 0;
  });
}

/** The message of a finding, whatever its place. */
function textOfFinding({ rule, finding }: RuleFinding): string {
  return [rule, finding.subject, wordingOfFinding(finding, 'fr').message].join('\0');
}

/** Runs all rules, whichever are wanted, because a decision may settle findings of any. Caches what they find. */
function findAllOf(project: Project, loaded: LoadedProject): Findings {
  const model = buildModel(loaded.content, today());
  const rules = rulesFor(loaded.content.settings);
  const visits: Visits = new Map();
  const findings = findAll(model, rules, project.onProgress, visits);
  const found = { findings, consequences: consequencesOf(model, rules, findings, visits) };
  cacheFindings(project, loaded, found);
  return found;
}
