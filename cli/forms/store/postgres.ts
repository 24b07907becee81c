import { type Database, type Run, type Statement, StoreError, sql } from './database.ts';

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
  /** The driver writes on into a connection that broke between two statements, and crashes: then all of them are left. */
  const connect = () => {
    let leave = () => {};
    const broken = new Promise<never>((_, reject) => {
      leave = () => reject(new StoreError('unreachable', 'the connection broke'));
    });
    broken.catch(() => undefined);
    const link = {
      isBroken: false,
      /** What `work` gives; rejects once the connection breaks, whose driver would let it wait. */
      unlessBroken: <T>(work: Promise<T>) => Promise.race([work, broken]),
      client: postgres(url.href, {
        ...(socket && { host: socket }),
        max: 8,
        max_lifetime: null,
        fetch_types: false,
        connect_timeout: PATIENCE,
        connection: { statement_timeout: PATIENCE * 1000 },
        onnotice() {},
        onclose() {
          link.isBroken = true;
          leave();
        },
      }),
    };
    return link;
  };
  type Link = ReturnType<typeof connect>;
  let current = connect();
  const linked = (): Link => {
    if (!current.isBroken) return current;
    void current.client.end({ timeout: PATIENCE }).catch(() => undefined);
    current = connect();
    return current;
  };
  const runOn =
    (link: Link, connection: Pick<Link['client'], 'unsafe'>): Run =>
    async <Row extends object>({ text, values }: Statement) => {
      if (link.isBroken) throw new StoreError('unreachable', 'the connection broke');
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
    query: (statement) => {
      const link = linked();
      return raising(link.unlessBroken(runOn(link, link.client)(statement)));
    },
    transaction: <T>(work: (run: Run) => Promise<T>) => {
      const link = linked();
      const transact = async () => {
        const connection = await link.client.reserve();
        const run = runOn(link, connection);
        try {
          await run(sql`begin`);
          const result = await work(run);
          await run(sql`commit`);
          return result;
        } catch (error) {
          if (!link.isBroken) await run(sql`rollback`);
          throw error;
        } finally {
          if (!link.isBroken) connection.release();
        }
      };
      return raising(link.unlessBroken(transact()));
    },
    // Its own vacuum does, and its own tools copy it.
    scrub: async () => undefined,
    backup: () => Promise.reject(new StoreError('other', 'pg_dump')),
    faults: async () => [],
    close: () => current.client.end({ timeout: PATIENCE }),
  };
}
