import { type Database, type Run, StoreError, sql } from './database.ts';

/** A day is a text in ISO 8601, so that both databases compare it alike. None of these is ever changed: another follows. */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    // All that the forms sent. `held`: why it is held back; `email`: as people are compared; `fields`: JSON; `size`: its
    // bytes; `once`: while an equal one is the same.
    `create table entries (
      id text not null primary key,
      form text not null,
      received text not null,
      held text,
      email text not null,
      fields text not null,
      size integer not null,
      once text unique,
      answered text,
      confirmed text,
      confirmed_from text
    )`,
    'create index entries_by_person on entries (email)',
    'create index entries_by_day on entries (received)',
    'create index entries_by_size on entries (held, size)',
    // `due`: not tried before; `claimed`: until when a server has it for itself.
    `create table emails (
      key text not null primary key,
      entry text not null references entries (id) on delete cascade,
      state text not null check (state in ('waiting', 'delayed', 'sent', 'refused', 'expired')),
      at text not null,
      why text,
      failures integer not null,
      due text not null,
      claimed text
    )`,
    'create index emails_by_entry on emails (entry)',
    "create index emails_unsent on emails (due) where state <> 'sent'",
    'create table notes (name text not null primary key, value text not null)',
  ],
];

/** A database of this version's tables: opened on first use, and again after it failed. */
export function openLazily(kind: Database['kind'], open: () => Promise<Database>): Database {
  let opening: Promise<Database> | undefined;
  const openNow = async () => {
    const database = await open();
    await migrate(database).catch(async (error) => {
      await database.close();
      throw error;
    });
    return database;
  };
  const opened = () => {
    opening ??= openNow();
    return opening.catch((error) => {
      opening = undefined;
      throw error;
    });
  };
  return {
    kind,
    query: async (statement) => (await opened()).query(statement),
    transaction: async (work) => (await opened()).transaction(work),
    close: async () => (await opening)?.close(),
  };
}

/** Migrates a database to this version's tables; the first of several servers does. */
async function migrate({ kind, query, transaction }: Database): Promise<void> {
  // Where nothing is to be done, nobody who writes is waited for.
  if ((await stepsDone(query).catch(() => 0)) === MIGRATIONS.length) return;
  await transaction(async (run) => {
    if (kind === 'postgres') await run(sql`select pg_advisory_xact_lock(1225)`);
    await run(sql`create table if not exists migrations (number integer not null primary key)`);
    const done = await stepsDone(run);
    if (done > MIGRATIONS.length) throw new StoreError('newer', `${done} > ${MIGRATIONS.length}`);
    for (const [index, statements] of MIGRATIONS.slice(done).entries()) {
      for (const statement of statements) {
        const text = kind === 'sqlite' ? statement.replace(/^create table .*\)$/s, '$& strict') : statement;
        await run({ text: [text], values: [] });
      }
      await run(sql`insert into migrations values (${done + index + 1})`);
    }
  });
}

async function stepsDone(run: Run): Promise<number> {
  const [row] = await run<{ last: number | null }>(sql`select max(number) as last from migrations`);
  return row?.last ?? 0;
}
