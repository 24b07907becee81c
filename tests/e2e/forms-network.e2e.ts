import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { type RecordingServer, recordingServer } from './recording-server.ts';
import { serve } from './server.ts';
import { messages } from './spec.ts';
import { eventually, takenOver, visitors } from './visit.ts';

const visit = visitors();

let server: RecordingServer;

beforeAll(async () => {
  server = await recordingServer(inject('baseUrl'));
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** The browser and the application both say so when a function fails. */
const failing = /^(error: (Failed to load resource|Error|TypeError)|5\d\d:|4\d\d:|net::)/;

const failures = [
  ['an answer that is not ok', { status: 500, body: '{"error":"boîte pleine"}' }],
  ['an answer that is not ok, without a reason', { status: 400, body: '<html>' }],
  ['a connection that breaks', 'broken'],
] as const;

describe.each([
  ['of the footer', '/services', 'footer form'],
  ['of the home page', '/', 'main form'],
])('the newsletter form %s', (_, path_, selector) => {
  const email = (page: Page) => page.locator(`${selector} input`);
  const button = (page: Page) => page.locator(`${selector} button`);
  const said = (page: Page, role: 'status' | 'alert') =>
    page.locator(`${selector} [role=${role}]`).innerText();
  const subscribe = async (page: Page) => {
    await email(page).fill('anne@courriel.example');
    await button(page).click();
  };

  test('posts the address as JSON, with bearer authorization', async () => {
    const page = await visit(path_, { at: server.address });
    await subscribe(page);
    await eventually(() => said(page, 'status')).toBe(messages.newsletterSuccess);
    expect(server.calls).toEqual([
      {
        method: 'POST',
        path: '/functions/v1/newsletter',
        authorization: expect.stringMatching(/^Bearer\b/),
        contentType: expect.stringMatching(/^application\/json\b/),
        body: '{"email":"anne@courriel.example"}',
      },
    ]);
  });

  test('while it submits, field and button are disabled and the button shows an ellipsis', async () => {
    const page = await visit(path_, { at: server.address });
    const release = server.hold();
    const label = await button(page).innerText();
    await subscribe(page);
    await eventually(() => button(page).innerText()).toMatch(/^(…|\.\.\.)$/);
    expect([await button(page).isDisabled(), await email(page).isDisabled()]).toEqual([true, true]);
    expect([await said(page, 'status'), await said(page, 'alert')]).toEqual(['', '']);
    release();
    await eventually(() => button(page).innerText()).toBe(label);
    expect([await button(page).isDisabled(), await email(page).isDisabled()]).toEqual([false, false]);
    expect(server.calls).toHaveLength(1);
  });

  test('on success it says so, to the letter, and clears the field', async () => {
    const page = await visit(path_, { at: server.address });
    await subscribe(page);
    await eventually(() => said(page, 'status')).toBe(messages.newsletterSuccess);
    expect(await email(page).inputValue()).toBe('');
    expect(await said(page, 'alert')).toBe('');
  });

  test.each(failures)('after %s it says so, to the letter, and clears nothing', async (_case, answer) => {
    const page = await visit(path_, { at: server.address, expected: failing });
    server.answer(answer);
    await subscribe(page);
    await eventually(() => said(page, 'alert')).toBe(messages.newsletterFailure);
    expect(await email(page).inputValue()).toBe('anne@courriel.example');
    expect(await button(page).isDisabled()).toBe(false);
    expect(await said(page, 'status')).toBe('');

    server.answer({ status: 200, body: '{}' });
    await button(page).click();
    await eventually(() => said(page, 'status')).toBe(messages.newsletterSuccess);
    expect(await said(page, 'alert')).toBe('');
  });

  test("the server's own words are logged, not shown", async () => {
    const page = await visit(path_, { at: server.address, expected: failing });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    server.answer({ status: 500, body: '{"error":"boîte pleine"}' });
    await subscribe(page);
    await eventually(() => said(page, 'alert')).toBe(messages.newsletterFailure);
    expect(logged.some((text) => text.includes('boîte pleine'))).toBe(true);
    expect(await page.locator('body').innerText()).not.toContain('boîte pleine');
  });
});

const message = {
  nom: 'Anne Muller',
  email: 'anne@courriel.example',
  telephone: '03 53 01 00 00',
  message: 'Livrez-vous à Ostheim ?\nMerci.',
};

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const said = (page: Page, role: 'status' | 'alert') => page.locator(`main form [role=${role}]`).innerText();
const send = (page: Page) => page.locator('main form button').click();

async function fillContact(page: Page) {
  for (const [name, value] of Object.entries(message)) await field(page, name).fill(value);
  await field(page, 'sujet').selectOption('livraison');
  await field(page, 'rgpdConsent').check();
}

async function values(page: Page) {
  const texts = await Promise.all(
    [...Object.keys(message), 'sujet'].map(async (name) => [name, await field(page, name).inputValue()]),
  );
  return { ...Object.fromEntries(texts), rgpdConsent: await field(page, 'rgpdConsent').isChecked() };
}

const filled = { ...message, sujet: 'livraison', rgpdConsent: true };
const empty = { nom: '', email: '', telephone: '', message: '', sujet: '', rgpdConsent: false };

describe('the contact form', () => {
  test('posts name, email, phone, subject and message as JSON, with bearer authorization', async () => {
    const page = await visit('/contact', { at: server.address });
    await fillContact(page);
    await send(page);
    await eventually(() => server.calls.length).toBe(1);
    const [call] = server.calls;
    expect(call).toEqual({
      method: 'POST',
      path: '/functions/v1/contact-form',
      authorization: expect.stringMatching(/^Bearer\b/),
      contentType: expect.stringMatching(/^application\/json\b/),
      body: expect.any(String),
    });
    expect(JSON.parse(call?.body ?? '')).toEqual({
      name: message.nom,
      email: message.email,
      phone: message.telephone,
      subject: 'livraison',
      message: message.message,
    });
  });

  test('without a phone number it posts an empty one', async () => {
    const page = await visit('/contact', { at: server.address });
    await fillContact(page);
    await field(page, 'telephone').fill('');
    await send(page);
    await eventually(() => said(page, 'status')).toBe(messages.contactSuccess);
    expect(JSON.parse(server.calls[0]?.body ?? '{}')).toMatchObject({ phone: '' });
  });

  test("while it sends, the button is disabled and says 'Envoi en cours...'", async () => {
    const page = await visit('/contact', { at: server.address });
    const release = server.hold();
    await fillContact(page);
    const button = page.locator('main form button');
    const label = await button.innerText();
    await send(page);
    await eventually(() => button.innerText()).toBe('Envoi en cours...');
    expect(await button.isDisabled()).toBe(true);
    release();
    await eventually(() => button.innerText()).toBe(label);
    expect(await button.isDisabled()).toBe(false);
    expect(server.calls).toHaveLength(1);
  });

  test('on success it shows the banner, to the letter, and clears the form', async () => {
    const page = await visit('/contact', { at: server.address });
    await fillContact(page);
    await send(page);
    await eventually(() => said(page, 'status')).toBe(messages.contactSuccess);
    expect(await values(page)).toEqual(empty);
    expect(await said(page, 'alert')).toBe('');
  });

  test.each(failures)(
    'after %s it shows the banner, to the letter, and clears nothing',
    async (_case, answer) => {
      const page = await visit('/contact', { at: server.address, expected: failing });
      server.answer(answer);
      await fillContact(page);
      await send(page);
      await eventually(() => said(page, 'alert')).toBe(messages.contactFailure);
      expect(await values(page)).toEqual(filled);
      expect(await said(page, 'status')).toBe('');

      server.answer({ status: 200, body: '{}' });
      await send(page);
      await eventually(() => said(page, 'status')).toBe(messages.contactSuccess);
      expect(await values(page)).toEqual(empty);
    },
  );

  test.each([
    ['{"error":"boîte pleine"}', 'boîte pleine'],
    ['{}', messages.contactDefaultError],
  ])('the answer %s is thrown as %s, and not shown', async (body, thrown) => {
    const page = await visit('/contact', { at: server.address, expected: failing });
    const logged: string[] = [];
    page.on('console', (line) => logged.push(line.text()));
    server.answer({ status: 500, body });
    await fillContact(page);
    await send(page);
    await eventually(() => said(page, 'alert')).toBe(messages.contactFailure);
    expect(logged.some((text) => text.includes(thrown))).toBe(true);
    expect(await page.locator('body').innerText()).not.toContain(thrown);
  });

  test('a refused consent is mended by ticking the box', async () => {
    const page = await visit('/contact', { at: server.address });
    await fillContact(page);
    await field(page, 'rgpdConsent').uncheck();
    await send(page);
    await eventually(() => said(page, 'alert')).toBe(messages.consent);
    expect(server.calls).toEqual([]);
    await field(page, 'rgpdConsent').check();
    await send(page);
    await eventually(() => said(page, 'status')).toBe(messages.contactSuccess);
    expect(await said(page, 'alert')).toBe('');
  });
});

describe('sapin serve', () => {
  const kept = (name: string): readonly Record<string, string>[] =>
    readFileSync(path.join(inject('submissions'), `${name}.jsonl`), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('keeps what the newsletter form sends', async () => {
    const page = await visit('/services');
    await page.locator('footer form input').fill('marthe@courriel.example');
    await page.locator('footer form button').click();
    await eventually(() => page.locator('footer [role=status]').innerText()).toBe(messages.newsletterSuccess);
    expect(kept('newsletter').at(-1)).toMatchObject({ email: 'marthe@courriel.example' });
  });

  test('keeps what the contact form sends', async () => {
    const page = await visit('/contact');
    await fillContact(page);
    await send(page);
    await eventually(() => said(page, 'status')).toBe(messages.contactSuccess);
    expect(kept('contact-form').at(-1)).toMatchObject({
      name: message.nom,
      email: message.email,
      phone: message.telephone,
      subject: 'livraison',
      message: message.message,
    });
  });
});

describe('a build with the address and the public key of the hosted functions', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  let functions: RecordingServer;
  let site: { address: string; stop: () => Promise<void> };
  let dist: string;

  beforeAll(async () => {
    functions = await recordingServer(inject('baseUrl'));
    dist = mkdtempSync(path.join(tmpdir(), 'sapin-dist-'));
    vi.stubEnv('VITE_FUNCTIONS_URL', functions.address);
    vi.stubEnv('VITE_FUNCTIONS_KEY', 'cle-publique-anonyme');
    // The client alone: its shell fetches the data of the page, which the build proper has written.
    await build({
      root,
      logLevel: 'error',
      environments: { client: { build: { outDir: dist, emptyOutDir: true } } },
    });
    vi.unstubAllEnvs();
    cpSync(path.join(root, 'dist/data'), path.join(dist, 'data'), { recursive: true });
    cpSync(path.join(dist, 'index.html'), path.join(dist, '404.html'));
    site = await serve(root, ['--dist', dist]);
  });
  afterAll(async () => {
    functions.close();
    await site?.stop();
    rmSync(dist, { recursive: true, force: true });
  });

  test('posts both forms there, and bears the key', async () => {
    const page = await visit('/', { at: site.address, stay: true, expected: /404/ });
    await page.goto('/contact');
    await takenOver(page);
    await page.locator('footer form input').fill('anne@courriel.example');
    await page.locator('footer form button').click();
    await eventually(() => page.locator('footer [role=status]').innerText()).toBe(messages.newsletterSuccess);
    await fillContact(page);
    await send(page);
    await eventually(() => said(page, 'status')).toBe(messages.contactSuccess);
    const calls = functions.calls.map((call) => [call.path, call.authorization]);
    expect(calls).toEqual([
      ['/functions/v1/newsletter', 'Bearer cle-publique-anonyme'],
      ['/functions/v1/contact-form', 'Bearer cle-publique-anonyme'],
    ]);
  });
});
