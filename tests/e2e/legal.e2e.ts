import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { legalPage } from '../../generated/pages/legal-page.ts';
import { alertsOf, arrived, eventually, hrefsOf, textOf, visitors } from './visit.ts';

const visit = visitors();

const legal = ['/cgv', '/politique-confidentialite', '/mentions-legales'];

async function textAt(path: string) {
  return textOf((await visit(path)).locator('main'));
}

describe('the legal pages', () => {
  test.each(legal)('%s links the other two and the home page', async (path) => {
    const page = await visit(path);
    const others = page.locator('main').getByRole('navigation', { name: legalPage.othersTitle });
    expect((await hrefsOf(others.locator('a'))).toSorted()).toEqual(
      ['/', ...legal.filter((other) => other !== path)].toSorted(),
    );
    await page.locator('main header').getByRole('link', { name: legalPage.home.label }).click();
    await arrived(page, '/');
  });

  test.each(['/cgv', '/politique-confidentialite'])(
    '%s was last updated on 1 December 2024',
    async (path) => {
      const page = await visit(path);
      expect(await textOf(page.locator('main header time'))).toMatch(/ 1er décembre 2024$/);
      expect(await page.locator('main header time').getAttribute('datetime')).toBe('2024-12-01');
    },
  );

  test.each(legal)('%s: each entry of its contents leads to its section', async (path) => {
    const page = await visit(path);
    const contents = page.locator('main aside nav a');
    const targets = await hrefsOf(contents);
    const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(targets).toEqual(ids);
    expect(targets.length).toBeGreaterThan(5);
    await contents.last().click();
    await eventually(() => topOf(page, targets.at(-1) ?? '')).toBe(true);
  });

  async function topOf(page: Page, id: string) {
    const top = (await page.locator(id).boundingBox())?.y ?? -1;
    return top >= 0 && top < 800 && (await page.evaluate(() => window.scrollY)) > 500;
  }

  test("'Gérer mes cookies' alerts about the cookie-management interface, and does no more", async () => {
    const page = await visit('/politique-confidentialite');
    const alerts = alertsOf(page);
    await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
    expect(alerts).toEqual([expect.stringMatching(/^alert: L.interface de gestion des cookies/)]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('only the privacy policy has that button', async () => {
    for (const path of ['/cgv', '/mentions-legales'])
      expect(await (await visit(path)).getByRole('button', { name: 'Gérer mes cookies' }).count()).toBe(0);
  });
});

describe('what they say', () => {
  test('the terms list eight varieties', async () => {
    const page = await visit('/cgv');
    const links = await hrefsOf(page.locator('main section li a[href^="/nos-sapins/"]'));
    expect(links).toEqual(
      [
        'nordmann-5-etoiles',
        'nordmann-classic',
        'nordmann-alsacienne',
        'nobilis',
        'ignifuge',
        'floque',
        'grand-sapin',
        'decore',
      ].map((slug) => `/nos-sapins/${slug}`),
    );
    expect(await textOf(page.locator('main'))).toMatch(/grands sapins \(2,5 m et plus\)/);
  });

  test('the terms give prices, payment, zone, dates, changes and recycling as the spec does', async () => {
    const text = await textAt('/cgv');
    for (const fact of [
      /euros, toutes taxes comprises/,
      /livraison et l'installation sont gratuites/,
      /supplément peut s'appliquer pour une livraison en étage/,
      /carte bancaire, ou à la livraison par chèque ou en espèces.*entreprises.*virement/s,
      /Colmar, Ingersheim, Turckheim et, sur demande.*15 km/s,
      /du 1er au 23 décembre, en 48\/72h, dans un créneau de 2 heures/,
      /quelques jours avant, à plus ou moins une heure/,
      /coupé au plus 48h avant sa livraison/,
      /jusqu'au 23 décembre/,
      /jusqu'à 48 heures avant la livraison/,
      /janvier.*gratuite.*du lundi au samedi, 9h-17h/s,
      /devis gratuite ; nous répondons sous 24h/,
    ]) {
      expect(text).toMatch(fact);
    }
  });

  test('the terms limit the liability to replacement, and name the Colmar courts', async () => {
    const text = await textAt('/cgv');
    expect(text).toMatch(/responsabilité est limitée au remplacement du produit défectueux/);
    expect(text).toMatch(/tribunaux de Colmar sont compétents/);
  });

  test('the privacy policy says how long data are kept', async () => {
    const text = await textAt('/politique-confidentialite');
    expect(text).toMatch(/commande : 3 ans après votre dernière commande/);
    expect(text).toMatch(/comptables.*: 10 ans/);
    expect(text).toMatch(/cookies : 13 mois au plus/i);
    expect(text).toMatch(/lettre de Noël : jusqu'à votre désinscription/i);
  });

  test('the privacy policy names the authority to complain to', async () => {
    const page = await visit('/politique-confidentialite');
    expect(await textOf(page.locator('main'))).toMatch(/saisir l'autorité de protection des données/);
    expect(await hrefsOf(page.locator('main a[href*="cnil.fr"]'))).toHaveLength(1);
  });
});
