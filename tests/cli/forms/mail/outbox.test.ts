// All that can happen to an email between a message and a server, on one outbox.
import { type AddressInfo, connect, createServer } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { shopOf } from '../../../../cli/forms/inbox/shop.ts';
import { emailsFor } from '../../../../cli/forms/mail/compose.ts';
import type { Failure } from '../../../../cli/forms/mail/failure.ts';
import { openOutbox } from '../../../../cli/forms/mail/outbox.ts';
import { smtpTransport } from '../../../../cli/forms/mail/transport.ts';
import { type Database, sql } from '../../../../cli/forms/store/database.ts';
import { claimEmail, queueEmails } from '../../../../cli/forms/store/emails.ts';
import { readMessages } from '../../../../cli/forms/store/messages.ts';
import { markAnswered } from '../../../../cli/forms/store/submissions.ts';
import { forget } from '../../../../cli/forms/store/upkeep.ts';
import { checkShop } from '../../shop-content.ts';
import { TIME_LIMIT } from '../../thorough.ts';
import { idOf, keep, newStore } from '../kept.ts';
import { type MailServer, mailing, refusal } from './smtp.ts';

const { content } = checkShop();
const shop = shopOf(content);

const settings = (server: string) => ({
  server,
  from: 'site@larmont.example',
  to: 'salut@larmont.example',
  copies: false,
});

/** Keeps messages, each a millisecond after the one before. */
const write = async (store: Database, count: number) => {
  const fields = { email: 'anne@courriel.example', subject: 'autre', message: 'Bonjour' };
  const all = Array.from({ length: count }, (_, n) =>
    keep(store, 'contact-form', {
      received: new Date(Date.now() - 60_000 + n).toISOString(),
      name: `n° ${n}`,
      ...fields,
    }),
  );
  await Promise.all(all);
};

async function start(store: Database, url: string, times = {}) {
  const failures: (Failure | 'expired')[] = [];
  const server = settings(url);
  const outbox = openOutbox({
    store,
    transport: await smtpTransport(server),
    emailsFor: (message) => emailsFor(message, { secret: 'a secret', shop, settings: server }),
    report: (_, failure) => failures.push(failure),
    pauseAfter: () => 20,
    ...times,
  });
  onTestFinished(() => outbox.stop());
  return { outbox, failures };
}

/** What became of the emails of messages, the oldest first. */
const states = async (store: Database) =>
  (
    await store.query<{ state: string }>(
      sql`select state from emails join entries on entries.id = emails.entry order by received`,
    )
  ).map(({ state }) => state);
const idsIn = ({ taken }: MailServer) => taken.map(({ headers }) => headers.get('message-id')?.[0]);

test('what came before it started is sent, the oldest first, once, and not again after a restart', async () => {
  const { store } = newStore();
  const server = await mailing();
  await write(store, 3);
  const { outbox } = await start(store, server.url);
  await vi.waitFor(async () => expect(await states(store)).toEqual(['sent', 'sent', 'sent']));
  await outbox.stop();
  expect(server.taken[0]?.source).toContain('n=C2=B0 0');
  await (await start(store, server.url)).outbox.stop();
  expect(new Set(idsIn(server)).size).toBe(3);
  expect(server.taken.map(({ from, to }) => [from, to])).toEqual(
    Array(3).fill(['site@larmont.example', ['salut@larmont.example']]),
  );
});

const CROWD = 300;

test(
  `${CROWD} messages at once arrive by two servers, each once`,
  async () => {
    const { folder, store } = newStore();
    const server = await mailing();
    await write(store, CROWD);
    await Promise.all([start(store, server.url), start(newStore(folder).store, server.url)]);
    await vi.waitFor(async () => expect(await states(store)).toEqual(Array(CROWD).fill('sent')), {
      timeout: TIME_LIMIT,
      interval: 100,
    });
    expect(new Set(idsIn(server)).size).toBe(CROWD);
    expect(server.taken).toHaveLength(CROWD);
  },
  TIME_LIMIT,
);

