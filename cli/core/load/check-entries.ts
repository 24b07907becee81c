import type { Seen } from '../annotations/annotation.ts';
import { annotationProblems } from '../annotations/run-annotations.ts';
import type { Content, Entry } from '../content/content.ts';
import { explainErrors } from '../content/explain.ts';
import { entryFaults, folderFaults } from '../content/folder-faults.ts';
import { otherCollection } from '../content/other-collection.ts';
import { collectionsIn } from '../content/owners.ts';
import { placeIn } from '../content/places.ts';
import type { ContentFolder } from '../content/read.ts';
import type { SchemaSet } from '../content/schemas.ts';
import { collectionShownBy } from '../content/surfaces.ts';
import { comparePlaces, type Problem, problem } from '../diagnostics/problem.ts';
import type { Progress } from '../diagnostics/progress.ts';
import { fold } from '../shared/fold.ts';
import { lastStep } from '../values/pointer.ts';
import type { CheckMemory, JudgementAmongOthers } from './check-memory.ts';
import { judgeEntries } from './judge-entries.ts';
import { checksOf, checksTogether, type Depth } from './run-checks.ts';
import type { Validators } from './validators.ts';

export interface Found {
  /** Errors, sorted by file and place, without duplicates: nothing is generated from such content. */
  readonly problems: readonly Problem[];
  /** Warnings, in the same order: `check` reports them, and nothing stops. */
  readonly warnings: readonly Problem[];
}

interface Beside {
  readonly depth: Depth;
  /** Warnings of an earlier run, of files that need not be checked. */
  readonly known?: readonly Problem[] | undefined;
  readonly memory?: CheckMemory;
  readonly onProgress?: Progress | undefined;
}

export function checkEntries(
  content: Content,
  folder: ContentFolder,
  validators: Validators,
  suspects: readonly Entry[],
  seen: Seen,
  { known = [], depth, memory, onProgress }: Beside,
): Found {
  const { schemas } = content;
  const problems = [...folder.problems, ...folderFaults(schemas, folder)];
  const unread = suspects.filter((entry) => !memory?.judgements.has(entry));
  for (const [index, entry] of unread.entries()) {
    entry.syntax();
    onProgress?.('check', index + 1, unread.length);
  }
  const { accepted, slow } = judgeEntries(schemas, validators, unread);
  if (slow) return { problems: [slow], warnings: [] };
  for (const entry of suspects) {
    let judgement = memory?.judgements.get(entry);
    if (!judgement) {
      const isAccepted = accepted.has(entry);
      judgement = {
        isAccepted,
        problems: isAccepted
          ? entryFaults(folder.settings, entry)
          : entryProblems(schemas, validators, entry, collectionsIn(schemas, folder)),
      };
      memory?.judgements.set(entry, judgement);
    }
    problems.push(...judgement.problems);
  }
  const broken = new Set(problems.map(({ file }) => file));
  const refused = new Set(problems.filter(({ code }) => REFUSED.test(code)).map(placeOf));
  const among = (entry: Entry, values: Seen) => {
    const faults = annotationProblems(content, entry, values, broken);
    return bounded(faults.filter((fault) => SAID_ALWAYS.test(fault.code) || !refused.has(placeOf(fault))));
  };
  const found: Problem[] = [];
  for (const entry of suspects) {
    const judged = judgeAmongOthers(content, entry, depth, memory, among);
    const isTaken = [...judged.unique].some(([value, path]) => (seen.get(value) ?? path) !== path);
    problems.push(...(isTaken ? among(entry, seen) : judged.faults));
    for (const [value, path] of judged.unique) if (!seen.has(value)) seen.set(value, path);
    found.push(...judged.found);
  }
  const errors = found.filter(({ severity }) => severity === 'error');
  const together = checksTogether(content, suspects, [...problems, ...errors]);
  const faults = [...found, ...together];
  problems.push(...faults.filter(({ severity }) => severity === 'error'));
  const checked = new Set(suspects.map(({ file }) => file.path));
  const warnings = [
    ...known.filter(({ file }) => !checked.has(file)),
    ...faults.filter(({ severity }) => severity === 'warning'),
  ];
  return { problems: bounded(withoutConsequences(problems)), warnings: bounded(warnings) };
}

