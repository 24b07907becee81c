import { hash } from 'node:crypto';
import { chmodSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheFolder } from '../../../../cli/core/files/cache-folder.mjs';
import { Guard } from '../../../../cli/desk/guard.ts';
import { answerAtOnce } from '../../../../cli/desk/start/answer-at-once.ts';
import { startDesk } from '../../../../cli/desk/start/desk.mjs';
import { WORDS } from '../../../../cli/desk/words.ts';
import { lastingFolder, temporaryFolder } from '../../../temporary-folder.ts';
import { filesIn } from '../../files-in.ts';
import { runCli } from '../../run-cli.ts';
import { TIME_LIMIT } from '../../thorough.ts';
import { copyTo } from '../desk-of.ts';

const folder = lastingFolder();
const content = path.join(folder, 'content');
let desk: Awaited<ReturnType<typeof startDesk>>;
let host = '';
let cookie = '';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** As any program on this machine may ask, with whatever it says of itself. */
function ask(
  url: string,
  {
    headers = {},
    method = 'GET',
    body,
  }: { headers?: Record<string, string>; method?: string; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = httpRequest({
      host: '127.0.0.1',
      port: Number(host.split(':')[1]),
      path: url,
      method,
      headers: { host, ...headers },
    });
    call.on('error', reject);
    call.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: '' });
    });
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    call.end(body);
  });
}

const own = (more: Record<string, string> = {}) => ({ cookie, ...more });

beforeAll(async () => {
  copyTo(folder);
  desk = await startDesk({ content, port: 0 });
  const { host: opened, pathname, search } = new URL(desk.address);
  host = opened;
  const { headers } = await ask(pathname + search);
  cookie = String(headers['set-cookie']).split(';')[0] ?? '';
}, TIME_LIMIT);

afterAll(async () => {
  await desk.close();
  // What the desk keeps of a content folder lies in the project's cache.
  const kept = path.join(cacheFolder(path.resolve('.')), 'desk', hash('sha1', content).slice(0, 12));
  rmSync(kept, { recursive: true, force: true });
}, TIME_LIMIT);

