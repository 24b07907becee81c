// What the built pages say of the season: their phrases, their order buttons, and what invites to order.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { findFact } from '#generated/facts.ts';
import { navigation } from '#generated/navigation.ts';
import { seasons } from '#generated/seasons.ts';
import { site } from '#generated/site.ts';
import { ui } from '#generated/ui.ts';
import { seasonBeginnings } from '../../src/data/season-starts.ts';
import { seasonAt } from '../../src/shell/calendar.ts';
import { dataPath } from '../../src/shell/page-store.ts';
import { shop } from '../shop.mjs';
import { eventually, followLink, plain, textOf } from './visit.ts';

export const main = seasons.seasons.findIndex(({ texts }) => texts === undefined);
/** Links of the menu that lead to the shop, and order nothing. */
const menu = new Set(navigation.header.menu.map(({ name }) => `${plain(name)} (${plain(ui.newTab)})`));
export const deadlines = (findFact('order-deadline')?.readings ?? []).map(({ text }) => plain(text));

/** The phrases of a page, each with its forms in the order of the seasons, as the build wrote them. */
export function phrasesOf(at: string): readonly (readonly string[])[] {
  const json = readFileSync(path.join(shop.dist, dataPath(at)), 'utf8');
  return Array.from(json.matchAll(/\ue000([^\ue002]*)\ue002/g), ([, forms = '']) =>
    forms.split('\ue001').map(plain),
  );
}

/** All that a page says, what is folded away included, and the words of its order buttons and of the rows that hold them. */
export async function saidOn(page: Page) {
  const { text, orders } = await page.evaluate((shopHome) => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const it of body.querySelectorAll('script, style, template, [hidden]')) it.remove();
    const toShop = `a[href^="${shopHome}"]`;
    const links = [
      ...body.querySelectorAll(`:is(#root > header, main) ${toShop}, main tr:has(${toShop}) > th`),
    ];
    const head = [document.title, document.querySelector('meta[name=description]')?.getAttribute('content')];
    return {
      text: [...head, body.textContent].join('\n'),
      orders: links.map((link) => link.querySelector('[data-usual]')?.textContent ?? link.textContent ?? ''),
    };
  }, site.shop.home);
  return { text: plain(text), orders: orders.map(plain).filter((words) => !menu.has(words)) };
}

/** By a link, until the page of that address has taken the place of the one before. */
async function goTo(page: Page, at: string): Promise<void> {
  await page.locator('main h1').evaluate((title) => title.setAttribute('data-before', ''));
  await followLink(page, at);
  await page.locator('main h1:not([data-before])').waitFor();
}

/** The days on which orders are closed, one of each season. */
export const closedDays = ['2026-12-23', '2027-01-10', '2027-03-10', '2027-09-05'];

/** What invites to order, or says that one can, on pages visited on a day on which one cannot; and the pages with a phrase. */
export async function invitationsOn(page: Page, day: string, paths: readonly string[]) {
  const now = seasonAt(seasonBeginnings(), new Date(`${day}T12:00:00+01:00`));
  const own = seasons.seasons[now]?.texts;
  if (now === main || !own) throw new Error(`orders are open on ${day}`);
  await eventually(() => textOf(page.locator('#root > header ul').first())).toContain(plain(own.banner[0]));
  const wrong: string[] = [];
  const spoken: string[] = [];
  for (const at of paths) {
    if (at !== '/') await goTo(page, at);
    const { text, orders } = await saidOn(page);
    const phrases = phrasesOf(at);
    const others = phrases.flatMap((forms) => forms.filter((form) => form !== forms[now]));
    // A page may leave a phrase out: that of a tree on order promises no delivery.
    if (phrases.some((forms) => text.includes(forms[now] ?? ''))) spoken.push(at);
    const rest = text.replaceAll(plain(own.call.text), '');
    const found = [
      ...others.filter((form) => text.includes(form)),
      ...deadlines.filter((deadline) => rest.includes(deadline)),
      ...(/(?<!\bvous )\bcommandez\b/i.exec(text) ?? []),
      ...orders.filter((words) => words !== own.order.short && words !== own.order.long),
    ];
    wrong.push(...found.map((words) => `${at}: ${words}`));
  }
  return { wrong, spoken };
}