test('what a server that was killed was sending is sent by another, a little later', async () => {
  const { store } = newStore();
  const server = await mailing();
  await write(store, 1);
  await queueEmails(store, ({ id }) => [id], '');
  const now = Date.now();
  await claimEmail(store, new Date(now).toISOString(), new Date(now + 400).toISOString());
  await start(store, server.url);
  await vi.waitFor(async () => expect(await states(store)).toEqual(['sent']));
  expect(Date.now() - now).toBeGreaterThan(400);
});

test('what takes longer to send than a claim lasts is sent by one of two servers, once', async () => {
  const { folder, store } = newStore();
  const server = await mailing({ onMailFrom: (_address, _session, done) => setTimeout(done, 2_000) });
  await write(store, 1);
  const claim = { claim: 900 };
  const both = [start(store, server.url, claim), start(newStore(folder).store, server.url, claim)];
  await vi.waitFor(async () => expect(await states(store)).toEqual(['sent']), { timeout: TIME_LIMIT });
  for (const { outbox } of await Promise.all(both)) await outbox.stop();
  expect(server.taken).toHaveLength(1);
});

test('what was answered or forgotten while it waited is not sent', async () => {
  const { store } = newStore();
  await write(store, 1);
  const { failures, outbox } = await start(store, `smtp://127.0.0.1:${await freePort()}`);
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0));
  const other = { received: new Date().toISOString(), name: 'Bruno', email: 'bruno@courriel.example' };
  await keep(store, 'contact-form', { ...other, subject: 'autre', message: 'Oui' }, { state: 'waiting' });
  await markAnswered(store, await idOf(store, 'n° 0'), '2026-12-01');
  expect(await forget(store, 'Bruno@courriel.example')).toBe(1);
  await outbox.stop();
  // The last in turn.
  await keep(store, 'contact-form', { ...other, received: new Date().toISOString(), name: 'Chloé' });
  const server = await mailing();
  await start(store, server.url);
  await vi.waitFor(async () => expect(await states(store)).toEqual(['delayed', 'sent']));
  expect(server.taken).toHaveLength(1);
  expect(await outbox.state()).toMatchObject({ waiting: 0, failed: 0 });
});

test.each([
  ['the message for now', { onData: once(refusal(451, 'try later')) }],
  ['the recipient for now', { onRcptTo: once(refusal(450, 'greylisted')) }],
  ['the sender for good, which the seller can set right', { onMailFrom: once(refusal(550, 'not yours')) }],
])('who refuses %s is asked again', async (_, options) => {
  const { store } = newStore();
  const server = await mailing(options as object);
  await write(store, 2);
  const { outbox, failures } = await start(store, server.url);
  await vi.waitFor(async () => expect(await states(store)).toEqual(['sent', 'sent']));
  expect(failures).toHaveLength(1);
  expect(await outbox.state()).toEqual({ waiting: 0, failed: 0 });
});

test('a message refused for good is shown as not sent, tried no more, and holds up no other', async () => {
  const { store } = newStore();
  const server = await mailing({ onData: once(refusal(554, 'no such words here')) as never });
  await write(store, 2);
  const { outbox } = await start(store, server.url);
  await vi.waitFor(async () => expect(await states(store)).toEqual(['refused', 'sent']));
  expect(await outbox.state()).toMatchObject({ waiting: 0, failed: 1 });
  const refused = (await readMessages(store)).at(-1);
  expect(refused?.delivery.why).toMatch(/^message: .*no such words here/);
  // Once the seller has answered it, it is no longer a fault.
  await markAnswered(store, refused?.id ?? '', '2026-12-01');
  expect(await outbox.state()).toMatchObject({ failed: 0 });
});

