import type { Seen } from '../annotations/annotation.ts';
import { ANNOTATIONS } from '../annotations/registry.ts';
import { annotationProblems, holdsTo } from '../annotations/run-annotations.ts';
import { CHECK_CODES, runChecks } from '../checks/run-checks.ts';
import { comparePlaces, type Problem, problem } from '../diagnostics/problem.ts';
import type { Progress } from '../diagnostics/progress.ts';
import { ownSchemas } from '../project/own-schemas.ts';
import { Forest } from './annotation-forest.ts';
import {
  type CheckCache,
  cacheName,
  changedSince,
  type Fingerprint,
  fingerprint,
  readCache,
  writeCache,
} from './check-cache.ts';
import { allEntries, type Content, type Entry, makeEntry } from './content.ts';
import { explainErrors } from './explain.ts';
import { entryFaults, folderFaults } from './folder-faults.ts';
import { judgeEntries } from './judge-entries.ts';
import { collectionsIn, ownerOf } from './owners.ts';
import { parseYaml } from './parse-yaml.ts';
import { type ContentFolder, readContentFolder } from './read.ts';
import { readSchemas } from './read-schemas.ts';
import { makeRouteTable, type RouteTable } from './route-table.ts';
import type { SchemaFile, SchemaSet } from './schemas.ts';
import { collectionShownBy } from './surfaces.ts';
import { makeValidators, schemasHash, type Validators } from './validators.ts';

/** Where a project's parts are, as absolute paths. */
export interface Project {
  readonly contentDir: string;
  readonly schemasDir: string;
  readonly cacheDir: string;
  /** Called as a long run proceeds. */
  readonly onProgress?: Progress;
}

export interface Loaded {
  readonly content: Content;
  /** How many YAML files there are. */
  readonly files: number;
  /** Errors, sorted by file and place, none twice: nothing is generated from such content. */
  readonly problems: readonly Problem[];
  /** What is badly written, in the same order: `check` reports it, and nothing stops. */
  readonly warnings: readonly Problem[];
}

/** Content as read from a project's folders, with its fingerprint for the caches. */
export interface LoadedProject extends Loaded {
  readonly fingerprint: Fingerprint;
}

/**
 * Reads, parses, validates and cross-checks the whole content, and reports every problem of every file in one run. Files
 * that have not changed since the last clean run, and depend on none that has, are not even parsed.
 */
export function loadContent(project: Project): LoadedProject {
  const { contentDir, cacheDir } = project;
  const folder = readContentFolder(contentDir);
  const schemas = readSchemas(project.schemasDir, contentDir, ANNOTATIONS, ownSchemas(folder, CHECK_CODES));
  const now = fingerprint(schemasHash(schemas), folder);
  const name = cacheName('state', contentDir);
  const cached = readCache<CheckCache>(cacheDir, name);
  const changed = changedSince(cached, now, folder);
  const seen: Seen = new Map(
    changed && cached ? Object.entries(cached.unique).filter(([, path]) => !changed.has(path)) : [],
  );
  const known = changed && cached ? { changed, warnings: cachedWarnings(cached, folder) } : undefined;
  const validators = () => makeValidators(schemas, cacheDir);
  let loaded = checkContent(schemas, folder, validators, known, seen, project.onProgress);
  if (changed && loaded.problems.some(({ code }) => code === 'schema/x-unique'))
    loaded = checkContent(schemas, folder, validators); // which of the two files is reported must not depend on the cache
  if (loaded.problems.length === 0 && changed?.size !== 0) {
    const { key, files } = now;
    const warnings = loaded.warnings.map(({ text: _, ...warning }) => warning);
    const cache: CheckCache = { key, files, unique: Object.fromEntries(seen), warnings };
    writeCache(cacheDir, name, cache);
  }
  return { ...loaded, fingerprint: now };
}

/** What the cache of the last clean run still tells: which files have changed since, and the warnings of the others. */
interface Known {
  readonly changed: ReadonlySet<string>;
  readonly warnings: readonly Problem[];
}

