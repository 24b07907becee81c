import { type Database, type Run, type Statement, StoreError } from './database.ts';

/** In seconds. */
const PATIENCE = 5;

/**
 * A database that several servers share.
 * @param address `postgres://user:password@host/name`; the folder of a socket is `postgres://user@localhost/name?host=/run/postgresql`
 */
export async function openPostgres(address: string): Promise<Database> {
  const { default: postgres } = await import('postgres');
  const url = new URL(address);
  const socket = url.searchParams.get('host');
  url.searchParams.delete('host');
  const client = postgres(url.href, {
    ...(socket && { host: socket }),
    max: 8,
    connect_timeout: PATIENCE,
    connection: { statement_timeout: PATIENCE * 1000 },
    onnotice() {},
  });
  type Connection = Pick<typeof client, 'unsafe'>;
  const runOn =
    (connection: Connection): Run =>
    async <Row extends object>({ text, values }: Statement) => {
      const source = text.reduce((before, part, index) => `${before}$${index}${part}`);
      return [...(await connection.unsafe<Row[]>(source, [...values], { prepare: true }))];
    };
  const raising = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: Error & { code?: string }) => {
      // What the database answered has a code of five signs; all else is the way to it.
      if (!('code' in error)) throw error;
      const isAnswer = /^[0-9A-Z]{5}$/.test(String(error.code));
      const fault = /^53/.test(String(error.code)) ? 'full' : isAnswer ? 'other' : 'unreachable';
      throw new StoreError(fault, error.message, { cause: error });
    });
  return {
    kind: 'postgres',
    query: (statement) => raising(runOn(client)(statement)),
    transaction: <T>(work: (run: Run) => Promise<T>) =>
      raising(client.begin((connection) => work(runOn(connection))) as Promise<T>),
    // Its own vacuum does, and its own tools copy it.
    scrub: async () => undefined,
    backup: () => Promise.reject(new StoreError('other', 'pg_dump')),
    faults: async () => [],
    close: () => client.end({ timeout: PATIENCE }),
  };
}
