// What a test can see of a page beside its texts.
import type { Page } from 'playwright-core';

/** From the next load on, whatever breaks the policy of the page is put into the list. */
export async function breachesOf(page: Page, breaches: string[] = []): Promise<string[]> {
  await page.exposeFunction('noteBreach', (breach: string) => breaches.push(breach));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { documentURI, violatedDirective, blockedURI, sample } = event;
      const { noteBreach } = window as unknown as { noteBreach(breach: string): void };
      noteBreach(`${documentURI}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return breaches;
}

/** How far what is in view is moved, from now or from the next load on, until it is asked: no unit, 0 for nothing. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const watch = () => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: document.readyState === 'loading' });
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: readonly number[] };
      return shifts.reduce((sum, value) => sum + value, 0);
    });
}

/** The alerts of a page, each accepted as it comes. */
export function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  return alerts;
}

export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}

/** Marks the title of the prerendered page as the parser makes it: React keeps that element, unless it renders again. */
export function markTitle(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const title = document.querySelector('h1');
      if (!title) return;
      title.dataset.prerendered = '';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

export function isTitleKept(page: Page): Promise<boolean> {
  return page.locator('h1').evaluate((title) => 'prerendered' in title.dataset);
}

/** Whether the element with the focus can be seen at its middle: nothing lies over it. */
export function isFocusInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const box = focused?.getClientRects()[0];
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    // The box of a chip is part of its label.
    return [focused, focused?.closest('label')].some((it) => it?.contains(top ?? null));
  });
}
