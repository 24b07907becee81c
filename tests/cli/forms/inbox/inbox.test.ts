import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from '../../../../cli/commands/context.ts';
import { removeNightly } from '../../../../cli/commands/mail.ts';
import { en } from '../../../../cli/core/messages/commands/en.ts';
import { purgeOld } from '../../../../cli/forms/inbox/retention.ts';
import type { Shop } from '../../../../cli/forms/inbox/shop.ts';
import { sql } from '../../../../cli/forms/store/database.ts';
import { readMessages, readSubscribers } from '../../../../cli/forms/store/messages.ts';
import { confirm, unsubscribe } from '../../../../cli/forms/store/submissions.ts';
import { forget } from '../../../../cli/forms/store/upkeep.ts';
import { shop } from '../../../shop.mjs';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { ago, fieldsIn, idOf, keep, message, newStore, runInbox, SCHEMAS } from '../kept.ts';

const bytesOf = (folder: string) =>
  readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('');

test('the list has the unanswered first, the newest first, and says what was not mailed', async () => {
  const { folder, store } = newStore();
  await keep(store, 'contact-form', message('Anne', 3), { state: 'refused', why: 'message: no' });
  for (const [name, days] of [
    ['Bruno', 2],
    ['Chloé', 1],
  ] as const)
    await keep(store, 'contact-form', message(name, days));
  await runInbox(folder, 'answered', (await idOf(store, 'Chloé')).slice(0, 8));
  const { status, stdout } = await runInbox(folder);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^3 messages, 2 unanswered\n.*Bruno.*\n.*Anne.*refused by the mail server\n.*Chloé.*answered on/,
  );
  const json = JSON.parse((await runInbox(folder, '--format', 'json')).stdout);
  expect(json).toMatchObject({
    ok: true,
    messages: [
      { fields: { name: 'Bruno' } },
      { delivery: { state: 'refused' } },
      { answered: expect.any(String) },
    ],
  });
});

test('the list: of what a visitor typed nothing reaches the terminal that is not text', async () => {
  const { folder, store } = newStore();
  const hostile = { ...message('Anne'), name: '\u001b[2J\u202eAnne', message: 'a\u0007\nb\0' };
  await keep(store, 'contact-form', hostile);
  const id = await idOf(store, hostile.name);
  for (const args of [[], ['show', id], ['answered', id]] as const) {
    const { stdout } = await runInbox(folder, ...args, '--no-color');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
    expect(stdout).toContain('Anne');
  }
});

test('the list for a spreadsheet holds no formula', async () => {
  const { folder, store } = newStore();
  const texts = ['=1+1', '+33 3', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', 'a";=1', '\n=1'];
  for (const [n, text] of texts.entries())
    await keep(store, 'contact-form', { ...message(`N${n}`), message: text });
  const { stdout } = await runInbox(folder, '--csv');
  expect(stdout.startsWith('\ufeff"Number","Received"')).toBe(true);
  const cells = [...stdout.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = '']) => text);
  expect(cells.filter((text) => /^[\s]*[=+\-@＝]/.test(text))).toEqual([]);
  expect(cells).toEqual(expect.arrayContaining(["'=1+1", "'+33 3", 'a"";=1']));
});

test('one message is shown whole, marked, and waits again', async () => {
  const { folder, store } = newStore();
  await keep(store, 'contact-form', message('Anne'));
  const id = await idOf(store, 'Anne');
  expect((await runInbox(folder, 'show', id.slice(0, 6))).stdout).toContain('Bonjour de Anne');
  await runInbox(folder, 'answered', id);
  expect((await readMessages(store))[0]?.answered).toBeDefined();
  await runInbox(folder, 'answered', id, '--undo');
  expect((await readMessages(store))[0]?.answered).toBeUndefined();
});

test.each([
  [['show'], /say which message/],
  [['show', 'zz'], /no message begins with "zz"/],
  [['answered', ''], /say which message/],
])('one message: %j is refused with a way out', async (args, words) => {
  const { folder, store } = newStore();
  await store.query(sql`select 1`);
  const { status, stderr } = await runInbox(folder, ...args);
  expect([status, stderr]).toEqual([1, expect.stringMatching(words)]);
});

