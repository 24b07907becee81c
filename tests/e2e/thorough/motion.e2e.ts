import type { Page } from 'playwright-core';
import { articles } from '#generated/articles.ts';
import { home } from '#generated/pages/home.ts';
import { ui } from '#generated/ui.ts';
import { isPublished } from '../../../src/data/articles.ts';
import { testDay } from '../../day.mjs';
import { samplePaths } from '../paths.ts';
import { arrived, eventually, plain, takenOver, textsOf, visitors } from '../visit.ts';

const visitAs = visitors();
const visit = (path: string) => visitAs(path, { motion: 'reduce' });

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

/** The elements that something moves by itself for longer than `milliseconds`, unless a button of their section stops it. */
function movingFor(page: Page, milliseconds: number, button: string): Promise<unknown[]> {
  return page.evaluate(
    ([most, pause]) => {
      const stoppable = (element: Element | null) =>
        Array.from(element?.closest('section')?.querySelectorAll('button') ?? []).some(
          (it) => it.textContent === pause && it.checkVisibility(),
        );
      return document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > most)
        .map((animation) => (animation.effect as KeyframeEffect).target)
        .filter((target) => !stoppable(target))
        .map((target) => target?.className);
    },
    [milliseconds, button] as const,
  );
}

test('nothing moves by itself for longer than five seconds unless a button stops it, than a moment with reduced motion', async () => {
  const page = await visitAs('/', { stay: true });
  // The wreath has candles that flicker.
  const candles = '/decos-cadeaux/couronne-des-dimanches';
  for (const path of [...samplePaths, candles]) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    await takenOver(page);
    expect([path, await movingFor(page, 5000, ui.pause)]).toEqual([path, []]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await eventually(async () => [path, await movingFor(page, 1000, ui.pause)]).toEqual([path, []]);
  }
});

test('with reduced motion: the home page has no snow, whole steps, and a carousel that stands still', async () => {
  const page = await visit('/');
  const snow = page.locator('main > header [aria-hidden=true] > div');
  expect(await snow.count()).toBe(3);
  expect(await snow.first().isVisible()).toBe(false);
  expect(await snow.evaluateAll((all) => all.flatMap((it) => it.getAnimations()).length)).toBe(0);

  const steps = page.getByRole('region', { name: home.steps.title });
  const whole = home.steps.items.map(({ text }) => plain(text));
  expect(await textsOf(steps.locator('li p'))).toEqual(whole);
  await steps.evaluate((it) => it.scrollIntoView());
  expect(await textsOf(steps.locator('li p'))).toEqual(whole);
  expect(await steps.locator('li p > *').count()).toBe(0);

  // Each article once, and nothing to pause.
  const news = page.getByRole('region', { name: home.news.title });
  const track = news.locator('[data-paused]');
  const links = track.locator('a').filter({ visible: true });
  expect(await track.evaluate((it) => it.getAnimations().length)).toBe(0);
  expect(await links.count()).toBe(articles.filter((it) => isPublished(it, testDay)).length);
  expect(await news.getByRole('button').filter({ visible: true }).count()).toBe(0);
  await links.last().focus();
  const box = await links.last().boundingBox();
  expect(box && box.x >= 0 && box.x < 1280).toBe(true);

  await scrollTo(page, 3000);
  await page.locator('footer a[href="/devis"]').click();
  await arrived(page, '/devis');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
