// Tests judge the code, whatever the content says: they pass where there is no content at all.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { testDay } from '../day.mjs';
import { command } from '../steps.mjs';
import { copyProject, root, withTemporaryFolder } from './project.mjs';

const env = { VITE_DATE: testDay };

/** Others see only the built shop. */
const readingBrowserTests = () =>
  readdirSync(path.join(root, 'tests/e2e'))
    .filter((name) => name.endsWith('.e2e.ts'))
    .map((name) => `tests/e2e/${name}`)
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes("'node:"));

/** @returns {readonly import('../steps.mjs').Step[]} */
export function contentSteps() {
  return [
    { projects: ['unit', 'components', 'application'], files: [] },
    { projects: ['e2e'], files: readingBrowserTests() },
  ].map(({ projects, files }) => ({
    name: `tests without the shipped content: ${projects.join(', ')}`,
    run: (isShown) =>
      withTemporaryFolder(async (dir) => {
        copyProject(dir);
        for (const folder of ['content', 'generated']) rmSync(path.join(dir, folder), { recursive: true });
        const chosen = projects.map((project) => `--project ${project}`).join(' ');
        return await command(`vitest run ${chosen} ${files.join(' ')}`, { countsTests: true, cwd: dir, env })(
          isShown,
        );
      }),
  }));
}
