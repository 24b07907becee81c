import {
  type Check,
  type DayCheck,
  type EntryCheck,
  type Fault,
  NONE,
  problemIn,
  type SingletonCheck,
  type TextCheck,
} from '../annotations/check-kinds.ts';
import { ANNOTATIONS } from '../annotations/registry.ts';
import { annotationFaults } from '../annotations/run-annotations.ts';
import { TextToCheck } from '../checks/text-to-check.ts';
import { allEntries, type Content, type Entry } from '../content/content.ts';
import { hasReadings } from '../content/entry-readings.ts';
import type { Settings } from '../content/settings/settings.ts';
import { walkAnnotated } from '../content/walk-annotated.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { DERIVED } from '../shop/registry.ts';
import { composed, offsetBefore } from '../text/composed.ts';
import { CHECKS } from './checks.ts';

/** Each check types its codes; here those types are erased. */
const ALL = CHECKS as readonly unknown[] as readonly Check[];
const OF_TEXTS = ALL.filter((check): check is TextCheck => check.reads === 'texts');
const OF_ENTRIES = ALL.filter((check): check is EntryCheck => check.reads === 'entries');
const OF_DAYS = ALL.filter((check): check is DayCheck => check.reads === 'day');
const OF_SINGLETONS = ALL.filter((check): check is SingletonCheck => typeof check.reads === 'object');

/** What checks and annotations can report, by code. */
export const CHECK_CODES: readonly string[] = [...ALL, ...ANNOTATIONS].flatMap((each) =>
  'words' in each ? Object.keys(each.words) : [],
);

/** Modules that are derived where all of their collections have a schema: no other schema may take such a name. */
export function derivedNames(schemas: ReadonlyMap<string, unknown>): readonly string[] {
  return DERIVED.filter(({ collections }) => collections.every((name) => schemas.has(name))).map(({ path }) =>
    path.replace(/\.ts$/, ''),
  );
}

/** What a run looks for: everything, or only what content must not have. */
export type Depth = 'all' | 'errors';

export function checksOf(content: Content, entry: Entry, depth: Depth): Problem[] {
  const { settings } = content;
  const isWanted = (check: EntryCheck | TextCheck) =>
    isFor(settings, check) && (depth === 'all' || check.severity === 'error');
  const alone = OF_ENTRIES.filter((check) => !check.isOfRelease && isWanted(check)).flatMap((check) =>
    ofEntry(check, entry, content),
  );
  return wanted(settings, [...alone, ...inTexts(OF_TEXTS.filter(isWanted), content, entry, depth)]);
}

/** The problems that span several files, when one of those has changed; `known` are the problems found before. */
export function checksTogether(
  content: Content,
  changed: readonly Entry[],
  known: readonly Problem[],
): Problem[] {
  const { settings } = content;
  const together = OF_SINGLETONS.filter((check) => isFor(settings, check)).flatMap((check) => {
    const { singleton, with: others } = check.reads;
    const entry = content.singletons.get(typeof singleton === 'string' ? singleton : singleton(settings));
    if (!entry) return [];
    const reads = (path: string) => path === entry.file.path || others?.test(path) === true;
    const isCalled = changed.some(({ file }) => reads(file.path));
    const isSound = others === undefined || !known.some(({ file }) => reads(file));
    return isCalled && isSound ? ofEntry(check, entry, content) : [];
  });
  return wanted(settings, together);
}

function wanted({ off: { checks } }: Settings, found: readonly Problem[]): Problem[] {
  return found.filter(({ code }) => !checks.includes(code));
}

/** Problems of all entries that stop a release, and nothing before it. */
export function releaseProblems(content: Content): Problem[] {
  return allEntries(content).flatMap((entry) => releaseProblemsOf(content, entry));
}

export function releaseProblemsOf(content: Content, entry: Entry): Problem[] {
  return OF_ENTRIES.filter(({ isOfRelease }) => isOfRelease).flatMap((check) =>
    ofEntry(check, entry, content),
  );
}

/** What holds on `day` and may change the next: never cached. */
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
  const faults = check.find(entry, content);
  if (faults === NONE) return [];
  return Array.from(faults, (fault) => problemIn(fault.in ?? entry, fault, check.severity));
}

/** Facts and prices are not prose; broken YAML has other problems. */
function inTexts(checks: readonly TextCheck[], content: Content, entry: Entry, depth: Depth): Problem[] {
  if (hasReadings(entry) || entry.syntax().problems.length > 0) return [];
  const problems: Problem[] = [];
  walkAnnotated(entry, (at) => {
    const { 'x-text': plain, 'x-markdown': markdown } = at.tree.annotations;
    if (typeof at.value !== 'string' || (plain ?? markdown) === undefined) return;
    const { value } = at;
    const text = new TextToCheck(content, entry, at, composed(value));
    const placed = (fault: Fault): Fault =>
      fault.range && value !== text.written
        ? {
            ...fault,
            range: {
              start: offsetBefore(value, fault.range.start),
              end: offsetBefore(value, fault.range.end),
            },
          }
        : fault;
    for (const check of checks) {
      const faults = check.find(text);
      // Nearly always; a loop over nothing takes longer than most checks.
      if (faults === NONE) continue;
      for (const fault of faults) problems.push(problemIn(entry, placed(fault), check.severity, at.pointer));
    }
    if (depth === 'all')
      for (const fault of annotationFaults(text))
        problems.push(problemIn(entry, placed(fault), 'warning', at.pointer));
  });
  return problems;
}
