import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { harmIn } from './harm.ts';
import { eventually, takenOver, visitors } from './visit.ts';
import { alertsOf, breachesOf } from './watch-page.ts';

const visit = visitors();

/** A window that remembers every breach of its page's policy. */
async function watched(expected?: RegExp): Promise<{ page: Page; breaches: string[] }> {
  const page = await visit('/', { stay: true, outside: true, ...(expected && { expected }) });
  return { page, breaches: await breachesOf(page) };
}

test('the Content-Security-Policy: lets nothing run that came with a text', async () => {
  const { page, breaches } = await watched(
    /Content Security Policy|requires 'Trusted|^csp: https:..a.example/,
  );
  await page.goto('/services');
  await takenOver(page);
  const ran = await page.evaluate(async () => {
    // What a debugger calls may evaluate texts; what a timer calls may not.
    await new Promise((resolve) => setTimeout(resolve));
    const marks = window as unknown as Record<string, boolean>;
    const main = document.querySelector('main') ?? document.body;
    const script = document.createElement('script');
    const tried: string[] = [];
    for (const attempt of [
      () => script.append('window.ranInline = true'),
      () => main.append(script),
      () => main.setAttribute('onclick', 'window.ranHandler = true'),
      () => main.click(),
      () => {
        main.innerHTML = '<img src="x" onerror="window.ranHtml = true">';
      },
      () => new Function('window.ranCode = true')(),
      () =>
        document.head.append(Object.assign(document.createElement('base'), { href: 'https://a.example' })),
    ]) {
      try {
        attempt();
      } catch (error) {
        tried.push((error as Error).name);
      }
    }
    return { tried, marks: Object.keys(marks).filter((name) => /^ran[A-Z]/.test(name)) };
  });
  expect(ran).toEqual({ tried: expect.arrayContaining(['TypeError', 'EvalError']), marks: [] });
  await page.evaluate("import('https://a.example/a.js').catch(() => undefined)");
  for (const directive of ['require-trusted-types-for', 'base-uri', 'script-src'])
    await eventually(() => breaches.join('\n')).toContain(directive);
});

test.each(['/', '/nulle-part', '/icon.svg', '/data/404.json', '/services/', '/functions/v1/newsletter'])(
  'the answer at %s has every security header',
  async (path) => {
    const { headers } = await fetch(inject('baseUrl') + path, { redirect: 'manual' });
    for (const [name, value] of [
      ['content-security-policy', /default-src 'none'.*require-trusted-types-for 'script'/],
      ['strict-transport-security', /max-age=\d{8}/],
      ['x-content-type-options', /^nosniff$/],
      ['referrer-policy', /^strict-origin-when-cross-origin$/],
      ['permissions-policy', /camera=\(\)/],
      ['cross-origin-opener-policy', /^same-origin$/],
    ] as const)
      expect(headers.get(name), name).toMatch(value);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe/);
  },
);

test('an address stays a text', async () => {
  const { page, breaches } = await watched(/404/);
  const alerts = alertsOf(page);
  for (const at of [
    '/livraison/<img src=x onerror=alert(1)>',
    '/<svg onload=alert(1)>',
    '/"><script>alert(1)</script>',
  ]) {
    await page.goto(encodeURI(at));
    await takenOver(page);
    expect([at, await harmIn(page), alerts, breaches]).toEqual([at, [], [], []]);
  }
});
