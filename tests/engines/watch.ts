// Questions to a page; each runs there.

export function isSideways(): boolean {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
}

/** Whether the fonts are there, and which pictures are broken; nothing until all that was asked for has come. */
export function pictures() {
  const all = [...document.images];
  for (const image of all) image.loading = 'eager';
  if (document.fonts.status !== 'loaded' || all.some((image) => !image.complete)) return null;
  return {
    fonts: document.fonts.check('1rem "Hanken Grotesk Variable"'),
    broken: all.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc),
  };
}

/** What an element is worth to a test: `value` of a field, else its text. */
export function textOf(selector: string): string {
  const element = document.querySelector<HTMLElement>(selector);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element.value
    : (element?.innerText ?? '');
}

export function hasFocus(selector: string): boolean {
  return document.activeElement?.matches(selector) ?? false;
}

export function isVisible(selector: string): boolean {
  const element = document.querySelector(selector);
  return (
    element !== null &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible'
  );
}