test.each([
  ['sent', 1, 0],
  ['delayed', 0, 1],
  ['expired', 4, 1],
  [undefined, 1, 1],
  [undefined, 0, 0],
])('--check of an email %s, whose message came %i days ago, exits with %i', async (state, days, status) => {
  const { folder, store } = newStore();
  await keep(store, 'contact-form', message('Anne', days), state ? { state } : undefined);
  const { status: exit, stdout } = await runInbox(folder, '--check', '--format', 'json');
  expect([exit, JSON.parse(stdout).ok]).toEqual([status, status === 0]);
});

test('what was held back is counted and listed, but for what came again', async () => {
  const { folder, store } = newStore();
  await keep(store, 'contact-form', { ...message('Anne'), held: 'too-soon' });
  await keep(store, 'newsletter', { received: ago(1), email: 'robot@spam.example', held: 'trap' });
  await keep(store, 'contact-form', message('Anne'));
  await keep(store, 'contact-form', message('Bruno', 3));
  await keep(store, 'contact-form', { ...message('Bruno', 2), held: 'trap' });
  expect((await runInbox(folder)).stdout).toContain('2 submissions held back');
  expect((await runInbox(folder, '--held')).stdout).toMatch(
    /^[^\n]*hidden field filled in.*robot@spam\.example/,
  );
});

