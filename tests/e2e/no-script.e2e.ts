import { notFound } from '#generated/pages/not-found.ts';
import { hold, plain, takenOver, textOf, visitors } from './visit.ts';

const visitAs = visitors();
/** Chromium preloads scripts even then, and refuses them. */
const refused = /^csp: .+\.js$/;

const visit = (path: string, options: { width?: number; expected?: RegExp } = {}) =>
  visitAs(path, { javaScriptEnabled: false, expected: refused, ...options });

describe('without JavaScript', () => {
  test.each([360, 1440])(
    'in a window %i px wide the menu and its submenus are within reach',
    async (width) => {
      const page = await visit('/services', { width });
      const link = page.locator('header nav a[href="/nos-sapins/sapin-blanchi"]');
      if (width < 1000) {
        expect(await link.isVisible()).toBe(false);
        await page.locator('header a[href="#menu"]').click();
      } else {
        expect(await link.isVisible()).toBe(false);
        await page.locator('header nav a[href="/nos-sapins"]').hover();
      }
      await link.waitFor({ state: 'visible' });
      await link.click();
      await page.waitForURL('**/nos-sapins/sapin-blanchi');
    },
  );

  test('an unknown address says so and shows ways on', async () => {
    const page = await visit('/nulle-part', { expected: /404|^csp/ });
    await page.locator('h1').waitFor({ state: 'visible' });
    expect(await textOf(page.locator('h1'))).toBe(plain(notFound.title));
    await page.locator('main a[href="/nos-sapins"]').click();
    await page.waitForURL('**/nos-sapins');
  });
});

// The quote form stands in the same shell as the contact form, and the box of the articles holds the form of the footer.
const FORMS = [
  ['/contact', 'main form', 'nom'],
  ['/services', 'footer form', 'email'],
  ['/actualites', 'main form', 'email'],
] as const;

test.each(FORMS)(
  '%s, submitted before its script is there, keeps what was typed, and the address',
  async (path, form, name) => {
    const page = await visitAs(path, { stay: true, outside: true });
    const release = await hold(page, '**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.locator(`${form} [name=${name}]`);
    await field.fill('anne@courriel.example');
    await page.locator(form).getByRole('button').last().click();
    expect(new URL(page.url()).search).toBe('');
    expect(await field.inputValue()).toBe('anne@courriel.example');
    release();
    await takenOver(page);
    expect(await field.inputValue()).toBe('anne@courriel.example');
  },
);
