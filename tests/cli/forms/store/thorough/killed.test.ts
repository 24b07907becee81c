// Kills in the midst of what is one transaction, or one file: it has happened, or it has not.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSqlite } from '../../../../../cli/forms/store/sqlite.ts';
import { storePath } from '../../../../../cli/forms/store/store.ts';
import { faultsOf } from '../../../../../cli/forms/store/upkeep.ts';
import { shop } from '../../../../shop.mjs';
import { temporaryFolder } from '../../../../temporary-folder.ts';
import { CLI } from '../../../run-cli.ts';
import { KILLS, TIME_LIMIT } from '../../../thorough.ts';
import { fieldsIn, keep, message, newStore, runInbox } from '../../kept.ts';

/** So many that what is written of them does not fit into memory until it is committed. */
const MANY = 250;
const TEXT = 'é'.repeat(5000);
const names = (prefix: string) => Array.from({ length: MANY }, (_, n) => `${prefix} ${n}`);

/**
 * Runs a command, and kills it so many milliseconds after it first wrote into one of the files, unless it ends before.
 * @returns the milliseconds from its first write to its end
 */
async function killWhileWriting(
  files: readonly string[],
  moment: number | undefined,
  ...args: string[]
): Promise<number> {
  const options = ['--content', shop.content, '--schemas', path.resolve('schemas')];
  const child = spawn(process.execPath, [CLI, 'inbox', ...args, ...options], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const size = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  while (!files.some((file) => size(file) > 0) && child.exitCode === null) await sleep(1);
  const start = performance.now();
  if (moment !== undefined) {
    await sleep(moment);
    child.kill('SIGKILL');
  }
  await ended;
  return performance.now() - start;
}

/** Lets a command end, to know how long it writes, then kills it at moments spread over that time. */
async function eachKill(one: (moment: number | undefined) => Promise<number>): Promise<void> {
  const time = await one(undefined);
  for (let n = 0; n < KILLS; n++) await one((n / KILLS) * time);
}

/** What is kept in a folder, by name, when nobody has it open; and that nothing of it is damaged. */
async function namesIn(folder: string): Promise<string[]> {
  const store = await openSqlite(storePath(folder));
  try {
    expect(await faultsOf(store)).toEqual([]);
    return (await fieldsIn(store)).map(({ name }) => String(name));
  } finally {
    await store.close();
  }
}

/** A folder with messages that nobody has open. */
async function filled(entries: readonly (readonly [name: string, days: number])[]): Promise<string> {
  const { folder, store } = newStore();
  await Promise.all(
    entries.map(([name, days]) => keep(store, 'contact-form', { ...message(name, days), message: TEXT })),
  );
  await store.close();
  return folder;
}

const logOf = (folder: string) => `${storePath(folder)}-wal`;

test(
  `a purge that is killed ${KILLS} times has removed all that is old or nothing, and nothing else`,
  async () => {
    const [old, young] = [names('vieux'), names('neuf')];
    const before = await filled([
      ...old.map((name) => [name, 4000] as const),
      ...young.map((name) => [name, 1] as const),
    ]);
    await eachKill(async (moment) => {
      const folder = temporaryFolder();
      copyFileSync(storePath(before), storePath(folder));
      const taken = await killWhileWriting([logOf(folder)], moment, '--purge', '--submissions', folder);
      const left = await namesIn(folder);
      expect([0, MANY]).toContain(left.filter((name) => name.startsWith('vieux')).length);
      expect(left.filter((name) => name.startsWith('neuf'))).toHaveLength(MANY);
      await runInbox(folder, '--purge');
      expect((await namesIn(folder)).toSorted()).toEqual(young.toSorted());
      rmSync(folder, { recursive: true });
      return taken;
    });
  },
  TIME_LIMIT,
);

test(
  `a copy whose making is killed ${KILLS} times is whole or not there, and is made the next time`,
  async () => {
    const folder = await filled(names('n°').map((name) => [name, 1]));
    const expected = names('n°').toSorted();
    await eachKill(async (moment) => {
      const copied = temporaryFolder();
      const copy = storePath(copied);
      const call = ['--backup', copy, '--submissions', folder];
      const taken = await killWhileWriting([`${copy}.part`, copy], moment, ...call);
      if (existsSync(copy)) expect((await namesIn(copied)).toSorted()).toEqual(expected);
      expect((await namesIn(folder)).toSorted()).toEqual(expected);
      expect((await runInbox(folder, '--backup', copy)).status).toBe(0);
      expect((await namesIn(copied)).toSorted()).toEqual(expected);
      rmSync(copied, { recursive: true });
      return taken;
    });
  },
  TIME_LIMIT,
);
