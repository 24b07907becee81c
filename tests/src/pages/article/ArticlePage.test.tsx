// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { setLazyReader } from '../../../../generated/lazy.ts';
import { site } from '../../../../generated/site.ts';
import { ArticlePage } from '../../../../src/pages/article/ArticlePage.tsx';
import { articleData } from '../../../../src/pages/article/data.ts';
import { headings, target, visit } from '../visit.tsx';

beforeAll(() => setLazyReader(async (path) => JSON.parse(await readFile(`generated/${path}`, 'utf8'))));

async function article(slug = 'choisir-sapin') {
  return visit(ArticlePage, await articleData(slug), `/actualites/${slug}`);
}

test('an article that nobody wrote has no data', async () => {
  expect(await articleData('inconnu')).toBeNull();
});

test('shows its title, its details and its body', async () => {
  await article();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Choisir son sapin/);
  expect(screen.getByText('15 novembre 2024').getAttribute('datetime')).toBe('2024-11-15');
  expect(headings()).toContainEqual(expect.stringMatching(/^Où va-t-il vivre/));
});

test('leads back to the list, to the shop in a new tab and to the trees', async () => {
  await article();
  expect(target('Tous les articles')).toBe('/actualites');
  expect(target('Voir nos sapins')).toBe('/nos-sapins');
  const order = screen.getByRole('link', { name: /^Commander mon sapin/ });
  expect(order.getAttribute('href')).toBe(site.shop.home);
  expect(order.getAttribute('target')).toBe('_blank');
  expect(order.getAttribute('rel')).toBe('noopener');
});

test('shares by plain links that carry the full address', async () => {
  await article();
  const address = `${site.address}/actualites/choisir-sapin`;
  const facebook = new URL(target(/^Facebook/) ?? '');
  expect(facebook.origin + facebook.pathname).toBe('https://www.facebook.com/sharer/sharer.php');
  expect(facebook.searchParams.get('u')).toBe(address);
  const whatsapp = new URL(target(/^WhatsApp/) ?? '');
  expect(whatsapp.origin).toBe('https://wa.me');
  expect(whatsapp.searchParams.get('text')).toMatch(new RegExp(`^Choisir son sapin.* ${address}$`));
  expect(document.querySelector('script, iframe')).toBeNull();
});

test('offers three other articles', async () => {
  await article();
  const links = screen.getAllByRole('link', { name: /^Lire l’article/ });
  expect(links).toHaveLength(3);
  expect(links.map((link) => link.getAttribute('href'))).not.toContain('/actualites/choisir-sapin');
});
