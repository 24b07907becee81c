import { today } from '../clock.ts';
import type { LoadedProject, Project } from '../content/load.ts';
import { buildModel } from '../model/model.ts';
import type { Settings } from '../project/settings.ts';
import { readAcceptances } from './acceptance.ts';
import { findAll, judge, type Verdict } from './engine.ts';
import { cachedFindings, cacheFindings } from './findings-cache.ts';
import { RULES } from './registry.ts';

/** The rules that a project wants. */
export function rulesFor({ off }: Settings): typeof RULES {
  return RULES.filter(({ id }) => !off.rules.includes(id));
}

/** What the rules named in `wanted`, or all that run, say of the content; from the cache when it has not changed. */
export function judgeContent(project: Project, loaded: LoadedProject, wanted: readonly string[]): Verdict {
  const isWanted = ({ rule }: { readonly rule: string }) => wanted.length === 0 || wanted.includes(rule);
  let findings = cachedFindings(project, loaded);
  if (!findings) {
    const all = rulesFor(loaded.content.settings);
    const rules = all.filter(({ id }) => isWanted({ rule: id }));
    findings = findAll(buildModel(loaded.content), rules, project.onProgress);
    if (rules.length === all.length) cacheFindings(project, loaded, findings);
  }
  const acceptances = readAcceptances(loaded.content);
  return judge(findings.filter(isWanted), acceptances.filter(isWanted), today());
}
