import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { contactMessage } from '../../generated/forms/contact-message.ts';
import { quoteRequest } from '../../generated/forms/quote-request.ts';
import { navigation } from '../../generated/navigation.ts';
import { serviceList } from '../../generated/pages/service-list.ts';
import { site } from '../../generated/site.ts';
import { ui } from '../../generated/ui.ts';
import { recordingServer } from './recording-server.ts';
import { allPaths, messages, samplePaths } from './spec.ts';
import { eventually, plain, visitors } from './visit.ts';

const visit = visitors();

/** What axe-core finds on the page as it stands, in the light theme and in the dark one. */
async function faults(page: Page): Promise<string[]> {
  const light = await faultsIn(page, 'light');
  // The theme changes colours and nothing else.
  return [...light, ...(await faultsIn(page, 'dark', ['color-contrast']))];
}

async function faultsIn(page: Page, theme: 'light' | 'dark', rules?: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  await settled(page);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${theme}: ${id}, ${target.join(' ')}`),
  );
}

/** A colour on its way to another one is neither. */
async function settled(page: Page) {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((transition) => transition.finished.catch(() => undefined)),
    ),
  );
}

describe('axe-core finds nothing', () => {
  test.each(samplePaths)('on each page of the route table, light or dark: %s', async (path) => {
    expect(await faults(await visit(path, { outside: true }))).toEqual([]);
  });

  test.each(allPaths.filter((path) => !samplePaths.includes(path)))('on any other path: %s', async (path) => {
    expect(await faultsIn(await visit(path, { outside: true }), 'light')).toEqual([]);
  });

  test.each(['/nulle-part', '/services/emballage', '/livraison/saint-hippolyte'])(
    'on an unknown path: %s',
    async (path) => {
      expect(await faults(await visit(path, { expected: /404/ }))).toEqual([]);
    },
  );

  test.each(['Nos sapins', 'Décos et cadeaux'])("with the submenu of '%s' open", async (name) => {
    const page = await visit('/contact', { outside: true });
    const button = page.locator('header').getByRole('button', { name: new RegExp(name) });
    await button.click();
    await eventually(() => button.getAttribute('aria-expanded')).toBe('true');
    expect(await faults(page)).toEqual([]);
  });

  test('with the mobile menu and a submenu open, at the top and scrolled', async () => {
    const page = await visit('/services', { width: 360 });
    for (const y of [0, 500]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await page.locator('header button[aria-controls=menu]').click();
      const submenu = page.locator('#menu button').first();
      if ((await submenu.getAttribute('aria-expanded')) === 'false') await submenu.click();
      await eventually(() => page.locator('#menu ul ul a').first().isVisible()).toBe(true);
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await eventually(() => page.locator('#menu').isVisible()).toBe(false);
    }
  });

  test('with all questions open, the carousel paused, on a narrow screen', async () => {
    const page = await visit('/', { width: 360 });
    for (const summary of await page.locator('summary').all()) await summary.click();
    await page.getByRole('button', { name: ui.pause }).click();
    expect(await page.locator('details[open]').count()).toBe(5);
    expect(await faults(page)).toEqual([]);
  });

  test('with a category chosen', async () => {
    const page = await visit('/actualites?categorie=deco');
    await eventually(() => page.locator('main article').count()).toBe(2);
    expect(await faults(page)).toEqual([]);
  });

  test.each([
    ['/contact', contactMessage.submit, 4],
    ['/devis', quoteRequest.submit, 7],
  ])('with every error of %s shown', async (path, label, count) => {
    const page = await visit(path, { outside: true });
    if (path === '/devis') await page.locator('[name=besoinsDecorations]').check();
    await page.getByRole('button', { name: label }).click();
    await eventually(() => page.locator('[aria-invalid=true]').count()).toBe(count);
    expect(await faults(page)).toEqual([]);
  });

  test('with the banners of the contact form and of the newsletter form shown', async () => {
    const server = await recordingServer(inject('baseUrl'));
    onTestFinished(() => server.close());
    const page = await visit('/contact', { at: server.address, expected: /500|Error|openstreetmap/ });
    const says = (selector: string) => page.locator(selector).innerText();
    const submit = async () => {
      await page.locator('main form button').click();
      await page.locator('footer form button').click();
    };
    await page.locator('footer form input').fill('anne@courriel.example');
    for (const name of ['nom', 'message']) await page.locator(`main [name=${name}]`).fill('Anne');
    await page.locator('main [name=email]').fill('anne@courriel.example');
    await page.locator('main [name=sujet]').selectOption('autre');
    await submit();
    await eventually(() => says('main [role=alert]')).toBe(messages.consent);
    expect(await faults(page)).toEqual([]);

    server.answer({ status: 500, body: '{}' });
    await page.locator('main [name=rgpdConsent]').check();
    await page.locator('footer form input').fill('anne@courriel.example');
    await submit();
    await eventually(() => says('main [role=alert]')).toBe(messages.contactFailure);
    await eventually(() => says('footer [role=alert]')).toBe(messages.newsletterFailure);
    expect(await faults(page)).toEqual([]);

    server.answer({ status: 200, body: '{}' });
    await submit();
    await eventually(() => says('main [role=status]')).toBe(messages.contactSuccess);
    await eventually(() => says('footer [role=status]')).toBe(messages.newsletterSuccess);
    expect(await faults(page)).toEqual([]);
  });

  test('a fault would be found', async () => {
    const page = await visit('/services');
    await page.locator('h1').evaluate((h1) => {
      h1.style.color = '#d8d0c0';
    });
    await page
      .locator('main img')
      .first()
      .evaluate((image) => image.removeAttribute('alt'));
    const found = await faults(page);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^light: color-contrast/),
        expect.stringMatching(/^light: image-alt/),
      ]),
    );
  });
});

describe('the keyboard', () => {
  /** Where Tab stops, in order, and whether the stop can be seen to have the focus. */
  async function stops(page: Page, count: number) {
    const all: { name: string; isMarked: boolean; isInView: boolean }[] = [];
    for (let index = 0; index < count; index++) {
      await page.keyboard.press('Tab');
      all.push(
        await page.evaluate(() => {
          const at = document.activeElement;
          const box = at?.getBoundingClientRect();
          // A link that covers its card marks the card.
          const isMarked = [at, at?.closest('li'), at?.closest('article')].some((it) =>
            ['', '::before', '::after'].some((part) => {
              const { outlineStyle, outlineWidth } = getComputedStyle(it ?? document.body, part);
              return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
            }),
          );
          return {
            name: (at?.getAttribute('aria-label') ?? at?.textContent ?? '').replace(/\s+/g, ' ').trim(),
            isMarked,
            isInView: box !== undefined && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight,
          };
        }),
      );
    }
    return all;
  }

  test('stops first at the skip link, then goes through the header in the order in which it is read', async () => {
    const page = await visit('/services');
    const found = await stops(page, 13);
    expect(found.map(({ name }) => plain(name).replace(/ ?\(.*\)$/, ''))).toEqual([
      plain(ui.skipLink),
      site.phone,
      site.name,
      ...navigation.header.menu.flatMap(({ name, submenu }) =>
        submenu ? [name, plain(ui.submenu).replace('{name}', name)] : [name],
      ),
      'Commander',
      expect.stringContaining(serviceList.discover),
    ]);
    expect(found.filter(({ isMarked, isInView }) => !isMarked || !isInView)).toEqual([]);
  });

  test.each(['/', '/nos-sapins/nobilis', '/devis', '/actualites'])(
    'on %s every stop can be seen, down to the end of the page',
    async (path) => {
      // The focus fetches the page behind each link, and the footer's first decoration has none.
      const page = await visit(path, { expected: /creeches-maisonnettes/ });
      const count = await page.evaluate(
        () =>
          [
            ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
          ].filter((it) => it.tabIndex >= 0 && it.checkVisibility({ visibilityProperty: true })).length,
      );
      const found = await stops(page, count);
      expect(found.filter(({ isMarked, isInView }) => !isMarked || !isInView)).toEqual([]);
      expect(found.at(-1)?.name).toBe('Gestion des cookies');
    },
  );

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
    expect(description.length).toBeGreaterThan(5);
  });

  test('what became of a form is announced: its places are there, and live, from the start', async () => {
    const page = await visit('/contact', { outside: true });
    for (const form of ['main form', 'footer form']) {
      expect(await page.locator(`${form} [role=status]`).count()).toBe(1);
      expect(await page.locator(`${form} [role=alert]`).count()).toBe(1);
    }
  });

  test('every control has a label', async () => {
    for (const path of ['/', '/devis', '/contact', '/actualites']) {
      const page = await visit(path, { outside: true });
      const nameless = await page
        .locator('input, select, textarea')
        .evaluateAll((all: HTMLInputElement[]) =>
          all.filter(({ labels }) => !labels?.[0]?.textContent?.trim()).map(({ outerHTML }) => outerHTML),
        );
      expect(nameless).toEqual([]);
    }
  });
});
