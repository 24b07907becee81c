// Two servers on one PostgreSQL, to which the network of one is cut: nothing that was confirmed is lost, nothing is kept twice.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { temporaryFolder } from '../../../../temporary-folder.ts';
import { TIME_LIMIT } from '../../../thorough.ts';
import { databaseOf } from '../../database.ts';
import { fieldsIn, newStore } from '../../kept.ts';
import { MESSAGE } from '../../serve/requests.ts';
import { type StartedServer, serving } from '../../serve/start-server.ts';

/** A way to the database that can be cut, and joined again. */
async function cuttable(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const proxy = createServer((near) => {
    if (isCut) near.destroy();
    if (isCut) return;
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {}).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void proxy.close());
  const through = new URL(url);
  through.port = String((proxy.address() as AddressInfo).port);
  return {
    url: through.href,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    join() {
      isCut = false;
    },
  };
}

test.runIf(process.env.TESTS_POSTGRES)(
  'what two servers confirm while the way of one to the database is cut ten times is kept once',
  async () => {
    const folder = temporaryFolder();
    const { DATABASE_URL: url = '' } = databaseOf(folder);
    const way = await cuttable(url);
    const start = (DATABASE_URL: string) =>
      serving(['--submissions', folder, '--behind-proxy'], { DATABASE_URL });
    const servers = await Promise.all([start(way.url), start(url)]);
    const confirmed: string[] = [];
    const statuses = new Set<number>();
    let isOver = false;
    let sent = 0;
    /** Sends each message to the one server, and to the other one where that fails. */
    const visitor = async (own: readonly StartedServer[]) => {
      while (!isOver) {
        sent += 1;
        const name = `n° ${sent}`;
        const headers = { 'X-Forwarded-For': `10.0.${sent >> 8}.${sent & 255}` };
        for (const { post } of own) {
          const answer = await post('contact-form', { ...MESSAGE, name }, headers);
          statuses.add(answer.status);
          if (answer.ok) confirmed.push(name);
          if (answer.ok) break;
        }
      }
    };
    const visitors = [servers, servers, servers.toReversed()].map(visitor);
    for (let n = 0; n < 10; n++) {
      const before = confirmed.length;
      await vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(before + 5), 30_000);
      way.cut();
      const during = confirmed.length;
      await vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(during + 5), 30_000);
      way.join();
    }
    isOver = true;
    await Promise.all(visitors);
    const kept = (await fieldsIn(newStore(folder).store)).map(({ name }) => String(name));
    expect(kept).toEqual(expect.arrayContaining(confirmed));
    expect(new Set(kept).size).toBe(kept.length);
    expect(statuses).toEqual(new Set([200, 503]));
    expect((await fetch(`${servers[0]?.address}/functions/v1/opening`)).status).toBe(200);
  },
  TIME_LIMIT,
);
