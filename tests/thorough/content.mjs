// Tests judge the code, whatever the content says: they pass where there is no content at all.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { testDay } from '../day.mjs';
import { command } from '../steps.mjs';
import { copyProject, withTemporaryFolder } from './project.mjs';

const env = { VITE_DATE: testDay };

/** @returns {readonly import('../steps.mjs').Step[]} */
export function contentSteps() {
  return [['unit', 'application'], ['e2e']].map((projects) => ({
    name: `tests without the shipped content: ${projects.join(', ')}`,
    run: (isShown) =>
      withTemporaryFolder(async (dir) => {
        copyProject(dir);
        for (const folder of ['content', 'generated']) rmSync(path.join(dir, folder), { recursive: true });
        const chosen = projects.map((project) => `--project ${project}`).join(' ');
        return await command(`vitest run ${chosen}`, { countsTests: true, cwd: dir, env })(isShown);
      }),
  }));
}
