import type { Page } from 'playwright-core';

/** What no page of the site has. */
const STRANGE = [
  ...['base', 'object', 'embed', 'math', 'video', 'template', 'foreignObject', 'animate', 'set'],
  ...['[style]', '[srcdoc]', '[action]', '[formaction]', 'meta[http-equiv]'],
  'script:not([src^="/assets/"], [type="application/json"], [type="application/ld+json"])',
].join();

/** Everything in a document that could run, or lead where the site does not. */
export function harmIn(page: Page): Promise<readonly string[]> {
  return page.evaluate((strange) => {
    for (const { textContent } of document.querySelectorAll('script[type$=json]'))
      JSON.parse(textContent ?? '');
    const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    const own = `${location.origin}/`;
    const harmful = attributes.filter(
      ({ localName, value }) =>
        localName.startsWith('on') ||
        (/^(href|src|poster)$/.test(localName) &&
          !value.startsWith(own) &&
          !/^(https:\/\/|tel:|mailto:|\/(?!\/)|#)/.test(value)),
    );
    return [
      ...[...document.querySelectorAll(strange)].map((element) => element.outerHTML),
      ...harmful.map(
        ({ localName, value, ownerElement }) => `${ownerElement?.localName} ${localName}=${value}`,
      ),
    ];
  }, STRANGE);
}
