import path from 'node:path';
import { findAll } from '../core/consistency/engine.ts';
import { type Before, rulesFor } from '../core/consistency/judge-content.ts';
import { allEntries } from '../core/content/content.ts';
import { checkOut } from '../core/git/check-out.ts';
import { momentOf } from '../core/git/moment.ts';
import { commitOf, openRepository, type Repository } from '../core/git/repository.ts';
import { GitError } from '../core/git/run-git.ts';
import { dateOf, firstWith, lastBefore } from '../core/git/states.ts';
import { inTemporaryFolder } from '../core/git/temporary-folder.ts';
import { type LoadedProject, loadContent, type Project } from '../core/load/load.ts';
import { buildModel } from '../core/model/model.ts';
import { today } from '../core/values/clock.ts';

interface BeforeAt extends Before {
  /** When its oldest version was committed, where it is younger than the given moment. */
  readonly oldest: Date | undefined;
}

/**
 * What the rules found in the content of a Git revision, or as it was at a moment (`7d`, `2026-11-16`); `undefined` when
 * there is no such revision.
 */
export async function foundAt(project: Project, revision: string): Promise<BeforeAt | undefined> {
  return await inTemporaryFolder(async (folder) => {
    const contentDir = path.join(folder, 'content');
    const restored = await restoreContent(project.contentDir, revision, contentDir);
    if (!restored) return undefined;
    const cacheDir = path.join(folder, 'cache');
    const loaded: LoadedProject = loadContent({ ...project, contentDir, cacheDir });
    const findings = findAll(buildModel(loaded.content, today()), rulesFor(loaded.content.settings));
    const values = new Map(allEntries(loaded.content).map(({ file, value }) => [file.path, value]));
    return { findings, values, oldest: restored.oldest };
  });
}

/** Writes the content folder of that time, or its oldest version, into another; `undefined` where there is none. */
async function restoreContent(
  contentDir: string,
  revision: string,
  into: string,
): Promise<Pick<BeforeAt, 'oldest'> | undefined> {
  const repository = await openRepository(contentDir);
  if (typeof repository === 'string') return undefined;
  const moment = momentOf(revision, new Date());
  const commit = moment ? await lastBefore(repository, moment) : await commitOf(repository, revision);
  if (commit !== undefined && (await isRestored(repository, commit, into))) return { oldest: undefined };
  const first = moment && (await firstWith(repository, '.'));
  if (first === undefined || !(await isRestored(repository, first, into))) return undefined;
  return { oldest: await dateOf(repository, first) };
}

async function isRestored(repository: Repository, commit: string, into: string): Promise<boolean> {
  try {
    await checkOut(repository, commit, into);
    return true;
  } catch (error) {
    if (error instanceof GitError) return false; // there was no content yet
    throw error;
  }
}
