import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe-core finds on the page as it stands: theme, rule and element of each fault.
 * @param only what is asked of it: rules, all of them when none is named, and a part of the page, as a selector
 */
export async function faultsIn(
  page: Page,
  theme: 'light' | 'dark',
  { rules, within }: { readonly rules?: string[]; readonly within?: string } = {},
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  await settled(page);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // What passes is described in as much detail as what fails, which takes as long again. The map in a frame is not ours.
  axe.options({ resultTypes: ['violations'], preload: false, iframes: false });
  if (within) axe.include(within);
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