/** The problems of one entry among the others, of which none has its unique values. */
function judgeAmongOthers(
  content: Content,
  entry: Entry,
  depth: Depth,
  memory: CheckMemory | undefined,
  among: (entry: Entry, values: Seen) => readonly Problem[],
): JudgementAmongOthers {
  const name = memory && entry.collection === undefined ? collectionShownBy(content, entry.slug) : undefined;
  const shown = content.collections.get(name ?? '') ?? [];
  const known = memory?.amongOthers.get(entry);
  if (known?.basis === content.basis && isSameList(known.shown, shown)) return known;
  const unique: Seen = new Map();
  const faults = among(entry, unique);
  const judged = { basis: content.basis, shown, faults, unique, found: checksOf(content, entry, depth) };
  memory?.amongOthers.set(entry, judged);
  return judged;
}

function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => item === b[index]));
}

/** A file that cannot be an entry: its name, its extension or its bytes are at fault. */
const UNUSABLE = /^file\/(?:bad-name|unknown|encoding|too-large|unreadable|link)$/;

/** The problems without those that go when another is put right: of an entry that such a file was to be, of an empty reference. */
function withoutConsequences(problems: readonly Problem[]): readonly Problem[] {
  const unusable = problems.filter(({ code }) => UNUSABLE.test(code));
  const toName = new Set(problems.filter(({ code }) => code === 'ref/empty').map(placeOf));
  if (unusable.length === 0 && toName.size === 0) return problems;
  const subjects = new Set(unusable.map(({ file }) => fold(file.replace(/\.[^/]*$/, ''))));
  const slugs = new Set([...subjects].map((subject) => lastStep(subject)));
  return problems.filter((each) => {
    const { code, params } = each;
    const named = params as Readonly<Record<string, unknown>>;
    if (REFUSED.test(code)) return !toName.has(placeOf(each)); // an empty reference is reported with what it may name
    if (code === 'ref/unknown') return !subjects.has(`${named.collection}/${named.value}`);
    if (code === 'fact/unknown') return !subjects.has(`${named.facts}/${named.name}`);
    if (code === 'link/dead')
      return !slugs.has(String(named.value).split(/[/?#]/).filter(Boolean).at(-1) ?? '');
    return true;
  });
}

/** Problems of one file beyond these are not shown. */
const MOST_PROBLEMS = 100;

function bounded(problems: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>();
  return problems.toSorted(comparePlaces).flatMap((each) => {
    const { file, text, span, pointer, severity } = each;
    const count = counts.get(file) ?? 0;
    counts.set(file, count + 1);
    if (count < MOST_PROBLEMS) return [each];
    return count === MOST_PROBLEMS
      ? [problem('file/more', { shown: MOST_PROBLEMS }, { file, text, span, pointer }, severity)]
      : [];
  });
}

/** A value that its schema refuses is not also reported as a bad reference or link; what its text mentions is, and what an empty one is to name. */
const REFUSED = /^schema\/(?:type|minLength|pattern|enum|const|format)$/;
const SAID_ALWAYS = /^(?:fact|text)\/|^ref\/empty$/;

function placeOf({ file, pointer }: Problem): string {
  return `${file}#${pointer}`;
}

/** Problems of one file's syntax and schema, which has refused it. A file with such problems stays an entry: links to it are not dead. */
function entryProblems(
  schemas: SchemaSet,
  validators: Validators,
  entry: Entry,
  collections: readonly string[],
): readonly Problem[] {
  const { file, schema, value, collection, slug } = entry;
  const { problems, empty } = entry.syntax();
  if (problems.length > 0) return problems;
  if (empty) return [problem('file/empty', {}, { file: file.path, text: file.text })];
  const other = collection === undefined ? undefined : otherCollection(schemas, collections, entry);
  if (collection !== undefined && other !== undefined) {
    const params = { collection, other, wanted: `${other}/${slug}.yaml` };
    return [problem('file/other-collection', params, placeIn(entry, ''))];
  }
  return explainErrors(schemas, entry, validators.explain(schema.name, value));
}
