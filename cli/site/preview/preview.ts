import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entriesBelow } from '../../entries-below.mjs';
import { blocksOf, comparePages } from './compare.ts';
import { type ChangedPage, reportOf } from './report.ts';

const WRONG_CALL = 2;

/**
 * Builds the site as it was at a revision of git and as it is now, and writes the pages that differ to `file`. Returns the
 * exit status.
 * @param root the project's folder
 * @param revision whatever git takes for a commit
 */
export function previewDifference(root: string, revision: string | undefined, file: string): number {
  const repository = spawnSync('git', ['rev-parse', '--git-dir'], { cwd: root });
  if (repository.status !== 0) {
    console.error(
      repository.error
        ? 'preview:diff compare deux versions que Git garde : installez Git (https://git-scm.com)'
        : 'preview:diff compare deux versions que Git garde : ce dossier n’est pas un dépôt Git, clonez le projet',
    );
    return WRONG_CALL;
  }
  const commit = spawnSync('git', ['rev-parse', '--short', '--verify', `${revision}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (revision === undefined || commit.status !== 0) {
    console.error('npm run preview:diff -- REVISION [FICHIER]   (main, HEAD~3, un numéro de commit)');
    return WRONG_CALL;
  }
  const temporary = mkdtempSync(path.join(tmpdir(), 'sapin-preview-'));
  try {
    const archive = execFileSync('git', ['archive', commit.stdout.trim()], {
      cwd: root,
      maxBuffer: 1024 * 1024 * 1024,
    });
    execFileSync('tar', ['-x', '-f', '-'], { cwd: temporary, input: archive });
    symlinkSync(path.join(root, 'node_modules'), path.join(temporary, 'node_modules'), 'junction');
    for (const dir of [temporary, root]) if (!build(dir)) return 1;
    const pages = changedPages(path.join(temporary, 'dist'), path.join(root, 'dist'));
    writeFileSync(file, reportOf(revision, pages));
    console.log(`${file} : ${pages.length} ${pages.length > 1 ? 'pages changées' : 'page changée'}`);
    return 0;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Builds the site of a project; errors are reported by the build. */
function build(dir: string): boolean {
  // Windows starts npm through a shell only.
  const options = { cwd: dir, encoding: 'utf8', shell: true } as const;
  const { status, stdout, stderr } = spawnSync('npm run --silent build', options);
  if (status !== 0) console.error(`${stdout}${stderr}`);
  return status === 0;
}

/** The pages that differ visibly between two built sites, by path. */
export function changedPages(before: string, after: string): ChangedPage[] {
  const files = new Set([before, after].flatMap(pagesIn));
  return [...files].sort().flatMap((file): ChangedPage[] => {
    const [old, now] = [before, after].map((dir) => textOf(path.join(dir, file)));
    if (old === now) return [];
    const pairs = comparePages(
      old === undefined ? [] : blocksOf(old, readerOf(before)),
      now === undefined ? [] : blocksOf(now, readerOf(after)),
    );
    const state = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    const address = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
    return pairs.length > 0 ? [{ path: address, state, pairs }] : [];
  });
}

function pagesIn(dir: string): string[] {
  return entriesBelow(dir)
    .map((entry) => entry.path)
    .filter((name) => name.endsWith('.html') && name !== '404.html');
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function readerOf(dir: string) {
  return (address: string) => {
    const file = path.join(dir, decodeURI(address.split(/[?#]/, 1)[0] ?? ''));
    return existsSync(file) ? readFileSync(file) : undefined;
  };
}
