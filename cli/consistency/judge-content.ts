import { today } from '../clock.ts';
import type { LoadedProject, Project } from '../content/load.ts';
import { buildModel } from '../model/model.ts';
import type { Settings } from '../project/settings.ts';
import { readAcceptances } from './acceptance.ts';
import { consequencesOf, keyOf } from './causes.ts';
import { findAll, judge, type Reads, type RuleFinding, type Verdict } from './engine.ts';
import { cachedFindings, cacheFindings, type Findings } from './findings-cache.ts';
import { RULES } from './registry.ts';

/** The rules that a project wants. */
export function rulesFor({ off }: Settings): typeof RULES {
  return RULES.filter(({ id }) => !off.rules.includes(id));
}

/** The findings of the rules named in `wanted`, or of all enabled ones; from the cache when the content is unchanged. */
export function judgeContent(
  project: Project,
  loaded: LoadedProject,
  wanted: readonly string[],
  before?: ReadonlySet<string>,
): Verdict & Pick<Findings, 'consequences'> {
  const isWanted = ({ rule }: { readonly rule: string }) => wanted.length === 0 || wanted.includes(rule);
  const { findings, consequences } = cachedFindings(project, loaded) ?? findAllOf(project, loaded);
  const acceptances = readAcceptances(loaded.content);
  const isNew = (each: RuleFinding) => !before?.has(keyOf(each));
  const verdict = judge(
    findings.filter((each) => isWanted(each) && isNew(each)),
    acceptances.filter(isWanted),
    today(),
  );
  if (!before) return { ...verdict, consequences };
  // An acceptance of an old contradiction matches no new one.
  return { ...verdict, stale: [], summary: { ...verdict.summary, stale: 0 }, consequences };
}

/** Runs all rules, whichever are wanted, because a decision may settle findings of any. Caches what they find. */
function findAllOf(project: Project, loaded: LoadedProject): Findings {
  const model = buildModel(loaded.content, today());
  const rules = rulesFor(loaded.content.settings);
  const reads: Reads = new Map();
  const findings = findAll(model, rules, project.onProgress, reads);
  const found = { findings, consequences: consequencesOf(model, rules, findings, reads) };
  cacheFindings(project, loaded, found);
  return found;
}
