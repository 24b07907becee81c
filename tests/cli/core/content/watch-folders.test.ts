import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { watchFolders } from '../../../../cli/core/content/watch-folders.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

/** A watched folder, and what each run found in it. */
function watched() {
  const dir = path.join(temporaryFolder(), 'content');
  mkdirSync(path.join(dir, 'towns'), { recursive: true });
  const runs: string[][] = [];
  const stop = watchFolders([dir], async () => {
    runs.push(namesIn(dir));
    await new Promise((done) => setTimeout(done, 20));
  });
  onTestFinished(stop);
  const seen = (...names: readonly string[]) =>
    vi.waitFor(() => expect(runs.at(-1)).toEqual(names), { timeout: 5000, interval: 10 });
  return { dir, runs, seen };
}

function namesIn(dir: string): string[] {
  try {
    return (readdirSync(dir, { recursive: true }) as string[]).sort();
  } catch {
    return [];
  }
}

test('runs at once, and again for files in folders that are new, renamed, or made again', async () => {
  const { dir, seen } = watched();
  await seen('towns');
  writeFileSync(path.join(dir, 'towns/colmar.yaml'), '');
  await seen('towns', 'towns/colmar.yaml');
  renameSync(path.join(dir, 'towns'), path.join(dir, 'villages'));
  await seen('villages', 'villages/colmar.yaml');
  writeFileSync(path.join(dir, 'villages/erstein.yaml'), '');
  await seen('villages', 'villages/colmar.yaml', 'villages/erstein.yaml');
  rmSync(path.join(dir, 'villages'), { recursive: true });
  await seen();
  mkdirSync(path.join(dir, 'villages'));
  await seen('villages');
  writeFileSync(path.join(dir, 'villages/colmar.yaml'), '');
  await seen('villages', 'villages/colmar.yaml');
});

test('waits for a folder that is gone as a whole', async () => {
  const { dir, seen } = watched();
  await seen('towns');
  rmSync(dir, { recursive: true });
  await seen();
  mkdirSync(dir);
  await seen();
  writeFileSync(path.join(dir, 'site.yaml'), '');
  await seen('site.yaml');
});

test('settles a burst of saves into few runs, and misses none of them', async () => {
  const { dir, runs, seen } = watched();
  await seen('towns');
  const names = Array.from({ length: 200 }, (_, index) => `towns/${String(index).padStart(3, '0')}.yaml`);
  const before = runs.length;
  for (const name of names) writeFileSync(path.join(dir, name), '');
  await seen('towns', ...names);
  expect(runs.length - before).toBeLessThan(5);
});
