// Back and forward, and what a browser, a cache or a network gets wrong.
import { expect, inject, test } from 'vitest';
import { ui } from '#generated/ui.ts';
import { frontServer } from '../front-server.ts';
import { isTakenOver, testWith, visit } from '../visit.ts';
import { isVisible, pathAndQuery, textOf } from '../watch.ts';

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

test('a page from a cache that is older than the deployment is loaded again, once, and starts when its scripts are back', async () => {
  const front = await frontServer(inject('baseUrl'));
  front.lose(/ServiceListPage-\w+[^/]*\.js/);
  const page = await visit('/services', { at: front.address, stay: true, expected: /./ });
  await page.until(isVisible, '#start-failure');
  expect(await page.run(textOf, '#start-failure')).toContain(ui.startFailed);
  // The visit, one look past the cache, and what that has found.
  expect(front.asked.filter((path) => path === '/services')).toHaveLength(3);
  front.lose(/$^/);
  await page.reload();
  await page.until(isTakenOver);
  expect(await page.run(isVisible, '#start-failure')).toBe(false);
});

test('a page whose data does not come says so, and comes when it is asked for again', async () => {
  const front = await frontServer(inject('baseUrl'));
  front.lose(/\/data\//);
  const page = await visit('/services', { at: front.address, expected: /./ });
  await page.click('header nav a[href="/contact"]');
  await page.until(isVisible, 'main [role=alert]');
  expect(await page.run(textOf, 'main [role=alert]')).toContain(ui.loadFailed);
  front.lose(/$^/);
  await page.click('main [role=alert] button');
  await page.until(isVisible, 'main form textarea');
  expect(await page.run(textOf, 'main')).not.toContain(ui.loadFailed);
  expect(await page.run(pathAndQuery)).toBe('/contact');
});

testWith(
  'no script',
  'without scripts a link opens the menu, and a telephone stands in for the forms',
  async () => {
    const page = await visit('/contact', { javaScriptEnabled: false, stay: true, width: 390 });
    expect(await page.run(isVisible, '#menu a')).toBe(false);
    expect(await page.run(isVisible, 'main form')).toBe(false);
    expect(await page.run(isVisible, 'main a[href^="tel:"]')).toBe(true);
    await page.click('header a[href="#menu"]');
    expect(await page.run(isVisible, '#menu a')).toBe(true);
  },
);

test('nothing moves when the fonts come late', async () => {
  const front = await frontServer(inject('baseUrl'));
  for (const path of ['/cgv', '/mentions-legales']) {
    const release = front.hold(/\.woff2/);
    const page = await visit(path, { at: front.address, width: 390 });
    const before = await page.run(() => document.documentElement.scrollHeight);
    release();
    await page.until(
      () => document.fonts.check('1rem "Hanken Grotesk Variable"') && document.fonts.status === 'loaded',
    );
    const after = await page.run(() => document.documentElement.scrollHeight);
    expect([path, Math.abs(after - before) / before < 0.02]).toEqual([path, true]);
  }
});
