import { appendFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readDeliveries, readMessages } from '../../../../cli/forms/inbox/messages.ts';
import { shopOf } from '../../../../cli/forms/inbox/shop.ts';
import { emailsFor } from '../../../../cli/forms/mail/compose.ts';
import type { Failure } from '../../../../cli/forms/mail/failure.ts';
import { type Outbox, openOutbox } from '../../../../cli/forms/mail/outbox.ts';
import { smtpTransport } from '../../../../cli/forms/mail/transport.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { checkShop } from '../../shop-content.ts';
import { TIME_LIMIT, times } from '../../thorough.ts';
import { type MailServer, mailServer, refusal } from './smtp.ts';

const { content } = checkShop();
const shop = shopOf(content);

const settings = (server: string) => ({
  server,
  from: 'site@larmont.example',
  to: 'salut@larmont.example',
  copies: false,
});

const write = (folder: string, count: number, received = new Date()) => {
  const lines = Array.from({ length: count }, (_, n) => {
    const fields = { name: `n° ${n}`, email: 'anne@courriel.example', subject: 'autre', message: 'Bonjour' };
    return `${JSON.stringify({ received: received.toISOString(), ...fields })}\n`;
  });
  appendFileSync(path.join(folder, 'contact-form.jsonl'), lines.join(''));
};

interface Started {
  readonly outbox: Outbox;
  readonly failures: (Failure | 'expired')[];
}

async function start(folder: string, url: string): Promise<Started> {
  const failures: (Failure | 'expired')[] = [];
  const server = settings(url);
  const outbox = openOutbox({
    folder,
    transport: await smtpTransport(server),
    emailsFor: (message) =>
      emailsFor(message, shop, false).map(({ key, write }) => ({
        key,
        write: () => write({ secret: 'a secret', shop, language: 'fr', settings: server }),
      })),
    report: (_, failure) => failures.push(failure),
    pauseAfter: () => 20,
  });
  onTestFinished(() => outbox.stop());
  return { outbox, failures };
}

async function opened(options: Parameters<typeof mailServer>[0] = {}): Promise<MailServer> {
  const server = await mailServer(options);
  onTestFinished(() => server.close());
  return server;
}

const states = (folder: string) => [...readDeliveries(folder).values()].map(({ state }) => state);
const idsIn = ({ taken }: MailServer) => taken.map(({ headers }) => headers.get('message-id')?.[0]);

test('what came before it started is sent, the oldest first, once, and not again after a restart', async () => {
  const folder = temporaryFolder();
  const server = await opened();
  write(folder, 3);
  const { outbox } = await start(folder, server.url);
  await vi.waitFor(() => expect(states(folder)).toEqual(['sent', 'sent', 'sent']));
  await outbox.stop();
  expect(server.taken[0]?.source).toContain('n=C2=B0 0');
  await (await start(folder, server.url)).outbox.stop();
  expect(new Set(idsIn(server)).size).toBe(3);
  expect(server.taken.map(({ from, to }) => [from, to])).toEqual(
    Array(3).fill(['site@larmont.example', ['salut@larmont.example']]),
  );
});

const CROWD = times(100, 1000);

test(
  `${CROWD} messages at once arrive, each once`,
  async () => {
    const folder = temporaryFolder();
    const server = await opened();
    write(folder, CROWD);
    await start(folder, server.url);
    await vi.waitFor(() => expect(states(folder)).toHaveLength(CROWD), {
      timeout: TIME_LIMIT,
      interval: 100,
    });
    expect(new Set(idsIn(server)).size).toBe(CROWD);
    expect(server.taken).toHaveLength(CROWD);
  },
  TIME_LIMIT,
);

test.each([
  ['the message for now', { onData: once(refusal(451, 'try later')) }],
  ['the recipient for now', { onRcptTo: once(refusal(450, 'greylisted')) }],
  ['the sender for good, which the seller can set right', { onMailFrom: once(refusal(550, 'not yours')) }],
])('who refuses %s is asked again', async (_, options) => {
  const folder = temporaryFolder();
  const server = await opened(options as object);
  write(folder, 2);
  const { outbox, failures } = await start(folder, server.url);
  await vi.waitFor(() => expect(states(folder)).toEqual(['sent', 'sent']));
  expect(failures).toHaveLength(1);
  expect(outbox.state()).toEqual({ waiting: 0, failed: 0 });
});

