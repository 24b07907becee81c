import { quoteRequest } from '#generated/forms/quote-request.ts';
import { navigation } from '#generated/navigation.ts';
import { site } from '#generated/site.ts';
import { ui } from '#generated/ui.ts';
import { stops } from './focus.ts';
import { eventually, plain, visitors } from './visit.ts';

const visit = visitors();

describe('the keyboard', () => {
  test('stops first at the skip link, which leads past the header, then goes through it as it is read', async () => {
    const page = await visit('/services');
    const { menu, order } = navigation.header;
    const header = menu.flatMap(({ name, submenu }) =>
      submenu ? [name, ui.submenu.replace('{name}', name)] : [name],
    );
    const expected = [ui.skipLink, site.phone, site.name, ...header, order].map(plain);
    const found = await stops(page, expected.length);
    expect(found.map(({ name }) => plain(name).replace(/ ?\(.*\)$/, ''))).toEqual(expected);
    expect(found.filter(({ isMarked, isInView }) => !isMarked || !isInView)).toEqual([]);

    await page.locator('body > a, #root > a').first().focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('errors are announced: the first faulty field has the focus and its message for description', async () => {
    const page = await visit('/devis');
    await page.getByRole('button', { name: quoteRequest.submit }).click();
    const first = page.locator('[name=typeOrganisation]');
    await eventually(() => first.evaluate((it) => it === document.activeElement)).toBe(true);
    const description = await first.evaluate((it) =>
      (it.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
    expect(plain(description)).toContain(plain(ui.fieldErrors.unchosen));
  });
});
