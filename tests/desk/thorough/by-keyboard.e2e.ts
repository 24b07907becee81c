// What a day at the desk has beside the forms, on a narrow screen, by keyboard alone.
import type { Locator } from 'playwright-core';
import { faultsIn } from '../../e2e/axe.ts';
import { atDesk, desk, page } from '../desk.ts';

atDesk();
beforeEach(() => page.setViewportSize({ width: 360, height: 900 }));

/** Goes to something from where the focus is, and presses a key there. */
async function press(target: Locator, key = 'Enter'): Promise<void> {
  await expect.poll(() => target.isEnabled()).toBe(true);
  for (let steps = 0; steps < 300; steps++) {
    if (await target.evaluate((element) => element === document.activeElement))
      return page.keyboard.press(key);
    await page.keyboard.press('Tab');
  }
  throw new Error(`no key leads to ${target}`);
}

async function open(name: string | RegExp): Promise<void> {
  await press(page.getByRole('button', { name: 'Menu' }));
  await press(page.getByRole('navigation').getByRole('link', { name }).first());
  await page.getByText('Un instant…').waitFor({ state: 'detached' });
  expect(await faultsIn(page, 'light')).toEqual([]);
}

test('Escape closes the menu, whose button has the focus then', async () => {
  const menu = page.getByRole('button', { name: 'Menu' });
  await press(menu);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').waitFor({ state: 'hidden' });
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the season, the messages and a list', { timeout: 180_000 }, async () => {
  const main = page.getByRole('main');
  await open('La saison');
  const rows = main.getByRole('button', { name: /^C’est juste/ });
  const before = await rows.count();
  await press(rows.first());
  await expect.poll(() => rows.count()).toBe(before - 1);
  const deadline = () => desk.read('facts/order-deadline.yaml');
  const change = main.getByRole('button', { name: /^Changer.*Dernier jour/ });
  await press(change);
  await press(main.getByLabel(/Jour$/).first(), '3');
  await press(main.getByRole('button', { name: 'Annuler', exact: true }));
  await change.waitFor();
  await page.getByText('pas encore enregistrée').waitFor({ state: 'detached' });
  await press(change);
  await press(main.getByLabel(/Jour$/).first(), '2');
  expect(await faultsIn(page, 'light')).toEqual([]);
  await press(main.getByRole('button', { name: 'Enregistrer', exact: true }));
  await main.getByText('n’a pas changé').waitFor(); // the other day
  expect(deadline()).toContain('12-19');
  await press(main.getByRole('button', { name: 'Enregistrer', exact: true }));
  // Its days contradict each other: they could not be confirmed.
  await change.waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(before - 1);
  await expect.poll(deadline).not.toContain('12-19');
  await main.getByRole('button', { name: 'Enregistrer', exact: true }).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await change.waitFor();
  await page.getByText('pas encore enregistrée').waitFor({ state: 'detached' });
  await expect.poll(deadline).toContain('12-19');
  await press(main.getByRole('button', { name: /^Préparer la saison/ }));
  await main.getByRole('button', { name: /^Commencer la saison/ }).waitFor();
  await open(/messages/i);
  await main.getByRole('heading', { level: 1 }).waitFor();
  await open(/^Articles/);
  const first = () => main.locator('li strong').first().textContent();
  const newest = await first();
  await press(main.getByLabel('Trier'), 'ArrowUp');
  await expect.poll(first).not.toBe(newest);
});

test('the site of another day speaks of that day, whatever the browser’s own clock', {
  retry: 0,
  timeout: 180_000,
}, async () => {
  let answer = () => {};
  const isTyped = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/visit$/, (route) => isTyped.then(() => route.continue()), { times: 1 });
  await open('Le site');
  const main = page.getByRole('main');
  await press(main.getByText('Voir sur un téléphone'));
  const day = main.getByLabel(/^Tel qu’il sera le/);
  await press(day, '0');
  await page.keyboard.type('1012027');
  // The visits that are open already may be known later.
  const answered = page.waitForResponse(/\/api\/visit$/);
  answer();
  await answered;
  const here = press(main.getByRole('button', { name: 'Ouvrir sur cet ordinateur' }));
  const [site] = await Promise.all([page.context().waitForEvent('page'), here]);
  const link = main.getByRole('link', { name: /^http/ });
  await link.waitFor({ timeout: 60_000 });
  expect(await faultsIn(page, 'light')).toEqual([]);
  await site.waitForFunction(() => globalThis.history.scrollRestoration === 'manual', null, {
    timeout: 60_000,
  });
  expect(await site.evaluate(() => new Date().toISOString().slice(0, 10))).toBe('2027-01-01');
  await site.getByText('Jour de fête à Pontarlier').first().waitFor();
  await day.fill('2027-01-10');
  await link.waitFor({ state: 'detached' });
  await day.fill('2027-01-01');
  await press(main.getByRole('button', { name: 'Fermer maintenant' }));
  await link.waitFor({ state: 'detached' });
});
