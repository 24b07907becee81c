import type { Page } from 'playwright-core';

/** Where Tab stops, in order, and whether the stop can be seen to have the focus. */
export async function stops(page: Page, count: number) {
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
