import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { lastingFolder, writeFiles } from '../../../temporary-folder.ts';
import { type StartedServer, serving, startServer } from './start-server.ts';

const root = lastingFolder();
const dist = path.join(root, 'dist');
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
  writeFiles(dist, {
    'index.html': '<h1>Accueil</h1>',
    'services.html': '<h1>Services</h1>',
    'services/livraison.html': '<h1>Livraison</h1>',
    '404.html': '<h1>Introuvable</h1>',
    _headers: HEADERS,
    _redirects: '/nos-offres /services 301\n# words\n',
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
  });
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  server = await startServer(['--dist', dist]);
  address = server.address;
});

afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

const answerTo = async (asked: RequestOptions) => {
  const [response] = (await once(request(asked).end(), 'response')) as [IncomingMessage];
  return response.resume();
};

describe('files', () => {
  test.each([
    ['/', 200, 'Accueil'],
    ['/services', 200, 'Services'],
    ['/services/livraison', 200, 'Livraison'],
    ['/nulle-part', 404, 'Introuvable'],
    ['/..%2fsecret.txt', 404, 'Introuvable'],
    ['/.secret', 404, 'Introuvable'],
    ['/_headers', 404, 'Introuvable'],
    ['/assets/main-1a2b3c.js.br', 404, 'Introuvable'],
    ['/404.html', 404, 'Introuvable'],
    ['/%E0%A4%A', 404, 'Introuvable'],
    ['/services//livraison', 404, 'Introuvable'],
  ])('%s answers %i', async (url, status, text) => {
    const response = await fetch(address + url);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toContain(text);
  });

  test.each([
    ['/services/', '/services'],
    ['/services.html', '/services'],
    ['/SERVICES?a=b', '/services?a=b'],
    ['/s%C3%A9rvices/Livraison', '/services/livraison'],
    ['/Nos-Offres', '/services'],
    ['/index.html', '/'],
    ['/services/index.html', '/services'],
    ['//example.com/', '/example.com'],
    ['//', '/'],
  ])('%s redirects to %s, on the same host', async (from, to) => {
    // What `fetch` would tidy up goes out as it stands.
    const { statusCode, headers } = await answerTo({ port: server.port, path: from });
    expect([statusCode, headers.location]).toEqual([301, to]);
  });

  test.each([
    ['/assets/main-1a2b3c.js', 'text/javascript; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
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
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0, *;q=0.5', 'gzip'],
    ['deflate, zstd', null],
  ])('a client that accepts %s gets %s', async (accepted, encoding) => {
    const url = `${address}/assets/main-1a2b3c.js`;
    const response = await fetch(url, { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(SCRIPT);
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
    expect(await read()).toEqual([200, 'export const longer = true;']);
    rmSync(file);
    expect(await read()).toEqual([404, '<h1>Introuvable</h1>']);
    expect((await fetch(address)).status).toBe(200);
  });

  test.skipIf(process.platform === 'win32')(
    'while descriptors run out nothing is said to be gone, and all is there again after',
    async () => {
      const own = await serving(['--dist', dist], {}, 64);
      // Others get no connection.
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      onTestFinished(() => agent.destroy());
      const ask = async (path: string) => {
        const { statusCode, headers } = await answerTo({ port: own.port, path, agent });
        return [statusCode, headers['retry-after'], headers['content-security-policy']];
      };
      const policy = "default-src 'self'";
      expect(await ask('/services')).toEqual([200, undefined, policy]);
      const others: Socket[] = [];
      /** Takes what descriptors there are, also those that were in use a moment ago. */
      const crowded = (path: string) => {
        for (let n = 0; n < 100; n++) others.push(connect(own.port, 'localhost').on('error', () => {}));
        return ask(path);
      };
      await expect.poll(() => crowded('/services'), { timeout: 10_000 }).toEqual([503, '5', policy]);
      expect(await ask('/nulle-part')).toEqual([503, '5', policy]);
      for (const other of others) other.destroy();
      await expect.poll(() => ask('/services'), { timeout: 10_000 }).toEqual([200, undefined, policy]);
    },
  );

  test('a redirect is asked for again, also in folders of hashed names', async () => {
    const answer = await fetch(`${address}/assets/`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([301, 'no-cache']);
  });

  test('files take GET and HEAD only', async () => {
    expect((await fetch(`${address}/services`, { method: 'HEAD' })).status).toBe(200);
    const posted = await fetch(`${address}/services`, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(posted.headers.get('content-security-policy')).toBe("default-src 'self'");
  });
});

test.each([
  [304, 'ETAG', ''],
  [200, '"other"', '0123456789'],
])('%i answers whether %s is current', async (status, known, text) => {
  const url = `${address}/digits.txt`;
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  // As browsers ask whether what they have is current; by itself, `fetch` asks for everything.
  const headers = { 'Cache-Control': 'max-age=0', 'If-None-Match': known.replace('ETAG', etag) };
  const again = await fetch(url, { headers });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([status, text, etag]);
  expect(again.headers.get('cache-control')).toBe('no-cache');
});
