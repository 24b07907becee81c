// What is removed and copied. Of a file as a whole PostgreSQL takes care itself.
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FunctionName } from '../../core/shared/functions.ts';
import { type Database, sql, write } from './database.ts';
import { personOf } from './messages.ts';
import { PATIENCE, PAUSE, raising } from './sqlite.ts';

/** Removes all that is kept about a person. @returns how many submissions were removed */
export async function forget(store: Database, address: string): Promise<number> {
  const removed = await write(
    store,
    sql`delete from entries where email = ${personOf(address)} returning id`,
  );
  await scrub(store);
  return removed.length;
}

/**
 * Removes what came before a day, in ISO 8601, each form's; who receives the newsletter stays: who confirmed it, and whom
 * nobody could ask. @returns how many submissions were removed
 */
export async function purge(store: Database, limits: ReadonlyMap<FunctionName, string>): Promise<number> {
  const removed = await store.transaction(async (run) => {
    let count = 0;
    for (const [form, limit] of limits) {
      const rows = await run(sql`
        delete from entries where form = ${form} and received < ${limit} and (
          held is not null or form <> 'newsletter'
          or (confirmed is null and exists (select 1 from emails where entry = entries.id))
        ) returning id`);
      count += rows.length;
    }
    return count;
  });
  if (removed > 0) await scrub(store);
  return removed;
}

/** Leaves nothing on the disk of what was removed, as far as the database allows. */
async function scrub({ kind, query }: Database): Promise<void> {
  if (kind !== 'sqlite') return;
  const end = performance.now() + PATIENCE;
  // The journal holds pages as they were, until nobody reads them.
  while (performance.now() < end) {
    const [{ busy } = { busy: 0 }] = await query<{ busy: number }>(sql`pragma wal_checkpoint(truncate)`);
    if (busy === 0) return;
    await sleep(PAUSE);
  }
}

/** Writes all that is kept into a file, while others write. */
export async function backUp({ query }: Database, target: string): Promise<void> {
  const part = `${target}.part`;
  raising(() => {
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx', 0o600));
  });
  await query(sql`vacuum into ${part}`);
  raising(() => {
    const written = openSync(part, 'r+');
    fsyncSync(written);
    closeSync(written);
    renameSync(part, target);
  });
}

/** What is wrong with the file; nothing when it is sound. */
export async function faultsOf({ kind, query }: Database): Promise<readonly string[]> {
  if (kind !== 'sqlite') return [];
  const rows = [
    ...(await query<object>(sql`pragma integrity_check`)),
    ...(await query<object>(sql`pragma foreign_key_check`)),
  ];
  return rows.map((row) => Object.values(row).join(' ')).filter((text) => text !== 'ok');
}
