import { service as words } from '#generated/pages/service.ts';
import { serviceList } from '#generated/pages/service-list.ts';
import { arrived, hrefsOf, newTabOf, shop, textOf, textsOf, visitors } from './visit.ts';

const visit = visitors();

const toServices = serviceList.items.map((key) => `/services/${key}`);

test('/services is a grid, with the facts of the service and without a way back', async () => {
  const page = await visit('/services');
  const cards = page.locator('main article');
  expect(await hrefsOf(cards.locator('a'))).toEqual(toServices);
  expect(await cards.locator('h2 svg').count()).toBe(toServices.length);
  expect((await textsOf(cards.locator('p'))).every((text) => text.length > 30)).toBe(true);
  expect(await page.locator('main a[href="/services"]').count()).toBe(0);
  const constants = await textOf(page.getByRole('region', { name: serviceList.constants.title }));
  for (const constant of ['16 km autour de Pontarlier', 'du 4 au 22 décembre', '20 décembre', '6 m'])
    expect(constants).toContain(constant);
  await cards.first().getByRole('link').click();
  await arrived(page, '/services/tournee');
});

test('a service has a promise, zones and details, an order button and a way back', async () => {
  const page = await visit('/services/tournee');
  const block = (name: string) =>
    page.locator('main section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  expect(await textOf(block(words.promiseTitle).locator('p'))).toContain('94 % des tournées');
  expect(await textsOf(block(words.zonesTitle).locator('li'))).toHaveLength(2);
  expect(await textsOf(block(words.detailsTitle).locator('li'))).toContain("Commandes jusqu'au 20 décembre.");
  expect(await page.locator('h1 svg').isVisible()).toBe(true);
  const order = page.locator('main').getByRole('link', { name: words.closing.button });
  expect(await newTabOf(order)).toBe(shop.home);
  await page.locator('main a[href="/services"]').click();
  await arrived(page, '/services');
});
