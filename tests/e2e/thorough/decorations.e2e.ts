import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, visitors } from '../visit.ts';

/** Moves, which costs as much as several pages. */
const visitMoving = visitors({ motion: 'no-preference' });

const hero = (page: Page) => page.locator('main > header');
const banner = (page: Page) => page.locator('main > div > section').last();

describe('the page of a decoration', () => {
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
});