test('listens on this machine alone, and shows its page to who has the cookie', async () => {
  expect(host).toMatch(/^127\.0\.0\.1:\d+$/);
  const page = await ask('/desk/', { headers: own() });
  expect(page.status).toBe(200);
  expect(page.headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'self'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  const [script = ''] = /\/desk\/assets\/[^"]+\.js/.exec(page.body) ?? [];
  expect((await ask(script, { headers: own() })).status).toBe(200);
  expect((await ask('/desk/%2e%2e/%2e%2e/package.json', { headers: own() })).status).toBe(404);
});

const PARTS = [
  '/desk/',
  '/desk/api/overview',
  '/',
  '/@vite/client',
  '/src/main.tsx',
  '/data/index.json',
  '/images/nuit.svg',
];

test.each(PARTS)('%s is for nobody else', async (url) => {
  expect((await ask(url)).status).toBe(403);
  expect((await ask(url, { headers: own({ host: 'evil.example' }) })).status).toBe(403);
  expect((await ask(url, { headers: own({ origin: 'https://evil.example' }) })).status).toBe(403);
  expect((await ask(url, { headers: own({ 'sec-fetch-site': 'cross-site' }) })).status).toBe(403);
});

test('another page can neither write nor listen', async () => {
  const before = filesIn(content);
  const body = JSON.stringify({ collection: 'towns', name: 'Dole' });
  for (const headers of [
    own({ origin: 'https://evil.example' }),
    own(),
    own({ origin: 'null' }),
    { origin: `http://${host}` },
  ])
    expect((await ask('/desk/api/create', { method: 'POST', headers, body })).status).toBe(403);
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'c2FwaW4gc2FwaW4gc2FwaQ==',
    'sec-websocket-protocol': 'vite-ping',
  };
  await expect(ask('/', { headers: own({ ...upgrade, origin: 'https://evil.example' }) })).rejects.toThrow();
  await expect(ask('/', { headers: { ...upgrade, origin: `http://${host}` } })).rejects.toThrow();
  expect((await ask('/', { headers: own({ ...upgrade, origin: `http://${host}` }) })).status).toBe(101);
  expect(filesIn(content)).toEqual(before);
});

test(
  'the site beside shows what is typed before it is saved, and nothing of it is written',
  async () => {
    const before = filesIn(content);
    const subject = 'prices/sapin-blanchi';
    const page = () => ask('/data/nos-sapins/sapin-blanchi.json', { headers: own() });
    expect((await page()).body).not.toContain('4321');
    const edits = [{ op: 'set', pointer: '/readings/0/grid/0/price', value: 4321 }];
    const edited = await ask('/desk/api/edit', {
      method: 'POST',
      headers: own({ origin: `http://${host}` }),
      body: JSON.stringify({ subject, edits, number: 1 }),
    });
    expect(edited.status).toBe(200);
    while (!(await page()).body.includes('4321')) await sleep(50);
    expect(filesIn(content)).toEqual(before);
  },
  TIME_LIMIT,
);

test('a second desk on the same content leads to the first one, and leaves its texts alone', async () => {
  const second = await startDesk({ content, port: 0 });
  expect(second).toMatchObject({ address: desk.address, wasOpen: true });
  await second.close();
  expect((await ask('/desk/api/overview', { headers: own() })).status).toBe(200);
});

test('the document that opens the desk is for its owner alone, and leads to its address', () => {
  expect(readFileSync(desk.door, 'utf8')).toContain(desk.address);
  if (process.platform !== 'win32') expect(statSync(desk.door).mode & 0o077).toBe(0);
});

test.skipIf(process.platform !== 'linux')(
  'a browser is opened with that document: a command line, which everybody reads, holds no secret',
  async () => {
    const bin = temporaryFolder({ 'xdg-open': '#!/bin/sh\necho "$@" >"$0.call"\n' });
    chmodSync(path.join(bin, 'xdg-open'), 0o755);
    const env = { PATH: `${bin}:${process.env.PATH}` };
    const { stdout } = await runCli(['desk', '--content', content], { cwd: path.resolve('.'), env });
    expect(stdout).toBe(`${desk.address}\n`);
    const call = () => readFileSync(path.join(bin, 'xdg-open.call'), 'utf8');
    await expect.poll(call, { timeout: 10_000 }).toBe(`${desk.door}\n`);
  },
);

test.each([
  '/images/nuit.svg',
  '/images/nuit.sv%67',
  '/images/nuit.%73vg',
  '/images/x.xml',
  '/images/x.XHTML',
  '/%',
])('what lies at %s runs no script beside the desk', async (url) => {
  const { headers } = await ask(url, { headers: own() });
  expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
});

test('a port that is taken is an error of its own; what comes while the desk starts is answered at once', async () => {
  const other = temporaryFolder({ 'content/site.yaml': 'name: x\n' });
  const elsewhere = { content: path.join(other, 'content'), port: Number(host.split(':')[1]) };
  await expect(startDesk(elsewhere)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const begin = answerAtOnce(http, new Guard(port, 'here'));
  const address = `http://127.0.0.1:${port}/desk/`;
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([
    503,
    expect.stringMatching(/http-equiv="refresh".*Le bureau s’ouvre/),
  ]);
  const data = await fetch(`${address}api/overview`);
  expect([data.status, await data.json()]).toEqual([503, WORDS.starting]);
  begin(
    (_, response) => void response.end('here'),
    () => undefined,
  );
  const old = await fetch(`${address}api/overview`, { headers: { cookie: `sapin-bureau-${port}=old` } });
  expect([old.status, await old.json()]).toEqual([403, WORDS.restarted]);
  http.closeAllConnections();
  http.close();
});