/** Checks what has been read; `known` narrows the checks to the files that need them. */
export function checkContent(
  schemas: SchemaSet,
  folder: ContentFolder,
  compile: () => Validators,
  known?: Known,
  seen: Seen = new Map(),
  onProgress?: Progress,
): Loaded {
  const files = folder.files.length;
  let compiled: Validators | undefined;
  const validators = (): Validators => {
    compiled ??= compile();
    return compiled;
  };
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

  const problems = [...folder.problems, ...folderFaults(schemas, folder)];
  for (const [index, entry] of suspects.entries()) {
    entry.syntax();
    onProgress?.('check', index + 1, suspects.length);
  }
  const { accepted, slow } = judgeEntries(schemas, checks, suspects);
  if (slow) return { content, files, problems: [slow], warnings: [] };
  for (const entry of suspects)
    problems.push(
      ...(accepted.has(entry) ? entryFaults(folder.settings, entry) : entryProblems(schemas, checks, entry)),
    );
  const broken = new Set(problems.map(({ file }) => file));
  const refused = new Set(problems.filter(({ code }) => REFUSED.test(code)).map(placeOf));
  for (const entry of suspects) {
    const faults = annotationProblems(content, entry, seen, broken);
    problems.push(
      ...bounded(faults.filter((fault) => MENTION.test(fault.code) || !refused.has(placeOf(fault)))),
    );
  }
  const faults = runChecks(content, suspects, problems);
  problems.push(...faults.filter(({ severity }) => severity === 'error'));
  const checked = new Set(suspects.map(({ file }) => file.path));
  const warnings = [
    ...(known?.warnings.filter(({ file }) => !checked.has(file)) ?? []),
    ...faults.filter(({ severity }) => severity === 'warning'),
  ];
  return { content, files, problems: bounded(problems), warnings: bounded(warnings) };
}

/** The entries to check: those that have changed, and pages whose texts show the name of such an entry. */
function suspectsOf(content: Content, changed: ReadonlySet<string>): Entry[] {
  if (changed.size === 0) return [];
  const collections = new Set([...changed].map((path) => path.slice(0, path.lastIndexOf('/'))));
  return allEntries(content).filter(({ file, collection, slug }) => {
    if (changed.has(file.path)) return true;
    const shown = collection === undefined ? collectionShownBy(content, slug) : undefined;
    return shown !== undefined && collections.has(shown);
  });
}

function cachedWarnings({ warnings }: CheckCache, { files }: ContentFolder): Problem[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return warnings.map((warning) => ({ ...warning, text: texts.get(warning.file) ?? '' }));
}

/** Problems of one file beyond these are not shown. */
const MOST_PROBLEMS = 100;

/** Sorted by place, and limited for each file. */
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

/** A value that its schema refuses is not also reported as a bad reference or link; what its text mentions is. */
const REFUSED = /^schema\/(?:type|minLength|pattern|enum|const|format)$/;
const MENTION = /^(?:fact|text)\//;

function placeOf({ file, pointer }: Problem): string {
  return `${file}#${pointer}`;
}

/** The entries by collection and slug; each is parsed on demand, and so are the routes: many a run needs none. */
function makeContent(schemas: SchemaSet, folder: ContentFolder, forest: Forest): Content {
  const { settings } = folder;
  const collections = new Map<string, Entry[]>();
  const bySlug = new Map<string, Map<string, Entry>>();
  const singletons = new Map<string, Entry>();
  const annotationTreeFor = (schema: SchemaFile) => forest.of(schema);
  for (const name of collectionsIn(schemas, folder)) collections.set(name, []);
  for (const file of folder.files) {
    const owner = ownerOf(schemas, file);
    if (!owner) continue;
    const { schema, collection, slug } = owner;
    const subject = collection === undefined ? slug : `${collection}/${slug}`;
    const parse = () => parseYaml(file.path, file.text);
    const entry = makeEntry({ subject, collection, slug, file, schema }, parse, annotationTreeFor);
    if (collection === undefined) {
      singletons.set(slug, entry);
      continue;
    }
    collections.get(collection)?.push(entry);
    const slugs = bySlug.get(collection) ?? new Map<string, Entry>();
    bySlug.set(collection, slugs.set(slug, entry));
  }
  const slugs = new Map([...bySlug].map(([name, entries]) => [name, [...entries.keys()]]));
  const slugsOf = (collection: string) => slugs.get(collection) ?? [];
  let routes: RouteTable | undefined;
  let surfaces: readonly string[] | undefined;
  return {
    schemas,
    settings,
    collections,
    find: (collection, slug) => bySlug.get(collection)?.get(slug),
    slugsOf,
    singletons,
    get routes() {
      routes ??= makeRouteTable(singletons.get(settings.routes)?.value, slugsOf);
      return routes;
    },
    get surfaces() {
      surfaces ??= [...this.routes.routes.map(({ page }) => page), ...settings.surfaces];
      return surfaces;
    },
    images: folder.images,
    imagePaths: [...folder.images.keys()],
  };
}

/** Problems of one file's syntax and schema, which has refused it. A file with such problems stays an entry: links to it are not dead. */
function entryProblems(schemas: SchemaSet, validators: Validators, entry: Entry): readonly Problem[] {
  const { file, schema, value } = entry;
  const { problems, empty } = entry.syntax();
  if (problems.length > 0) return problems;
  if (empty) return [problem('file/empty', {}, { file: file.path, text: file.text })];
  return explainErrors(schemas, entry, validators.explain(schema.name, value));
}
