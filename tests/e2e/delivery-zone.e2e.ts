import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { deliveryZone } from '../../generated/pages/delivery-zone.ts';
import { allTowns, towns } from './spec.ts';
import { arrived, eventually, hold, hrefsOf, plain, textOf, visitors } from './visit.ts';

const visit = visitors();

const field = (page: Page) => page.getByRole('searchbox', { name: deliveryZone.search.label });
const answer = (page: Page) => page.locator('main [role=status]');
const map = (page: Page) => page.getByRole('region', { name: deliveryZone.map.title });

async function ask(page: Page, query: string): Promise<string> {
  await field(page).fill(query);
  return textOf(answer(page));
}

describe('the map of the zone', () => {
  test('has a link for each of the 29 towns, group by group, and tells the groups apart by form', async () => {
    const page = await visit('/zone-de-livraison');
    const links = map(page).locator('svg a');
    expect(await hrefsOf(links)).toEqual(allTowns.map((town) => `/livraison/${town}`));
    const forms = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('data-group'), link.querySelector('path')?.getAttribute('d')]),
    );
    expect(new Set(forms.map(([group]) => group)).size).toBe(3);
    expect(new Set(forms.map(([, form]) => form)).size).toBe(3);
    expect(forms.filter(([group]) => group === 'surroundings')).toHaveLength(towns.surroundings.length);
  });

  test('leads to the page of a town, by pointer and by keyboard, without a new document', async () => {
    const page = await visit('/zone-de-livraison');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await map(page)
      .getByRole('link', { name: /^Rouffach/ })
      .click();
    await arrived(page, '/livraison/rouffach');
    await page.goBack();
    await arrived(page, '/zone-de-livraison');
    await map(page)
      .getByRole('link', { name: /^Colmar/ })
      .focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await arrived(page, '/livraison/wintzenheim');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  test('can be skipped', async () => {
    const page = await visit('/zone-de-livraison');
    await page.getByRole('link', { name: deliveryZone.map.skip }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('communes');
  });

  test('asks nobody else for anything', async () => {
    const page = await visit('/', { stay: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await page.goto('/zone-de-livraison');
    await ask(page, 'Colmar');
    expect(new Set(asked)).toEqual(new Set(['localhost']));
  });
});

describe('the field', () => {
  test.each([
    ['Eguisheim', 'eguisheim'],
    ['ribeauville', 'ribeauville'],
    ['horbourg wihr', 'horbourg-wihr'],
    ['Turkheim', 'turckheim'],
    ['68125', 'houssen'],
    ['68126', 'bennwihr'],
  ])('%s is delivered free, with its page', async (query, slug) => {
    const page = await visit('/zone-de-livraison');
    const said = await ask(page, query);
    expect(said).toMatch(/^Oui, nous livrons à/);
    expect(said).toMatch(/livraison et installation gratuites/i);
    expect(await hrefsOf(answer(page).locator('a'))).toEqual([`/livraison/${slug}`]);
  });

  test('outside it says how far, and how to ask', async () => {
    const page = await visit('/zone-de-livraison');
    const said = await ask(page, 'selestat');
    const [, distance = 0, beyond = 0] = said.match(/à (\d+) km de Colmar.*soit (\d+) km après/) ?? [];
    expect(Number(distance)).toBeGreaterThanOrEqual(20);
    expect(Number(distance)).toBeLessThanOrEqual(23);
    expect(Number(distance) - Number(beyond)).toBe(15);
    expect(await hrefsOf(answer(page).locator('a'))).toEqual([expect.stringMatching(/^tel:/), '/contact']);
  });

  test('a commune within the radius that is not in the list is delivered on request', async () => {
    const page = await visit('/zone-de-livraison');
    expect(await ask(page, 'ste croix en plaine')).toMatch(/sur demande.*à 8 km de Colmar/);
  });

  test('a small neighbour whose distance nobody measured is told so', async () => {
    const page = await visit('/zone-de-livraison');
    const said = await ask(page, 'Beblenheim');
    expect(said).toMatch(/sur demande.*pas mesuré/);
    expect(said).not.toMatch(/\d+ km/);
  });

  test('what nobody knows is said so, as it was written', async () => {
    const page = await visit('/zone-de-livraison');
    expect(await ask(page, 'Brest')).toContain('« Brest »');
    expect(await ask(page, '75001')).toContain('« 75001 »');
    expect(await ask(page, '<b>Brest</b>')).toContain('« <b>Brest</b> »');
  });

  test('several answers are listed, and the answer follows each letter', async () => {
    const page = await visit('/zone-de-livraison');
    expect(await ask(page, '68230')).toMatch(/Plusieurs communes.*Turckheim.*livraison gratuite/);
    expect(await ask(page, 'b')).toBe('');
    await field(page).pressSequentially('ergheim');
    expect(await textOf(answer(page))).toContain('Oui, nous livrons à Bergheim');
  });

  test('what was typed before the script came is answered', async () => {
    const page = await visit('/', { stay: true });
    const release = await hold(page, '**/*.js');
    await page.goto('/zone-de-livraison', { waitUntil: 'commit' });
    await field(page).fill('Houssen');
    release();
    await eventually(() => textOf(answer(page))).toContain('Oui, nous livrons à Houssen');
    expect(await field(page).inputValue()).toBe('Houssen');
  });
});

test('without script the map and the list answer, and no dead field is in the way', async () => {
  const page = await visit('/zone-de-livraison', { javaScriptEnabled: false, expected: /^csp: .+\.js$/ });
  expect(await page.locator('main input').isVisible()).toBe(false);
  expect(await hrefsOf(page.locator('#communes li a'))).toEqual(allTowns.map((town) => `/livraison/${town}`));
  await map(page)
    .getByRole('link', { name: /^Houssen/ })
    .click();
  await page.waitForURL('**/livraison/houssen');
});

test('on a phone the list is large enough for thumbs', async () => {
  const page = await visit('/zone-de-livraison', { width: 360 });
  const heights = await page
    .locator('#communes li a')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(plain(await page.locator('h1').innerText())).toBe(plain(deliveryZone.title));
});
