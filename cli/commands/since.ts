import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyOf } from '../consistency/causes.ts';
import { findAll, type RuleFinding } from '../consistency/engine.ts';
import { rulesFor } from '../consistency/judge-content.ts';
import { type LoadedProject, loadContent, type Project } from '../content/load.ts';
import { buildModel } from '../model/model.ts';

/** What the rules found in the content of a Git revision, by what it says; `undefined` when there is no such revision. */
export function foundAt(project: Project, revision: string): ReadonlySet<string> | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'sapin-since-'));
  try {
    const content = checkOut(project.contentDir, revision, folder);
    if (content === undefined) return undefined;
    const cacheDir = path.join(folder, 'cache');
    const loaded: LoadedProject = loadContent({ ...project, contentDir: content, cacheDir });
    const found: RuleFinding[] = findAll(buildModel(loaded.content), rulesFor(loaded.content.settings));
    return new Set(found.map(keyOf));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the content folder as it was into `folder`, with an index of its own; returns where it is. */
function checkOut(contentDir: string, revision: string, folder: string): string | undefined {
  const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') };
  const git = (from: string, ...args: string[]) =>
    execFileSync('git', ['-C', from, ...args], {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const prefix = git(contentDir, 'rev-parse', '--show-prefix').trim();
    const root = git(contentDir, 'rev-parse', '--show-toplevel').trim();
    git(root, 'read-tree', `${revision}:${prefix}`);
    git(root, 'checkout-index', '--all', `--prefix=${folder}${path.sep}content${path.sep}`);
    return path.join(folder, 'content');
  } catch {
    return undefined;
  }
}