test('a message refused for good is shown as not sent, tried no more, and holds up no other', async () => {
  const folder = temporaryFolder();
  const server = await opened({ onData: once(refusal(554, 'no such words here')) as never });
  write(folder, 2);
  const { outbox } = await start(folder, server.url);
  await vi.waitFor(() => expect(states(folder)).toEqual(['refused', 'sent']));
  expect(outbox.state()).toMatchObject({ waiting: 0, failed: 1 });
  const [refused] = [...readDeliveries(folder).values()];
  expect(refused?.why).toMatch(/^message: .*no such words here/);
  // Once the seller has answered it, it is no longer a fault.
  const [first] = readMessages(folder).filter(({ fields }) => fields.name === 'n° 0');
  appendFileSync(
    path.join(folder, 'answered.jsonl'),
    `${JSON.stringify({ at: '2026-12-01', id: first?.id, isAnswered: true })}\n`,
  );
  expect(outbox.state()).toMatchObject({ failed: 0 });
});

test('a server that falls silent is tried again, under the same Message-ID', async () => {
  const folder = temporaryFolder();
  const seen: string[] = [];
  const server = await opened({
    onData(stream, _, done) {
      text(stream).then((source) => {
        seen.push(idIn(source));
        if (seen.length > 1) done();
      }, done);
    },
  });
  write(folder, 1);
  const { failures } = await start(folder, `${server.url}?socketTimeout=300`);
  await vi.waitFor(() => expect(states(folder)).toEqual(['sent']), { timeout: 5000 });
  expect(failures).toMatchObject([{ kind: 'timeout' }]);
  expect(seen).toEqual([seen[0], seen[0]]);
});

test('a message cut in the middle of its data arrives later, under the same Message-ID', async () => {
  const folder = temporaryFolder();
  const server = await opened();
  const { url, begun } = await cutting(server.url);
  write(folder, 1);
  const { failures } = await start(folder, url);
  await vi.waitFor(() => expect(states(folder)).toEqual(['sent']), { timeout: 5000 });
  expect(failures).toMatchObject([{ kind: 'broken' }]);
  expect(begun[0]).toMatch(/^<.+@larmont\.example>$/);
  expect(idsIn(server)).toEqual(begun);
});

test.each([
  ['nothing answers', 'no-answer', async () => `smtp://127.0.0.1:${await freePort()}`],
  ['the certificate is nobody’s', 'tls', async () => (await opened({ secure: true })).url],
  [
    'the server asks for a password, and takes another',
    'login',
    async () =>
      (
        await opened({
          authOptional: false,
          allowInsecureAuth: true,
          onAuth: (_a, _s, done) => done(refusal(535, 'no')),
        })
      ).url.replace('//', '//anne:wrong@'),
  ],
  ['the server greets nobody', 'timeout', async () => `${await silent()}?greetingTimeout=200`],
] as const)('where %s, messages wait, and who watches is told', async (_, kind, url) => {
  const folder = temporaryFolder();
  write(folder, 5);
  const { outbox, failures } = await start(folder, await url());
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(1));
  expect(failures[0]).toMatchObject({ kind, isFinal: false });
  expect(outbox.state()).toEqual({ waiting: 5, failed: 0, why: kind });
  expect(states(folder)[0]).toBe('delayed');
});

test('after three days a message is no longer tried', async () => {
  const folder = temporaryFolder();
  const server = await opened();
  write(folder, 1, new Date(Date.now() - 3 * 24 * 60 * 60_000 - 1000));
  const { outbox, failures } = await start(folder, server.url);
  await vi.waitFor(() => expect(states(folder)).toEqual(['expired']));
  expect([failures, server.taken]).toEqual([['expired'], []]);
  expect(outbox.state()).toEqual({ waiting: 0, failed: 1 });
});

/** A handler of the mail server that refuses the first call, and takes all others. */
function once(error: Error) {
  let isFirst = true;
  return (...args: unknown[]) => {
    const done = args.at(-1) as (error?: Error) => void;
    const [stream] = args as [{ resume?: () => void; once?: (event: string, then: () => void) => void }];
    const answer = () => {
      done(isFirst ? error : undefined);
      isFirst = false;
    };
    if (!stream.resume || !stream.once) return answer();
    stream.once('end', answer);
    stream.resume();
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
