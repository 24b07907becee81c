import type { OutOfBounds } from '../../core/annotations/bounds.ts';
import { allEntries, type Content, type Entry, findEntry } from '../../core/content/content.ts';
import { groupBy } from '../../core/content/group.ts';
import type { Problem } from '../../core/diagnostics/problem.ts';
import { writtenValue } from '../../core/edit/write.ts';
import { releaseProblemsOf } from '../../core/load/run-checks.ts';
import { curesOfProblem } from '../../core/settle/problem-cures.ts';
import { type JsonValue, valueAt } from '../../core/values/json-value.ts';
import type { Snapshot } from '../../core/workspace/workspace.ts';
import type { EntryState, Remark } from '../contract.ts';
import { pictureWords } from '../history/value-words.ts';
import { labelOfCure } from './decisions.ts';
import { placeOf, withNames } from './names.ts';
import { wordsOfProblem } from './wording.ts';

const known = new WeakMap<Snapshot, ReadonlyMap<string, readonly Problem[]>>();

/** The problems of `check`, by the path of the file. */
function problemsIn(snapshot: Snapshot): ReadonlyMap<string, readonly Problem[]> {
  let problems = known.get(snapshot);
  if (!problems) {
    const { loaded } = snapshot;
    problems = groupBy([...loaded.problems, ...loaded.warnings], ({ file }) => file);
    known.set(snapshot, problems);
  }
  return problems;
}

/** By entry: one that has not changed is the same from snapshot to snapshot. */
const unfinished = new WeakMap<Entry, readonly Problem[]>();

function provisionalIn(content: Content, entry: Entry): readonly Problem[] {
  const found = unfinished.get(entry) ?? releaseProblemsOf(content, entry);
  unfinished.set(entry, found);
  return found;
}

/**
 * The remarks about an entry: errors, then the rest.
 * @param isNew it has never been saved: what is still empty is no error yet
 * @param isUnsaved somebody is writing it: what is short may be so because it is not done
 */
export function remarksOf(snapshot: Snapshot, entry: Entry, isNew: boolean, isUnsaved = isNew): Remark[] {
  const { sound } = snapshot;
  const whole = findEntry(sound, entry.subject);
  const reported = (problemsIn(snapshot).get(entry.file.path) ?? []).filter(
    (problem) => problem.severity !== 'note' && !(isUnsaved && isShort(problem)),
  );
  return [
    ...reported.map((problem) => {
      const error = isNew && isEmpty(valueAt(entry.value, problem.pointer)) ? 'gap' : 'error';
      return remark(snapshot, entry, problem, problem.severity === 'error' ? error : 'warning');
    }),
    ...(whole ? provisionalIn(sound, whole) : []).map((problem) =>
      remark(snapshot, entry, problem, 'provisional'),
    ),
  ].toSorted((a, b) => rank(a) - rank(b));
}

function isShort({ severity, params }: Problem): boolean {
  const { count = 0, min = 0 } = params as Partial<OutOfBounds>;
  return severity === 'warning' && count < min;
}

function rank({ level }: Remark): number {
  return level === 'error' || level === 'gap' ? 0 : 1;
}

export function errorCounts(
  snapshot: Snapshot,
  { file, value }: Entry,
  isNew: boolean,
): Pick<EntryState, 'errors' | 'gaps'> {
  const all = (problemsIn(snapshot).get(file.path) ?? []).filter(({ severity }) => severity === 'error');
  const gaps = isNew ? all.filter(({ pointer }) => isEmpty(valueAt(value, pointer))).length : 0;
  return { errors: all.length - gaps, gaps };
}

/** What keeps the site from being published: the errors of entries, and the documents that are none, by name. */
export function errorsIn(snapshot: Snapshot, isNew: (path: string) => boolean): Remark[] {
  const { content, problems } = snapshot.loaded;
  const entries = new Map(allEntries(content).map((entry) => [entry.file.path, entry]));
  return [...groupBy(problems, ({ file }) => file)].flatMap(([file, faults]) => {
    const entry = entries.get(file);
    if (entry) return remarksOf(snapshot, entry, isNew(file)).filter(({ level }) => level === 'error');
    const place = { subject: '', pointer: '', title: pictureWords(file), label: '' };
    return faults.map((problem): Remark => {
      return { level: 'error', code: problem.code, ...wordsOfProblem(content, problem), place, cures: [] };
    });
  });
}

function isEmpty(value: JsonValue | undefined): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** What must be written before the site is published; what is written in several places counts once. */
export function unfinishedIn(snapshot: Snapshot): Remark[] {
  const { sound } = snapshot;
  const seen = new Set<string>();
  return allEntries(sound).flatMap((entry) =>
    provisionalIn(sound, entry).flatMap((problem) => {
      const { value } = problem.params as { readonly value?: string };
      const key = `${problem.code} ${value}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [remark(snapshot, entry, problem, 'provisional')];
    }),
  );
}

function remark(snapshot: Snapshot, entry: Entry, problem: Problem, level: Remark['level']): Remark {
  const { loaded } = snapshot;
  return {
    level,
    code: problem.code,
    ...wordsOfProblem(loaded.content, problem),
    place: placeOf(loaded.content, entry, problem.pointer, problem.range),
    cures: curesOfProblem(problem).flatMap((cure) =>
      cure.writings.flatMap((writing) =>
        // A form has no field that its schema does not know.
        writing.isKey
          ? []
          : [
              {
                label: withNames(loaded.content, labelOfCure(snapshot, cure)),
                pointer: writing.place.pointer,
                value: writtenValue(entry.value, writing),
              },
            ],
      ),
    ),
  };
}
