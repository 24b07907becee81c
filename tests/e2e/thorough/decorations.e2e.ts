import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { decoration as words } from '#generated/pages/decoration.ts';
import { allPaths } from '../paths.ts';
import { arrived, eventually, visitors } from '../visit.ts';

const visit = visitors();
/** Moves, which costs as much as several pages. */
const visitMoving = visitors({ motion: 'no-preference' });

const hero = (page: Page) => page.locator('main > header');
const banner = (page: Page) => page.locator('main > div > section').last();

const decorations = allPaths.filter((path) => path.startsWith('/decos-cadeaux/'));

describe('the page of a decoration', () => {
  test('has no note, candles or reasons that it does not give; its way back leads home', async () => {
    const page = await visit('/decos-cadeaux/cloche-d-alpage');
    expect(await page.locator('main :is(figcaption, ol, #why-title)').count()).toBe(0);
    await hero(page).getByText(words.back.label).click();
    await arrived(page, '/');
  });

  test('its hero is 400 px high, 500 in a wide window, whatever the decoration', async () => {
    const page = await visitMoving('/', { stay: true });
    const found: unknown[] = [];
    for (const path of decorations) {
      await page.goto(path);
      for (const width of [360, 991, 992, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        found.push([path, width, (await hero(page).boundingBox())?.height]);
      }
    }
    expect(found).toEqual(
      decorations.flatMap((path) => [
        [path, 360, 400],
        [path, 991, 400],
        [path, 992, 500],
        [path, 1440, 500],
      ]),
    );
  });

  test("its hero's picture follows the scroll with factor 0.5; its banner fades in once, when one comes to it", async () => {
    const page = await visitMoving('/decos-cadeaux/creche-de-papier');
    const top = () =>
      hero(page)
        .locator('img')
        .evaluate((image) => image.getBoundingClientRect().top);
    const start = await top();
    for (const scrolled of [100, 240, 400, 0]) {
      await page.evaluate((y) => window.scrollTo(0, y), scrolled);
      await eventually(async () => Math.round((await top()) - start + scrolled / 2)).toBe(0);
    }

    const fading = banner(page).locator('..');
    const opacity = () => fading.evaluate((it) => Number(getComputedStyle(it).opacity));
    await eventually(opacity).toBe(0);
    const seen = await fading.evaluate(
      (it) =>
        new Promise<number[]>((done) => {
          const opacityNow = () => Number(getComputedStyle(it).opacity);
          const opacities: number[] = [];
          it.addEventListener('transitionrun', () => opacities.push(opacityNow()));
          it.addEventListener('transitionend', ({ target }) => {
            if (target === it) done([...opacities, opacityNow()]);
          });
          it.scrollIntoView({ block: 'center' });
        }),
    );
    expect(seen[0]).toBeLessThan(0.5);
    expect(seen.at(-1)).toBe(1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await opacity()).toBe(1);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await opacity()).toBe(1);
  });

  test('the flames of its candles lean as the page is scrolled, each by itself', async () => {
    const page = await visitMoving('/decos-cadeaux/couronne-des-dimanches');
    const flames = page.locator('main ol svg:nth-child(2)');
    const leaning = () => flames.evaluateAll((all) => all.map((it) => getComputedStyle(it).transform));
    await flames.first().evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await eventually(async () => new Set(await leaning()).size).toBe(4);
    const before = await leaning();
    await page.evaluate(() => window.scrollBy(0, 60));
    await eventually(async () => (await leaning()).every((lean, i) => lean !== before[i])).toBe(true);
  });
});
