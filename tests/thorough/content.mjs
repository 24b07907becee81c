// Tests judge the code, whatever the content says: they pass where there is no content at all.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyProject, run, withTemporaryFolder } from './project.mjs';

/** @returns {readonly import('../steps.mjs').Step[]} */
export function contentSteps() {
  return [['unit', 'application'], ['e2e']].map((projects) => ({
    name: `tests without the shipped content: ${projects.join(', ')}`,
    run: () =>
      withTemporaryFolder(async (dir) => {
        copyProject(dir);
        for (const folder of ['content', 'generated']) rmSync(path.join(dir, folder), { recursive: true });
        const chosen = projects.flatMap((project) => ['--project', project]);
        const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...chosen];
        const { status, output } = await run(process.execPath, vitest, { cwd: dir });
        return { passed: Number(status === 0), failed: Number(status !== 0), output };
      }),
  }));
}
