import { sheetsOf } from '../sheets.ts';
import { eventually, visitors } from '../visit.ts';
import { isFocusInSight } from '../watch-page.ts';

const visit = visitors();

test('the order button of a variety stays in reach of a thumb, covers nothing that has the focus, and ends above the footer', async () => {
  const page = await visit('/nos-sapins/sapin-blanchi', { width: 360, height: 720, motion: 'reduce' });
  const button = page.locator('main a[target=_blank]').last();
  const bottom = async () => {
    const box = await button.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  expect(await bottom()).toBeGreaterThan(660);
  expect(await bottom()).toBeLessThanOrEqual(720);

  const stops = await page.locator('main a').count();
  await page.locator('main a').first().focus();
  for (let stop = 1; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    expect(await isFocusInSight(page)).toBe(true);
  }

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(await bottom()).toBeLessThanOrEqual(footer?.y ?? 0);
});

describe('on paper', () => {
  test('the link to the content is away, and the steps are whole before anyone has scrolled to them', async () => {
    const page = await visit('/', { motion: 'no-preference' });
    const untyped = page.locator('[aria-labelledby=steps] li p > span').last();
    const opacity = () => untyped.evaluate((it) => getComputedStyle(it).opacity);
    await eventually(opacity).toBe('0.65');
    await page.emulateMedia({ media: 'print' });
    expect(await opacity()).toBe('1');
    expect(await page.locator('a[href="#contenu"]').isVisible()).toBe(false);
  });

  test.each([
    ['/actualites/arroser-un-sapin-coupe', 2],
    ['/actualites', 3],
    ['/devis', 4],
    ['/nos-sapins', 4],
    ['/nos-sapins/sapin-du-caucase', 3],
  ])('%s is ink on white, without what one presses, on at most %d pages', async (path, most) => {
    const page = await visit(path, { theme: 'dark', width: 720 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const look = await page.evaluate(() => {
      const colour = (of: Element | null) => of && getComputedStyle(of).color;
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      const pressed = [
        ...document.querySelectorAll<HTMLElement>('body header nav, body > #root > footer, [type=submit]'),
      ];
      return {
        ink: [colour(document.body), colour(document.querySelector('main h1'))],
        ground,
        pressed: pressed.filter((it) => it.checkVisibility()).length,
      };
    });
    expect(look.ground).toBe('rgb(255, 255, 255)');
    expect(look.ink).toEqual([
      expect.stringMatching(/^rgb\(\d\d, \d\d, \d\d\)$/),
      expect.stringMatching(/^rgb\(\d\d, \d\d, \d\d\)$/),
    ]);
    expect(look.pressed).toBe(0);
    const sheets = await sheetsOf(await page.pdf({ format: 'A4' }));
    expect(sheets).not.toContain('');
    expect(sheets.length).toBeLessThanOrEqual(most);
  });
});
