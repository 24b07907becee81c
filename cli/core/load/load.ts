import type { Seen } from '../annotations/annotation.ts';
import { ANNOTATIONS } from '../annotations/registry.ts';
import { annotationProblems, holdsTo } from '../annotations/run-annotations.ts';
import { Forest } from '../content/annotation-forest.ts';
import { allEntries, type ComputedFact, type Content, type Entry, makeEntry } from '../content/content.ts';
import { explainErrors } from '../content/explain.ts';
import { entryFaults, folderFaults } from '../content/folder-faults.ts';
import { once } from '../content/memoize.ts';
import { otherCollection } from '../content/other-collection.ts';
import { collectionsIn, ownerOf } from '../content/owners.ts';
import { parseYaml } from '../content/parse-yaml.ts';
import { placeIn } from '../content/places.ts';
import { type ContentFolder, readContentFolder } from '../content/read.ts';
import { readSchemas } from '../content/read-schemas.ts';
import { makeRouteTable, type RouteTable } from '../content/route-table.ts';
import type { SchemaFile, SchemaSet } from '../content/schemas.ts';
import { ownSchemas } from '../content/settings/own-schemas.ts';
import { collectionShownBy } from '../content/surfaces.ts';
import { comparePlaces, type Problem, problem } from '../diagnostics/problem.ts';
import type { Progress } from '../diagnostics/progress.ts';
import { computedFactsOf } from '../model/computed/registry.ts';
import { fold } from '../shared/fold.ts';
import { lastStep } from '../values/pointer.ts';
import {
  type CheckCache,
  cacheName,
  changedSince,
  type Fingerprint,
  fingerprint,
  readCache,
  writeCache,
} from './check-cache.ts';
import type { CheckMemory, JudgementAmongOthers } from './check-memory.ts';
import { judgeEntries } from './judge-entries.ts';
import { CHECK_CODES, checksOf, checksTogether, type Depth } from './run-checks.ts';
import { makeValidators, schemasHash, type Validators } from './validators.ts';

/** Where a project's parts are, as absolute paths. */
export interface Project {
  readonly contentDir: string;
  readonly schemasDir: string;
  readonly cacheDir: string;
  /** Called with the progress of a long run. */
  readonly onProgress?: Progress;
}

export interface Loaded {
  readonly content: Content;
  /** The number of YAML files. */
  readonly files: number;
  /** Errors, sorted by file and place, without duplicates: nothing is generated from such content. */
  readonly problems: readonly Problem[];
  /** Warnings, in the same order: `check` reports them, and nothing stops. */
  readonly warnings: readonly Problem[];
}

/** Content as read from a project's folders, with its fingerprint for the caches. */
export interface LoadedProject extends Loaded {
  readonly fingerprint: Fingerprint;
}

/**
 * Reads, parses, validates and cross-checks the whole content, and reports every problem of every file in one run. Files
 * that have not changed since the last clean run, and depend on none that has, are not even parsed. A caller that shows
 * no warnings asks for errors alone.
 */
export function loadContent(project: Project, depth: Depth = 'all'): LoadedProject {
  const { contentDir, cacheDir } = project;
  const folder = readContentFolder(contentDir);
  const name = cacheName('state', contentDir);
  const schemas = readSchemas(project.schemasDir, contentDir, ANNOTATIONS, ownSchemas(folder, CHECK_CODES));
  const now = fingerprint(schemasHash(schemas), folder);
  const kept = readCache<CheckCache>(cacheDir, name);
  const cached = depth === 'all' && kept?.warnings === undefined ? undefined : kept;
  const changed = changedSince(cached, now, folder);
  const seen: Seen = new Map(
    changed && cached ? Object.entries(cached.unique).filter(([, path]) => !changed.has(path)) : [],
  );
  const known = changed && cached ? { changed, warnings: cachedWarnings(cached, folder) } : undefined;
  const looksFor = cached?.warnings ? 'all' : depth;
  const validators = () => makeValidators(schemas, cacheDir);
  const options = { depth: looksFor, onProgress: project.onProgress };
  let loaded = checkContent(schemas, folder, validators, { ...options, known, seen });
  if (changed && loaded.problems.some(({ code }) => code === 'schema/x-unique'))
    loaded = checkContent(schemas, folder, validators, options); // which of the two files is reported must not depend on the cache
  if (loaded.problems.length === 0 && changed?.size !== 0) {
    const { key, files } = now;
    const warnings = loaded.warnings.map(({ text: _, ...warning }) => warning);
    const cache: CheckCache = {
      key,
      files,
      unique: Object.fromEntries(seen),
      ...(looksFor === 'all' && { warnings }),
    };
    writeCache(cacheDir, name, cache);
  }
  return { ...loaded, fingerprint: now };
}

