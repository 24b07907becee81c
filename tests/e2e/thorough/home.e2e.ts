import type { Page } from 'playwright-core';
import { home } from '#generated/pages/home.ts';
import { ui } from '#generated/ui.ts';
import { arrived, eventually, plain, visitors } from '../visit.ts';

/** Moves, which costs as much as several pages. */
const visitMoving = visitors({ motion: 'no-preference' });

const section = (page: Page, name: string) => page.locator('main').getByRole('region', { name });

test('the steps are typed once they are in view, read and heard whole all the while, in the place that they need', async () => {
  const page = await visitMoving('/');
  const block = section(page, home.steps.title);
  const steps = home.steps.items.map(({ text }) => plain(text));
  const seen = () =>
    block
      .locator('li p')
      .evaluateAll((all) =>
        all.map(({ textContent, children: [whole, typed, untyped] }) =>
          whole && typed && untyped?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
            ? [typed.textContent, whole.textContent]
            : [textContent, textContent],
        ),
      );
  await eventually(async () => (await seen()).map(([typed]) => typed)).toEqual(['', '', '']);
  const height = () => block.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await eventually(async () => (await seen()).every(([typed]) => typed !== '')).toBe(true);
  for (const [index, [typed = '', heard]] of (await seen()).entries()) {
    expect(plain(heard)).toBe(steps[index]);
    expect(heard?.startsWith(typed ?? '')).toBe(true);
  }
  expect(await height()).toBe(before);
});

const news = (page: Page) => section(page, home.news.title);
const track = (page: Page) => news(page).locator('[data-paused]');
const playState = (page: Page) =>
  track(page).evaluate((element) => element.getAnimations()[0]?.playState ?? 'none');

test('the news carousel: rests out of sight, and pauses on hover, on focus and by its button', async () => {
  const page = await visitMoving('/');
  await eventually(() => playState(page)).toBe('paused');
  await news(page).evaluate((section) => section.scrollIntoView());
  await eventually(() => playState(page)).toBe('running');

  const box = await track(page).locator('..').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 100);
  await eventually(() => playState(page)).toBe('paused');
  await page.mouse.move(5, 5);
  await eventually(() => playState(page)).toBe('running');

  await track(page).locator('a').first().focus();
  await eventually(() => playState(page)).toBe('paused');
  await news(page).getByRole('link', { name: home.news.all.label }).focus();
  await eventually(() => playState(page)).toBe('running');

  await news(page).getByRole('button', { name: ui.pause }).click();
  await page.mouse.move(5, 5);
  await eventually(() => playState(page)).toBe('paused');
  await news(page).getByRole('button', { name: ui.play }).click();
  await page.mouse.move(5, 5);
  await eventually(() => playState(page)).toBe('running');

  await page.evaluate(() => window.scrollTo(0, 0));
  await eventually(() => playState(page)).toBe('paused');
  await news(page).getByRole('link', { name: home.news.all.label }).click();
  await arrived(page, '/actualites');
});
