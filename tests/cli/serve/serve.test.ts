import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { CLI, runCli } from '../content-folder.ts';

const root = mkdtempSync(path.join(tmpdir(), 'sapin-serve-'));
const dist = path.join(root, 'dist');
const submissions = path.join(root, 'submissions');
let server: ChildProcess;
let address = '';

beforeAll(async () => {
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  mkdirSync(path.join(dist, 'services'));
  writeFileSync(path.join(dist, 'index.html'), '<h1>Accueil</h1>');
  writeFileSync(path.join(dist, 'services.html'), '<h1>Services</h1>');
  writeFileSync(path.join(dist, 'services/livraison.html'), '<h1>Livraison</h1>');
  writeFileSync(path.join(dist, '404.html'), '<h1>Introuvable</h1>');
  writeFileSync(path.join(dist, 'assets/main-1a2b3c.js'), 'export {};');
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  server = spawn(
    process.execPath,
    [CLI, 'serve', '--port', '0', '--dist', dist, '--submissions', submissions],
    {
      env: { ...process.env, VITE_FUNCTIONS_KEY: 'public-key' },
    },
  );
  const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  address = line.toString().trim();
});

afterAll(async () => {
  server.kill('SIGTERM');
  const [status] = await once(server, 'exit');
  rmSync(root, { recursive: true });
  expect(status).toBe(0);
});

describe('sapin serve, files', () => {
  test.each([
    ['/', 200, 'Accueil'],
    ['/services', 200, 'Services'],
    ['/services/livraison', 200, 'Livraison'],
    ['/nulle-part', 404, 'Introuvable'],
    ['/services/inconnu', 404, 'Introuvable'],
    ['/%2e%2e/secret.txt', 404, 'Introuvable'],
    ['/..%2fsecret.txt', 404, 'Introuvable'],
  ])('%s answers %i', async (url, status, text) => {
    const response = await fetch(address + url);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toContain(text);
  });

  test('a final slash redirects to the path without, and never to another host', async () => {
    const slash = await fetch(`${address}/services/?a=b`, { redirect: 'manual' });
    expect([slash.status, slash.headers.get('location')]).toEqual([301, '/services?a=b']);
    const doubled = await fetch(`${address}//example.com/`, { redirect: 'manual' });
    expect(doubled.headers.get('location')).toBe('/example.com');
  });

  test('hashed names are cached for long, pages are asked for again', async () => {
    const asset = await fetch(`${address}/assets/main-1a2b3c.js`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const page = await fetch(`${address}/services`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(`${address}/services`, {
      headers: { 'If-None-Match': page.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('the site can be built anew under a running server', async () => {
    const file = path.join(dist, 'assets/next-4d5e6f.js');
    writeFileSync(file, 'export {};');
    expect(await (await fetch(`${address}/assets/next-4d5e6f.js`)).text()).toBe('export {};');
    writeFileSync(file, 'export const longer = true;');
    expect(await (await fetch(`${address}/assets/next-4d5e6f.js`)).text()).toBe(
      'export const longer = true;',
    );
    rmSync(file);
    expect((await fetch(`${address}/assets/next-4d5e6f.js`)).status).toBe(404);
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

function post(
  name: string,
  body: unknown,
  authorization: string | undefined = 'Bearer public-key',
): Promise<Response> {
  return fetch(`${address}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(authorization && { Authorization: authorization }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function kept(name: string): readonly Record<string, string>[] {
  const lines = readFileSync(path.join(submissions, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, string>);
}

describe('sapin serve, forms', () => {
  test('a subscription is on the disk when it is answered', async () => {
    const response = await post('newsletter', { email: ' anne@courriel.example ' });
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(kept('newsletter').at(-1)).toMatchObject({ email: 'anne@courriel.example' });
  });

  test('a message keeps its known fields, and only those', async () => {
    expect((await post('contact-form', { ...MESSAGE, admin: 'yes' })).status).toBe(200);
    const { received, ...fields } = kept('contact-form').at(-1) ?? {};
    expect(fields).toEqual(MESSAGE);
    expect(received).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test.each([
    ['a missing field', 'contact-form', { ...MESSAGE, message: undefined }, 400],
    ['an empty field', 'contact-form', { ...MESSAGE, name: '  ' }, 400],
    ['a field that is no text', 'contact-form', { ...MESSAGE, name: { first: 'Anne' } }, 400],
    ['a field too long', 'contact-form', { ...MESSAGE, name: 'a'.repeat(201) }, 400],
    ['an address that is none', 'newsletter', { email: 'anne' }, 400],
    ['no JSON', 'newsletter', '<html>', 400],
    ['a list', 'newsletter', [], 400],
    ['a body too large', 'contact-form', { ...MESSAGE, message: 'a'.repeat(40_000) }, 413],
    ['an unknown function', 'constructor', MESSAGE, 404],
  ])('%s is refused with an error and not kept', async (_, name, body, status) => {
    const response = await post(name, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(kept('contact-form')).toHaveLength(1);
    expect(kept('newsletter')).toHaveLength(1);
  });

  test.each([['Bearer wrong'], ['public-key'], [undefined]])(
    'authorization %s is refused',
    async (authorization) => {
      const response = await fetch(`${address}/functions/v1/newsletter`, {
        method: 'POST',
        headers: authorization ? { Authorization: authorization } : {},
        body: '{"email":"anne@courriel.example"}',
      });
      expect(response.status).toBe(401);
    },
  );

  test('a function takes POST only', async () => {
    expect((await fetch(`${address}/functions/v1/newsletter`)).status).toBe(405);
  });
});

describe('sapin serve, wrong calls', () => {
  test('without a built site it says what to do', () => {
    const { status, stderr } = runCli(['serve', '--dist', root]);
    expect(status).toBe(1);
    expect(stderr).toContain('lancez « npm run build » d’abord');
  });

  test('a port that is taken is named', async () => {
    const busy = createServer().listen(0);
    onTestFinished(() => void busy.close());
    await once(busy, 'listening');
    const { port } = busy.address() as { port: number };
    const { status, stderr } = runCli(['serve', '--dist', dist, '--port', String(port)]);
    expect(status).toBe(1);
    expect(stderr).toContain(`le port ${port} est pris`);
  });

  test.each([['-1'], ['65536'], ['abc']])('port %s is a wrong call', (port) => {
    expect(runCli(['serve', '--dist', dist, '--port', port]).status).toBe(2);
  });
});
