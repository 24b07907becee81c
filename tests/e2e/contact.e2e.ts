import type { Page } from 'playwright-core';
import { contactMessage } from '#generated/forms/contact-message.ts';
import { contact as words } from '#generated/pages/contact.ts';
import { site } from '#generated/site.ts';
import { ui } from '#generated/ui.ts';
import { answered, callsOf, contact, using } from './forms.ts';
import {
  errorOf,
  eventually,
  hrefsOf,
  painted,
  plain,
  takenOver,
  textOf,
  textsOf,
  visitors,
} from './visit.ts';

const visit = visitors();
const { fieldErrors } = ui;

const form = (page: Page) => page.locator('main form');

test('the contact page gives the phone, the email address, the postal address, the hours and a form', async () => {
  const page = await visit('/contact');
  const details = page.getByRole('region', { name: words.detailsTitle });
  expect(await hrefsOf(details.locator('a'))).toEqual(['tel:+33353014618', 'mailto:salut@larmont.example']);
  const text = await textOf(details);
  for (const fact of [
    site.phone,
    site.postalAddress.street,
    '25300 Pontarlier',
    'du mardi au dimanche, de 8 h 30 à 18 h 30',
    'le mercredi et le samedi, de 10 h à 16 h',
    'sur un coup de fil',
  ])
    expect(text).toContain(fact);
  expect(await textOf(page.locator('main'))).toContain(plain(words.promise));

  const controls = form(page).locator('input:not([hidden]), select, textarea');
  const facts = await controls.evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ name, labels, type, required }) => [name, labels?.[0]?.textContent, type, required] as const),
  );
  const labelOf = (name: 'nom' | 'email' | 'telephone' | 'sujet' | 'message', hint: string) =>
    `${plain(contactMessage.fields[name].label)} (${hint})`;
  expect(facts.map(([name, label, ...rest]) => [name, plain(label), ...rest])).toEqual([
    ['nom', labelOf('nom', ui.required), 'text', true],
    ['email', labelOf('email', ui.required), 'email', true],
    ['telephone', labelOf('telephone', ui.optional), 'tel', false],
    ['sujet', labelOf('sujet', ui.required), 'select-one', true],
    ['message', labelOf('message', ui.required), 'textarea', true],
    ['rgpdConsent', expect.stringContaining(`(${ui.required})`), 'checkbox', true],
  ]);
  const subjects = form(page).locator('[name=sujet] option:not([disabled])');
  expect(
    await subjects.evaluateAll((all: HTMLOptionElement[]) =>
      all.map(({ value, label }) => ({ value, label })),
    ),
  ).toEqual(contactMessage.fields.sujet.options);
  const consent = form(page).getByRole('checkbox');
  expect(await consent.isChecked()).toBe(false);
  expect(await hrefsOf(form(page).locator('label a'))).toEqual(['/politique-confidentialite']);
});

test('shows the map of a maps service to who asks for it, and tells the service nothing before', async () => {
  const page = await visit('/contact', { stay: true, outside: true });
  const asked: { url: string; referrer: string | undefined }[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'localhost') return;
    asked.push({ url: request.url(), referrer: request.headers().referer });
  });
  await page.goto('/contact');
  await takenOver(page);
  const place = page.getByText(words.mapMissing);
  await place.scrollIntoViewIfNeeded();
  await painted(page);
  expect(asked).toEqual([]);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);

  await page.getByRole('button', { name: words.mapShow }).click();
  await eventually(() => asked.length).toBe(1);
  const map = page.locator('main iframe');
  expect(asked).toEqual([{ url: site.map.embed, referrer: undefined }]);
  expect(await map.getAttribute('src')).toBe(site.map.embed);
  expect(plain(await map.getAttribute('title'))).toBe(plain(site.map.title));
  // Without cookies, where the browser can.
  expect(await map.getAttribute('credentialless')).toBe('');
  expect(await map.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);

  // Without a network words stand in its place, until it comes back.
  await page.context().setOffline(true);
  await eventually(() => map.count()).toBe(0);
  expect(await place.isVisible()).toBe(true);
  await page.context().setOffline(false);
  await eventually(() => map.count()).toBe(1);
});

test('the contact form says what is missing or wrong, and sends nothing', async () => {
  const page = await visit('/contact');
  const calls = callsOf(page);
  const { fill, field, button, announcement } = using(contact, page);
  const { rgpdConsent: _, telephone, ...required } = contact.fields;
  await fill({ ...required, telephone: telephone ?? '' });
  await button.click();
  await eventually(() => announcement('alert')).toBe(contactMessage.messages.consent);
  expect(await field('rgpdConsent').evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await field('message').inputValue()).toBe(required.message);
  await field('rgpdConsent').check();
  await eventually(() => announcement('alert')).toBe('');
  const wrong = Object.keys(required).map((name) =>
    name === 'sujet'
      ? { name, value: '', error: fieldErrors.unchosen }
      : { name, value: '', error: fieldErrors.missing },
  );
  for (const { name, value, error } of [
    ...wrong,
    { name: 'email', value: 'anne', error: fieldErrors.email },
    { name: 'telephone', value: 'abc', error: fieldErrors.phone },
  ]) {
    const control = field(name);
    if (name === 'sujet') await control.evaluate((it: HTMLSelectElement) => (it.value = ''));
    else await control.fill(value);
    await button.click();
    await eventually(() => control.getAttribute('aria-invalid')).toBe('true');
    expect(await control.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await form(page).locator('[aria-invalid=true]').count()).toBe(1);
    expect([name, await errorOf(control)]).toEqual([name, error]);
    expect(await announcement('alert')).toBe('');
    await fill({ [name]: contact.fields[name] ?? '' });
    await eventually(() => control.getAttribute('aria-invalid')).toBe(null);
  }
  expect(calls).toEqual([]);
});

test('several faults are counted, and each is a link to its field; what was sent is shown', async () => {
  const page = await visit('/contact');
  const bodies = await answered(page, 'contact-form');
  const { fill, field, button, announcement } = using(contact, page);
  await field('nom').fill('Anne Jeannin');
  await button.click();
  await eventually(() => announcement('alert')).toBe(fieldErrors.several.replace('{count}', '4'));
  const links = form(page).locator('ul a');
  expect(await textsOf(links)).toContain(plain(contactMessage.messages.consent));
  await links.filter({ hasText: contactMessage.fields.message.label }).click();
  expect(await field('message').evaluate((it) => it === document.activeElement)).toBe(true);

  await fill();
  await eventually(() => announcement('alert')).toBe('');
  await button.click();
  await eventually(() => announcement('status')).toBe(contact.success);
  expect(bodies).toHaveLength(1);
  const shown = await textOf(form(page).getByRole('region', { name: ui.sent }));
  for (const text of [
    'Anne Jeannin',
    plain(contact.fields.message),
    contactMessage.fields.sujet.options[1]?.label,
  ])
    expect(shown).toContain(text);
});
