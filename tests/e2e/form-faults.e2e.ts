// The forms on a bad day, a server that fails, a network that fails, visitors who do not wait.
import { badDay, drafts } from './bad-day.ts';
import { contact as form, typed, untyped } from './forms.ts';
import { eventually, takenOver } from './visit.ts';

const { server, open } = await badDay();

const faults = [
  ['an error of the server in JSON', { status: 429, body: '{"error":"boîte pleine"}' }],
  ['an error of the server in HTML', { status: 500, body: '<!doctype html><h1>500</h1>' }],
  ['a connection that is reset', 'broken'],
  ['an answer that breaks off', 'half'],
  ['a success that is garbage', { status: 200, body: '<html>Bienvenue sur notre wifi' }],
] as const;

test('after every fault of the server nothing is lost, and the next try succeeds', async () => {
  const { page, button, sent, values, announcement, hasFocus } = await open();
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  for (const [index, [fault, answer]] of faults.entries()) {
    server.answer(answer);
    await button.click();
    await eventually(() => sent.length).toBe(index + 1);
    await eventually(() => announcement('alert')).toContain(form.failure);
    expect([fault, await values()]).toEqual([fault, typed(form)]);
    expect([fault, await announcement('status'), await button.isDisabled(), await hasFocus()]).toEqual([
      fault,
      '',
      false,
      true,
    ]);
  }
  // Chromium tries a connection that is reset again by itself: with the same words, which the server keeps once.
  expect(new Set(server.calls.map(({ body }) => body)).size).toBe(1);
  // What the server says is for the console.
  expect(logged.some((text) => text.includes('boîte pleine'))).toBe(true);
  expect(await page.locator('body').innerText()).not.toContain('boîte pleine');

  server.answer({ status: 200, body: '{}' });
  await button.click();
  await eventually(() => announcement('status')).toBe(form.success);
  expect(await values()).toEqual(untyped(form));
  expect([await announcement('alert'), await hasFocus()]).toEqual(['', true]);
  expect(sent).toHaveLength(faults.length + 1);
});

test('what is typed outlives a reload, is sent once, and is forgotten then', async () => {
  const { page, button, field, values, announcement } = await open();
  await page.reload();
  await takenOver(page);
  expect(await values()).toEqual(typed(form));
  expect(await drafts(page)).not.toEqual([]);
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  expect(await drafts(tab)).toEqual([]);
  await tab.close();

  const release = server.hold();
  await button.evaluate((it: HTMLButtonElement) => {
    it.click();
    it.click();
    it.form?.requestSubmit();
  });
  await field('email').press('Enter');
  await eventually(() => server.calls.length).toBe(1);
  release();
  await eventually(() => announcement('status')).toBe(form.success);
  expect(server.calls).toHaveLength(1);
  expect(await drafts(page)).toEqual([]);
  await page.reload();
  await takenOver(page);
  expect(await values()).toEqual(untyped(form));
});
