import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as others, setTimeout as sleep } from 'node:timers/promises';
import { type Database, type Run, type Statement, StoreError, type StoreFault } from './database.ts';

/** How long another process may write, in milliseconds; waiting blocks nobody. */
const PATIENCE = 5000;
const PAUSE = 10;

interface Waiting {
  work(run: Run): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** One file, created with its folder when it is missing; several processes may have it open. */
export async function openSqlite(path: string): Promise<Database> {
  const { default: Sqlite } = await import('libsql');
  const connect = () => {
    const connection = new Sqlite(path);
    for (const pragma of [
      'journal_mode = wal',
      'synchronous = full',
      'secure_delete = on',
      'foreign_keys = on',
    ])
      connection.pragma(pragma);
    return connection;
  };
  const [writer, reader, file] = raising(() => {
    mkdirSync(dirname(path), { recursive: true });
    // Before SQLite makes it, which would let others read it.
    closeSync(openSync(path, 'a', 0o600));
    return [connect(), connect(), statSync(path, { bigint: true }).ino] as const;
  });
  const runOn = (connection: typeof writer) => {
    const prepared = new Map<string, ReturnType<typeof connection.prepare>>();
    return <Row extends object>({ text, values }: Statement): Row[] =>
      raising(() => {
        const source = text.join('?');
        const statement = prepared.get(source) ?? connection.prepare(source);
        prepared.set(source, statement);
        if (statement.reader) return statement.all(...values) as Row[];
        statement.run(...values);
        return [];
      });
  };
  const read = runOn(reader);
  const write = runOn(writer);
  const run: Run = (statement) => promised(() => write(statement));
  const execute = (text: string) => write({ text: [text], values: [] });
  const refuseMoved = () => {
    if (statSync(path, { bigint: true, throwIfNoEntry: false })?.ino !== file)
      throw new StoreError('moved', path);
  };
  const query: Run = (statement) =>
    promised(() => {
      refuseMoved();
      return read(statement);
    });
  const begin = async () => {
    refuseMoved();
    const end = performance.now() + PATIENCE;
    for (;;)
      try {
        return execute('begin immediate');
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error;
        await sleep(PAUSE);
      }
  };

  let waiting: Waiting[] = [];
  let isWorking = false;
  /** What comes together is flushed together: each work can fail alone, until the disk has all of them or none. */
  const workAll = async () => {
    isWorking = true;
    while (waiting.length > 0) {
      await others();
      const batch = waiting;
      waiting = [];
      const done: (() => void)[] = [];
      try {
        await begin();
        for (const { work, resolve, reject } of batch) {
          execute('savepoint work');
          try {
            const result = await work(run);
            done.push(() => resolve(result));
          } catch (error) {
            execute('rollback to work');
            done.push(() => reject(error));
          }
          execute('release work');
        }
        execute('commit');
        for (const settle of done) settle();
      } catch (error) {
        for (const { reject } of batch) reject(error);
        // A disk that is full may have done so already.
        await promised(() => execute('rollback')).catch(() => undefined);
      }
    }
    isWorking = false;
  };

  return {
    kind: 'sqlite',
    query,
    transaction: <T>(work: (run: Run) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Waiting['resolve'], reject });
        if (!isWorking) void workAll();
      }),
    async scrub() {
      const end = performance.now() + PATIENCE;
      // The journal holds pages as they were, until nobody reads them.
      while (performance.now() < end) {
        const [{ busy } = { busy: 0 }] = await query<{ busy: number }>(pragma('wal_checkpoint(truncate)'));
        if (busy === 0) return;
        await sleep(PAUSE);
      }
    },
    async backup(target) {
      const part = `${target}.part`;
      raising(() => {
        rmSync(part, { force: true });
        closeSync(openSync(part, 'wx', 0o600));
      });
      await query({ text: ['vacuum into ', ''], values: [part] });
      raising(() => {
        const written = openSync(part, 'r+');
        fsyncSync(written);
        closeSync(written);
        renameSync(part, target);
      });
    },
    async faults() {
      const rows = [
        ...(await query<object>(pragma('integrity_check'))),
        ...(await query<object>(pragma('foreign_key_check'))),
      ];
      return rows.map((row) => Object.values(row).join(' ')).filter((text) => text !== 'ok');
    },
    close: () =>
      promised(() => {
        // What closes last leaves one file, though statements of its own may hold it open.
        if (statSync(path, { throwIfNoEntry: false })) write(pragma('wal_checkpoint(truncate)'));
        writer.close();
        reader.close();
      }),
  };
}

function pragma(name: string) {
  return { text: [`pragma ${name}`], values: [] };
}

const FAULTS: readonly (readonly [RegExp, StoreFault])[] = [
  [/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT|EFBIG|EMFILE|ENFILE)/, 'full'],
  [/^(SQLITE_READONLY|SQLITE_PERM|EROFS|EACCES|EPERM)/, 'read-only'],
  [/^(SQLITE_BUSY|SQLITE_LOCKED)/, 'busy'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, 'damaged'],
];

/** What `work` gives; what SQLite or the disk throws becomes a fault. */
function raising<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const [, fault = 'other'] = FAULTS.find(([pattern]) => pattern.test(code)) ?? [];
    throw new StoreError(fault, message, { cause: error });
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof StoreError && error.fault === 'busy';
}

/** What `work` gives or throws, as a promise. */
function promised<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => resolve(work()));
}
