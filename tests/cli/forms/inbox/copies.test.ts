import { hash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from '../../../../cli/forms/store/database.ts';
import { storePath } from '../../../../cli/forms/store/store.ts';
import { temporaryFolder, writeFiles } from '../../../temporary-folder.ts';
import { ago, keep, message, newStore, runInbox } from '../kept.ts';

test('a copy is made while others write, read by its owner alone, and put back by copying it', async () => {
  const { folder, store } = newStore();
  await keep(store, 'contact-form', message('Anne'), { state: 'sent' });
  const copy = path.join(temporaryFolder(), 'copie.sqlite');
  const writing = store.transaction(() => runInbox(folder, '--backup', copy));
  expect((await writing).status).toBe(0);
  expect(statSync(copy).mode & 0o077).toBe(0);
  await keep(store, 'contact-form', message('Bruno'));
  const restored = temporaryFolder();
  copyFileSync(copy, storePath(restored));
  expect((await runInbox(restored, '--check')).status).toBe(0);
  expect((await runInbox(restored)).stdout).toMatch(/^1 message.*\n.*Anne/);
  expect((await runInbox(folder, '--backup', path.join(folder, 'nowhere/b'))).status).toBe(1);
});

describe('a file that', () => {
  const damage: Readonly<Record<string, (file: string) => void>> = {
    'is no database': (file) => writeFileSync(file, 'a'.repeat(8192)),
    'was cut off': (file) => writeFileSync(file, readFileSync(file).subarray(0, 9000)),
  };
  test.each(Object.entries(damage))('%s is named in one line, with a way out', async (_, spoil) => {
    const { folder, store } = newStore();
    await keep(store, 'contact-form', message('Anne'));
    await store.close();
    spoil(storePath(folder));
    const { status, stderr } = await runInbox(folder, '--check');
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^the file is damaged: put the last copy.*\n$/),
    ]);
  });

  test('a later version wrote is refused in one line', async () => {
    const { folder, store } = newStore();
    await store.transaction((run) => run(sql`insert into migrations values (99)`));
    const { status, stderr } = await runInbox(folder);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^the file is of a later version.*\n$/)]);
  });

  test('was never written is not made by looking', async () => {
    const folder = temporaryFolder();
    const { status, stderr } = await runInbox(folder);
    expect([status, stderr]).toEqual([1, expect.stringContaining('keeps nothing yet')]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

const lines = (...entries: readonly object[]) => entries.map((each) => `${JSON.stringify(each)}\n`).join('');
const anne = message('Anne', 2);

test('what an earlier version kept is taken over once, with its marks, and left', async () => {
  const folder = temporaryFolder();
  const asked = (email: string) => ({ received: ago(9), email });
  const step = (email: string, event: string, days: number) => ({
    received: ago(days),
    event,
    email,
    from: '::1',
  });
  const [line = ''] = lines(anne).split('\n');
  // What names a message is the hash of its line.
  const id = hash('sha256', `contact-form\n${line}`).slice(0, 20);
  const files = {
    'contact-form.kept.jsonl': `${line}\n`,
    'contact-form.jsonl': `${lines(message('Bruno', 1))}{"torn\n${line}\n{"torn`,
    'held-back.jsonl': lines({
      received: ago(3),
      reason: 'trap',
      form: 'newsletter',
      email: 'robot@spam.example',
    }),
    'newsletter.jsonl': lines(
      ...['Confirmee', 'partie', 'revenue'].map((name) => asked(`${name}@courriel.example`)),
    ),
    'subscriptions.jsonl': lines(
      step('confirmee@courriel.example', 'confirmed', 8),
      step('partie@courriel.example', 'removed', 8),
      step('revenue@courriel.example', 'removed', 10),
    ),
    'outbox.jsonl': lines(
      { at: ago(2), mail: id, state: 'delayed', why: 'timeout' },
      { at: ago(1), mail: id, state: 'sent' },
    ),
    'answered.jsonl': lines({ at: ago(1), id, isAnswered: true }),
  };
  writeFiles(folder, files);
  expect((await runInbox(folder)).stderr).toContain('inbox --import');
  expect((await runInbox(folder, '--import', folder)).stdout).toContain('5 entries taken over');
  const list = JSON.parse((await runInbox(folder, '--format', 'json')).stdout);
  expect(list).toMatchObject({
    messages: [
      { fields: { name: 'Bruno' }, delivery: { state: 'waiting' } },
      { id, fields: { name: 'Anne' }, answered: expect.any(String), delivery: { state: 'sent' } },
    ],
    heldBack: 1,
  });
  const { stdout: addresses } = await runInbox(folder, 'newsletter');
  expect(addresses).toMatch(/confirmee@.*confirmed/);
  expect(addresses).toMatch(/revenue@.*single/);
  for (const [name, text] of Object.entries(files))
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe(text);
  await runInbox(folder, '--forget', anne.email);
  const again = await runInbox(folder, '--import', folder);
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('taken over before')]);
  expect((await runInbox(folder)).stdout).toMatch(/^1 message/);
});
