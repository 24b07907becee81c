import { describe, expect, test } from 'vitest';
import { legalPage } from '#generated/pages/legal-page.ts';
import { arrived, eventually, hrefsOf, textsOf, visitors } from '../visit.ts';
import { alertsOf } from '../watch-page.ts';

const visit = visitors();

const legal = ['/cgv', '/politique-confidentialite', '/mentions-legales'];

describe('the legal pages', () => {
  test.each(legal)('%s leads to its sections, the other two and the home page', async (path) => {
    const page = await visit(path, { width: 900, height: 300 });
    const contents = page.locator('main aside nav a');
    const targets = await hrefsOf(contents);
    const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(targets).toEqual(ids);
    const target = page.locator(targets.at(-1) ?? '');
    await contents.last().click();
    await eventually(async () => (await target.boundingBox())?.y).toBeLessThan(300);

    const others = page.locator('main').getByRole('navigation', { name: legalPage.othersTitle });
    expect((await hrefsOf(others.locator('a'))).toSorted()).toEqual(
      ['/', ...legal.filter((other) => other !== path)].toSorted(),
    );
    await page.locator('main header').getByRole('link', { name: legalPage.home.label }).click();
    await arrived(page, '/');
  });

  test('the privacy policy says how long data are kept; its cookies button alerts and does no more', async () => {
    const page = await visit('/politique-confidentialite');
    expect(await textsOf(page.locator('main tbody tr'))).toHaveLength(6);
    const alerts = alertsOf(page);
    await page.locator('main').getByRole('button').click();
    expect(alerts).toEqual(['alert: Rien à régler ici.']);
  });
});
