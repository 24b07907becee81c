import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

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
  // Once for each document: its script takes as long as a run of its rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ rules, within }) => {
      // A colour on its way to another one is neither: while axe reads them, each is where it goes.
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition: none !important }');
      document.adoptedStyleSheets.push(still);
      const { violations } = await window.axe.run(within ?? document, {
        // What passes is described in as much detail as what fails, which takes as long again. The map in a frame is not ours.
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
        ...(rules && { runOnly: { type: 'rule' as const, values: rules } }),
      });
      document.adoptedStyleSheets.pop();
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }));
    },
    { rules, within },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${theme}: ${id}, ${target.join(' ')}`),
  );
}
