import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { contactMessage } from '../../generated/forms/contact-message.ts';
import { contact } from '../../generated/pages/contact.ts';
import { ui } from '../../generated/ui.ts';
import { messages } from './spec.ts';
import { errorOf, eventually, hrefsOf, painted, plain, takenOver, textOf, visitors } from './visit.ts';

const visit = visitors();
const { fieldErrors } = ui;

const form = (page: Page) => page.locator('main form');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const submit = (page: Page) => form(page).getByRole('button', { name: contactMessage.submit }).click();

const required: Readonly<Record<string, string>> = {
  nom: 'Anne Muller',
  email: 'anne@courriel.example',
  sujet: 'livraison',
  message: 'Livrez-vous à Ostheim ?',
};

async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'sujet') await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}

/** The calls to the functions that leave the browser. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  return calls;
}

describe('the contact page', () => {
  test('gives the phone, the e-mail address, the postal address and the hours', async () => {
    const page = await visit('/contact');
    const details = page.getByRole('region', { name: contact.detailsTitle });
    expect(await hrefsOf(details.locator('a'))).toEqual([
      expect.stringMatching(/^tel:\+33\d{9}$/),
      expect.stringMatching(/^mailto:.+@.+/),
    ]);
    const text = await textOf(details);
    for (const fact of [
      /\d{5} Colmar/,
      /novembre et décembre 7 jours sur 7, 9h-20h/i,
      /janvier du lundi au samedi, 9h-17h/i,
      /le reste de l'année sur rendez-vous/i,
    ]) {
      expect(text).toMatch(fact);
    }
    expect(await textOf(page.locator('main'))).toMatch(/nous répondons sous 24h/i);
  });

  test('shows the map of a maps service, and only when one sees it', async () => {
    const page = await visit('/contact', { stay: true, outside: true, height: 600, width: 1280 });
    const asked: { url: string; referrer: string | undefined }[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname === 'localhost') return;
      asked.push({ url: request.url(), referrer: request.headers().referer });
    });
    await page.goto('/contact');
    await takenOver(page);
    const heading = page.getByRole('heading', { name: contact.mapTitle });
    await heading.evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await painted(page);
    expect(asked).toEqual([]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);

    await page.mouse.wheel(0, 300);
    await eventually(() => asked.length).toBe(1);
    const map = page.locator('main iframe');
    expect(asked).toEqual([{ url: await map.getAttribute('src'), referrer: undefined }]);
    expect(new URL(asked[0]?.url ?? '').pathname).toContain('embed');
    expect((await map.getAttribute('title'))?.length).toBeGreaterThan(5);
    // Without cookies, where the browser can.
    expect(await map.getAttribute('credentialless')).toBe('');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });

  test('without script the map is a frame that the browser loads when it is near', async () => {
    const page = await visit('/contact', {
      javaScriptEnabled: false,
      outside: true,
      // Chromium preloads scripts even then, and refuses them.
      expected: /^csp: .+\.js$/,
    });
    const map = page.locator('main iframe');
    expect(await map.getAttribute('loading')).toBe('lazy');
    expect(await map.getAttribute('referrerpolicy')).toBe('no-referrer');
  });
});

describe('the fields of the contact form', () => {
  test('are labelled, of their type, and required or not', async () => {
    const page = await visit('/contact');
    const controls = form(page).locator('input, select, textarea');
    const facts = await controls.evaluateAll((all: HTMLInputElement[]) =>
      all.map(
        ({ name, labels, type, required }) => [name, labels?.[0]?.textContent, type, required] as const,
      ),
    );
    const table = [
      ['nom', 'text', true],
      ['email', 'email', true],
      ['telephone', 'tel', false],
      ['sujet', 'select-one', true],
      ['message', 'textarea', true],
    ] as const;
    expect(facts.slice(0, -1).map(([name, label, ...rest]) => [name, plain(label), ...rest])).toEqual(
      table.map(([name, type, isRequired]) => {
        const label = plain(contactMessage.fields[name].label);
        return [name, `${label} (${isRequired ? ui.required : ui.optional})`, type, isRequired];
      }),
    );
    expect(facts.at(-1)?.[0]).toBe('rgpdConsent');
  });

  test('the subjects are the six of the spec', async () => {
    const page = await visit('/contact');
    const values = await field(page, 'sujet')
      .locator('option:not([disabled])')
      .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value));
    expect(values).toEqual(['commande', 'livraison', 'produits', 'devis', 'recyclage', 'autre']);
  });

  test('the consent is a labelled box that links the privacy policy', async () => {
    const page = await visit('/contact');
    const consent = form(page).getByRole('checkbox', { name: /j.accepte/i });
    expect(await consent.isChecked()).toBe(false);
    expect(await consent.getAttribute('aria-required')).toBe('true');
    expect(await hrefsOf(form(page).locator('label a'))).toEqual(['/politique-confidentialite']);
  });
});

describe('submitting the contact form', () => {
  test('without one of its required fields it says what is missing, and sends nothing', async () => {
    const page = await visit('/contact');
    const calls = callsOf(page);
    await fill(page, required);
    await field(page, 'rgpdConsent').check();
    for (const [missing, value] of Object.entries(required)) {
      const control = field(page, missing);
      if (missing === 'sujet') await control.evaluate((it: HTMLSelectElement) => (it.value = ''));
      else await control.fill('');
      await submit(page);
      await eventually(() => control.getAttribute('aria-invalid')).toBe('true');
      expect(await control.evaluate((it) => it === document.activeElement)).toBe(true);
      expect(await form(page).locator('[aria-invalid=true]').count()).toBe(1);
      expect(await errorOf(control)).toBe(missing === 'sujet' ? fieldErrors.unchosen : fieldErrors.missing);
      await fill(page, { [missing]: value });
      await eventually(() => control.getAttribute('aria-invalid')).toBe(null);
    }
    expect(calls).toEqual([]);
  });

  test('with an e-mail address that is none it says so', async () => {
    const page = await visit('/contact');
    const calls = callsOf(page);
    await fill(page, { ...required, email: 'anne' });
    await field(page, 'rgpdConsent').check();
    await submit(page);
    await eventually(() => field(page, 'email').getAttribute('aria-invalid')).toBe('true');
    expect(await errorOf(field(page, 'email'))).toBe(fieldErrors.email);
    expect(calls).toEqual([]);
  });

  test('without consent it shows the error banner, to the letter, and sends nothing', async () => {
    const page = await visit('/contact');
    const calls = callsOf(page);
    await fill(page, required);
    await submit(page);
    await eventually(() => form(page).getByRole('alert').innerText()).toBe(messages.consent);
    expect(calls).toEqual([]);
    expect(await field(page, 'message').inputValue()).toBe(required.message);
  });
});
