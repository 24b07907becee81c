import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { regenerate } from '../../../../cli/core/generate/regenerate.ts';
import { loadContent, type Project } from '../../../../cli/core/load/load.ts';
import { makeProject, type TestProject } from '../../content-folder.ts';
import { filesIn } from '../../files-in.ts';
import { CONTENT } from '../../small-project.ts';

/** What the development server does: the problems' codes and places when there are any, else the folder's files. */
async function generate(
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
function uncached(project: TestProject): Project & { readonly out: string } {
  const { contentDir, schemasDir, root } = project;
  rmSync(path.join(root, 'fresh'), { recursive: true, force: true });
  rmSync(path.join(root, 'cache-fresh'), { recursive: true, force: true });
  return { contentDir, schemasDir, cacheDir: path.join(root, 'cache-fresh'), out: path.join(root, 'fresh') };
}

test('writes what changed between a check and the next generate', async () => {
  const project = makeProject();
  await generate(project);
  const file = 'towns/colmar.yaml';
  project.write(file, CONTENT[file].replace('Colmar', 'Colmar centre'));
  expect(project.load().problems).toEqual([]);
  expect(await generate(project)).toEqual(await generate(uncached(project)));
});

test('survives a torn cache', async () => {
  const project = makeProject();
  const written = await generate(project);
  for (const name of readdirSync(project.cacheDir)) {
    const file = path.join(project.cacheDir, name);
    const bytes = readFileSync(file);
    writeFileSync(file, name.endsWith('.json') ? bytes.subarray(0, bytes.length / 2) : bytes);
    utimesSync(file, 0, 0);
  }
  expect(await generate(project)).toEqual(written);
});
