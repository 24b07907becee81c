import { rmSync } from 'node:fs';
import path from 'node:path';
import { regenerate } from '../../../../cli/core/generate/regenerate.ts';
import { loadContent, type Project } from '../../../../cli/core/load/load.ts';
import type { TestProject } from '../../content-folder.ts';
import { filesIn } from '../../files-in.ts';

/** What the development server does: the problems' codes and places when there are any, else the folder's files. */
export async function generate(
  project: Project & { readonly out: string },
): Promise<Readonly<Record<string, string>>> {
  const loaded = loadContent(project);
  if (loaded.problems.length > 0) {
    return Object.fromEntries(
      loaded.problems.map(({ code, file, pointer, span }) => [`${file} ${pointer} ${span.start}`, code]),
    );
  }
  await regenerate(loaded, project, project.out, false);
  return filesIn(project.out);
}

/** The same content, looked at by a run without a cache. */
export function uncached(project: TestProject): Project & { readonly out: string } {
  const { contentDir, schemasDir, root } = project;
  rmSync(path.join(root, 'fresh'), { recursive: true, force: true });
  rmSync(path.join(root, 'cache-fresh'), { recursive: true, force: true });
  return { contentDir, schemasDir, cacheDir: path.join(root, 'cache-fresh'), out: path.join(root, 'fresh') };
}
