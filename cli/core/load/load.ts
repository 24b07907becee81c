import type { Seen } from '../annotations/annotation.ts';
import { ANNOTATIONS } from '../annotations/registry.ts';
import { holdsTo } from '../annotations/run-annotations.ts';
import { Forest } from '../content/annotation-forest.ts';
import { allEntries, type Content, type Entry } from '../content/content.ts';
import { once } from '../content/memoize.ts';
import { type ContentFolder, readContentFolder } from '../content/read.ts';
import { readSchemas } from '../content/read-schemas.ts';
import type { SchemaSet } from '../content/schemas.ts';
import { builtInSchemas } from '../content/settings/built-in-schemas.ts';
import { collectionShownBy } from '../content/surfaces.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { Progress } from '../diagnostics/progress.ts';
import {
  type CheckCache,
  cacheName,
  changedSince,
  type Fingerprint,
  fingerprint,
  readCache,
  writeCache,
} from './check-cache.ts';
import { checkEntries, type Found } from './check-entries.ts';
import type { CheckMemory } from './check-memory.ts';
import { makeContent } from './make-content.ts';
import { CHECK_CODES, type Depth } from './run-checks.ts';
import { makeValidators, schemasHash, type Validators } from './validators.ts';

/** Where a project's parts are, as absolute paths. */
export interface Project {
  readonly contentDir: string;
  readonly schemasDir: string;
  readonly cacheDir: string;
  /** Called with the progress of a long run. */
  readonly onProgress?: Progress;
}

export interface Loaded extends Found {
  readonly content: Content;
  /** The number of YAML files. */
  readonly files: number;
}

/** Content as read from a project's folders, with its fingerprint for the caches. */
export interface LoadedProject extends Loaded {
  readonly fingerprint: Fingerprint;
}

/**
 * Reads, parses, validates and cross-checks the whole content, and reports every problem of every file in one run. Files
 * that have not changed since the last clean run, and depend on none that has, are not even parsed. A caller that shows
 * no warnings loads errors alone.
 */
export function loadContent(project: Project, depth: Depth = 'all'): LoadedProject {
  const { contentDir, cacheDir } = project;
  const folder = readContentFolder(contentDir);
  const name = cacheName('state', contentDir);
  const builtIn = builtInSchemas(folder, CHECK_CODES);
  const schemas = readSchemas(project.schemasDir, contentDir, ANNOTATIONS, builtIn);
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

/** What is valid in the cache of the last clean run: which files have changed since, and the warnings of the others. */
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
  const beside = { known: known?.warnings, depth, onProgress };
  return { content, files, ...checkEntries(content, folder, checks, suspects, seen, beside) };
}

/** Checks what has been read, as `checkContent` does, reusing from `memory` what concerns unchanged texts. */
export function checkAgain(memory: CheckMemory, folder: ContentFolder): Loaded {
  const content = contentAgain(memory, folder);
  const beside = { depth: 'all', memory } as const;
  const found = checkEntries(content, folder, memory.validators, allEntries(content), new Map(), beside);
  return { content, files: folder.files.length, ...found };
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
