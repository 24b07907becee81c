import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { MANIFEST, recoverFolder } from '../../../../../cli/core/generate/write.ts';
import { makeProject, type TestProject } from '../../../content-folder.ts';
import { filesIn } from '../../../files-in.ts';
import { CLI } from '../../../run-cli.ts';
import { TIME_LIMIT } from '../../../thorough.ts';

const PRELOAD = pathToFileURL(path.resolve('tests/cli/core/generate/die-at.mjs')).href;
const ARTICLES = 24;

type Held = Readonly<Record<string, string>>;

/** A project whose modules are the old set, with content from which the new set, another in nearly every file, is made. */
async function prepare(): Promise<{ project: TestProject; old: Held; next: Held; restore: () => void }> {
  const project = makeProject();
  const articles = (version: string) => {
    for (let n = 0; n < ARTICLES; n++)
      project.write(
        `articles/numero-${n}.yaml`,
        `title: ${version} ${n}\ndate: "2026-01-01"\nbody: ${version}\n`,
      );
  };
  articles('ancien');
  expect((await project.generate()).status).toBe(0);
  const copy = `${project.out}-copy`;
  cpSync(project.out, copy, { recursive: true });
  articles('nouveau');
  project.write('towns/turckheim.yaml', 'name: Turckheim\npostalCode: "68230"\n');
  project.remove('articles/numero-0.yaml');
  const other = path.join(project.root, 'other');
  expect((await project.run(['generate', '--out', other])).status).toBe(0);
  const restore = () => {
    for (const name of readdirSync(project.root))
      if (name.startsWith('generated') && name !== path.basename(copy))
        rmSync(path.join(project.root, name), { recursive: true });
    cpSync(copy, project.out, { recursive: true, preserveTimestamps: true });
  };
  return { project, old: filesIn(copy), next: filesIn(other), restore };
}

/** Runs `generate`, and ends it as `kill -9` would some milliseconds after it began to write; true when it did not finish. */
async function killed(
  project: TestProject,
  env: Readonly<Record<string, string>>,
  after?: number,
): Promise<boolean> {
  const { out } = project;
  const args = ['--import', PRELOAD, CLI, ...project.call(['generate', '--out', out])];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, DIE_IN: out, ...env },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  if (after !== undefined) {
    while (child.exitCode === null && !existsSync(`${out}.next`)) await sleep(1);
    await sleep(after);
    child.kill('SIGKILL');
  }
  const [, signal] = await ended;
  return signal === 'SIGKILL';
}

/** What a run that died has left: `absent` when it died between its two renames. */
function leftBy({ project, old, next }: Awaited<ReturnType<typeof prepare>>): 'old' | 'new' | 'absent' {
  const absent = !existsSync(project.out);
  if (!absent) expect([old, next]).toContainEqual(filesIn(project.out));
  recoverFolder(project.out);
  const after = filesIn(project.out);
  expect([old, next]).toContainEqual(after);
  expect(readdirSync(project.root).filter((name) => /^generated\.(?:old|next)$/.test(name))).toEqual([]);
  if (absent) return 'absent';
  return after[MANIFEST] === next[MANIFEST] ? 'new' : 'old';
}

test(
  'killed before any change to the disk, the folder is the old set or the new one',
  async () => {
    const prepared = await prepare();
    const { project, next, restore } = prepared;
    const count = path.join(project.root, 'count');
    restore();
    await killed(project, { DIE_COUNT: count });
    const changes = Number(readFileSync(count, 'utf8'));
    expect(changes).toBeGreaterThan(2 * ARTICLES);
    const seen = { old: 0, new: 0, absent: 0 };
    // Every change near the two renames, which come last, and some before.
    const near = 8;
    const step = 2;
    for (let at = 0; at < changes; at = at < changes - near ? Math.min(at + step, changes - near) : at + 1) {
      restore();
      expect(await killed(project, { DIE_AT: String(at) }), `change ${at} of ${changes}`).toBe(true);
      seen[leftBy(prepared)]++;
    }
    expect(seen.old).toBeGreaterThan(20);
    expect(seen.new).toBeGreaterThan(0);
    expect(seen.absent).toBe(1);
    restore();
    await killed(project, { DIE_AT: String(changes - 2) });
    expect((await project.generate()).status).toBe(0);
    expect(filesIn(project.out)).toEqual(next);
  },
  TIME_LIMIT,
);

test(
  'killed at whatever time, the folder is the old set or the new one',
  async () => {
    const prepared = await prepare();
    const { project, restore } = prepared;
    const RUNS = 24;
    let stopped = 0;
    for (let run = 0; run < RUNS; run++) {
      restore();
      if (await killed(project, {}, run / 2)) stopped++;
      leftBy(prepared);
    }
    expect(stopped).toBeGreaterThan(0);
  },
  TIME_LIMIT,
);
