import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cacheFolder } from '../core/files/cache-folder.mjs';
import { entriesBelow } from '../core/files/entries-below.mjs';
import { writeWhole } from '../core/files/write-whole.mjs';
import { checkOut } from '../core/git/check-out.ts';
import type { Repository } from '../core/git/repository.ts';
import { runProgram } from '../core/git/run-program.ts';
import { objectsAt } from '../core/git/states.ts';
import { shopOf } from '../site/build/shop.ts';
import { type PageParts, partsOf } from './page-parts.ts';

/** One state of the content. */
export type Version =
  | { /** A commit. */ readonly revision: string }
  | { /** The content folder, as an absolute path, or what writes it. */ readonly content: string | Write };

type Write = (folder: string) => Promise<void>;

interface BuiltPages {
  /** Their markup, by address. */
  readonly pages: Readonly<Record<string, PageParts>>;
  /** The pictures that they show, by address, in Base64. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** A version that cannot be built; the message is the output of `sapin check` or the build. */
export class FaultyVersion extends Error {
  override readonly name = 'FaultyVersion';
  readonly version: Version;

  constructor(message: string, version: Version) {
    super(message);
    this.version = version;
  }
}

/** What decides how pages look, beside the content: files and folders of the project. */
export const CODE = [
  'src',
  'cli',
  'schemas',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** The files that list the installed packages. */
export const PACKAGES = ['package-lock.json'];

/** Part of the names in the cache: change it with what the files there hold. */
const EDITION = '2';
/** Commits whose pages are cached; those not used for longest go first. */
const KEPT = 6;

/**
 * Which code builds the pages: `same`, the project's, which is that of both versions; `different`, that of each version;
 * `present`, the project's for both, because that of a commit needs packages that are not installed.
 */
export type Code = 'same' | 'different' | 'present';

export interface Workshop {
  readonly root: string;
  readonly repository: Repository;
  readonly code: Code;
  /** The day for which pages are built, as ISO 8601. */
  readonly day: string;
  readonly signal?: AbortSignal | undefined;
}

export async function cachedPages(workshop: Workshop, version: Version): Promise<BuiltPages | undefined> {
  if (!('revision' in version) || workshop.code === 'present') return undefined;
  const file = await cacheFile(workshop, version.revision);
  if (!existsSync(file)) return undefined;
  utimesSync(file, new Date(), new Date());
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Builds a version; the pages of a commit are cached.
 * @throws {FaultyVersion}
 */
export async function buildPages(workshop: Workshop, version: Version): Promise<BuiltPages> {
  // Not inside the project, whose tools would find it there.
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'sapin-preview-')));
  const { root } = workshop;
  const lent = await lendCache(root, shopOf(root, { SAPIN_SHOP: folder }).cache);
  try {
    await build(workshop, version, folder);
    const built = await builtPages(path.join(folder, 'dist'));
    if ('revision' in version && workshop.code !== 'present')
      keep(await cacheFile(workshop, version.revision), built);
    return built;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    lent.takeBack();
  }
}

async function build(workshop: Workshop, version: Version, folder: string): Promise<void> {
  const { root, repository, code } = workshop;
  const content = path.join(folder, 'content');
  if ('content' in version) {
    if (typeof version.content === 'string') await cp(version.content, content, { recursive: true });
    else await version.content(content);
  } else if (code !== 'different') await checkOut(repository, version.revision, content, 'content');
  else {
    await checkOut(repository, version.revision, folder);
    linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    return runBuild(workshop, version, { cwd: folder, shop: '.' });
  }
  return runBuild(workshop, version, { cwd: root, shop: folder });
}

/** The packages without the cache, in which the tool of today must not meet that of the commit. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (!entry.isFile() && entry.name !== '.cache')
      symlinkSync(path.join(from, entry.name), path.join(to, entry.name), 'junction');
}

/**
 * Gives a build what the last comparison cached, or else what the builds of the project did: converted pictures above all. Each
 * cache has one build at a time, because a build removes what it does not use.
 */
async function lendCache(root: string, to: string): Promise<{ takeBack(): void }> {
  const kept = path.join(cacheFolder(root), 'sapin/compared');
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    renameSync(kept, to);
  } catch {
    const built = path.join(cacheFolder(root), 'sapin/build');
    if (existsSync(built)) await cp(built, path.join(to, 'sapin/build'), { recursive: true });
  }
  return {
    takeBack() {
      try {
        rmSync(kept, { recursive: true, force: true });
        renameSync(to, kept);
      } catch {
        // The code of a commit has another cache, and another comparison may end at the same time.
        rmSync(to, { recursive: true, force: true });
      }
    },
  };
}

async function builtPages(dist: string): Promise<BuiltPages> {
  const documents = entriesBelow(dist).filter(({ path: file }) => file.endsWith('.html'));
  const pages: Record<string, PageParts> = {};
  const pictures: Record<string, string> = {};
  for (const { path: file } of documents) {
    const parts = partsOf(await readFile(path.join(dist, file), 'utf8'));
    if (!parts) continue;
    pages[`/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`] = parts;
    for (const [, source = ''] of parts.main.matchAll(/<img\b[^>]*? src="(\/[^"]*)"/g)) {
      const picture = path.join(dist, decodeURI(source));
      if (existsSync(picture)) pictures[source] ??= (await readFile(picture)).toString('base64');
    }
  }
  return { pages, pictures };
}

/** Through the shell, which alone starts npm on Windows. */
async function runBuild(
  { day, signal }: Workshop,
  version: Version,
  { cwd, shop }: { readonly cwd: string; readonly shop: string },
): Promise<void> {
  const env = { ...process.env, VITE_DATE: day, SAPIN_SHOP: shop };
  signal?.throwIfAborted();
  const { status, output, errors } = await runProgram('npm run --silent build', [], {
    cwd,
    env,
    shell: true,
    signal,
  });
  signal?.throwIfAborted();
  if (status !== 0) throw new FaultyVersion(`${output}${errors}`.trim(), version);
}

/** A name that changes with all that pages of a commit depend on. */
async function cacheFile({ root, repository, code, day }: Workshop, revision: string): Promise<string> {
  const objects =
    code === 'different' ? [revision] : await objectsAt(repository, revision, [...CODE, 'content']);
  const settings = Object.entries(process.env).filter(
    ([name]) => name.startsWith('VITE_') && name !== 'VITE_DATE',
  );
  const key = hash('sha1', JSON.stringify([EDITION, code, objects, day, settings.sort()]));
  return path.join(cacheFolder(root), 'sapin/preview', `${key}.json`);
}

function keep(file: string, built: BuiltPages): void {
  const folder = path.dirname(file);
  writeWhole(file, JSON.stringify(built));
  const others = readdirSync(folder).map((name) => path.join(folder, name));
  const age = new Map(others.map((each) => [each, statSync(each, { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  for (const old of others.sort((a, b) => (age.get(b) ?? 0) - (age.get(a) ?? 0)).slice(KEPT))
    rmSync(old, { force: true });
}
