import { describe, expect, test } from 'vitest';
import { newsletterSubscription } from '../../generated/forms/newsletter-subscription.ts';
import { navigation } from '../../generated/navigation.ts';
import { messages, towns } from './spec.ts';
import { alertsOf, arrived, eventually, hrefsOf, newTabOf, textOf, visitors } from './visit.ts';

const visit = visitors();

describe('the footer', () => {
  test('gives the phone, the e-mail address, the postal address and the hours', async () => {
    const page = await visit('/services');
    const contact = page.locator('footer').getByRole('region', { name: navigation.footer.contactTitle });
    expect(await hrefsOf(contact.locator('a'))).toEqual([
      expect.stringMatching(/^tel:\+33\d{9}$/),
      expect.stringMatching(/^mailto:.+@.+/),
    ]);
    const text = await textOf(contact);
    expect(text).toMatch(/\d{5} Colmar/);
    expect(text).toMatch(/novembre et décembre 7 jours sur 7, 9h-20h/i);
    expect(text).toMatch(/janvier du lundi au samedi, 9h-17h/i);
    expect(text).toMatch(/le reste de l'année sur rendez-vous/i);
  });

  test('has a newsletter form that asks for an e-mail address and nothing else', async () => {
    const page = await visit('/services');
    const form = page.locator('footer form');
    expect(await form.locator('input, select, textarea').count()).toBe(1);
    const email = form.getByLabel(newsletterSubscription.fields.email.label);
    expect(await email.getAttribute('type')).toBe('email');
    expect(await email.evaluate((input: HTMLInputElement) => input.required)).toBe(true);
  });

  test('its newsletter form is checked by the browser: nothing leaves without an address', async () => {
    const page = await visit('/services');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.url());
    });
    const email = page.locator('footer input[type=email]');
    const submit = page.locator('footer form button');
    for (const [value, fault] of [
      ['', 'valueMissing'],
      ['anne', 'typeMismatch'],
    ] as const) {
      await email.fill(value);
      await submit.click();
      const faulty = await email.evaluate((input: HTMLInputElement, key) => input.validity[key], fault);
      expect(faulty).toBe(true);
      await eventually(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await page.locator('footer form').innerText()).not.toContain(messages.newsletterFailure);
    }
    expect(calls).toEqual([]);
  });

  test('has a social link, which opens a new tab', async () => {
    const page = await visit('/services');
    const social = page.locator('footer').getByRole('link', { name: /^Facebook/ });
    expect(await social.getAttribute('rel')).toBe('noopener');
    expect(await newTabOf(social)).toBe(await social.getAttribute('href'));
  });

  test("has a cookies button, which alerts 'Gestion des cookies' and does no more", async () => {
    const page = await visit('/services');
    const alerts = alertsOf(page);
    const before = await page.locator('main').innerHTML();
    await page.locator('footer').getByRole('button', { name: 'Gestion des cookies' }).click();
    expect(alerts).toEqual([`alert: ${messages.cookies}`]);
    expect(await page.locator('main').innerHTML()).toBe(before);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('links the delivery towns in three groups: 10 within 15 km, 9 around, 10 wine villages', async () => {
    const page = await visit('/services');
    const titles = navigation.footer.towns.map(({ title }) => title);
    const group = (name: string) => page.locator('footer').getByRole('navigation', { name });
    const links = (name: string) => hrefsOf(group(name).locator('a'));
    const delivery = (slugs: readonly string[]) => slugs.map((slug) => `/livraison/${slug}`);
    const [hautRhin = '', surroundings = '', wineVillages = ''] = titles;
    expect(await links(hautRhin)).toEqual(delivery(towns.hautRhin));
    expect(await links(surroundings)).toEqual(delivery(towns.surroundings));
    expect(await links(wineVillages)).toEqual(delivery(towns.wineVillages));
    expect(await textOf(group(hautRhin).locator('h2'))).toMatch(/Haut-Rhin.*rayon de 15 km/);
  });

  test('links the first decoration under its other spelling', async () => {
    const page = await visit('/services', { expected: /404/ });
    const first = page.locator('footer a[href^="/decos-cadeaux/"]').first();
    expect(await first.getAttribute('href')).toBe('/decos-cadeaux/creeches-maisonnettes');
    await first.click();
    await arrived(page, '/decos-cadeaux/creeches-maisonnettes');
    await eventually(() => hrefsOf(page.locator('main p a'))).toEqual([
      '/decos-cadeaux/creches-maisonnettes',
    ]);
  });

  test('links the three legal pages, and the licences of others', async () => {
    const page = await visit('/services');
    const links = await hrefsOf(page.locator('footer a'));
    expect(links).toEqual(
      expect.arrayContaining(['/cgv', '/politique-confidentialite', '/mentions-legales', '/licences']),
    );
  });
});
