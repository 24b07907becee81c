import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Context } from '../../../../cli/commands/context.ts';
import { removeNightly } from '../../../../cli/commands/mail.ts';
import { en } from '../../../../cli/core/messages/commands/en.ts';
import { readMessages } from '../../../../cli/forms/inbox/messages.ts';
import { readSubscribers } from '../../../../cli/forms/inbox/subscriptions.ts';
import { shop } from '../../../shop.mjs';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { copyShop } from '../../commands/shop-copy.ts';
import { runCli } from '../../run-cli.ts';

const DAY = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

const add = (folder: string, journal: string, ...lines: object[]) =>
  appendFileSync(
    path.join(folder, `${journal}.jsonl`),
    lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  );

const message = (name: string, days = 1) => ({
  received: ago(days),
  name,
  email: `${name.toLowerCase()}@courriel.example`,
  phone: '',
  subject: 'autre',
  message: `Bonjour de ${name}`,
});

const SCHEMAS = path.resolve('schemas');

const run = (folder: string, ...args: readonly string[]) =>
  runCli([
    'inbox',
    ...args,
    ...['--submissions', folder, '--content', shop.content, '--schemas', SCHEMAS, '--lang', 'en'],
  ]);

const idOf = (folder: string, name: string) =>
  readMessages(folder).find(({ fields }) => fields.name === name)?.id ?? '';

/** Everything that the files of a folder hold. */
const bytesOf = (folder: string) =>
  readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('');

describe('the list', () => {
  test('has the unanswered first, the newest first, and says what was not mailed', async () => {
    const folder = temporaryFolder();
    add(folder, 'contact-form', message('Anne', 3), message('Bruno', 2), message('Chloé', 1));
    add(folder, 'outbox', { at: ago(1), mail: idOf(folder, 'Anne'), state: 'refused', why: 'message: no' });
    await run(folder, 'answered', idOf(folder, 'Chloé').slice(0, 8));
    const { status, stdout } = await run(folder);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^3 messages, 2 unanswered\n.*Bruno.*\n.*Anne.*refused by the mail server\n.*Chloé.*answered on/,
    );
    const json = JSON.parse((await run(folder, '--format', 'json')).stdout);
    expect(json).toMatchObject({
      ok: true,
      messages: [
        { fields: { name: 'Bruno' } },
        { delivery: { state: 'refused' } },
        { answered: expect.any(String) },
      ],
    });
  });

  test('of what a visitor typed nothing reaches the terminal that is not text', async () => {
    const folder = temporaryFolder();
    add(folder, 'contact-form', { ...message('Anne'), name: '\u001b[2J\u202eAnne', message: 'a\u0007\nb' });
    const [{ id } = { id: '' }] = readMessages(folder);
    for (const args of [[], ['show', id], ['answered', id]] as const) {
      const { stdout } = await run(folder, ...args, '--no-color');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
      expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
      expect(stdout).toContain('Anne');
    }
  });

  test('for a spreadsheet holds no formula', async () => {
    const folder = temporaryFolder();
    const texts = ['=1+1', '+33 3', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', 'a";=1', '\n=1'];
    add(folder, 'contact-form', ...texts.map((text, n) => ({ ...message(`N${n}`), message: text })));
    const { stdout } = await run(folder, '--csv');
    expect(stdout.startsWith('\ufeff"Number","Received"')).toBe(true);
    const cells = [...stdout.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = '']) => text);
    expect(cells.filter((text) => /^[\s]*[=+\-@＝]/.test(text))).toEqual([]);
    expect(cells).toEqual(expect.arrayContaining(["'=1+1", "'+33 3", 'a"";=1']));
  });
});