test('a server that falls silent is tried again, under the same Message-ID', async () => {
  const { store } = newStore();
  const seen: string[] = [];
  const server = await mailing({
    onData(stream, _, done) {
      text(stream).then((source) => {
        seen.push(idIn(source));
        if (seen.length > 1) done();
      }, done);
    },
  });
  await write(store, 1);
  const { failures } = await start(store, `${server.url}?socketTimeout=300`);
  await vi.waitFor(async () => expect(await states(store)).toEqual(['sent']), { timeout: 5000 });
  expect(failures).toMatchObject([{ kind: 'timeout' }]);
  expect(seen).toEqual([seen[0], seen[0]]);
});

test('a message cut in the middle of its data arrives later, under the same Message-ID', async () => {
  const { store } = newStore();
  const server = await mailing();
  const { url, begun } = await cutting(server.url);
  await write(store, 1);
  const { failures } = await start(store, url);
  await vi.waitFor(async () => expect(await states(store)).toEqual(['sent']), { timeout: 5000 });
  expect(failures).toMatchObject([{ kind: 'broken' }]);
  expect(begun[0]).toMatch(/^<.+@larmont\.example>$/);
  expect(idsIn(server)).toEqual(begun);
});

test.each([
  ['nothing answers', 'no-answer', async () => `smtp://127.0.0.1:${await freePort()}`],
  ['the certificate is nobody’s', 'tls', async () => (await mailing({ secure: true })).url],
  [
    'the server asks for a password, and takes another',
    'login',
    async () =>
      (
        await mailing({
          authOptional: false,
          allowInsecureAuth: true,
          onAuth: (_a, _s, done) => done(refusal(535, 'no')),
        })
      ).url.replace('//', '//anne:wrong@'),
  ],
  ['the server greets nobody', 'timeout', async () => `${await silent()}?greetingTimeout=200`],
] as const)('where %s, messages wait, and who watches is told', async (_, kind, url) => {
  const { store } = newStore();
  await write(store, 5);
  const { outbox, failures } = await start(store, await url());
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(1));
  expect(failures[0]).toMatchObject({ kind, isFinal: false });
  expect(await outbox.state()).toEqual({ waiting: 5, failed: 0, why: kind });
  expect((await states(store))[0]).toBe('delayed');
});

test('after three days a message is no longer tried', async () => {
  const { store } = newStore();
  const server = await mailing();
  const received = new Date(Date.now() - 3 * 24 * 60 * 60_000 - 1000).toISOString();
  await keep(store, 'contact-form', { received, email: 'anne@courriel.example' }, { state: 'waiting' });
  const { outbox, failures } = await start(store, server.url);
  await vi.waitFor(async () => expect(await states(store)).toEqual(['expired']));
  expect([failures, server.taken]).toEqual([['expired'], []]);
  expect(await outbox.state()).toEqual({ waiting: 0, failed: 1 });
});

/** A handler of the mail server that refuses the first call, and takes all others. */
function once(error: Error) {
  const errors = [error];
  return async (...args: unknown[]) => {
    const [stream] = args;
    if (stream instanceof Readable) await text(stream);
    (args.at(-1) as (error?: Error) => void)(errors.pop());
  };
}

async function listening(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await new Promise((closed) => server.close(closed));
  return port;
}

async function silent(): Promise<string> {
  return `smtp://127.0.0.1:${await listening(createServer(() => {}))}`;
}

/** Passes on to a mail server, but the first connection only until its data has begun: with the Message-IDs that it cut. */
async function cutting(url: string): Promise<{ url: string; begun: string[] }> {
  const begun: string[] = [];
  const port = await listening(
    createServer((client) => {
      const server = connect(Number(new URL(url).port), '127.0.0.1');
      client.on('data', (chunk) => {
        const id = begun.length === 0 ? idIn(String(chunk)) : '';
        if (id !== '') begun.push(id);
        server.write(id === '' ? chunk : chunk.subarray(0, chunk.length / 2));
        if (id === '') return;
        client.destroy();
        server.destroy();
      });
      server.pipe(client);
      for (const socket of [client, server]) socket.on('error', () => socket.destroy());
    }),
  );
  return { url: `smtp://127.0.0.1:${port}`, begun };
}

function idIn(source: string): string {
  return /^message-id: *(.*)/im.exec(source)?.[1] ?? '';
}
