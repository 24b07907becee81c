import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { home } from '#generated/pages/home.ts';
import { eventually, plain, textsOf, visitors } from './visit.ts';

const visit = visitors({ motion: 'no-preference' });

const block = (page: Page) => page.getByRole('region', { name: home.steps.title });
const titles = (page: Page) => textsOf(block(page).locator('h3'));

/** What a visitor sees of each text, and what assistive technology hears. */
function texts(page: Page) {
  return block(page)
    .locator('li p')
    .evaluateAll((all) =>
      all.map((text) => {
        const isSeen = (part: Element) => part.checkVisibility({ opacityProperty: true });
        const [whole, typed] = text.children;
        const isTyping = whole !== undefined && typed !== undefined;
        return {
          seen: isTyping ? (isSeen(typed) ? typed.textContent : '') : text.textContent,
          heard: isTyping ? whole.textContent : text.textContent,
          untypedIsSeen: isTyping && isSeen(text.children[2] ?? whole),
        };
      }),
    );
}

/** Has time stand still, a minute after it was: until then it goes on by itself. */
async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Scrolls until `share` of the block is in the window, from below. */
async function show(page: Page, share: number) {
  await block(page).evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollTo(0, Math.ceil(window.scrollY + top + height * part - window.innerHeight));
  }, share);
  // An observer of our own is told in the same frame as the page's, and after it. The clock has no hold on either.
  await block(page).evaluate(
    (element) =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(element);
      }),
  );
}

const steps = home.steps.items.map(({ title, text }) => ({ title: plain(title), text: plain(text) }));

test('the three steps are typed at 100 ms a character once half of the block is in view, and only once', async () => {
  const page = await visit('/', { clock: true });
  expect(await titles(page)).toEqual(steps.map(({ title }) => title));
  const height = () => block(page).evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  const whole = (await texts(page)).map(({ heard }) => heard ?? '');
  const seen = async () => (await texts(page)).map((text) => text.seen);
  const typed = (count: number) => whole.map((text) => text.slice(0, count));
  await stopClock(page);

  // Heard whole from the start, and the place that they need is theirs.
  await show(page, 0.45);
  await page.clock.runFor(5000);
  await eventually(seen).toEqual(typed(0));
  expect((await texts(page)).map(({ heard }) => plain(heard))).toEqual(steps.map(({ text }) => text));
  expect(await block(page).locator('li p > [aria-hidden=true]').count()).toBe(6);
  expect(await height()).toBe(before);

  await show(page, 0.55);
  await page.clock.runFor(99);
  expect(await seen()).toEqual(typed(0));
  await page.clock.runFor(1);
  await eventually(seen).toEqual(typed(1));
  await page.clock.runFor(900);
  await eventually(seen).toEqual(typed(10));
  expect((await texts(page)).map(({ untypedIsSeen }) => untypedIsSeen)).toEqual([false, false, false]);
  expect(await height()).toBe(before);

  const longest = Math.max(...whole.map((text) => text.length));
  await page.clock.runFor((longest - 11) * 100);
  await eventually(seen).toEqual(typed(longest - 1));
  await page.clock.runFor(100);
  await eventually(seen).toEqual(whole);

  await page.evaluate(() => window.scrollTo(0, 0));
  await show(page, 0);
  await show(page, 0.6);
  await page.clock.runFor(200);
  expect(await seen()).toEqual(whole);
});
