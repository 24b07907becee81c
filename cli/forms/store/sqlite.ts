import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as others, setTimeout as sleep } from 'node:timers/promises';
import { type Database, type Run, type Statement, StoreError, type StoreFault } from './database.ts';

/** How long another process may write, in milliseconds; waiting blocks nobody. */
export const PATIENCE = 5000;
export const PAUSE = 10;

interface Waiting {
  work(run: Run): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** One file, created with its folder when it is missing; several processes may have it open. */
export async function openSqlite(path: string): Promise<Database> {
  const { default: Sqlite } = await import('libsql');
  const connection = raising(() => {
    mkdirSync(dirname(path), { recursive: true });
    // Before SQLite makes it, which would let others read it.
    closeSync(openSync(path, 'a', 0o600));
    const opened = new Sqlite(path);
    for (const setting of ['journal_mode = wal', 'synchronous = full', 'secure_delete = on'])
      opened.pragma(setting);
    opened.pragma('foreign_keys = on');
    return opened;
  });
  const inode = () => statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
  const file = inode();
  const prepared = new Map<string, ReturnType<typeof connection.prepare>>();
  const execute = <Row extends object>(source: string, values: Statement['values'] = []): Row[] =>
    raising(() => {
      const statement = prepared.get(source) ?? connection.prepare(source);
      prepared.set(source, statement);
      if (statement.reader) return statement.all(...values) as Row[];
      statement.run(...values);
      return [];
    });
  const run: Run = async ({ text, values }) => execute(text.join('?'), values);
  const refuseMoved = () => {
    if (inode() !== file) throw new StoreError('moved', path);
  };
  const begin = async () => {
    refuseMoved();
    const end = performance.now() + PATIENCE;
    for (;;)
      try {
        return execute('begin immediate');
      } catch (error) {
        if ((error as StoreError).fault !== 'busy' || performance.now() > end) throw error;
        await sleep(PAUSE);
      }
  };

  let waiting: Waiting[] = [];
  let isWorking = false;
  /**
   * What comes together is flushed together: each work can fail alone, until the disk has all of them or none. Nothing
   * else happens between its beginning and its end.
   */
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
        if (connection.inTransaction) execute('rollback');
      }
    }
    isWorking = false;
  };

  return {
    kind: 'sqlite',
    async query(statement) {
      // Not amid what is written.
      await others();
      refuseMoved();
      return run(statement);
    },
    transaction: <T>(work: (run: Run) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Waiting['resolve'], reject });
        if (!isWorking) void workAll();
      }),
    close: () =>
      others().then(() => {
        // What closes last leaves one file, though its statements may hold it open.
        if (inode() !== undefined) execute('pragma wal_checkpoint(truncate)');
        connection.close();
      }),
  };
}

const FAULTS: readonly (readonly [RegExp, StoreFault])[] = [
  [/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT|EFBIG|EMFILE|ENFILE)/, 'full'],
  [/^(SQLITE_READONLY|SQLITE_PERM|EROFS|EACCES|EPERM)/, 'read-only'],
  [/^(SQLITE_BUSY|SQLITE_LOCKED)/, 'busy'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, 'damaged'],
];

/** What `work` gives; what SQLite or the disk throws becomes a fault. */
export function raising<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const [, fault = 'other'] = FAULTS.find(([pattern]) => pattern.test(code)) ?? [];
    throw new StoreError(fault, message, { cause: error });
  }
}
