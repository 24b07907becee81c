// Menus, focus, and what is moved or chosen from the keyboard.
import { expect, test } from 'vitest';
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

test('a link changes the page without a new document, and a question opens', async () => {
  const page = await visit('/');
  await page.run(() => void Object.assign(window, { isSame: true }));
  await page.click('main details summary');
  expect(await page.run(() => document.querySelector('details')?.open)).toBe(true);
  await page.click('header nav a[href="/contact"]');
  await page.until(() => location.pathname === '/contact' && document.activeElement?.matches('h1, main'));
  expect(await page.run(() => 'isSame' in window)).toBe(true);
});

test('the carousel moves, and stops when it is told to', async () => {
  const page = await visit('/', { motion: 'no-preference' });
  await page.run(() => document.querySelector('[data-paused]')?.scrollIntoView({ block: 'center' }));
  const isState = (state: string) =>
    document.querySelector('[data-paused]')?.getAnimations()[0]?.playState === state;
  await page.until(isState, 'running');
  await page.click('[aria-labelledby=news] button');
  await page.until(isState, 'paused');
});

test('nothing moves by itself for who asked for stillness', async () => {
  const page = await visit('/');
  expect(await page.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  expect(
    await page.run(() => document.getAnimations().filter((it) => it.playState === 'running').length),
  ).toBe(0);
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

test('the zone answers each letter, and leads to a town', async () => {
  const page = await visit('/zone-de-livraison');
  await page.click('main input[type=search]');
  await page.type('malbui');
  await page.until(() => document.querySelector('main [role=status]')?.textContent?.includes('Malbuisson'));
  await page.run(() =>
    document.querySelector<SVGAElement>('main svg a[href="/livraison/malbuisson"]')?.focus(),
  );
  await page.press('Enter');
  await page.until(() => location.pathname === '/livraison/malbuisson');
});
