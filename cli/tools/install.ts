import { regenerate } from '../core/generate/regenerate.ts';
import { ForeignFilesError } from '../core/generate/write.ts';
import { loadContent, type Project } from '../core/load/load.ts';

/**
 * Writes `out`, which editors and compilers read, as soon as the packages are there: `npm ci` calls it. What the schemas are
 * compiled to stays in the cache for the first run. Faults are left to the run that reports them.
 */
export async function install(project: Project, out: string): Promise<void> {
  const loaded = loadContent(project);
  if (loaded.problems.length > 0) return;
  try {
    await regenerate(loaded, project, out, false);
  } catch (error) {
    if (!(error instanceof ForeignFilesError)) throw error;
  }
}
