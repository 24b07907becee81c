import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type RecordingServer, recordingServer } from './recording-server.ts';
import { messages } from './spec.ts';
import { arrived, eventually, takenOver, visitors } from './visit.ts';

const visit = visitors();

let server: RecordingServer;

beforeAll(async () => {
  server = await recordingServer(inject('baseUrl'));
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** The browser and the application both say so when a function fails. */
const failing = /^(error: (Failed to load resource|\w*Error)|[45]\d\d:|net::)/;

/** One of the site's forms that send something, and what it says. */
interface Form {
  readonly path: string;
  /** Of the form, in the page. */
  readonly selector: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly success: string;
  readonly failure: string;
}

const newsletter: Form = {
  path: '/services',
  selector: 'footer form',
  fields: { email: 'anne@courriel.example' },
  success: messages.newsletterSuccess,
  failure: messages.newsletterFailure,
};

const contact: Form = {
  path: '/contact',
  selector: 'main form',
  fields: {
    nom: 'Anne Muller',
    email: 'anne@courriel.example',
    sujet: 'livraison',
    message: 'Livrez-vous à Ostheim ?\nMerci.',
    rgpdConsent: 'on',
  },
  success: messages.contactSuccess,
  failure: messages.contactFailure,
};

/** What a visitor does with a form, and sees of it. */
function using({ selector, fields }: Form, page: Page) {
  const field = (name: string) => page.locator(`${selector} [name="${name}"]`);
  const button = page.locator(`${selector} [type=submit]`);
  return {
    button,
    fill: async () => {
      for (const [name, value] of Object.entries(fields)) {
        if (name === 'sujet') await field(name).selectOption(value);
        else if (value === 'on') await field(name).check();
        else await field(name).fill(value);
      }
    },
    values: () =>
      page
        .locator(`${selector} :is(input, select, textarea)`)
        .evaluateAll((all: HTMLInputElement[]) =>
          Object.fromEntries(
            all.map(({ name, type, checked, value }) => [
              name,
              type === 'checkbox' ? (checked ? 'on' : '') : value,
            ]),
          ),
        ),
    said: (role: 'status' | 'alert') => page.locator(`${selector} [role=${role}]`).innerText(),
    /** Whether the focus is on the button that was pressed. */
    hasFocus: () => button.evaluate((it) => it === document.activeElement),
  };
}

/** What was typed still stands there; fields that were left empty count for nothing. */
const typed = ({ fields }: Form) => expect.objectContaining(fields);
const untyped = ({ fields }: Form) =>
  expect.objectContaining(Object.fromEntries(Object.keys(fields).map((name) => [name, ''])));

const drafts = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

describe.each([
  ['newsletter', newsletter],
  ['contact', contact],
])('the %s form', (_name, form) => {
  const open = async () => {
    const page = await visit(form.path, { at: server.address, expected: failing });
    const it = using(form, page);
    await it.fill();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    return { page, sent, ...it };
  };

  const faults = [
    ['an error of the server in JSON', { status: 500, body: '{"error":"boîte pleine"}' }],
    ['an error of the server in HTML', { status: 500, body: '<!doctype html><h1>500</h1>' }],
    ['too many calls', { status: 429, body: '{"error":"too many calls"}' }],
    ['a connection that is reset', 'broken'],
  ] as const;
  const unreadable = [
    ['an answer that breaks off', 'half'],
    ['a success that is garbage', { status: 200, body: '<html>Bienvenue sur notre wifi' }],
  ] as const;

  // An ok status is all that the newsletter asks for; the contact form reads its answer.
  test.each(form === contact ? [...faults, ...unreadable] : faults)(
    'after %s nothing is lost, and the next try succeeds',
    async (_case, answer) => {
      const { button, sent, values, said, hasFocus } = await open();
      server.answer(answer);
      await button.click();
      await eventually(() => said('alert')).toBe(form.failure);
      expect(await values()).toEqual(typed(form));
      expect([await said('status'), await button.isDisabled(), await hasFocus()]).toEqual(['', false, true]);
      expect(sent).toHaveLength(1);
      // Chromium tries a connection that is reset again by itself: with the same words, which the server keeps once.
      expect(new Set(server.calls.map(({ body }) => body)).size).toBe(1);

      server.answer({ status: 200, body: '{}' });
      await button.click();
      await eventually(() => said('status')).toBe(form.success);
      expect(await values()).toEqual(untyped(form));
      expect([await said('alert'), await hasFocus()]).toEqual(['', true]);
      expect(sent).toHaveLength(2);
    },
  );

  test('when the server refuses connections nothing is lost, and the next try succeeds', async () => {
    const { button, values, said, hasFocus } = await open();
    await server.refuse();
    await button.click();
    await eventually(() => said('alert')).toBe(form.failure);
    expect(await values()).toEqual(typed(form));
    expect([await button.isDisabled(), await hasFocus()]).toEqual([false, true]);
    await server.listen();
    await button.click();
    await eventually(() => said('status')).toBe(form.success);
    expect(server.calls).toHaveLength(1);
  });

  test('offline nothing is lost, and online again it is sent', async () => {
    const { page, button, values, said } = await open();
    await page.context().setOffline(true);
    await button.click();
    await eventually(() => said('alert')).toBe(form.failure);
    await page.context().setOffline(false);
    expect(await values()).toEqual(typed(form));
    await button.click();
    await eventually(() => said('status')).toBe(form.success);
    expect(server.calls).toHaveLength(1);
  });

  test('without an answer for thirty seconds it gives up and says so', async () => {
    const { button, values, said } = await open();
    server.answer('silent');
    const start = performance.now();
    await button.click();
    await expect.poll(() => said('alert'), { timeout: 40_000, interval: 250 }).toBe(form.failure);
    expect(performance.now() - start).toBeGreaterThan(29_000);
    expect(await values()).toEqual(typed(form));
    expect(await button.isDisabled()).toBe(false);
  });

  test('clicked twice, or sent with Enter twice, it is sent once', async () => {
    const { page, button, said } = await open();
    const release = server.hold();
    await button.evaluate((it: HTMLButtonElement) => {
      it.click();
      it.click();
      it.form?.requestSubmit();
    });
    await page
      .locator(`${form.selector} [name=email]`)
      .press('Enter')
      .catch(() => undefined);
    await eventually(() => server.calls.length).toBe(1);
    release();
    await eventually(() => said('status')).toBe(form.success);
    expect(server.calls).toHaveLength(1);
  });

  test('what is typed outlives a reload, and is forgotten once it is sent', async () => {
    const { page, button, values, said } = await open();
    await page.reload();
    await takenOver(page);
    expect(await values()).toEqual(typed(form));
    expect(await drafts(page)).not.toEqual([]);
    await button.click();
    await eventually(() => said('status')).toBe(form.success);
    expect(await drafts(page)).toEqual([]);
    await page.reload();
    await takenOver(page);
    expect(await values()).toEqual(untyped(form));
  });

  test('reloaded while it is sending, it has every word, and sends the same again', async () => {
    const { page, button, values, said } = await open();
    const release = server.hold();
    await button.click();
    await eventually(() => server.calls.length).toBe(1);
    await page.reload();
    await takenOver(page);
    expect(await values()).toEqual(typed(form));
    expect([await button.isDisabled(), await said('status'), await said('alert')]).toEqual([false, '', '']);
    release();
    await button.click();
    await eventually(() => said('status')).toBe(form.success);
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
    expect(JSON.parse(server.calls[0]?.body ?? '')).toMatchObject({ email: 'anne@courriel.example' });
  });

  test('a browser that remembers a disabled button across a reload does not keep it disabled', async () => {
    const page = await visit(form.path, { at: server.address, stay: true });
    await page.addInitScript((selector) => {
      document.addEventListener('readystatechange', () => {
        for (const it of document.querySelectorAll<HTMLButtonElement>(`${selector} :is(input, button)`))
          it.disabled = true;
      });
    }, form.selector);
    await page.goto(form.path);
    await takenOver(page);
    const { fill, button, said } = using(form, page);
    await fill();
    await button.click();
    await eventually(() => said('status')).toBe(form.success);
  });

  test('nothing of it is in another tab', async () => {
    const { page } = await open();
    const other = await page.context().newPage();
    await other.goto(page.url());
    expect(await drafts(other)).toEqual([]);
    await other.close();
  });
});

describe('the contact form, left while it is sending', () => {
  const form = contact;

  const leave = async () => {
    const page = await visit(form.path, { at: server.address, expected: failing });
    const it = using(form, page);
    await it.fill();
    const release = server.hold();
    await it.button.click();
    await eventually(() => server.calls.length).toBe(1);
    await page.locator('header a[href="/nos-sapins"]').first().click();
    await arrived(page, '/nos-sapins');
    const comeBack = async () => {
      await page.goBack();
      await arrived(page, form.path);
    };
    return { page, release, comeBack, ...it };
  };

  test('is still sending when one comes back, and then says how it went', async () => {
    const { release, comeBack, button, said, values } = await leave();
    await comeBack();
    expect(await button.isDisabled()).toBe(true);
    release();
    await eventually(() => said('status')).toBe(form.success);
    expect(await values()).toEqual(untyped(form));
    expect(server.calls).toHaveLength(1);
  });

  test('by the back button, it says how it went to whoever comes forward again', async () => {
    const page = await visit('/services', { at: server.address });
    await page.locator(`header a[href="${form.path}"]`).first().click();
    await arrived(page, form.path);
    const { fill, button, said, values } = using(form, page);
    await fill();
    const release = server.hold();
    await button.click();
    await eventually(() => server.calls.length).toBe(1);
    await page.goBack();
    await arrived(page, '/services');
    release();
    await eventually(() => drafts(page)).toEqual([]);
    await page.goForward();
    await arrived(page, form.path);
    await eventually(() => said('status')).toBe(form.success);
    expect(await values()).toEqual(untyped(form));
    expect(server.calls).toHaveLength(1);
  });

  test('for another document, it has every word when one comes back, and was sent once', async () => {
    const page = await visit('/services', { at: server.address });
    await page.goto(form.path);
    await takenOver(page);
    const { fill, button, values } = using(form, page);
    await fill();
    const release = server.hold();
    await button.click();
    await eventually(() => server.calls.length).toBe(1);
    await page.goBack();
    await takenOver(page);
    release();
    await page.goForward();
    await takenOver(page);
    expect(await values()).toEqual(typed(form));
    expect(await button.isDisabled()).toBe(false);
    expect(server.calls).toHaveLength(1);
  });

  test('and answered meanwhile, says so to whoever comes back, once', async () => {
    const { page, release, comeBack, said, values } = await leave();
    release();
    await eventually(() => drafts(page)).toEqual([]);
    await comeBack();
    await eventually(() => said('status')).toBe(form.success);
    expect(await values()).toEqual(untyped(form));
    await page.goForward();
    await arrived(page, '/nos-sapins');
    await comeBack();
    expect(await said('status')).toBe('');
  });

  test('and failed meanwhile, has kept every word', async () => {
    const { page, release, comeBack, said, values, button } = await leave();
    server.answer({ status: 500, body: '{"error":"boîte pleine"}' });
    const failed = page.waitForEvent('console', (line) => line.text().includes('boîte pleine'));
    release();
    await failed;
    await comeBack();
    await eventually(() => said('alert')).toBe(form.failure);
    expect(await values()).toEqual(typed(form));
    expect(await button.isDisabled()).toBe(false);
  });

  test('what is typed while it is sending stays, for it was not sent', async () => {
    const page = await visit(form.path, { at: server.address });
    const { fill, button, said, values } = using(form, page);
    await fill();
    const release = server.hold();
    await button.click();
    await eventually(() => server.calls.length).toBe(1);
    await page.locator('main [name=message]').fill('Et encore ceci.');
    release();
    await eventually(() => said('status')).toBe(form.success);
    expect(await values()).toMatchObject({ message: 'Et encore ceci.', nom: 'Anne Muller' });
  });
});

test('a request for a quote outlives a reload, hidden details included', async () => {
  const page = await visit('/devis');
  const field = (name: string) => page.locator(`main form [name="${name}"]`);
  await field('nomEntreprise').fill('Les Amis du sapin');
  await field('budget').selectOption('1000-2500');
  await field('typeSapin').nth(3).check();
  await field('besoinsDecorations').check();
  await field('detailsDecorations').fill('Rouge et or');
  await page.reload();
  await takenOver(page);
  await eventually(() => field('detailsDecorations').inputValue()).toBe('Rouge et or');
  expect(await field('nomEntreprise').inputValue()).toBe('Les Amis du sapin');
  expect(await field('budget').inputValue()).toBe('1000-2500');
  expect(await field('typeSapin').nth(3).isChecked()).toBe(true);
});