/** What the cache of the last clean run still tells: which files have changed since, and the warnings of the others. */
interface Known {
  readonly changed: ReadonlySet<string>;
  readonly warnings: readonly Problem[];
}

interface CheckOptions {
  /** Limits the checks to the files that need them. */
  readonly known?: Known | undefined;
  readonly seen?: Seen;
  readonly depth?: Depth;
  readonly onProgress?: Progress | undefined;
}

export function checkContent(
  schemas: SchemaSet,
  folder: ContentFolder,
  compile: () => Validators,
  { known, seen = new Map(), depth = 'all', onProgress }: CheckOptions = {},
): Loaded {
  const files = folder.files.length;
  const validators = once(compile);
  const forest = new Forest(schemas, {
    accepts: (branch, value) => validators().accepts(branch, value),
    holds: (tree, at) => holdsTo(content, at.root as Entry, tree, at), // what is walked here are entries
  });
  const content = makeContent(schemas, folder, forest);
  if (schemas.problems.length > 0) return { content, files, problems: schemas.problems, warnings: [] };
  const suspects = known ? suspectsOf(content, known.changed) : allEntries(content);
  if (suspects.length === 0 && known) return { content, files, problems: [], warnings: known.warnings };
  const checks = validators();
  if (checks.problems.length > 0) return { content, files, problems: checks.problems, warnings: [] };
  return checkEntries(content, folder, checks, suspects, seen, { known, depth, onProgress });
}

/** Checks what has been read, as `checkContent` does, reusing from `memory` what concerns unchanged texts. */
export function checkAgain(memory: CheckMemory, folder: ContentFolder): Loaded {
  const content = contentAgain(memory, folder);
  return checkEntries(content, folder, memory.validators, allEntries(content), new Map(), {
    depth: 'all',
    memory,
  });
}

/**
 * The content alone, with the entries cached in `memory`.
 * @param broken files whose entries are left out; links to them still lead somewhere
 */
export function contentAgain(
  memory: CheckMemory,
  folder: ContentFolder,
  broken?: ReadonlySet<string>,
): Content {
  const { schemas, validators } = memory;
  memory.forest ??= new Forest(schemas, {
    accepts: (branch, value) => validators.accepts(branch, value),
    holds: (tree, at) => holdsTo(memory.content as Content, at.root as Entry, tree, at),
  });
  memory.content = makeContent(schemas, folder, memory.forest, memory, broken);
  return memory.content;
}

interface Beside {
  readonly depth: Depth;
  readonly known?: Known | undefined;
  readonly memory?: CheckMemory;
  readonly onProgress?: Progress | undefined;
}

function checkEntries(
  content: Content,
  folder: ContentFolder,
  validators: Validators,
  suspects: readonly Entry[],
  seen: Seen,
  { known, depth, memory, onProgress }: Beside,
): Loaded {
  const { schemas } = content;
  const files = folder.files.length;
  const problems = [...folder.problems, ...folderFaults(schemas, folder)];
  const unread = suspects.filter((entry) => !memory?.judgements.has(entry));
  for (const [index, entry] of unread.entries()) {
    entry.syntax();
    onProgress?.('check', index + 1, unread.length);
  }
  const { accepted, slow } = judgeEntries(schemas, validators, unread);
  if (slow) return { content, files, problems: [slow], warnings: [] };
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
    ...(known?.warnings.filter(({ file }) => !checked.has(file)) ?? []),
    ...faults.filter(({ severity }) => severity === 'warning'),
  ];
  return {
    content,
    files,
    problems: bounded(withoutConsequences(problems)),
    warnings: bounded(warnings),
  };
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
    if (REFUSED.test(code)) return !toName.has(placeOf(each)); // an empty reference is told with what it may name
    if (code === 'ref/unknown') return !subjects.has(`${named.collection}/${named.value}`);
    if (code === 'fact/unknown') return !subjects.has(`${named.facts}/${named.name}`);
    if (code === 'link/dead')
      return !slugs.has(String(named.value).split(/[/?#]/).filter(Boolean).at(-1) ?? '');
    return true;
  });
}

