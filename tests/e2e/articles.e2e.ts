import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { article as words } from '#generated/pages/article.ts';
import { articleList } from '#generated/pages/article-list.ts';
import { entriesBelow } from '../../cli/core/files/entries-below.mjs';
import { shop as folders } from '../shop.mjs';
import { allPaths } from './paths.ts';
import { arrived, eventually, hrefsOf, newTabOf, shop, textOf, textsOf, visitors } from './visit.ts';

const visit = visitors();

const articles = allPaths.filter((path) => path.startsWith('/actualites/'));
const cards = (page: Page) => page.locator('main article');
const shown = (page: Page) => hrefsOf(cards(page).locator('a'));
const filter = (page: Page) => page.getByRole('group', { name: articleList.filterLabel });
const pressed = (page: Page) => textsOf(filter(page).locator('[aria-pressed=true]'));

test('/actualites: lists all articles, and those of each category by its filter, which says how many', async () => {
  const page = await visit('/actualites');
  expect((await shown(page)).toSorted()).toEqual(articles.toSorted());
  for (const card of await cards(page).all()) {
    expect(await card.locator('img').count()).toBe(1);
    expect(await textOf(card)).toMatch(/(Gestes|Atelier|Au champ).* 20\d\d lu en \d min .{20}/);
  }
  expect(await pressed(page)).toEqual([expect.stringMatching(/^Tout ?5$/)]);
  for (const [label, count] of [
    ['Gestes', 1],
    ['Atelier', 2],
    ['Au champ', 2],
    ['Tout', 5],
  ] as const) {
    const button = filter(page).getByRole('button', { name: new RegExp(`^${label}`) });
    expect(await textOf(button)).toMatch(new RegExp(`^${label} ?${count}$`));
    await button.click();
    await eventually(() => pressed(page)).toEqual([await textOf(button)]);
    expect(await cards(page).count()).toBe(count);
    const texts = await textsOf(cards(page));
    if (label !== 'Tout') expect(texts.every((text) => text.includes(label))).toBe(true);
  }
  expect(await filter(page).locator('button').count()).toBe(4);
});

const article = (page: Page) => page.locator('main > article');

test('an article has details, its text, three others, and calls to the shop, to the trees and back to the list', async () => {
  const page = await visit('/actualites/arroser-un-sapin-coupe');
  const details = await textOf(article(page).locator('header'));
  for (const detail of ['Gestes', 'Odile Vuillemin', '12 novembre 2026', 'lu en 2 min'])
    expect(details).toContain(detail);
  expect(await textsOf(article(page).locator('h2'))).toEqual(
    expect.arrayContaining(['Le premier soir', 'Chaque jour ensuite', 'Combien de temps']),
  );
  expect(await article(page).locator(':is(table, blockquote, ol):not(nav ol)').count()).toBe(3);
  const related = await hrefsOf(page.getByRole('region', { name: words.relatedTitle }).locator('a'));
  expect(new Set(related).size).toBe(3);
  expect(articles.slice(1)).toEqual(expect.arrayContaining(related));

  const closing = page.getByRole('region', { name: words.closing.title });
  expect(await newTabOf(closing.getByRole('link', { name: words.closing.order }))).toBe(shop.home);
  await closing.getByRole('link', { name: words.closing.trees.label }).click();
  await arrived(page, '/nos-sapins');
  await page.goBack();
  await article(page).getByRole('link', { name: words.back.label }).click();
  await arrived(page, '/actualites');
});

test('what waits for tomorrow, and a draft, are in no file of the site', () => {
  const files = entriesBelow(folders.dist).filter(({ isFile }) => isFile);
  const mentions = files.filter(
    (file) =>
      /veillee|grenier/.test(file.path) ||
      /veill[ée]e de demain|la-veillee|brouillon du grenier|le-brouillon/i.test(
        readFileSync(path.join(folders.dist, file.path), 'utf8'),
      ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(mentions.map((file) => file.path)).toEqual([]);
});
