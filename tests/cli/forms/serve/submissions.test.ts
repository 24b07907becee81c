import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { type Database, sql } from '../../../../cli/forms/store/database.ts';
import { openStore } from '../../../../cli/forms/store/store.ts';
import { lastingFolder } from '../../../temporary-folder.ts';
import { spawnCli } from '../../run-cli.ts';
import { databaseOf } from '../database.ts';
import { fieldsIn, newStore } from '../kept.ts';
import { MESSAGE, OPENED, QUOTE } from './requests.ts';
import { type StartedServer, serving, startServer } from './start-server.ts';

const root = lastingFolder({
  'dist/404.html': '',
  'dist/_headers': "/*\n  Content-Security-Policy: default-src 'self'\n",
});
const submissions = path.join(root, 'submissions');
let store: Database;
let server: StartedServer;
let address = '';

beforeAll(async () => {
  server = await startServer(['--dist', path.join(root, 'dist'), '--submissions', submissions], {
    VITE_FUNCTIONS_KEY: 'public-key',
  });
  address = server.address;
  store = openStore(submissions, databaseOf(submissions).DATABASE_URL);
});

afterAll(async () => {
  await store.close();
  expect(await server.stop()).toBe(0);
});

const SUBSCRIPTION = { email: 'anne@courriel.example' };

const post = (
  name: string,
  body: object | string,
  headers: Readonly<Record<string, string>> = { Authorization: 'Bearer public-key' },
) => server.post(name, body, headers);

describe('forms', () => {
  test.each([
    ['newsletter', { email: ' anne@courriel.example ' }, SUBSCRIPTION],
    ['contact-form', { ...MESSAGE, admin: 'yes' }, MESSAGE],
    ['quote-request', QUOTE, QUOTE],
  ] as const)(
    'what is sent to %s is kept when it is answered, once, with its known fields alone',
    async (form, sent, kept) => {
      for (let n = 0; n < 2; n++) {
        const response = await post(form, sent);
        expect([response.status, await response.json()]).toEqual([200, { success: true }]);
        expect(await fieldsIn(store, form)).toEqual([kept]);
      }
    },
  );

  test('an empty secret in the environment is none: what machines send is still held back', async () => {
    const folder = path.join(root, 'sealed');
    const own = await serving(['--submissions', folder], { FORMS_SECRET: ' ' });
    expect((await own.post('newsletter', SUBSCRIPTION)).status).toBe(409);
    expect(readFileSync(path.join(folder, 'secret'), 'utf8')).not.toBe('');
  });

  test('what comes to two servers at once is kept once, whichever answers', async () => {
    const { folder, store } = newStore();
    const servers = await Promise.all([
      serving(['--submissions', folder]),
      serving(['--submissions', folder]),
    ]);
    const messages = Array.from({ length: 12 }, (_, n) => ({ ...MESSAGE, name: `n° ${n}` }));
    const sent = messages.flatMap((message) => servers.map((own) => own.post('contact-form', message)));
    for (const { status } of await Promise.all(sent)) expect(status).toBe(200);
    expect((await fieldsIn(store)).map(({ name }) => name).toSorted()).toEqual(
      messages.map(({ name }) => name).toSorted(),
    );
  });

  test.each([
    ['a quantity below none', 'quote-request', { ...QUOTE, quantites: { '1.5-2m': -1 } }, 400],
    ['a size with a long name', 'quote-request', { ...QUOTE, quantites: { ['a'.repeat(41)]: 1 } }, 400],
    ['a quote without its consent', 'quote-request', { ...QUOTE, rgpdConsent: false }, 400],
    ['a missing field', 'contact-form', { ...MESSAGE, message: undefined }, 400],
    ['an empty field', 'contact-form', { ...MESSAGE, name: '  ' }, 400],
    ['a field that is not text', 'contact-form', { ...MESSAGE, name: { first: 'Anne' } }, 400],
    ['a field too long', 'contact-form', { ...MESSAGE, name: 'a'.repeat(201) }, 400],
    ['an address that is none', 'newsletter', { email: 'anne' }, 400],
    ['no JSON', 'newsletter', '<html>', 400],
    ['a body too large', 'contact-form', { ...MESSAGE, message: 'a'.repeat(40_000) }, 413],
    ['an unknown function', 'constructor', MESSAGE, 404],
  ])('%s is refused with an error and not stored', async (_, name, body, status) => {
    const response = await post(name, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(await fieldsIn(store)).toHaveLength(1);
    expect(await fieldsIn(store, 'newsletter')).toHaveLength(1);
  });

  test.each([{ Authorization: 'Bearer wrong' }, { Authorization: 'public-key' }, {}])(
    'a call with the headers %j is refused',
    async (headers) => expect((await post('newsletter', SUBSCRIPTION, headers)).status).toBe(401),
  );

  test.each([
    ['/functions/v1/newsletter', 'GET', 'POST'],
    ['/healthz', 'POST', 'GET, HEAD'],
  ])('%s takes no %s', async (url, method, allowed) => {
    const response = await fetch(address + url, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
  });

  test('no answer is cached, and each has the headers of the site', async () => {
    const health = await fetch(`${address}/healthz`);
    for (const response of [await post('newsletter', '<b>'), await post('nothing', {}), health]) {
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
    }
  });

  test('what strangers have filled takes no more, until there is room', async () => {
    const { folder, store } = newStore();
    const own = await serving(['--submissions', folder, '--room', '1']);
    const fill = (id: string, held: string | undefined, size: number) =>
      store.transaction((run) =>
        run(sql`
          insert into entries (id, form, received, held, email, fields, size)
          values (${id}, 'newsletter', '2026-12-01', ${held}, '', '{}', ${size})`),
      );
    const kept = async () => (await store.query(sql`select id from entries`)).length;
    await fill('machines', 'trap', 2 ** 17);
    const trap = { ...SUBSCRIPTION, website: 'https://spam.example' };
    expect((await own.post('newsletter', trap)).status).toBe(200);
    expect(await kept()).toBe(1);
    await fill('all', undefined, 2 ** 20);
    const again = () => own.post('newsletter', SUBSCRIPTION);
    await expect.poll(async () => (await again()).status, { interval: 200 }).toBe(503);
    expect((await fetch(`${own.address}/healthz`)).status).toBe(503);
    await store.transaction((run) => run(sql`delete from entries where id = 'all'`));
    expect((await again()).status).toBe(200);
  });

  test.each([
    [
      'a folder that is a file',
      { taken: '' },
      /ne peut pas garder ce que les formulaires envoient \(.*\) : .*--submissions/,
    ],
    ['an empty secret', { 'taken/secret': '' }, /taken\/secret est vide : supprimez-le/],
  ])('%s is refused at the start, in one line', (_, files, words) => {
    const folder = lastingFolder(files);
    const call = ['serve', '--port', '0', '--dist', path.join(root, 'dist')];
    const { status, stderr } = spawnCli([...call, '--submissions', path.join(folder, 'taken')]);
    expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringMatching(words)]]);
  });
});