/** What one entry says beside the others, of which none has its unique values. */
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

/** The entries to check: changed ones, and pages whose texts show the name of a changed entry. */
function suspectsOf(content: Content, changed: ReadonlySet<string>): Entry[] {
  if (changed.size === 0) return [];
  const collections = new Set([...changed].map((path) => path.slice(0, path.lastIndexOf('/'))));
  return allEntries(content).filter(({ file, collection, slug }) => {
    if (changed.has(file.path)) return true;
    const shown = collection === undefined ? collectionShownBy(content, slug) : undefined;
    return shown !== undefined && collections.has(shown);
  });
}

function cachedWarnings({ warnings = [] }: CheckCache, { files }: ContentFolder): Problem[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return warnings.map((warning) => ({ ...warning, text: texts.get(warning.file) ?? '' }));
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

/** The entries by collection and slug; each is parsed on demand, and so are the routes: many a run needs none. */
function makeContent(
  schemas: SchemaSet,
  folder: ContentFolder,
  forest: Forest,
  memory?: CheckMemory,
  broken?: ReadonlySet<string>,
): Content {
  const { settings } = folder;
  const collections = new Map<string, Entry[]>();
  const bySlug = new Map<string, Map<string, Entry | undefined>>();
  const singletons = new Map<string, Entry>();
  const annotationTreeFor = (schema: SchemaFile) => forest.of(schema);
  for (const name of collectionsIn(schemas, folder)) collections.set(name, []);
  for (const file of folder.files) {
    const owner = ownerOf(schemas, file);
    if (!owner) continue;
    const { schema, collection, slug } = owner;
    const subject = collection === undefined ? slug : `${collection}/${slug}`;
    const parse = () => parseYaml(file.path, file.text);
    const make = () => makeEntry({ subject, collection, slug, file, schema }, parse, annotationTreeFor);
    const entry = broken?.has(file.path)
      ? undefined
      : (memory?.entry(file.path, file.text, schema, make) ?? make());
    if (collection === undefined) {
      if (entry) singletons.set(slug, entry);
      continue;
    }
    if (entry) collections.get(collection)?.push(entry);
    const slugs = bySlug.get(collection) ?? new Map<string, Entry | undefined>();
    bySlug.set(collection, slugs.set(slug, entry));
  }
  const slugs = new Map([...bySlug].map(([name, entries]) => [name, [...entries.keys()]]));
  const slugsOf = (collection: string) => slugs.get(collection) ?? [];
  const basis = memory?.basis(folder) ?? {};
  let routes: RouteTable | undefined;
  let surfaces: readonly string[] | undefined;
  let computed: ReadonlyMap<string, ComputedFact> | undefined;
  return {
    schemas,
    settings,
    collections,
    find: (collection, slug) => bySlug.get(collection)?.get(slug),
    slugsOf,
    singletons,
    get routes() {
      const entry = singletons.get(settings.routes);
      const has = (name: string, slug: string) => bySlug.get(name)?.has(slug) === true;
      const make = () => makeRouteTable(entry?.value, slugsOf, has);
      routes ??= memory ? memory.routeTable(basis, entry, make) : make();
      return routes;
    },
    get surfaces() {
      surfaces ??= [...this.routes.routes.map(({ page }) => page), ...settings.surfaces];
      return surfaces;
    },
    get computed() {
      computed ??= computedFactsOf(this);
      return computed;
    },
    images: folder.images,
    imagePaths: [...folder.images.keys()],
    basis,
  };
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
