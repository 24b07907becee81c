import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { business } from '../../generated/pages/business.ts';
import { arrived, hrefsOf, textOf, textsOf, visitors } from './visit.ts';

const visit = visitors();

const region = (page: Page, name: string) => page.getByRole('region', { name });

describe('/page-entreprise', () => {
  test('has a hero: title, text, picture and a link to the quote form', async () => {
    const page = await visit('/page-entreprise');
    const hero = page.locator('main > header');
    expect((await textOf(hero)).length).toBeGreaterThan(60);
    expect((await hero.locator('img').getAttribute('alt'))?.length).toBeGreaterThan(20);
    expect(await hrefsOf(hero.locator('a'))).toEqual(['/devis']);
  });

  test('tells of the benefits, large trees and baskets among them', async () => {
    const page = await visit('/page-entreprise');
    const benefits = region(page, business.benefits.title);
    expect(await benefits.locator('h3').count()).toBeGreaterThanOrEqual(3);
    const text = await textOf(benefits);
    for (const fact of [
      /98 % de ponctualité/,
      /créneaux de 2 heures/,
      /2,5 m/,
      /paniers/i,
      /devis est gratuit.*virement/s,
    ])
      expect(text).toMatch(fact);
    expect(await textOf(page.locator('main > header'))).toMatch(/géant de 4 m/);
  });

  test('tells of the included services', async () => {
    const page = await visit('/page-entreprise');
    const text = await textOf(region(page, business.included.title));
    for (const fact of [
      /rayon de 15 km autour de Colmar/,
      /installation/i,
      /48h avant la livraison/,
      /recyclage en janvier/,
    ])
      expect(text).toMatch(fact);
  });

  test('names the five sectors', async () => {
    const page = await visit('/page-entreprise');
    expect(await textsOf(region(page, business.sectors.title).locator('h3'))).toEqual([
      'Entreprises',
      'Collectivités',
      'Associations',
      'Commerces et restaurants',
      'Établissements publics',
    ]);
  });

  test('shows three testimonials: company, role, text and rating', async () => {
    const page = await visit('/page-entreprise');
    const quotes = region(page, business.testimonials.title).locator('figure');
    expect(await quotes.count()).toBe(3);
    for (const quote of await quotes.all()) {
      const rating = Number(/Note de (\d) sur 5/.exec(await textOf(quote))?.[1]);
      expect(rating).toBeGreaterThanOrEqual(1);
      expect(await quote.locator('[data-lit=true]').count()).toBe(rating);
      expect(await quote.locator('[data-lit]').count()).toBe(5);
      expect((await textOf(quote.locator('blockquote'))).length).toBeGreaterThan(40);
      const company = await textOf(quote.locator('figcaption strong'));
      expect((await textOf(quote.locator('figcaption'))).replace(company, '').trim().length).toBeGreaterThan(
        4,
      );
    }
  });

  test.each(['/devis', '/contact'])('links %s', async (path) => {
    const page = await visit('/page-entreprise');
    expect(await hrefsOf(page.locator('main a'))).toEqual(['/devis', '/devis', '/contact']);
    await page.locator(`main section a[href="${path}"]`).click();
    await arrived(page, path);
  });
});
