import { expect, test } from 'vitest';
import { contact as words } from '#generated/pages/contact.ts';
import { visitors } from '../visit.ts';

const visit = visitors();

test('without script there is no button, and a link leads to the map', async () => {
  // Chromium preloads scripts even then, and refuses them.
  const page = await visit('/contact', { javaScriptEnabled: false, expected: /^csp: .+\.js$/ });
  expect(await page.getByRole('button', { name: words.mapShow }).isVisible()).toBe(false);
  expect(await page.locator('main iframe').count()).toBe(0);
  expect(await page.getByRole('link', { name: words.mapLink }).isVisible()).toBe(true);
});