describe('who floods it', () => {
  test('behind a proxy only this machine reaches it, and calls are counted by the address that the proxy names', async () => {
    const own = await serving(['--behind-proxy', '--submissions', path.join(root, 'proxy')]);
    const others = Object.values(networkInterfaces())
      .flat()
      .filter((each) => each?.internal === false);
    for (const other of others) {
      const host = other?.family === 'IPv6' ? `[${other.address}]` : other?.address;
      await expect(fetch(`http://${host}:${own.port}`)).rejects.toThrow('fetch failed');
    }
    const from = (address: string) =>
      own.post('newsletter', SUBSCRIPTION, { 'X-Forwarded-For': `made up, ${address}` });
    for (let n = 0; n < 30; n++) expect((await from('192.0.2.1')).status).toBe(200);
    const refused = await from('192.0.2.1');
    expect([refused.status, await refused.json()]).toEqual([429, { error: 'too many calls' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('192.0.2.2')).status).toBe(200);
    expect((await fetch(own.address)).status).toBe(404);
  });

  test('asked to stop, it answers first what it was asked', async () => {
    const own = await startServer(['--submissions', path.join(root, 'stopped')]);
    const body = JSON.stringify({ ...SUBSCRIPTION, ...OPENED });
    const socket = connect(own.port, 'localhost').setEncoding('utf8');
    socket.write(
      `POST /functions/v1/newsletter HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer \r\nContent-Length: ${body.length}\r\n\r\n{`,
    );
    await once(socket, 'connect');
    // So long that the server has begun to read.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const stopped = own.stop();
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.write(body.slice(1));
    const [answer] = await once(socket, 'data');
    expect(answer).toMatch(/^HTTP\/1.1 200/);
    const start = performance.now();
    expect(await stopped).toBe(0);
    // The connection could be used again, and is not waited for.
    expect(performance.now() - start).toBeLessThan(3000);
    const { store } = newStore(path.join(root, 'stopped'));
    expect(await fieldsIn(store, 'newsletter')).toHaveLength(1);
  });
});
