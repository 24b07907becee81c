import type { Page } from 'playwright-core';
import { findFact } from '#generated/facts.ts';
import { deliveryZone } from '#generated/pages/delivery-zone.ts';
import { linkedPaths, mainOf } from '../site/built-site.ts';
import { allPaths, pages } from './paths.ts';
import { arrived, eventually, hrefsOf, plain, takenOver, textOf, visitors } from './visit.ts';

const visit = visitors();
const path = '/zone-de-livraison';

const field = (page: Page) => page.getByRole('searchbox', { name: deliveryZone.search.label });
const answer = (page: Page) => page.locator('main [role=status]');
const map = (page: Page) => page.getByRole('region', { name: deliveryZone.map.title });
const towns = allPaths.filter((it) => it.startsWith('/livraison/'));

async function ask(page: Page, query: string): Promise<string> {
  await field(page).fill(query);
  return textOf(answer(page));
}

describe('the map of the zone', () => {
  test('has a link for each town, tells the groups apart by form, and can be skipped', async () => {
    const page = await visit(path);
    const links = map(page).locator('svg a');
    expect((await hrefsOf(links)).toSorted()).toEqual(towns.toSorted());
    const forms = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('data-group'), link.querySelector('path')?.getAttribute('d')]),
    );
    expect(new Set(forms.map(([group]) => group)).size).toBe(3);
    expect(new Set(forms.map(([, form]) => form)).size).toBe(3);
    await page.getByRole('link', { name: deliveryZone.map.skip }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('communes');
  });

  test('leads to the page of a town, by pointer and by keyboard, without a new document', async () => {
    const page = await visit(path);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await map(page)
      .getByRole('link', { name: /^Malbuisson/ })
      .click();
    await arrived(page, '/livraison/malbuisson');
    await page.goBack();
    await arrived(page, path);
    await map(page)
      .getByRole('link', { name: /^Pontarlier/ })
      .focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await arrived(page, '/livraison/doubs');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});

describe('the field', () => {
  test('answers each letter, and asks nobody else', async () => {
    const page = await visit('/', { stay: true });
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).hostname));
    await page.goto(path);
    await takenOver(page);
    for (const [query, slug] of [
      ['metabief', 'metabief'],
      ['la cluse et mijoux', 'la-cluse-et-mijoux'],
      ['Malbui', 'malbuisson'],
      ['Hôpital du Jougne', 'les-hopitaux-neufs'],
      ['25304', 'pontarlier'],
    ] as const) {
      expect(await ask(page, query)).toMatch(/^\S.+ : nous y passons Du 4 au 22 décembre/);
      expect(await hrefsOf(answer(page).locator('a'))).toEqual([`/livraison/${slug}`]);
    }
    expect(await ask(page, '25160')).toMatch(
      /« 25160 » va à plusieurs communes : .*Malbuisson.*sur la tournée/,
    );
    expect(await ask(page, 'm')).toBe('');
    await field(page).pressSequentially('étabief');
    expect(await textOf(answer(page))).toContain('Métabief : nous y passons');
    expect([...asked]).toEqual(['localhost']);
  });

  test('says how far a place outside is and how to ask, and what nobody knows as it was written', async () => {
    const page = await visit(path);
    expect(await ask(page, 'mouthe')).toContain('Mouthe, un peu loin 25 km, soit 9 km de trop.');
    expect(await hrefsOf(answer(page).locator('a'))).toEqual(['tel:+33353014618', '/contact']);
    expect(await ask(page, 'arcon')).toContain('Arçon, peut-être Arçon est à 6 km');
    expect(await ask(page, 'Les Fourgs')).toMatch(/^Les Fourgs, à voir .*pas mesuré/);
    for (const query of ['Brest', '<b>Brest</b>']) expect(await ask(page, query)).toContain(`« ${query} »`);
    expect(await ask(page, '75001')).toContain('75001 : un autre pays');
    expect(await ask(page, '25300')).toMatch(/Arçon ?à demander/);
    // The address keeps the question.
    await page.waitForURL('**/zone-de-livraison?commune=25300');
    await page.reload();
    await eventually(() => textOf(answer(page))).toContain('« 25300 » va à plusieurs communes');
  });

  test('only ever asks about a name spelled like the one that was typed', async () => {
    const page = await visit(path);
    await takenOver(page);
    const asked = await ask(page, 'Malbuison');
    expect(asked).toContain('« Malbuison »');
    expect(asked).not.toContain('nous y passons');
    expect(await hrefsOf(answer(page).locator('a'))).not.toContain('/livraison/malbuisson');
    const question = answer(page).getByRole('button', { name: 'Malbuisson' });
    await question.focus();
    await page.keyboard.press('Enter');
    await eventually(() => textOf(answer(page))).toContain('Malbuisson : nous y passons');
    expect(await field(page).inputValue()).toBe('Malbuisson');
    expect(await ask(page, 'les prés bernard')).toContain('Les Prés-Bernard (Les Fourgs), à voir');
  });
});

test('every page that says how far we deliver leads to the page that answers for one town', () => {
  const radii = (findFact('delivery-radius')?.readings ?? []).map(({ value }) => plain(String(value)));
  const saying = pages.filter(({ html }) => radii.some((radius) => plain(mainOf(html)).includes(radius)));
  expect(saying.length).toBeGreaterThan(5);
  const silent = saying.filter(({ html }) => !linkedPaths(mainOf(html)).has(path));
  expect(silent.map((page) => page.path).filter((at) => at !== path)).toEqual([]);
});
