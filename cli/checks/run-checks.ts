import { ANNOTATIONS } from '../annotations/registry.ts';
import { annotationFaults } from '../annotations/run-annotations.ts';
import { allEntries, type Content, type Entry } from '../content/content.ts';
import { hasReadings } from '../content/entry-readings.ts';
import { walkAnnotated } from '../content/walk-annotated.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { Settings } from '../project/settings.ts';
import {
  type Check,
  type DayCheck,
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
const OF_DAYS = ALL.filter((check): check is DayCheck => check.reads === 'day');
const OF_SINGLETONS = ALL.filter((check): check is SingletonCheck => typeof check.reads === 'object');

/** What checks and annotations can report, by code. */
export const CHECK_CODES: readonly string[] = [...ALL, ...ANNOTATIONS].flatMap((each) =>
  'words' in each ? Object.keys(each.words) : [],
);

/** What the checks find in the entries that have changed; `known` are the problems found before. */
export function runChecks(content: Content, changed: readonly Entry[], known: readonly Problem[]): Problem[] {
  const { settings } = content;
  const ofEntries = OF_ENTRIES.filter((check) => !check.isOfRelease && isFor(settings, check));
  const alone = changed.flatMap((entry) => ofEntries.flatMap((check) => ofEntry(check, entry, content)));
  const all = [...known, ...alone];
  const together = OF_SINGLETONS.filter((check) => isFor(settings, check)).flatMap((check) => {
    const { singleton, with: others } = check.reads;
    const entry = content.singletons.get(typeof singleton === 'string' ? singleton : singleton(settings));
    if (!entry) return [];
    const reads = (path: string) => path === entry.file.path || others?.test(path) === true;
    const isCalled = changed.some(({ file }) => reads(file.path));
    const isSound = others === undefined || !all.some(({ file }) => reads(file));
    return isCalled && isSound ? ofEntry(check, entry, content) : [];
  });
  const ofTexts = OF_TEXTS.filter((check) => isFor(settings, check));
  const found = [...alone, ...together, ...changed.flatMap((entry) => inTexts(ofTexts, content, entry))];
  const { checks: off } = settings.off;
  return off.length > 0 ? found.filter(({ code }) => !off.includes(code)) : found;
}

/** Problems of all entries that stop a release, and nothing before it. */
export function releaseProblems(content: Content): Problem[] {
  return OF_ENTRIES.filter(({ isOfRelease }) => isOfRelease).flatMap((check) =>
    allEntries(content).flatMap((entry) => ofEntry(check, entry, content)),
  );
}

/** What is so on `day`, and may be otherwise on the next: never cached. */
export function problemsOfDay(content: Content, day: string): Problem[] {
  const { checks: off } = content.settings.off;
  return OF_DAYS.filter((check) => isFor(content.settings, check))
    .flatMap((check) =>
      Array.from(check.find(content, day), (fault) => problemIn(fault.in, fault, check.severity)),
    )
    .filter(({ code }) => !off.includes(code));
}

function isFor(settings: Settings, { language = settings.language }: Check): boolean {
  return language === settings.language;
}

function ofEntry(check: EntryCheck | SingletonCheck, entry: Entry, content: Content): Problem[] {
  return Array.from(check.find(entry, content), (fault) =>
    problemIn(fault.in ?? entry, fault, check.severity),
  );
}

/** Facts and prices are not prose; broken YAML has problems of its own. */
function inTexts(checks: readonly TextCheck[], content: Content, entry: Entry): Problem[] {
  if (hasReadings(entry) || entry.syntax().problems.length > 0) return [];
  const problems: Problem[] = [];
  walkAnnotated(entry, (at) => {
    const { 'x-text': plain, 'x-markdown': markdown } = at.tree.annotations;
    if (typeof at.value !== 'string' || (plain ?? markdown) === undefined) return;
    const text = new TextToCheck(content, entry, at, at.value);
    for (const check of checks)
      for (const fault of check.find(text))
        problems.push(problemIn(entry, fault, check.severity, at.pointer));
    for (const fault of annotationFaults(text)) problems.push(problemIn(entry, fault, 'warning', at.pointer));
  });
  return problems;
}
