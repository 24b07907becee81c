import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, StoreError, sql, write } from './database.ts';
import { openLazily } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Where the forms of a folder are kept, unless `DATABASE_URL` names another place. */
export function storePath(folder: string): string {
  return join(folder, 'submissions.sqlite');
}

/** Whether something was kept there before. */
export function isStore(folder: string): boolean {
  return Boolean(process.env.DATABASE_URL) || existsSync(storePath(folder));
}

/** What keeps the submissions of a folder: opened on first use, and again after it failed. */
export function openStore(folder: string, url = process.env.DATABASE_URL): Database {
  return url
    ? openLazily('postgres', () => openPostgres(url))
    : openLazily('sqlite', () => openSqlite(storePath(folder)));
}

/** What machines have filled in is kept up to this part of the room. */
const HELD_PART = 1 / 8;

/** Whether what strangers may fill, in bytes, is full, and the part of it for what machines sent. */
export async function fullness({ query }: Database, room: number) {
  const [row] = await query<{ whole: number | null; held: number | null }>(sql`
    select cast(sum(size) as double precision) as whole,
      cast(sum(case when held is not null then size end) as double precision) as held from entries`);
  return { isFull: (row?.whole ?? 0) >= room, isHeldFull: (row?.held ?? 0) >= room * HELD_PART };
}

/** What keeps a database from taking a submission: as much as one may be is kept, to try. */
export async function storingFault(store: Database, room: number): Promise<StoreError | undefined> {
  const probe = String(Date.now()).padEnd(64 * 1024);
  const keeping = sql`insert into notes values ('probe', ${probe}) on conflict (name) do update set value = ${probe}`;
  try {
    await write(store, keeping);
    return (await fullness(store, room)).isFull ? new StoreError('full', `${room} bytes`) : undefined;
  } catch (error) {
    return error instanceof StoreError ? error : new StoreError('other', (error as Error).message);
  }
}
