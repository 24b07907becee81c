import { describe, expect, test } from 'vitest';
import { service as words } from '../../generated/pages/service.ts';
import { serviceList } from '../../generated/pages/service-list.ts';
import { services } from './spec.ts';
import { arrived, hrefsOf, newTabOf, plain, shop, textOf, textsOf, visitors } from './visit.ts';

const visit = visitors();

const toServices = services.map((key) => `/services/${key}`);

describe('/services', () => {
  test('without a key it is a grid of the five services, without a way back', async () => {
    const page = await visit('/services');
    const cards = page.locator('main article');
    expect(await hrefsOf(cards.locator('a'))).toEqual(toServices);
    expect(await cards.locator('h2 svg').count()).toBe(5);
    expect((await textsOf(cards.locator('p'))).filter((text) => text.length > 30)).toHaveLength(5);
    expect(await page.locator('main a[href="/services"]').count()).toBe(0);
    await cards.first().getByRole('link').click();
    await arrived(page, '/services/livraison');
  });

  test('it gives the constants of the service', async () => {
    const page = await visit('/services');
    const text = await textOf(page.getByRole('region', { name: serviceList.constants.title }));
    for (const constant of [
      /15 km autour de Colmar/,
      /du 1er au 23 décembre/,
      /48\/72h, possible le jour même autour de Colmar/,
      /créneaux 2 heures/i,
      /plus ou moins une heure/,
      /ponctualité 98 %/i,
      /coupe avant la livraison 48h au plus/i,
      /jusqu'à 48 heures avant la livraison/,
      /jusqu'au 23 décembre/,
      /reprise gratuite du sapin en janvier/i,
      /9h-20h, 7 jours sur 7/,
      /9h-17h, du lundi au samedi/,
      /le reste de l'année sur rendez-vous/i,
      /sous 24h/,
    ]) {
      expect(text).toMatch(constant);
    }
  });

  test.each([
    [
      'livraison',
      [
        /gratuit/,
        /98 %/,
        /jusqu'au 23 décembre/,
        /carte.*chèque.*espèces.*virement.*entreprises/s,
        /étage.*supplément/,
      ],
    ],
    ['fraicheur', [/48h/, /6 à 8 semaines.*5 à 7 semaines.*4 à 6 semaines/s]],
    ['origine', [/100 %/, /50 km/, /directement du producteur/]],
    [
      'recyclage',
      [
        /janvier/,
        /gratuit/,
        /lundi au samedi, 9h-17h/,
        /Grand sapin, la collecte et l'enlèvement sont compris/,
      ],
    ],
    ['zone-livraison', [/15 km autour de Colmar/, /Ingersheim/, /Turckheim/, /sur demande/, /le jour même/]],
  ])('%s: its promise, its zones and its details, as the spec has them', async (key, facts) => {
    const page = await visit(`/services/${key}`);
    const block = (name: string) =>
      page.locator('main section').filter({ has: page.getByRole('heading', { name, exact: true }) });
    expect((await textOf(block(words.promiseTitle).locator('p'))).length).toBeGreaterThan(50);
    expect(await block(words.zonesTitle).locator('li').count()).toBeGreaterThan(0);
    expect(await block(words.detailsTitle).locator('li').count()).toBeGreaterThanOrEqual(3);
    expect(await page.locator('h1 svg').isVisible()).toBe(true);
    const text = await textOf(page.locator('main'));
    for (const fact of facts) expect(text).toMatch(fact);
    const order = page.locator('main').getByRole('link', { name: words.closing.button });
    expect(await newTabOf(order)).toBe(shop.home);
    await page.locator('main a[href="/services"]').click();
    await arrived(page, '/services');
  });

  test('an unknown key shows the grid, with a back link to /services', async () => {
    const page = await visit('/services/emballage', { expected: /404/ });
    expect(await hrefsOf(page.locator('main article a'))).toEqual(toServices);
    expect(await page.title()).toBe(await (await visit('/services')).title());
    const back = page.locator('main a[href="/services"]');
    expect(await textOf(back)).toBe(plain(serviceList.back.label));
    await back.click();
    await arrived(page, '/services');
    expect(await page.locator('main a[href="/services"]').count()).toBe(0);
  });
});
