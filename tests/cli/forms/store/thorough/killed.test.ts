// Kills in the midst of what is one transaction, or one file: it has happened, or it has not.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSqlite } from '../../../../../cli/forms/store/sqlite.ts';
import { storePath } from '../../../../../cli/forms/store/store.ts';
import { shop } from '../../../../shop.mjs';
import { temporaryFolder, writeFiles } from '../../../../temporary-folder.ts';
import { CLI } from '../../../run-cli.ts';
import { KILLS, TIME_LIMIT } from '../../../thorough.ts';
import { fieldsIn, keep, message, newStore, runInbox } from '../../kept.ts';

/** So many that what is written of them does not fit into memory until it is committed. */
const MANY = 400;
const TEXT = 'é'.repeat(5000);
const names = (prefix: string) => Array.from({ length: MANY }, (_, n) => `${prefix} ${n}`);

/** Kills a command at some moment after it began to write into one of the files. */
async function killWhileWriting(files: readonly string[], folder: string, ...args: string[]): Promise<void> {
  const options = ['--submissions', folder, '--content', shop.content, '--schemas', path.resolve('schemas')];
  const child = spawn(process.execPath, [CLI, 'inbox', ...args, ...options], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const size = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const isWriting = () => files.some((file) => size(file) > 0);
  while (!isWriting() && child.exitCode === null) await sleep(1);
  await sleep(Math.random() * 60);
  child.kill('SIGKILL');
  await ended;
}

/** What is kept in a folder, by name, when nobody has it open; and that nothing of it is damaged. */
async function namesIn(folder: string): Promise<string[]> {
  const store = await openSqlite(storePath(folder));
  try {
    expect(await store.faults()).toEqual([]);
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
    for (let n = 0; n < KILLS; n++) {
      const folder = await filled([
        ...old.map((name) => [name, 4000] as const),
        ...young.map((name) => [name, 1] as const),
      ]);
      await killWhileWriting([logOf(folder)], folder, '--purge');
      const left = await namesIn(folder);
      expect([0, MANY]).toContain(left.filter((name) => name.startsWith('vieux')).length);
      expect(left.filter((name) => name.startsWith('neuf'))).toHaveLength(MANY);
      await runInbox(folder, '--purge');
      expect((await namesIn(folder)).toSorted()).toEqual(young.toSorted());
      rmSync(folder, { recursive: true });
    }
  },
  TIME_LIMIT,
);

test(
  `an import that is killed ${KILLS} times has taken all over or nothing, and takes it over once`,
  async () => {
    const journals = temporaryFolder();
    const lines = names('n°').map((name) => `${JSON.stringify({ ...message(name, 1), message: TEXT })}\n`);
    writeFiles(journals, { 'contact-form.jsonl': lines.join('') });
    for (let n = 0; n < KILLS; n++) {
      const folder = temporaryFolder();
      await killWhileWriting([logOf(folder)], folder, '--import', journals);
      if (existsSync(storePath(folder))) {
        const { status } = await runInbox(folder, '--check');
        expect(status).toBeLessThan(2);
      }
      const { stdout, stderr } = await runInbox(folder, '--import', journals);
      expect(stdout + stderr).toMatch(/400|before/);
      expect((await namesIn(folder)).toSorted()).toEqual(names('n°').toSorted());
      rmSync(folder, { recursive: true });
    }
  },
  TIME_LIMIT,
);

test(
  `a copy whose making is killed ${KILLS} times is whole or not there, and is made the next time`,
  async () => {
    const folder = await filled(names('n°').map((name) => [name, 1]));
    const expected = names('n°').toSorted();
    for (let n = 0; n < KILLS; n++) {
      const copied = temporaryFolder();
      const copy = storePath(copied);
      await killWhileWriting([`${copy}.part`, copy], folder, '--backup', copy);
      if (existsSync(copy)) expect((await namesIn(copied)).toSorted()).toEqual(expected);
      expect((await namesIn(folder)).toSorted()).toEqual(expected);
      expect((await runInbox(folder, '--backup', copy)).status).toBe(0);
      expect((await namesIn(copied)).toSorted()).toEqual(expected);
      rmSync(copied, { recursive: true });
    }
  },
  TIME_LIMIT,
);
