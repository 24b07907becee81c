import type { LoadedProject, Project } from '../content/load.ts';
import { recallOutput, rememberOutput } from './memory.ts';
import { makeModules } from './modules.ts';
import { type Changes, compareFolder, recoverFolder, writeFolder } from './write.ts';

/**
 * Makes the modules in `out` from content that has passed `check`; with `compareOnly` it says what that would change.
 * @throws ForeignFilesError when `out` is not ours to write, and the system's errors when it cannot be written
 */
export async function regenerate(
  loaded: LoadedProject,
  project: Project,
  out: string,
  compareOnly: boolean,
): Promise<Changes> {
  if (!compareOnly) recoverFolder(out);
  const remembered = recallOutput(project, out, loaded);
  if (remembered.upToDate) return { written: [], removed: [] };
  const { files, pieces } = await makeModules(
    loaded.content,
    project.cacheDir,
    remembered.pieces,
    project.onProgress,
  );
  const changes = compareOnly ? compareFolder(out, files) : writeFolder(out, files);
  if (!compareOnly || changes.written.length + changes.removed.length === 0)
    rememberOutput(project, out, loaded, files, pieces);
  return changes;
}
