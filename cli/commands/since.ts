import path from 'node:path';
import { keyOf } from '../consistency/causes.ts';
import { findAll, type RuleFinding } from '../consistency/engine.ts';
import { rulesFor } from '../consistency/judge-content.ts';
import { type LoadedProject, loadContent, type Project } from '../content/load.ts';
import { checkOut } from '../git/check-out.ts';
import { commitOf, openRepository } from '../git/repository.ts';
import { GitError } from '../git/run-git.ts';
import { inTemporaryFolder } from '../git/temporary-folder.ts';
import { buildModel } from '../model/model.ts';

/** What the rules found in the content of a Git revision, by what it says; `undefined` when there is no such revision. */
export async function foundAt(project: Project, revision: string): Promise<ReadonlySet<string> | undefined> {
  return await inTemporaryFolder(async (folder) => {
    const contentDir = path.join(folder, 'content');
    if (!(await restoreContent(project.contentDir, revision, contentDir))) return undefined;
    const cacheDir = path.join(folder, 'cache');
    const loaded: LoadedProject = loadContent({ ...project, contentDir, cacheDir });
    const found: RuleFinding[] = findAll(buildModel(loaded.content), rulesFor(loaded.content.settings));
    return new Set(found.map(keyOf));
  });
}

/** Writes the content folder of that time into another; returns whether there was one. */
async function restoreContent(contentDir: string, revision: string, into: string): Promise<boolean> {
  const repository = await openRepository(contentDir);
  const commit = typeof repository === 'string' ? undefined : await commitOf(repository, revision);
  if (typeof repository === 'string' || commit === undefined) return false;
  try {
    await checkOut(repository, commit, into);
    return true;
  } catch (error) {
    if (error instanceof GitError) return false; // there was no content yet
    throw error;
  }
}
