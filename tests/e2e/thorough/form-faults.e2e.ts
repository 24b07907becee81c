// The forms on a bad day, a server that fails, a network that fails, visitors who do not wait.

import { badDay, drafts } from '../bad-day.ts';
import { callsOf, contact as form, typed, untyped, using } from '../forms.ts';
import { arrived, eventually, takenOver } from '../visit.ts';

const { visit, server, open } = await badDay();

const send = async () => {
  const it = await open();
  const release = server.hold();
  await it.button.click();
  await eventually(() => server.calls.length).toBe(1);
  return { ...it, release };
};

test('refused or offline nothing is lost, and online again it is sent', async () => {
  const { page, button, values, announcement, hasFocus } = await open();
  const sent = callsOf(page);
  await server.refuse();
  await button.click();
  await eventually(() => announcement('alert')).toBe(form.failure);
  expect([await button.isDisabled(), await hasFocus()]).toEqual([false, true]);
  await server.listen();
  await page.context().setOffline(true);
  await button.click();
  await eventually(() => sent.length).toBe(2);
  await eventually(() => announcement('alert')).toBe(form.failure);
  await page.context().setOffline(false);
  expect(await values()).toEqual(typed(form));
  await button.click();
  await eventually(() => announcement('status')).toBe(form.success);
  expect(server.calls).toHaveLength(1);
});

test('without an answer for thirty seconds it gives up and says so', async () => {
  const page = await visit(form.path, { stay: true });
  // The visitor's thirty seconds are a tenth of one here.
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    const patience: number[] = [];
    Object.assign(window, { patience });
    AbortSignal.timeout = (milliseconds) => {
      patience.push(milliseconds);
      return timeout.call(AbortSignal, 100);
    };
  });
  await page.goto(form.path);
  await takenOver(page);
  const { fill, button, values, announcement } = using(form, page);
  await fill();
  server.answer('silent');
  await button.click();
  await eventually(() => announcement('alert')).toBe(form.failure);
  expect(await page.evaluate(() => 'patience' in window && window.patience)).toEqual([30_000]);
  expect(await values()).toEqual(typed(form));
  expect(await button.isDisabled()).toBe(false);
});

test('reloaded while it is sending, it has every word, and sends the same again', async () => {
  const { page, button, values, announcement, release } = await send();
  await page.reload();
  await takenOver(page);
  expect(await values()).toEqual(typed(form));
  expect([await button.isDisabled(), await announcement('status'), await announcement('alert')]).toEqual([
    false,
    '',
    '',
  ]);
  release();
  await button.click();
  await eventually(() => announcement('status')).toBe(form.success);
  expect(await values()).toEqual(untyped(form));
  expect(await drafts(page)).toEqual([]);
  // The same words soon after are one submission to the server.
  expect(new Set(server.calls.map(({ body }) => body)).size).toBe(1);
  expect(server.calls).toHaveLength(2);
});

test('closed as soon as it is sent, it is sent, whole and once', async () => {
  const { page, button } = await open();
  await button.evaluate((it: HTMLButtonElement) => it.click());
  await page.close();
  await eventually(() => server.calls.length).toBe(1);
  const { nom, email, message } = form.fields;
  expect(JSON.parse(server.calls[0]?.body ?? '')).toMatchObject({ name: nom, email, message });
});

test('a browser that remembers a disabled button across a reload does not keep it disabled', async () => {
  const page = await visit(form.path, { stay: true });
  await page.addInitScript((selector) => {
    document.addEventListener('readystatechange', () => {
      for (const it of document.querySelectorAll<HTMLButtonElement>(`${selector} :is(input, button)`))
        it.disabled = true;
    });
  }, form.selector);
  await page.goto(form.path);
  await takenOver(page);
  const { fill, button, announcement } = using(form, page);
  await fill();
  await button.click();
  await eventually(() => announcement('status')).toBe(form.success);
});

describe('left while it is sending', () => {
  const elsewhere = '/nos-sapins';

  const leave = async () => {
    const it = await send();
    await it.page.locator(`header a[href="${elsewhere}"]`).first().click();
    await arrived(it.page, elsewhere);
    const comeBack = async () => {
      await it.page.goBack();
      await arrived(it.page, form.path);
    };
    return { ...it, comeBack };
  };

  test('is still sending when one comes back, and then says how it went', async () => {
    const { release, comeBack, button, announcement, values } = await leave();
    await comeBack();
    expect(await button.isDisabled()).toBe(true);
    release();
    await eventually(() => announcement('status')).toBe(form.success);
    expect(await values()).toEqual(untyped(form));
    expect(server.calls).toHaveLength(1);
  });

  test('and answered meanwhile, says so once to a visitor who comes back', async () => {
    const { page, release, comeBack, announcement, values } = await leave();
    release();
    await eventually(() => drafts(page)).toEqual([]);
    await comeBack();
    await eventually(() => announcement('status')).toBe(form.success);
    expect(await values()).toEqual(untyped(form));
    await page.goForward();
    await arrived(page, elsewhere);
    await comeBack();
    expect(await announcement('status')).toBe('');
    expect(server.calls).toHaveLength(1);
  });

  test('and failed meanwhile, has kept every word', async () => {
    const { page, release, comeBack, announcement, values, button } = await leave();
    server.answer({ status: 500, body: '{"error":"boîte pleine"}' });
    const failed = page.waitForEvent('console', (line) => line.text().includes('boîte pleine'));
    release();
    await failed;
    await comeBack();
    await eventually(() => announcement('alert')).toBe(form.failure);
    expect(await values()).toEqual(typed(form));
    expect(await button.isDisabled()).toBe(false);
  });
});
