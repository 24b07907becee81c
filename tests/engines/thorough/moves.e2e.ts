// Back and forward, and what a browser, a cache or a network gets wrong.
import { inject } from 'vitest';
import { testWith, visit } from '../visit.ts';
import { textOf } from '../watch.ts';

test('back and forward return to where the visitor was', async () => {
  const page = await visit('/cgv');
  // The page hears of a scroll with the next frame, which a busy machine draws late.
  await page.run(() => {
    addEventListener('scroll', () => void Object.assign(window, { hasScrolled: true }), { once: true });
    window.scrollTo({ top: 900, behavior: 'instant' });
  });
  await page.until(() => 'hasScrolled' in window && window.scrollY === 900);
  await page.run(() => document.querySelector<HTMLElement>('footer a[href="/mentions-legales"]')?.click());
  await page.until(() => location.pathname === '/mentions-legales' && window.scrollY === 0);
  await page.back();
  await page.until(() => location.pathname === '/cgv' && window.scrollY === 900);
  await page.forward();
  await page.until(() => location.pathname === '/mentions-legales' && window.scrollY === 0);
});

testWith('bfcache', 'a page from the back-forward cache lives on', async () => {
  const page = await visit('/devis');
  await page.run(() => {
    addEventListener('pageshow', ({ persisted }) => void Object.assign(window, { persisted }));
    document.querySelector<HTMLElement>('[name=nomEntreprise]')?.focus();
  });
  await page.type('Hôtel');
  await page.goto(`${inject('baseUrl')}/data/404.json`);
  await page.back();
  await page.until(() => 'persisted' in window);
  expect(await page.run(() => (window as { persisted?: boolean }).persisted)).toBe(true);
  expect(await page.run(textOf, '[name=nomEntreprise]')).toBe('Hôtel');
  await page.click('main form [type=submit]');
  await page.until(() => document.querySelector('[aria-invalid=true]'));
});
