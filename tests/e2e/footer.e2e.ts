import { newsletterSubscription } from '#generated/forms/newsletter-subscription.ts';
import { navigation } from '#generated/navigation.ts';
import { arrived, eventually, hrefsOf, newTabOf, plain, textOf, visitors } from './visit.ts';
import { alertsOf } from './watch-page.ts';

const visit = visitors();

test('on a phone folds its lists, which open by a touch, and asks for an address once on a page', async () => {
  const page = await visit('/services', { width: 360, height: 740 });
  const list = page.locator('footer nav a').first();
  const letters = () => page.locator('form[data-place]').filter({ visible: true }).count();
  expect(await list.isVisible()).toBe(false);
  await page.locator('footer summary').nth(1).click();
  await eventually(() => list.isVisible()).toBe(true);
  expect(await letters()).toBe(0);
  await page.locator('footer summary').first().click();
  await eventually(letters).toBe(1);
  for (const path of ['/', '/actualites']) {
    await page.goto(path);
    expect([path, await letters()]).toEqual([path, 1]);
  }
});

test('in a wide window has all its parts below each other, from the same edge', async () => {
  const page = await visit('/services', { width: 1440, height: 900 });
  const parts = page.locator('footer > :last-child > *, #plan > *');
  const edges = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().left));
  expect(edges.length).toBeGreaterThan(2);
  expect(new Set(edges).size).toBe(1);
});

test('gives contact details, towns in three groups, legal pages and a social link, which opens a new tab', async () => {
  const page = await visit('/services');
  const footer = page.locator('footer');
  const contact = footer.getByRole('region', { name: navigation.footer.contactTitle });
  expect(await hrefsOf(contact.locator('a'))).toEqual(['tel:+33353014618', 'mailto:salut@larmont.example']);
  const text = await textOf(contact);
  for (const detail of [
    '25300 Pontarlier',
    'En novembre et décembre',
    'de 8 h 30 à 18 h 30',
    'sur un coup de fil',
  ])
    expect(text).toContain(detail);

  const group = (name: string) => footer.getByRole('navigation', { name });
  const towns = (name: string) => hrefsOf(group(name).locator('a'));
  expect(await towns('Pontarlier et sa plaine')).toEqual([
    '/livraison/pontarlier',
    '/livraison/doubs',
    '/livraison/houtaud',
  ]);
  expect(await textOf(group('Pontarlier et sa plaine').locator('h2'))).toContain('à 16 km au plus');
  expect(await towns('Du château au lac')).toHaveLength(3);
  expect(await towns('Sous le Mont d’Or')).toEqual(['/livraison/les-hopitaux-neufs', '/livraison/metabief']);
  expect(await hrefsOf(footer.locator('a'))).toEqual(
    expect.arrayContaining(['/cgv', '/politique-confidentialite', '/mentions-legales', '/licences']),
  );
  const social = footer.getByRole('link', { name: /^Instagram/ });
  expect(await newTabOf(social)).toBe('https://photos.example/larmont');
});

test('its newsletter form asks for an email address, which the browser checks, and nothing else', async () => {
  const page = await visit('/services');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const form = page.locator('footer form');
  expect(await form.locator(':is(input, select, textarea):not([hidden])').count()).toBe(1);
  const email = form.getByLabel(newsletterSubscription.fields.email.label);
  expect(await email.evaluate((input: HTMLInputElement) => [input.type, input.required])).toEqual([
    'email',
    true,
  ]);
  for (const [value, fault] of [
    ['', 'valueMissing'],
    ['anne', 'typeMismatch'],
  ] as const) {
    await email.fill(value);
    await form.locator('button').click();
    const faulty = await email.evaluate((input: HTMLInputElement, key) => input.validity[key], fault);
    expect(faulty).toBe(true);
    await eventually(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await textOf(form)).not.toContain(plain(newsletterSubscription.messages.failure));
  }
  expect(calls).toEqual([]);
});

test('its cookies button alerts and does no more; a link to no page leads to the page that says so', async () => {
  const page = await visit('/services', { expected: /404/ });
  const alerts = alertsOf(page);
  const before = await page.locator('main').innerHTML();
  await page.locator('footer').getByRole('button', { name: navigation.footer.cookies.label }).click();
  expect(alerts).toEqual(["alert: Ce site n'en pose aucun qui vous suive."]);
  expect(await page.locator('main').innerHTML()).toBe(before);

  await page.locator('footer a[href="/decos-cadeaux/creche-en-papier"]').click();
  await arrived(page, '/decos-cadeaux/creche-en-papier');
  const nearest = () => hrefsOf(page.locator('main p a'));
  await eventually(nearest).toEqual(['/decos-cadeaux/creche-de-papier']);

  // Asked for from the start, the address has the document of none.
  const links = await hrefsOf(page.locator('footer a'));
  await page.reload();
  await eventually(nearest).toEqual(['/decos-cadeaux/creche-de-papier']);
  expect(await hrefsOf(page.locator('footer a'))).toEqual(links);
});
