import type { Page } from 'playwright-core';
import { findNotice } from '#generated/notices.ts';
import { ui } from '#generated/ui.ts';
import { arrived, eventually, hold, plain, textOf, visitors, wakeUpAt } from '../visit.ts';
import { scrollsSideways } from '../watch-page.ts';

const visit = visitors();

const icy = plain(findNotice('verglas')?.text);
/** Over at ten o’clock on the day of the build, which visitors meet at noon. */
const over = plain(findNotice('marche-termine')?.text);
const notices = (page: Page) => page.getByRole('status').first();

test('a notice of the day stands whole above the page, before any script of the page runs, and nothing moves', async () => {
  const page = await visit('/cgv', { day: '2027-02-10', width: 360, stay: true });
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/cgv', { waitUntil: 'commit' });
  const notice = notices(page).getByText(icy);
  await notice.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const boxes = () => Promise.all([notice, page.locator('h1')].map((it) => it.boundingBox()));
  const before = await boxes();
  expect(before[0]?.y).toBe(0);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await textOf(notices(page))).not.toContain(over);
  release();
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  expect(await boxes()).toEqual(before);
  expect(await textOf(notices(page))).toBe(`${plain(ui.warning)} ${icy} Nous joindre`);
});

test('it stays from page to page without being announced again, and its link leads on', async () => {
  const page = await visit('/', { day: '2027-02-10' });
  await notices(page).evaluate((region) => {
    const changes: MutationRecord[] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) => changes.push(...records)).observe(region, {
      attributes: true,
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await notices(page).getByRole('link', { name: 'Nous joindre' }).click();
  await arrived(page, '/contact');
  expect(await textOf(notices(page))).toContain(icy);
  expect(await page.evaluate(() => (window as unknown as { changes: unknown[] }).changes)).toEqual([]);
});

test('it goes by itself while the page is read', async () => {
  const page = await visit('/contact', { day: '2027-02-10' });
  expect(await textOf(notices(page))).toContain(icy);
  await wakeUpAt(page, '2027-02-10T18:00:00+01:00');
  expect(await textOf(notices(page))).toBe('');
});

test.each(['2026-11-21', '2027-02-09', '2027-02-11'])(
  'on %s, before it begins or once it has ended, nobody meets it',
  async (day) => {
    const page = await visit('/contact', { day });
    await eventually(() => page.locator('#root > header > div').first().boundingBox()).toMatchObject({
      y: 0,
    });
    expect(await notices(page).innerText()).toBe('');
  },
);

test('without JavaScript it is what the build said', async () => {
  const page = await visit('/contact', { javaScriptEnabled: false });
  expect(await textOf(notices(page))).toBe(over);
});
