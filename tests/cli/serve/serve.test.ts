import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runCli, spawnCli } from '../run-cli.ts';
import { isThorough } from '../thorough.ts';
import { type StartedServer, startServer } from './start-server.ts';

const root = mkdtempSync(path.join(tmpdir(), 'sapin-serve-'));
const dist = path.join(root, 'dist');
const submissions = path.join(root, 'submissions');
let server: StartedServer;
let address = '';

const SCRIPT = `export const words = ${JSON.stringify('sapin '.repeat(40))};`;
const HEADERS = `/*
  Content-Security-Policy: default-src 'self'
  X-Content-Type-Options: nosniff

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

beforeAll(async () => {
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  mkdirSync(path.join(dist, 'services'));
  const files = {
    'index.html': '<h1>Accueil</h1>',
    'services.html': '<h1>Services</h1>',
    'services/livraison.html': '<h1>Livraison</h1>',
    '404.html': '<h1>Introuvable</h1>',
    _headers: HEADERS,
    _redirects: '/nos-offres /services 301\n# words\n',
    '_nginx.conf': 'secret',
    'assets/main-1a2b3c.js': SCRIPT,
    'assets/main-1a2b3c.js.br': brotliCompressSync(SCRIPT),
    'assets/main-1a2b3c.js.gz': gzipSync(SCRIPT),
    'digits.txt': '0123456789',
    'site.webmanifest': '{}',
    'feed.atom': '<feed/>',
    'font.woff2': '',
    'photo.avif': '',
    unknown: '',
    '.secret': 'secret',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dist, name), text);
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  server = await startServer(['--dist', dist, '--submissions', submissions], {
    VITE_FUNCTIONS_KEY: 'public-key',
  });
  address = server.address;
  endless = dawdle('GET / HTTP/1.1\r\nHost: a\r\n');
});

afterAll(async () => {
  const status = await server.stop();
  rmSync(root, { recursive: true });
  expect(status).toBe(0);
});

/** What a client that sends `text` and then nothing gets, and after how many milliseconds. */
async function dawdle(text: string): Promise<{ answer: string; time: number }> {
  const start = performance.now();
  const socket = connect(server.port, 'localhost').setEncoding('utf8');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return { answer: answer.slice(0, 12), time: performance.now() - start };
}

/** Takes seconds: it begins with the first test, and is looked at by a later one. */
let endless: ReturnType<typeof dawdle>;

describe('sapin serve, files', () => {
  test.each([
    ['/', 200, 'Accueil'],
    ['/services', 200, 'Services'],
    ['/services/livraison', 200, 'Livraison'],
    ['/nulle-part', 404, 'Introuvable'],
    ['/services/inconnu', 404, 'Introuvable'],
    ['/%2e%2e/secret.txt', 404, 'Introuvable'],
    ['/..%2fsecret.txt', 404, 'Introuvable'],
    ['/..%5csecret.txt', 404, 'Introuvable'],
    ['/.secret', 404, 'Introuvable'],
    ['/_headers', 404, 'Introuvable'],
    ['/_nginx.conf', 404, 'Introuvable'],
    ['/404', 404, 'Introuvable'],
    ['/404.html', 404, 'Introuvable'],
    ['/services/livraison%00', 404, 'Introuvable'],
    ['/%E0%A4%A', 404, 'Introuvable'],
    ['/%2573ervices', 404, 'Introuvable'],
    ['/%73ervices', 200, 'Services'],
    [`/${'a'.repeat(5000)}`, 404, 'Introuvable'],
    ['/assets', 404, 'Introuvable'],
    ['/services//livraison', 404, 'Introuvable'],
  ])('%s answers %i', async (url, status, text) => {
    const response = await fetch(address + url);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toContain(text);
  });

  test.each([
    ['/services/', '/services'],
    ['/services///', '/services'],
    ['/services/?a=b', '/services?a=b'],
    ['/services.html', '/services'],
    ['/SERVICES?a=b', '/services?a=b'],
    ['/s%C3%A9rvices/Livraison', '/services/livraison'],
    ['/Nos-Offres', '/services'],
    ['/nos-offres?a=b', '/services?a=b'],
    ['/services/livraison.html?a', '/services/livraison?a'],
    ['/index.html', '/'],
    ['/services/index.html', '/services'],
    ['//example.com/', '/example.com'],
    ['//example.com/%5c/', '/example.com/%5c'],
    ['//', '/'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
  ])('%s redirects to %s, on the same host', async (from, to) => {
    // What `fetch` would tidy up goes out as it stands.
    const [status, location] = await new Promise<unknown[]>((resolve) => {
      const get = request({ port: server.port, path: from }, ({ statusCode, headers }) => {
        resolve([statusCode, headers.location]);
      });
      get.end();
    });
    expect([status, location]).toEqual([301, to]);
  });

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/main-1a2b3c.js', 'text/javascript; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/feed.atom', 'application/atom+xml; charset=utf-8'],
    ['/font.woff2', 'font/woff2'],
    ['/photo.avif', 'image/avif'],
    ['/assets/main-1a2b3c.js.gz', 'application/gzip'],
    ['/digits.txt', 'text/plain; charset=utf-8'],
  ])('%s is of type %s', async (url, type) => {
    expect((await fetch(address + url)).headers.get('content-type')).toBe(type);
  });

  test('`_headers` of the site says which headers go with what', async () => {
    const asset = await fetch(`${address}/assets/main-1a2b3c.js`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const url of ['/services', '/assets/gone.js', '/services/']) {
      const { headers } = await fetch(address + url, { redirect: 'manual' });
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-security-policy')).toBe("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.5', 'gzip'],
    ['deflate, zstd', null],
    ['identity', null],
  ])('a client that accepts %s gets %s', async (accepted, encoding) => {
    const url = `${address}/assets/main-1a2b3c.js`;
    const response = await fetch(url, { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(SCRIPT);
  });

  test('what is not precompressed does not vary', async () => {
    const response = await fetch(`${address}/services`, { headers: { 'Accept-Encoding': 'br' } });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([null, null]);
  });

  test('the site can be rebuilt under a running server', async () => {
    const file = path.join(dist, 'assets/next-4d5e6f.js');
    const read = async () => {
      const response = await fetch(`${address}/assets/next-4d5e6f.js`);
      return [response.status, await response.text()];
    };
    writeFileSync(file, 'export {};');
    expect(await read()).toEqual([200, 'export {};']);
    writeFileSync(file, 'export const longer = true;');
    // Answers are cached for a moment.
    await expect.poll(read).toEqual([200, 'export const longer = true;']);
    rmSync(file);
    await expect.poll(read).toEqual([404, '<h1>Introuvable</h1>']);
    expect((await fetch(address)).status).toBe(200);
  });

  test('files take GET and HEAD only', async () => {
    expect((await fetch(`${address}/services`, { method: 'HEAD' })).status).toBe(200);
    const posted = await fetch(`${address}/services`, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

const MESSAGE = {
  name: 'Anne',
  email: 'anne@courriel.example',
  phone: '',
  subject: 'livraison',
  message: 'Bonjour',
};

const QUOTE = {
  typeOrganisation: 'entreprise',
  nomEntreprise: 'Hôtel de la Combe',
  contact: 'Anne',
  email: 'anne@courriel.example',
  telephone: '03 53 01 00 00',
  adressePrincipale: '2 rue du Lac',
  autresAdresses: '',
  quantites: { '1-2m': 3, '2m+': 0 },
  typeSapin: ['Nordmann'],
  datesSouhaites: 'le 4 décembre',
  creneaux: '',
  besoinsDecorations: false,
  detailsDecorations: '',
  ignifuge: true,
  reprise: false,
  budget: '',
  commentaires: '',
  rgpdConsent: true,
};

const SUBSCRIPTION = { email: 'anne@courriel.example' };

function post(
  name: string,
  body: unknown,
  headers: Record<string, string> = { Authorization: 'Bearer public-key' },
  { address } = server,
): Promise<Response> {
  return fetch(`${address}/functions/v1/${name}`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function stored(name: string): readonly Record<string, unknown>[] {
  const lines = readFileSync(path.join(submissions, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('sapin serve, conditional requests', () => {
  const get = async (headers: Record<string, string>, url = '/digits.txt') => {
    const response = await fetch(address + url, { headers: { 'Accept-Encoding': 'identity', ...headers } });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test.each([
    [304, { 'If-None-Match': 'ETAG' }],
    [304, { 'If-None-Match': '"other", W/ETAG' }],
    [304, { 'If-None-Match': '*' }],
    [304, { 'If-Modified-Since': 'MODIFIED' }],
    [200, { 'If-None-Match': '"other"' }],
    [200, { 'If-None-Match': '"other"', 'If-Modified-Since': 'MODIFIED' }],
    [200, { 'If-Modified-Since': new Date(0).toUTCString() }],
    [200, { 'If-Modified-Since': 'yesterday' }],
    [206, { Range: 'bytes=2-4', 'If-Range': 'ETAG' }],
    [206, { Range: 'bytes=2-4', 'If-Range': 'MODIFIED' }],
    [200, { Range: 'bytes=2-4', 'If-Range': '"other"' }],
    [200, { Range: 'bytes=2-4', 'If-Range': new Date(0).toUTCString() }],
  ])('%i answers %j', async (status, asked) => {
    const { headers } = await get({});
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const conditions = Object.entries(asked).map(([name, value]) => [
      name,
      value.replace('ETAG', etag).replace('MODIFIED', headers.get('last-modified') ?? ''),
    ]);
    const again = await get(Object.fromEntries(conditions));
    const text = { 200: '0123456789', 206: '234', 304: '' }[status];
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([status, text, etag]);
    expect(again.headers.get('content-type') === null).toBe(status === 304);
    expect(again.headers.get('cache-control')).toBe('no-cache');
  });

  test('each encoding has an entity tag of its own', async () => {
    const tags = ['identity', 'gzip', 'br'].map(async (encoding) => {
      const { headers } = await get({ 'Accept-Encoding': encoding }, '/assets/main-1a2b3c.js');
      return headers.get('etag');
    });
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-30', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', null],
    ['bytes=-', 200, '0123456789', null],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['lines=0-1', 200, '0123456789', null],
  ])('Range: %s is answered %i', async (range, status, text, contentRange) => {
    const part = await get({ Range: range });
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([status, text, contentRange]);
    expect(part.headers.get('content-length')).toBe(String(text.length));
  });

  test('HEAD says what GET would, without a body', async () => {
    const head = await fetch(`${address}/digits.txt`, { method: 'HEAD', headers: { Range: 'bytes=2-4' } });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', '']);
    const missing = await fetch(`${address}/nulle-part`, { method: 'HEAD' });
    expect([missing.status, await missing.text()]).toEqual([404, '']);
  });
});

describe('sapin serve, forms', () => {
  test('a subscription is on the disk when it is answered', async () => {
    const response = await post('newsletter', { email: ' anne@courriel.example ' });
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(stored('newsletter').at(-1)).toMatchObject(SUBSCRIPTION);
  });

  test('a submission that comes twice is stored once, and answered twice', async () => {
    for (let n = 0; n < 2; n++) expect((await post('newsletter', SUBSCRIPTION)).status).toBe(200);
    expect(stored('newsletter')).toHaveLength(1);
  });

  test('a message is stored with its known fields, and only those', async () => {
    expect((await post('contact-form', { ...MESSAGE, admin: 'yes' })).status).toBe(200);
    const { received, ...fields } = stored('contact-form').at(-1) ?? {};
    expect(fields).toEqual(MESSAGE);
    expect(received).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test('a quote request is stored as it was sent', async () => {
    expect((await post('quote-request', QUOTE)).status).toBe(200);
    expect(stored('quote-request').at(-1)).toMatchObject(QUOTE);
  });

  test('without a key of its own it asks for none', async () => {
    const own = await startServer(['--dist', dist, '--submissions', path.join(root, 'open')]);
    onTestFinished(() => own.kill());
    expect((await post('newsletter', SUBSCRIPTION, {}, own)).status).toBe(200);
  });

  test.each([
    ['a quantity below none', 'quote-request', { ...QUOTE, quantites: { '1-2m': -1 } }, 400],
    ['a quote without its consent', 'quote-request', { ...QUOTE, rgpdConsent: false }, 400],
    ['a missing field', 'contact-form', { ...MESSAGE, message: undefined }, 400],
    ['an empty field', 'contact-form', { ...MESSAGE, name: '  ' }, 400],
    ['a field that is no text', 'contact-form', { ...MESSAGE, name: { first: 'Anne' } }, 400],
    ['a field too long', 'contact-form', { ...MESSAGE, name: 'a'.repeat(201) }, 400],
    ['an address that is none', 'newsletter', { email: 'anne' }, 400],
    ['no JSON', 'newsletter', '<html>', 400],
    ['a list', 'newsletter', [], 400],
    ['a body too large', 'contact-form', { ...MESSAGE, message: 'a'.repeat(40_000) }, 413],
    ['an unknown function', 'constructor', MESSAGE, 404],
  ])('%s is refused with an error and not stored', async (_, name, body, status) => {
    const response = await post(name, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(stored('contact-form')).toHaveLength(1);
    expect(stored('newsletter')).toHaveLength(1);
  });

  test.each([{ Authorization: 'Bearer wrong' }, { Authorization: 'public-key' }, {}])(
    'a call with the headers %j is refused',
    async (headers) => expect((await post('newsletter', SUBSCRIPTION, headers)).status).toBe(401),
  );

  test('a function takes POST only', async () => {
    const response = await fetch(`${address}/functions/v1/newsletter`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('no answer is cached, and each has the headers of the site', async () => {
    for (const response of [await post('newsletter', '<b>'), await post('nothing', {})]) {
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
    }
  });

  test('what cannot be stored is answered with an error', async () => {
    const occupied = path.join(root, 'occupied');
    writeFileSync(occupied, '');
    const own = await startServer(['--submissions', occupied]);
    onTestFinished(() => own.kill());
    const response = await post('newsletter', SUBSCRIPTION, { Authorization: 'Bearer ' }, own);
    expect([response.status, await response.json()]).toEqual([500, { error: 'not kept' }]);
  });
});

describe('sapin serve, who floods it or dawdles', () => {
  const call = (to: StartedServer, headers: Record<string, string> = {}) =>
    post('newsletter', SUBSCRIPTION, { Authorization: 'Bearer ', ...headers }, to);

  test('an address may call thirty times a minute, and what it writes into the request does not make it another', async () => {
    const own = await startServer(['--submissions', path.join(root, 'flood')]);
    onTestFinished(() => own.kill());
    const statuses = [];
    for (let n = 0; n < 30; n++) statuses.push((await call(own)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await call(own, { 'X-Forwarded-For': '192.0.2.1' });
    expect([refused.status, await refused.json()]).toEqual([429, { error: 'too many calls' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(own.address)).status).toBe(404);
  });

  test('behind a proxy it is the address that the proxy names', async () => {
    const own = await startServer(['--behind-proxy', '--submissions', path.join(root, 'proxy')]);
    onTestFinished(() => own.kill());
    const from = (address: string) => call(own, { 'X-Forwarded-For': `made up, ${address}` });
    for (let n = 0; n < 30; n++) await from('192.0.2.1');
    expect((await from('192.0.2.1')).status).toBe(429);
    expect((await from('192.0.2.2')).status).toBe(200);
  });

  test('a client that never ends its headers is disconnected', async () => {
    const { answer, time } = await endless;
    expect(answer).toMatch(/^(HTTP\/1.1 408)?$/);
    expect(time).toBeLessThan(15_000);
  });

  test.runIf(isThorough)('nor is the end of a body waited for', async () => {
    const { answer, time } = await dawdle(
      'POST /functions/v1/newsletter HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{',
    );
    expect(answer).toMatch(/^(HTTP\/1.1 40[18])?$/);
    expect(time).toBeLessThan(15_000);
  });

  test('asked to stop, it answers first what it was asked', async () => {
    const own = await startServer(['--submissions', path.join(root, 'stopped')]);
    const body = JSON.stringify(SUBSCRIPTION);
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
    expect(existsSync(path.join(root, 'stopped/newsletter.jsonl'))).toBe(true);
  });
});

describe('sapin serve, wrong calls', () => {
  test('without a built site it says what to do', async () => {
    const { status, stderr } = await runCli(['serve', '--dist', root]);
    expect(status).toBe(1);
    expect(stderr).toContain('lancez « npm run build » d’abord');
  });

  test('a port that is taken is named', async () => {
    const busy = createServer().listen(0);
    onTestFinished(() => void busy.close());
    await once(busy, 'listening');
    const { port } = busy.address() as { port: number };
    const { status, stderr } = spawnCli(['serve', '--dist', dist, '--port', String(port)]);
    expect(status).toBe(1);
    expect(stderr).toContain(`le port ${port} est pris`);
  });

  test.each([['-1'], ['65536'], ['abc']])('port %s is a wrong call', async (port) => {
    expect((await runCli(['serve', '--dist', dist, '--port', port])).status).toBe(2);
  });
});
