import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { article as words } from '../../generated/pages/article.ts';
import { articleList } from '../../generated/pages/article-list.ts';
import { articles } from './spec.ts';
import { arrived, eventually, hrefsOf, newTabOf, plain, shop, textOf, textsOf, visitors } from './visit.ts';

const visit = visitors();

const cards = (page: Page) => page.locator('main article');
const shown = (page: Page) => hrefsOf(cards(page).locator('a'));
const filter = (page: Page) => page.getByRole('group', { name: articleList.filterLabel });
const pressed = (page: Page) => textsOf(filter(page).locator('[aria-pressed=true]'));
const toArticles = articles.map((slug) => `/actualites/${slug}`);

describe('/actualites', () => {
  test('lists the seven articles, with picture, category, date, reading time and excerpt', async () => {
    const page = await visit('/actualites');
    expect((await shown(page)).toSorted()).toEqual(toArticles.toSorted());
    for (const card of await cards(page).all()) {
      expect(await card.locator('img').count()).toBe(1);
      expect(await textOf(card)).toMatch(/(Conseils|Déco|Vie pratique).*\d{4}.*\d+ min de lecture/s);
      expect((await textsOf(card.locator('p'))).some((text) => text.length > 60)).toBe(true);
    }
  });

  test('its filter shows all by default, then each category, with its count on its button', async () => {
    const page = await visit('/actualites');
    expect(await pressed(page)).toEqual([expect.stringMatching(/^Tous ?7$/)]);
    for (const [label, count] of [
      ['Conseils', 3],
      ['Déco', 2],
      ['Vie pratique', 2],
      ['Tous', 7],
    ] as const) {
      const button = filter(page).getByRole('button', { name: new RegExp(`^${label}`) });
      expect(await textOf(button)).toMatch(new RegExp(`^${label} ?${count}$`));
      await button.click();
      await eventually(() => pressed(page)).toEqual([await textOf(button)]);
      expect(await cards(page).count()).toBe(count);
      const texts = await textsOf(cards(page));
      if (label !== 'Tous') expect(texts.every((text) => text.includes(label))).toBe(true);
    }
    expect(await filter(page).locator('button').count()).toBe(4);
  });

  test('the filter is kept in the address: a shared link, back and forward show the same', async () => {
    const page = await visit('/actualites?categorie=deco');
    await eventually(() => cards(page).count()).toBe(2);
    const decoration = await shown(page);
    await filter(page)
      .getByRole('button', { name: /Vie pratique/ })
      .click();
    await page.waitForURL('**/actualites?categorie=vie-pratique');
    // The address is there before the list.
    await eventually(() => shown(page)).not.toEqual(decoration);
    const practical = await shown(page);
    await filter(page).getByRole('button', { name: /Tous/ }).click();
    await page.waitForURL('**/actualites');
    await eventually(() => cards(page).count()).toBe(7);
    await page.goBack();
    await eventually(() => shown(page)).toEqual(practical);
    await page.goBack();
    await eventually(() => cards(page).count()).toBe(2);
    await page.goForward();
    await eventually(() => shown(page)).toEqual(practical);
    await page.reload();
    await eventually(() => shown(page)).toEqual(practical);
  });

  test('the filter outlives a visit to an article', async () => {
    const page = await visit('/actualites?categorie=conseils');
    await eventually(() => cards(page).count()).toBe(3);
    const [first] = await shown(page);
    await cards(page).first().getByRole('link').click();
    await arrived(page, first ?? '');
    await page.goBack();
    await eventually(() => cards(page).count()).toBe(3);
  });

  test('an unknown category in the address shows all', async () => {
    const page = await visit('/actualites?categorie=recettes');
    expect(await cards(page).count()).toBe(7);
  });

  test('its newsletter box makes no call, says so, and leads to the form that subscribes', async () => {
    const page = await visit('/actualites');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
    const box = page.getByRole('region', { name: articleList.newsletter.title }).locator('form');
    await box.getByLabel(articleList.newsletter.label).fill('anne@courriel.example');
    await box.getByRole('button').click();
    await eventually(() => textOf(box.getByRole('status'))).toContain(plain(articleList.newsletter.answer));
    expect(calls).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    await box.getByRole('link').click();
    await eventually(() =>
      page.locator('footer form input').evaluate((input) => input.getBoundingClientRect().top < innerHeight),
    ).toBe(true);
  });
});

describe('an article', () => {
  const article = (page: Page) => page.locator('main > article');

  test.each(articles)('%s: title, details, text, and three related articles, never itself', async (slug) => {
    const page = await visit(`/actualites/${slug}`);
    expect((await textOf(page.locator('h1'))).length).toBeGreaterThan(10);
    const details = await textOf(article(page).locator('header'));
    for (const detail of [/ (Conseils|Déco|Vie pratique) /, /L'équipe/, / \d{4} /, /\d min de lecture/])
      expect(details).toMatch(detail);
    expect((await textOf(article(page))).length).toBeGreaterThan(2500);
    expect(await article(page).locator('h2').count()).toBeGreaterThanOrEqual(3);

    const related = await hrefsOf(page.getByRole('region', { name: words.relatedTitle }).locator('a'));
    expect(related).toHaveLength(3);
    expect(new Set(related).size).toBe(3);
    expect(related).not.toContain(`/actualites/${slug}`);
    for (const href of related) expect(toArticles).toContain(href);
  });

  test('its way back leads to the list', async () => {
    const page = await visit('/actualites/choisir-sapin');
    await article(page).getByRole('link', { name: words.back.label }).click();
    await arrived(page, '/actualites');
  });

  test('is shared by plain links that open a new tab, and loads nothing of the networks', async () => {
    const page = await visit('/', { stay: true });
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await page.goto('/actualites/choisir-sapin');
    await page.waitForLoadState('networkidle');
    const address = 'https://www.sapin.example/actualites/choisir-sapin';
    const share = article(page).getByRole('region', { name: words.share.title });
    expect([...hosts]).toEqual(['localhost']);

    const facebook = new URL(await newTabOf(share.getByRole('link', { name: /Facebook/ })));
    expect(facebook.origin + facebook.pathname).toBe('https://www.facebook.com/sharer/sharer.php');
    expect(facebook.searchParams.get('u')).toBe(address);
    const whatsapp = new URL(await newTabOf(share.getByRole('link', { name: /WhatsApp/ })));
    expect(whatsapp.hostname).toBe('wa.me');
    const title = await textOf(page.locator('h1'));
    expect(plain(whatsapp.searchParams.get('text'))).toBe(`${title} ${address}`);
    const rels = await share
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('rel')));
    expect(rels).toEqual(['noopener', 'noopener']);
  });

  test('calls to the shop and to /nos-sapins', async () => {
    const page = await visit('/actualites/histoire-sapin-noel');
    const closing = page.getByRole('region', { name: words.closing.title });
    expect(await newTabOf(closing.getByRole('link', { name: words.closing.order }))).toBe(shop.home);
    await closing.getByRole('link', { name: words.closing.trees.label }).click();
    await arrived(page, '/nos-sapins');
  });
});
