import type { LoadedProject, Project } from '../load/load.ts';
import { makeModules } from './modules.ts';
import { readOutputCache, writeOutputCache } from './output-cache.ts';
import { type Changes, compareFolder, recoverFolder, writeFolder } from './write.ts';

/**
 * Writes the modules of content that has passed `check` to `out`, or with `compareOnly` only compares.
 * @returns the differences
 * @throws ForeignFilesError when `out` is not ours to write, and the system's errors when it cannot be written
 */
export async function regenerate(
  loaded: LoadedProject,
  project: Project,
  out: string,
  compareOnly: boolean,
): Promise<Changes> {
  if (!compareOnly) recoverFolder(out);
  const cached = readOutputCache(project, out, loaded);
  if (cached.upToDate) return { written: [], removed: [] };
  const { files, pieces } = await makeModules(
    loaded.content,
    project.cacheDir,
    cached.pieces,
    project.onProgress,
  );
  const changes = compareOnly ? compareFolder(out, files) : writeFolder(out, files);
  if (!compareOnly || changes.written.length + changes.removed.length === 0)
    writeOutputCache(project, out, loaded, files, pieces);
  return changes;
}
