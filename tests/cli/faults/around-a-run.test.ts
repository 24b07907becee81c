// What happens around a run: other runs, and a disk that is full.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CLI, makeProject } from '../content-folder.ts';

test('several runs at once leave one whole folder', { timeout: 60_000 }, async () => {
  const project = makeProject();
  const args = ['--content', project.contentDir, '--schemas', project.schemasDir, '--out', project.out];
  const runs = Array.from({ length: 6 }, () =>
    spawn(process.execPath, [CLI, 'generate', ...args], { stdio: ['ignore', 'ignore', 'pipe'] }),
  );
  const statuses = await Promise.all(runs.map(async (child) => (await once(child, 'exit'))[0]));
  expect(statuses.filter((status) => status !== 0 && status !== 1)).toEqual([]);
  expect(statuses).toContain(0);
  expect(project.run(['generate', '--check', '--out', project.out]).status).toBe(0);
});

test('a disk that is full keeps the old modules, and says so', () => {
  const project = makeProject();
  expect(project.generate().status).toBe(0);
  const before = readdirSync(project.out).map((name) => readModule(project.out, name));
  project.write('towns/colmar.yaml', `name: Colmar\npostalCode: "68000"\ntext: ${'neige '.repeat(2000)}\n`);
  // No file may grow beyond four blocks of 512 bytes.
  const args = ['--content', project.contentDir, '--schemas', project.schemasDir, '--out', project.out];
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', 'trap "" XFSZ; ulimit -f 4; exec "$@"', 'sh', process.execPath, CLI, 'generate', ...args],
    { encoding: 'utf8' },
  );
  onTestFinished(() => rmSync(`${project.out}.next`, { recursive: true, force: true }));
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('rien n’a changé') });
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(readdirSync(project.out).map((name) => readModule(project.out, name))).toEqual(before);
});

function readModule(folder: string, name: string): string {
  const file = path.join(folder, name);
  return `${name} ${lstatSync(file).isFile() ? readFileSync(file, 'utf8') : ''}`;
}
