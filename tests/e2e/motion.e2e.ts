import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { home } from '../../generated/pages/home.ts';
import { ui } from '../../generated/ui.ts';
import { samplePaths } from './spec.ts';
import { arrived, eventually, textsOf, visitors } from './visit.ts';

const visitAs = visitors();
const visit = (path: string, options: { width?: number } = {}) =>
  visitAs(path, { motion: 'reduce', ...options });

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

test('nothing moves by itself for longer than five seconds, unless a button stops it', async () => {
  const page = await visitAs('/');
  for (const path of [...samplePaths, '/decos-cadeaux/couronne-avent']) {
    await page.goto(path);
    const moving = await page.evaluate((pause) => {
      const stoppable = (element: Element | null) =>
        Array.from(element?.closest('section')?.querySelectorAll('button') ?? []).some(
          ({ textContent }) => textContent === pause,
        );
      return document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 5000)
        .map((animation) => (animation.effect as KeyframeEffect).target)
        .filter((target) => !stoppable(target))
        .map((target) => target?.className);
    }, ui.pause);
    expect({ path, moving }).toEqual({ path, moving: [] });
  }
});

describe('with reduced motion', () => {
  test('there is no snow', async () => {
    const page = await visit('/');
    const snow = page.locator('main > header [aria-hidden=true] > div');
    expect(await snow.count()).toBe(3);
    expect(await snow.first().isVisible()).toBe(false);
    const running = await snow.evaluateAll((all) => all.flatMap((it) => it.getAnimations()).length);
    expect(running).toBe(0);
  });

  test('the texts of the three steps are there at once', async () => {
    const page = await visit('/');
    const steps = page.getByRole('region', { name: home.steps.title });
    const before = await textsOf(steps.locator('li p'));
    expect(before.map((text) => text.length > 20)).toEqual([true, true, true]);
    await steps.evaluate((it) => it.scrollIntoView());
    expect(await textsOf(steps.locator('li p'))).toEqual(before);
    expect(await steps.locator('li p > *').count()).toBe(0);
  });

  test('the carousel stands still: each article once, nothing to pause', async () => {
    const page = await visit('/');
    const news = page.getByRole('region', { name: home.news.title });
    const track = news.locator('[data-paused]');
    expect(await track.evaluate((it) => it.getAnimations().length)).toBe(0);
    expect(await track.locator('a').filter({ visible: true }).count()).toBe(7);
    expect(await news.getByRole('button').filter({ visible: true }).count()).toBe(0);
    const last = track.locator('a').filter({ visible: true }).last();
    await last.focus();
    const box = await last.boundingBox();
    expect(box && box.x >= 0 && box.x < 1280).toBe(true);
  });

  test("the hero's picture moves with the page: no parallax", async () => {
    const page = await visit('/decos-cadeaux/boules-neige');
    const top = () =>
      page.locator('main > header img').evaluate((image) => image.getBoundingClientRect().top);
    const start = await top();
    await scrollTo(page, 200);
    await eventually(async () => Math.round((await top()) - start)).toBe(-200);
  });

  test('the banner of a decoration is simply there', async () => {
    const page = await visit('/decos-cadeaux/boules-neige');
    const banner = page.locator('main > div > section').last();
    const look = () =>
      banner.locator('..').evaluate((it) => [getComputedStyle(it).opacity, it.getAnimations().length]);
    expect(await look()).toEqual(['1', 0]);
    await scrollTo(page, 10_000);
    expect(await look()).toEqual(['1', 0]);
  });

  test('nothing on any page moves for longer than a moment', async () => {
    const page = await visit('/');
    for (const path of samplePaths) {
      await page.goto(path);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation.playState === 'running')
          .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 1000)
          .map((animation) => (animation.effect as KeyframeEffect).target?.className),
      );
      expect({ path, moving }).toEqual({ path, moving: [] });
    }
  });

  test('a change of path goes to the top at once', async () => {
    const page = await visit('/');
    await scrollTo(page, 3000);
    await page.locator('footer a[href="/devis"]').click();
    await arrived(page, '/devis');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
