import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cacheFolder } from '../core/files/cache-folder.mjs';
import { entriesBelow } from '../core/files/entries-below.mjs';
import { writeWhole } from '../core/files/write-whole.mjs';
import { readBlobs } from '../core/git/blobs.ts';
import { checkOut } from '../core/git/check-out.ts';
import type { Repository } from '../core/git/repository.ts';
import { versionAt } from '../core/git/revisions.ts';
import { objectsAt } from '../core/git/states.ts';
import { shopOf } from '../site/build/shop.ts';
import { lendKnown } from './known-content.ts';
import { partsOfDocument } from './page-parts.ts';
import type { RenderedShop } from './rendered-shop.ts';
import { copyContent, linkPackages } from './version-folder.ts';

/** One state of the content. */
export type Version =
  | { /** A commit. */ readonly revision: string }
  | {
      /** The content folder, as an absolute path. */
      readonly content: string;
      /** What is not saved yet: texts by their path from there, with `/`; `null` for a file that is to go. */
      readonly texts?: ReadonlyMap<string, string | null>;
    };

/** The pages of a version. */
export interface VersionPages extends RenderedShop {
  /** Where they are cached, for as long as the version is a commit. */
  readonly file: string;
  /** The bytes of a picture, by its address in the markup. */
  picture(address: string): Promise<Uint8Array | undefined>;
}

/** A version that cannot be built; the message is what `sapin check` or the build says about it. */
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

/** What says which packages are installed. */
export const PACKAGES = ['package-lock.json'];

/** Part of the names in the cache: change it with what the files there hold. */
const EDITION = '1';
/** Commits whose pages are cached; those not used for longest go first. */
const KEPT = 6;

/**
 * Which code makes the pages: `same`, the project's, which is that of both versions; `own`, that of each, because it has changed,
 * in a build of the whole site; `present`, the project's for both, because a commit's own needs packages that are not installed.
 * Where the project's code renders the pages, it converts and compresses nothing.
 */
export type Code = 'same' | 'own' | 'present';

export interface Workshop {
  /** The project's folder. */
  readonly root: string;
  readonly repository: Repository;
  readonly code: Code;
  /** The day that pages speak of, as ISO 8601. */
  readonly day: string;
  readonly signal?: AbortSignal | undefined;
  /** Work for the time during which another process renders. */
  readonly meanwhile?: () => void;
}

/** The cached pages of a commit. */
export async function cachedPages(workshop: Workshop, version: Version): Promise<VersionPages | undefined> {
  if (!('revision' in version) || workshop.code === 'present') return undefined;
  const file = await cacheFile(workshop, version.revision);
  if (!existsSync(file)) return undefined;
  utimesSync(file, new Date(), new Date());
  return opened(workshop, version, file);
}

/**
 * Makes the pages of a version; those of a commit are cached.
 * @param known of the other version: pages whose data are the same are taken from there
 * @throws {FaultyVersion}
 */
export async function makePages(
  workshop: Workshop,
  version: Version,
  known?: VersionPages,
): Promise<VersionPages> {
  // Not inside the project, whose tools would find it there.
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'sapin-preview-')));
  try {
    const pagesFile = path.join(folder, 'pages.json');
    await (workshop.code === 'own' ? buildEntirely : render)(workshop, version, {
      folder,
      pagesFile,
      known: known?.file,
    });
    if (!('revision' in version) || workshop.code === 'present') return opened(workshop, version, pagesFile);
    const file = await cacheFile(workshop, version.revision);
    keep(pagesFile, file);
    return opened(workshop, version, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(shopOf(workshop.root, { SAPIN_SHOP: folder }).cache, { recursive: true, force: true });
  }
}

interface Making {
  /** A new, empty folder. */
  readonly folder: string;
  /** The file to write the pages to, as the JSON of a `RenderedShop`. */
  readonly pagesFile: string;
  /** Such a file of the other version. */
  readonly known: string | undefined;
}

async function render(
  workshop: Workshop,
  version: Version,
  { folder, pagesFile, known }: Making,
): Promise<void> {
  const { root, repository } = workshop;
  if ('revision' in version)
    await checkOut(repository, version.revision, path.join(folder, 'content'), 'content');
  else copyContent(version, folder);
  const program = path.join(root, 'cli/compare/render-shop.mjs');
  const call = [program, root, pagesFile, ...(known === undefined ? [] : [known])];
  const takeBack = lendKnown(root, folder);
  try {
    await run(workshop, version, process.execPath, call, { cwd: root, shop: folder });
  } finally {
    takeBack();
  }
}

