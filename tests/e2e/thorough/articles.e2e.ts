import type { Page } from 'playwright-core';
import { article as words } from '#generated/pages/article.ts';
import { articleList } from '#generated/pages/article-list.ts';
import { arrived, eventually, hrefsOf, newTabOf, plain, visitors } from '../visit.ts';

const visit = visitors();

const cards = (page: Page) => page.locator('main article');
const shown = (page: Page) => hrefsOf(cards(page).locator('a'));
const filter = (page: Page) => page.getByRole('group', { name: articleList.filterLabel });

test('/actualites: the filter is kept in the address: a shared link, back and forward and an article in between show the same', async () => {
  const page = await visit('/actualites?categorie=deco');
  await eventually(() => cards(page).count()).toBe(2);
  const decoration = await shown(page);
  await filter(page)
    .getByRole('button', { name: /Gestes/ })
    .click();
  await page.waitForURL('**/actualites?categorie=conseils');
  // The address is there before the list.
  await eventually(() => shown(page)).toEqual(['/actualites/arroser-un-sapin-coupe']);
  await filter(page).getByRole('button', { name: /Tout/ }).click();
  await page.waitForURL('**/actualites');
  await eventually(() => cards(page).count()).toBe(5);
  await page.goBack();
  await eventually(() => cards(page).count()).toBe(1);
  await page.goBack();
  await eventually(() => shown(page)).toEqual(decoration);
  await cards(page).first().getByRole('link').click();
  await arrived(page, decoration[0] ?? '');
  await page.goBack();
  await eventually(() => shown(page)).toEqual(decoration);
  await page.reload();
  await eventually(() => shown(page)).toEqual(decoration);
  await page.goto('/actualites?categorie=recettes');
  await eventually(() => cards(page).count()).toBe(5);
});

test('an article is shared by plain links that open a new tab, and loads nothing of the networks', async () => {
  const page = await visit('/', { stay: true });
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto('/actualites/decorer-sans-plastique');
  await page.waitForLoadState('networkidle');
  const address = 'https://www.larmont.example/actualites/decorer-sans-plastique';
  const share = page.locator('main > article').getByRole('region', { name: words.share.title });
  expect([...hosts]).toEqual(['localhost']);

  const facebook = new URL(await newTabOf(share.getByRole('link', { name: /Facebook/ })));
  expect(facebook.origin + facebook.pathname).toBe('https://www.facebook.com/sharer/sharer.php');
  expect(facebook.searchParams.get('u')).toBe(address);
  const whatsapp = new URL(await newTabOf(share.getByRole('link', { name: /WhatsApp/ })));
  expect(whatsapp.hostname).toBe('wa.me');
  expect(plain(whatsapp.searchParams.get('text'))).toBe(`Décorer sans plastique ${address}`);
});
