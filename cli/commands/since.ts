import path from 'node:path';
import { today } from '../clock.ts';
import { findAll, type RuleFinding } from '../consistency/engine.ts';
import { rulesFor } from '../consistency/judge-content.ts';
import { type LoadedProject, loadContent, type Project } from '../content/load.ts';
import { checkOut } from '../git/check-out.ts';
import { momentOf } from '../git/moment.ts';
import { commitOf, openRepository } from '../git/repository.ts';
import { GitError } from '../git/run-git.ts';
import { lastBefore } from '../git/states.ts';
import { inTemporaryFolder } from '../git/temporary-folder.ts';
import { buildModel } from '../model/model.ts';

/**
 * What the rules found in the content of a Git revision, or as it was at a moment (`7d`, `2026-11-16`); `undefined` when
 * there is no such revision.
 */
export async function foundAt(
  project: Project,
  revision: string,
): Promise<readonly RuleFinding[] | undefined> {
  return await inTemporaryFolder(async (folder) => {
    const contentDir = path.join(folder, 'content');
    if (!(await restoreContent(project.contentDir, revision, contentDir))) return undefined;
    const cacheDir = path.join(folder, 'cache');
    const loaded: LoadedProject = loadContent({ ...project, contentDir, cacheDir });
    return findAll(buildModel(loaded.content, today()), rulesFor(loaded.content.settings));
  });
}

/** Writes the content folder of that time into another; returns whether there was one. */
async function restoreContent(contentDir: string, revision: string, into: string): Promise<boolean> {
  const repository = await openRepository(contentDir);
  if (typeof repository === 'string') return false;
  const moment = momentOf(revision, new Date());
  const commit = moment ? await lastBefore(repository, moment) : await commitOf(repository, revision);
  if (commit === undefined) return false;
  try {
    await checkOut(repository, commit, into);
    return true;
  } catch (error) {
    if (error instanceof GitError) return false; // there was no content yet
    throw error;
  }
}