describe('one message', () => {
  test('is shown whole, marked, and waits again', async () => {
    const folder = temporaryFolder();
    add(folder, 'contact-form', message('Anne'));
    const id = idOf(folder, 'Anne');
    expect((await run(folder, 'show', id.slice(0, 6))).stdout).toContain('Bonjour de Anne');
    await run(folder, 'answered', id);
    expect(readMessages(folder)[0]?.answered).toBeDefined();
    await run(folder, 'answered', id, '--undo');
    expect(readMessages(folder)[0]?.answered).toBeUndefined();
  });

  test.each([
    [['show'], /say which message/],
    [['show', 'zz'], /no message begins with "zz"/],
    [['answered', ''], /say which message/],
  ])('%j is refused with a way out', async (args, words) => {
    const { status, stderr } = await run(temporaryFolder(), ...args);
    expect([status, stderr]).toEqual([1, expect.stringMatching(words)]);
  });

  test('several that are marked at once are all marked', async () => {
    const folder = temporaryFolder();
    const names = Array.from({ length: 20 }, (_, n) => `N${n}`);
    add(folder, 'contact-form', ...names.map((name) => message(name)));
    const { appendShared } = await import('../../../../cli/forms/inbox/json-lines.ts');
    const file = path.join(folder, 'answered.jsonl');
    appendFileSync(file, '{"torn');
    await Promise.all(
      readMessages(folder).map(({ id }) => appendShared(file, { at: ago(0), id, isAnswered: true })),
    );
    expect(readMessages(folder).filter(({ answered }) => !answered)).toEqual([]);
  });
});

test.each([
  ['sent', 1, 0],
  ['delayed', 0, 1],
  ['expired', 4, 1],
  [undefined, 1, 1],
  [undefined, 0, 0],
])('--check of an email %s, whose message came %i days ago, exits with %i', async (state, days, status) => {
  const folder = temporaryFolder();
  add(folder, 'contact-form', message('Anne', days));
  if (state) add(folder, 'outbox', { at: ago(0), mail: idOf(folder, 'Anne'), state });
  const { status: exit, stdout } = await run(folder, '--check', '--format', 'json');
  expect([exit, JSON.parse(stdout).ok]).toEqual([status, status === 0]);
});

test('what was held back is counted and listed, but for what came again', async () => {
  const folder = temporaryFolder();
  const { received, ...fields } = message('Anne');
  add(folder, 'held-back', { received, reason: 'too-soon', form: 'contact-form', ...fields });
  add(folder, 'held-back', { received, reason: 'trap', form: 'newsletter', email: 'robot@spam.example' });
  add(folder, 'contact-form', { received, ...fields });
  expect((await run(folder)).stdout).toContain('1 submission held back');
  expect((await run(folder, '--held')).stdout).toMatch(/^[^\n]*hidden field filled in.*robot@spam\.example/);
});

