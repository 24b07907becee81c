import { type Database, type Run, StoreError, sql } from './database.ts';

/** In milliseconds. */
const PATIENCE = 5000;

/**
 * A database that several servers share.
 * @param address `postgres://user:password@host/name`; the folder of a socket is `postgres://user@localhost/name?host=/run/postgresql`
 */
export async function openPostgres(address: string): Promise<Database> {
  if (!URL.canParse(address)) throw new StoreError('unreachable', 'Invalid URL');
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: address,
    max: 8,
    connectionTimeoutMillis: PATIENCE,
    statement_timeout: PATIENCE,
    query_timeout: 2 * PATIENCE,
  });
  // A connection that breaks in use fails at the next statement; an idle one needs no report.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const runOn =
    (connection: Pick<typeof pool, 'query'>): Run =>
    async ({ text, values }) => {
      const source = text.reduce((before, part, index) => `${before}$${index}${part}`);
      return (await connection.query(source, [...values]).catch(fail)).rows;
    };
  return {
    kind: 'postgres',
    query: runOn(pool),
    async transaction(work) {
      const client = await pool.connect().catch(fail);
      const run = runOn(client);
      try {
        await run(sql`begin`);
        const result = await work(run);
        await run(sql`commit`);
        client.release();
        return result;
      } catch (error) {
        // What was begun ends with its connection.
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}

/** What the database answered has a code of five signs; all else is the way to it. */
function fail(error: Error & { readonly code?: string }): never {
  const { code = '', message } = error;
  const fault = /^53...$/.test(code) ? 'full' : /^[0-9A-Z]{5}$/.test(code) ? 'other' : 'unreachable';
  throw new StoreError(fault, message, { cause: error });
}
