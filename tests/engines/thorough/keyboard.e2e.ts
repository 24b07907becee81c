// Menus, focus, and what is moved or chosen from the keyboard.
import { visit } from '../visit.ts';
import { hasFocus, isVisible } from '../watch.ts';

test('the first Tab reaches the link to the content, which takes the focus there', async () => {
  const page = await visit('/services');
  await page.press('Tab');
  await page.until(hasFocus, 'a[href="#contenu"]');
  await page.press('Enter');
  await page.until(() => location.hash === '#contenu');
  await page.press('Tab');
  expect(await page.run(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('Tab stays in the open menu of a phone, in both directions', async () => {
  const page = await visit('/services', { width: 390 });
  const toggle = 'header button[aria-controls=menu]';
  await page.click(toggle);
  await page.until(isVisible, '#menu');
  await page.press('Shift+Tab');
  await page.until(hasFocus, '#menu > a');
  await page.press('Tab');
  await page.until(hasFocus, toggle);
});

test('a submenu opens by pointer, and by keys', async () => {
  const page = await visit('/services', { width: 1440 });
  const sublink = '[id="menu-nos-sapins"] a';
  expect(await page.run(isVisible, sublink)).toBe(false);
  await page.hover('header nav a[href="/nos-sapins"]');
  await page.until(isVisible, sublink);
  await page.hover('h1');
  await page.until(
    (link) => getComputedStyle(document.querySelector(link) as Element).visibility === 'hidden',
    sublink,
  );
  await page.run(() => document.querySelector<HTMLElement>('header nav a[href="/nos-sapins"]')?.focus());
  await page.press('ArrowDown');
  await page.until(hasFocus, sublink);
  await page.press('Escape');
  await page.until(hasFocus, 'header nav button');
});

test('the finder answers keys, and the address and the way back follow', async () => {
  const page = await visit('/trouver-mon-sapin');
  await page.run(() => document.querySelector<HTMLElement>('input[name=hauteur]')?.focus());
  await page.press('ArrowLeft');
  await page.until(() => location.search === '?hauteur=230');
  await page.click('input[name=odeur][value=agrume]');
  await page.until(() => location.search === '?hauteur=230&odeur=agrume');
  await page.back();
  await page.until(() => location.search === '?hauteur=230');
  expect(await page.run(() => document.querySelectorAll('main ol > li').length)).toBeGreaterThan(0);
});