describe('what leaves', () => {
  test('is what is older than the facts say, and what was noted of it', async () => {
    const folder = temporaryFolder();
    add(folder, 'contact-form', message('Ancienne', 9 * 31), message('Récente', 7 * 30));
    const old = idOf(folder, 'Ancienne');
    add(folder, 'outbox', { at: ago(250), mail: old, state: 'sent' });
    add(folder, 'answered', { at: ago(250), id: old, isAnswered: true });
    add(folder, 'newsletter', { received: ago(25), email: 'jamais@courriel.example' });
    const [unconfirmed] = readMessages(folder, ['newsletter']);
    add(folder, 'outbox', { at: ago(25), mail: unconfirmed?.id, state: 'sent' });
    expect((await run(folder, '--purge')).status).toBe(0);
    expect(readMessages(folder).map(({ fields }) => fields.name)).toEqual(['Récente']);
    expect(bytesOf(folder)).not.toMatch(new RegExp(`Ancienne|${old}`));
  });

  test('is no address that receives the newsletter, however old, but one that nobody confirmed or that left', async () => {
    const folder = temporaryFolder();
    const requests = ['Confirmee', 'seule', 'partie', 'oubliee'].map((name) => ({
      received: ago(4000),
      email: `${name}@courriel.example`,
    }));
    add(folder, 'newsletter', ...requests);
    const mails = readMessages(folder, ['newsletter']).filter(
      ({ fields }) => !/seule/.test(String(fields.email)),
    );
    add(folder, 'outbox', ...mails.map(({ id }) => ({ at: ago(4000), mail: id, state: 'sent' })));
    const event = (email: string, event: string) => ({ received: ago(3999), email, event, from: '::1' });
    add(folder, 'subscriptions', event('confirmee@courriel.example', 'confirmed'));
    add(folder, 'subscriptions', event('partie@courriel.example', 'removed'));
    expect((await run(folder, '--purge')).status).toBe(0);
    const kept = readMessages(folder, ['newsletter']).map(({ fields }) => fields.email);
    expect(kept.toSorted()).toEqual(['Confirmee@courriel.example', 'seule@courriel.example']);
    expect(
      readSubscribers(folder, Date.now())
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['confirmed', 'single']);
    expect(bytesOf(folder)).not.toMatch(/partie|oubliee/);
  });

  test('leaves by itself when a server starts, and each night while it runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'Date'], now: new Date(2026, 10, 22, 23, 30) });
    onTestFinished(() => void vi.useRealTimers());
    const folder = temporaryFolder();
    add(folder, 'contact-form', message('Ancienne', 9 * 31), message('Récente', 7 * 30));
    const notes: string[] = [];
    const project = { contentDir: shop.content, schemasDir: SCHEMAS, cacheDir: temporaryFolder() };
    const context = { project, words: en, note: (text: string) => notes.push(text) };
    await removeNightly(context as unknown as Context, folder);
    expect(readMessages(folder).map(({ fields }) => fields.name)).toEqual(['Récente']);
    add(folder, 'contact-form', message('Autre ancienne', 9 * 31));
    vi.advanceTimersByTime(60 * 60_000);
    await vi.waitFor(() => expect(notes).toEqual([en.inbox.purged(1), en.inbox.purged(1)]), {
      timeout: 10_000,
    });
    expect(readMessages(folder).map(({ fields }) => fields.name)).toEqual(['Récente']);
  });

  test('follows the facts', async () => {
    const folder = temporaryFolder();
    add(folder, 'contact-form', message('Anne', 40));
    const copy = copyShop();
    copy.edit('facts/retention-messages.yaml', '8 mois', '1 mois');
    expect((await copy.run('inbox', '--purge', '--submissions', folder)).status).toBe(0);
    expect(readMessages(folder)).toEqual([]);
  });

  test('without facts nothing leaves, and it says so', async () => {
    const folder = temporaryFolder();
    add(folder, 'contact-form', message('Anne', 4000));
    const { status, stderr } = await runCli([
      'inbox',
      '--purge',
      '--submissions',
      folder,
      '--content',
      folder,
    ]);
    expect([status, stderr]).toEqual([1, expect.stringContaining('facts/retention-messages')]);
    expect(readMessages(folder)).toHaveLength(1);
  });

  test('is a person who asks for it, from everything; what there is can be had before', async () => {
    const folder = temporaryFolder();
    add(folder, 'contact-form', message('Anne'), message('Bruno'));
    add(folder, 'newsletter', { received: ago(2), email: 'ANNE@courriel.example' });
    add(folder, 'held-back', {
      received: ago(2),
      reason: 'trap',
      form: 'newsletter',
      email: 'anne@courriel.example',
    });
    add(folder, 'outbox', { at: ago(1), mail: `${idOf(folder, 'Anne')}-copy`, state: 'sent' });
    const address = 'anne@courriel.example';
    const exported = JSON.parse((await run(folder, '--export', address)).stdout);
    expect(exported).toMatchObject({
      ok: true,
      'contact-form': [{ name: 'Anne' }],
      newsletter: [{}],
      'held-back': [{}],
      outbox: [{ state: 'sent' }],
    });
    const id = idOf(folder, 'Anne');
    expect((await run(folder, '--forget', ` ${address} `)).stdout).toContain('3 entries');
    expect(bytesOf(folder)).not.toMatch(new RegExp(`anne|${id}`, 'i'));
    expect(readMessages(folder).map(({ fields }) => fields.name)).toEqual(['Bruno']);
    expect((await run(folder, '--forget', 'anne')).status).toBe(1);
    expect(existsSync(path.join(folder, 'removal.lock'))).toBe(false);
  });
});
