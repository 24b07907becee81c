import { annotationFaults } from '../annotations/run-annotations.ts';
import { walkAnnotated } from '../content/annotation-tree.ts';
import { allEntries, type Content, type Entry } from '../content/content.ts';
import { hasReadings } from '../content/entry-readings.ts';
import type { Problem } from '../diagnostics/problem.ts';
import {
  type Check,
  type EntryCheck,
  problemIn,
  type SingletonCheck,
  type TextCheck,
} from './check-kinds.ts';
import { CHECKS } from './registry.ts';
import { TextToCheck } from './text-to-check.ts';

/** Each check has codes of its own; here they are erased. */
const ALL = CHECKS as readonly unknown[] as readonly Check[];
const OF_TEXTS = ALL.filter((check): check is TextCheck => check.reads === 'texts');
const OF_ENTRIES = ALL.filter((check): check is EntryCheck => check.reads === 'entries');
const OF_SINGLETONS = ALL.filter((check): check is SingletonCheck => typeof check.reads === 'object');

/** What the checks find in the entries that have changed; `known` are the problems found before. */
export function runChecks(content: Content, changed: readonly Entry[], known: readonly Problem[]): Problem[] {
  const alone = changed.flatMap((entry) =>
    OF_ENTRIES.filter(({ isOfRelease }) => !isOfRelease).flatMap((check) => ofEntry(check, entry, content)),
  );
  const all = [...known, ...alone];
  const together = OF_SINGLETONS.flatMap((check) => {
    const { singleton, with: others } = check.reads;
    const entry = content.singletons.get(singleton);
    if (!entry) return [];
    const reads = (path: string) => path === entry.file.path || others?.test(path) === true;
    const isCalled = changed.some(({ file }) => reads(file.path));
    const isSound = others === undefined || !all.some(({ file }) => reads(file));
    return isCalled && isSound ? ofEntry(check, entry, content) : [];
  });
  return [...alone, ...together, ...changed.flatMap((entry) => ofTexts(content, entry))];
}

/** Problems of all entries that stop a release, and nothing before it. */
export function releaseProblems(content: Content): Problem[] {
  return OF_ENTRIES.filter(({ isOfRelease }) => isOfRelease).flatMap((check) =>
    allEntries(content).flatMap((entry) => ofEntry(check, entry, content)),
  );
}

function ofEntry(check: EntryCheck | SingletonCheck, entry: Entry, content: Content): Problem[] {
  return Array.from(check.find(entry, content), (fault) =>
    problemIn(fault.in ?? entry, fault, check.severity),
  );
}

/** Facts and prices are not prose; broken YAML has problems of its own. */
function ofTexts(content: Content, entry: Entry): Problem[] {
  if (hasReadings(entry) || entry.syntax().problems.length > 0) return [];
  const problems: Problem[] = [];
  walkAnnotated(entry.annotationTree, entry.value, (at) => {
    const { 'x-text': plain, 'x-markdown': markdown } = at.tree.annotations;
    if (typeof at.value !== 'string' || (plain ?? markdown) === undefined) return;
    const text = new TextToCheck(content, entry, at, at.value);
    for (const check of OF_TEXTS)
      for (const fault of check.find(text))
        problems.push(problemIn(entry, fault, check.severity, at.pointer));
    for (const fault of annotationFaults(text)) problems.push(problemIn(entry, fault, 'warning', at.pointer));
  });
  return problems;
}
