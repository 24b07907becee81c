// Other runs at the same time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { makeProject } from '../../content-folder.ts';
import { CLI } from '../../run-cli.ts';
import { TIME_LIMIT } from '../../thorough.ts';

test('several runs at once leave one whole folder', { timeout: TIME_LIMIT }, async () => {
  const project = makeProject();
  const generate = project.call(['generate', '--out', project.out]);
  const runs = Array.from({ length: 6 }, () =>
    spawn(process.execPath, [CLI, ...generate], { stdio: ['ignore', 'ignore', 'pipe'] }),
  );
  const statuses = await Promise.all(runs.map(async (child) => (await once(child, 'exit'))[0]));
  expect(statuses.filter((status) => status !== 0 && status !== 1)).toEqual([]);
  expect(statuses).toContain(0);
  const { status, stderr } = await project.generate('--check');
  expect(status, stderr).toBe(0);
});