async function buildEntirely(
  workshop: Workshop,
  version: Version,
  { folder, pagesFile }: Making,
): Promise<void> {
  const { root, repository } = workshop;
  if ('revision' in version) {
    await checkOut(repository, version.revision, folder);
    linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    await run(workshop, version, 'npm run --silent build', [], { cwd: folder, shop: '.' });
  } else {
    copyContent(version, folder);
    await run(workshop, version, 'npm run --silent build', [], { cwd: root, shop: folder });
  }
  writeFileSync(pagesFile, JSON.stringify(builtPages(path.join(folder, 'dist'))));
}

/** The pages of a built site, with the pictures that they show. */
function builtPages(dist: string): RenderedShop {
  const documents = entriesBelow(dist).filter(({ path: file }) => file.endsWith('.html'));
  const pages: Record<string, RenderedShop['pages'][string]> = {};
  const pictures: Record<string, string> = {};
  for (const { path: file } of documents) {
    const parts = partsOfDocument(readFileSync(path.join(dist, file), 'utf8'));
    pages[`/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`] = { ...parts, data: '' };
    for (const [, source = ''] of parts.main.matchAll(/<img\b[^>]*? src="(\/[^"]*)"/g)) {
      const picture = path.join(dist, decodeURI(source));
      if (existsSync(picture)) pictures[source] ??= readFileSync(picture).toString('base64');
    }
  }
  return { shell: '', pages, pictures };
}

/** Runs a program to its end; one without arguments is a line for the shell, which alone starts npm on Windows. */
function run(
  { day, signal, meanwhile }: Workshop,
  version: Version,
  program: string,
  args: readonly string[],
  { cwd, shop }: { readonly cwd: string; readonly shop: string },
): Promise<void> {
  const env = { ...process.env, VITE_DATE: day, SAPIN_SHOP: shop };
  // A group of its own where there are groups, so that what it starts ends with it.
  const isGroup = process.platform !== 'win32';
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = spawn(program, args, {
      cwd,
      env,
      shell: args.length === 0,
      detached: isGroup,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => {
      if (isGroup && child.pid !== undefined) process.kill(-child.pid);
      else child.kill();
    };
    signal?.addEventListener('abort', stop);
    meanwhile?.();
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', reject);
    child.on('close', (status) => {
      signal?.removeEventListener('abort', stop);
      if (signal?.aborted) reject(signal.reason);
      else if (status === 0) resolve();
      else reject(new FaultyVersion(output.trim(), version));
    });
  });
}

function opened({ repository }: Workshop, version: Version, file: string): VersionPages {
  const shop: RenderedShop = JSON.parse(readFileSync(file, 'utf8'));
  const read = (name: string) =>
    'revision' in version
      ? readCommitted(repository, version.revision, `content/${name}`)
      : readIfThere(path.join(version.content, name));
  return {
    ...shop,
    file,
    async picture(address) {
      const name = decodeURI(address.split('?', 1)[0] ?? '');
      const own = shop.pictures[name];
      return own === undefined ? await read(name.slice(1)) : Buffer.from(own, 'base64');
    },
  };
}

async function readCommitted(repository: Repository, commit: string, file: string) {
  const version = await versionAt(repository, commit, file);
  return version && (await readBlobs(repository, [version.blob])).get(version.blob);
}

function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** A name that changes with all that pages of a commit depend on. */
async function cacheFile({ root, repository, code, day }: Workshop, revision: string): Promise<string> {
  const objects = code === 'own' ? [revision] : await objectsAt(repository, revision, [...CODE, 'content']);
  const settings = Object.entries(process.env).filter(
    ([name]) => name.startsWith('VITE_') && name !== 'VITE_DATE',
  );
  const key = hash('sha1', JSON.stringify([EDITION, code, objects, day, settings.sort()]));
  return path.join(cacheFolder(root), 'sapin/preview', `${key}.json`);
}

function keep(pagesFile: string, file: string): void {
  const folder = path.dirname(file);
  writeWhole(file, readFileSync(pagesFile));
  const others = readdirSync(folder).map((name) => path.join(folder, name));
  const age = new Map(others.map((each) => [each, statSync(each, { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  for (const old of others.sort((a, b) => (age.get(b) ?? 0) - (age.get(a) ?? 0)).slice(KEPT))
    rmSync(old, { force: true });
}