describe('what leaves', () => {
  test('is what is older than the facts say, and what was noted of it', async () => {
    const { folder, store } = newStore();
    await keep(store, 'contact-form', message('Ancienne', 9 * 31), { state: 'sent' });
    await keep(store, 'contact-form', message('Récente', 7 * 30));
    await keep(
      store,
      'newsletter',
      { received: ago(25), email: 'jamais@courriel.example' },
      { state: 'sent' },
    );
    await keep(store, 'contact-form', { ...message('Machine', 9 * 31), held: 'trap' });
    await keep(store, 'newsletter', { received: ago(2), email: 'hier@courriel.example' }, { state: 'sent' });
    await keep(store, 'newsletter', { received: ago(25), email: 'robot@spam.example', held: 'trap' });
    const old = await idOf(store, 'Ancienne');
    expect((await runInbox(folder, '--purge')).stdout).toContain('4 entries');
    expect(await fieldsIn(store)).toMatchObject([{ name: 'Récente' }]);
    expect(await readSubscribers(store)).toMatchObject([{ email: 'hier@courriel.example' }]);
    expect(bytesOf(folder)).not.toMatch(new RegExp(`Ancienne|jamais|Machine|robot|${old}`));
  });

  describe('is no address that receives the newsletter, however old:', () => {
    const asked = { state: 'sent' };
    test.each([
      ['one that was confirmed', asked, true, ['confirmed']],
      ['one that nobody could ask to confirm', undefined, false, ['single']],
      ['one that was confirmed though nobody asked', undefined, true, ['confirmed']],
      ['but one that nobody confirmed', asked, false, []],
    ])('%s', async (_, mail, isConfirmed, states) => {
      const { folder, store } = newStore();
      const email = 'Anne@courriel.example';
      await keep(store, 'newsletter', { received: ago(4000), email }, mail);
      if (isConfirmed) await confirm(store, email.toLowerCase(), '::1', ago(3999));
      await runInbox(folder, '--purge');
      expect((await readSubscribers(store)).map(({ state }) => state)).toEqual(states);
    });

    test('nor one that asked again and did not press the button a second time', async () => {
      const { folder, store } = newStore();
      const email = 'anne@courriel.example';
      await keep(store, 'newsletter', { received: ago(4000), email }, asked);
      await confirm(store, email, '::1', ago(3999));
      await keep(store, 'newsletter', { received: ago(3000), email }, asked);
      await runInbox(folder, '--purge');
      expect(await readSubscribers(store)).toMatchObject([{ email, state: 'confirmed' }]);
    });

    test('nor one that nobody could ask, and that was asked when it came again', async () => {
      const { store } = newStore();
      const email = 'anne@courriel.example';
      await keep(store, 'newsletter', { received: ago(40), email });
      await keep(store, 'newsletter', { received: ago(30), email }, asked);
      expect(await readSubscribers(store)).toMatchObject([{ email, state: 'single' }]);
    });

    test('but one that left, at once', async () => {
      const { folder, store } = newStore();
      const email = 'partie@courriel.example';
      await keep(store, 'newsletter', { received: ago(2), email }, asked);
      await keep(store, 'contact-form', message('Partie'));
      await confirm(store, email, '::1', ago(1));
      await unsubscribe(store, email);
      expect(await readSubscribers(store)).toEqual([]);
      expect(await fieldsIn(store)).toMatchObject([{ name: 'Partie' }]);
      expect((await runInbox(folder, 'newsletter')).stdout).not.toContain(email);
    });
  });

  test('leaves by itself when a server starts, and each night while it runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'Date'], now: new Date(2026, 10, 22, 23, 30) });
    onTestFinished(() => void vi.useRealTimers());
    const { folder, store } = newStore();
    await keep(store, 'contact-form', message('Ancienne', 9 * 31));
    await keep(store, 'contact-form', message('Récente', 7 * 30));
    const notes: string[] = [];
    const project = { contentDir: shop.content, schemasDir: SCHEMAS, cacheDir: temporaryFolder() };
    const context = { project, words: en, note: (text: string) => notes.push(text) };
    await removeNightly(context as unknown as Context, store);
    expect(await fieldsIn(store)).toMatchObject([{ name: 'Récente' }]);
    expect(bytesOf(folder)).not.toContain('Ancienne');
    await keep(store, 'contact-form', message('Autre ancienne', 9 * 31));
    vi.advanceTimersByTime(60 * 60_000);
    await vi.waitFor(() => expect(notes).toEqual([en.inbox.purged(1), en.inbox.purged(1)]), {
      timeout: 10_000,
    });
    expect(await fieldsIn(store)).toMatchObject([{ name: 'Récente' }]);
  });

  test.each([
    [['1 mois', '2-3 mois'], ['Anne 40']],
    [['1 saison'], ['Anne 100', 'Anne 40']],
  ])('stays as long as the longest of %j says, for good where none is a duration', async (readings, left) => {
    const { store } = newStore();
    for (const days of [40, 100]) await keep(store, 'contact-form', message(`Anne ${days}`, days));
    const facts = { readings: () => readings } as unknown as Shop;
    const { removed, missing } = await purgeOld(store, facts, Date.now());
    expect([removed, missing.length]).toEqual(left.length === 2 ? [0, 3] : [1, 0]);
    expect((await fieldsIn(store)).map(({ name }) => name)).toEqual(left);
  });

  test('without facts nothing leaves, and it says so', async () => {
    const { folder, store } = newStore();
    await keep(store, 'contact-form', message('Anne', 4000));
    const { status, stderr } = await runInbox(folder, '--purge', '--content', temporaryFolder());
    expect([status, stderr]).toEqual([1, expect.stringContaining('facts/retention-messages')]);
    expect(await readMessages(store)).toHaveLength(1);
  });

  test('is a person who asks for it, from everything; what there is can be had before', async () => {
    const { folder, store } = newStore();
    await keep(store, 'contact-form', message('Anne'), { state: 'sent' });
    await keep(store, 'contact-form', message('Bruno'));
    await keep(store, 'newsletter', { received: ago(2), email: 'ANNE@courriel.example' });
    await keep(store, 'newsletter', { received: ago(3), email: 'anne@courriel.example', held: 'trap' });
    const address = 'anne@courriel.example';
    const exported = JSON.parse((await runInbox(folder, '--export', address)).stdout);
    expect(exported).toMatchObject({
      ok: true,
      entries: [{ held: 'trap' }, { form: 'newsletter' }, { fields: { name: 'Anne' } }],
      emails: [{ state: 'sent' }],
    });
    const id = await idOf(store, 'Anne');
    expect((await runInbox(folder, '--forget', ` ${address} `)).stdout).toContain('3 entries');
    expect(bytesOf(folder)).not.toMatch(new RegExp(`anne|${id}`, 'i'));
    expect(await fieldsIn(store)).toMatchObject([{ name: 'Bruno' }]);
    expect((await runInbox(folder, '--forget', 'anne')).status).toBe(1);
    expect(await forget(store, 'bruno@courriel.example')).toBe(1);
    expect(bytesOf(folder)).not.toContain('Bruno');
  });
});
