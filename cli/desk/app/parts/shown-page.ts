// What the desk does in the page that it shows beside a form.
import { fold } from '../../../core/shared/fold.ts';

/** Enough to recognize a text by, in characters. */
export const MOST_WORDS = 1000;
/** Shorter texts occur in too many places, in characters. */
const ENOUGH = 4;

/** Scrolls the page to the element with a text of the content; a text that it lacks moves nothing. */
export function showInPage(
  { contentDocument: page, contentWindow: window }: HTMLIFrameElement,
  text: string,
): void {
  const wanted = longestPiece(text);
  // A page that is on its way has no body yet.
  if (!page?.body || window === null || wanted.length < ENOUGH) return;
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const lengths = new Map<Element, number>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = textAround(node.parentElement);
    if (!element || lengths.has(element) || element.getClientRects().length === 0) continue;
    const shown = normalized(element.textContent ?? '');
    if (shown.includes(wanted)) lengths.set(element, shown.length);
  }
  // The one with the fewest other words.
  const [best] = [...lengths].toSorted(([, one], [, other]) => one - other);
  if (best === undefined) return;
  const { top, bottom } = best[0].getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight)
    window.scrollTo({ top: window.scrollY + (top + bottom - window.innerHeight) / 2 });
}

/** The most words in a row that a page shows as they are written: neither a constant nor a mark of Markdown between them. */
function longestPiece(text: string): string {
  const pieces = text.split(/\{\{?[^{}]*\}?\}|\]\([^)]*\)|[*_#[\]`>|\n]/).map(normalized);
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}

function normalized(text: string): string {
  return fold(text)
    .replace(/’/g, "'")
    .replace(/\u2011/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** While it is watched, the page marks the text below the pointer, and a click reports it. Returns what ends it. */
export function watchTouches(frame: HTMLIFrameElement, onTouch: (text: string) => void): () => void {
  const page = frame.contentDocument;
  if (page === null) return () => {};
  const style = page.createElement('style');
  style.textContent =
    '[data-desk-touched] { outline: 3px solid #e0a73c !important; outline-offset: 2px; cursor: pointer !important; }';
  page.head.append(style);
  const mark = (element: Element | null) => {
    for (const marked of page.querySelectorAll('[data-desk-touched]'))
      marked.removeAttribute('data-desk-touched');
    element?.setAttribute('data-desk-touched', '');
  };
  const over = (event: Event) => mark(textAround(event.target));
  const click = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    const text = textAround(event.target)?.textContent?.replace(/\s+/g, ' ').trim();
    if (text) onTouch(text);
  };
  page.addEventListener('pointerover', over, { capture: true });
  page.addEventListener('click', click, { capture: true });
  return () => {
    page.removeEventListener('pointerover', over, { capture: true });
    page.removeEventListener('click', click, { capture: true });
    mark(null);
    style.remove();
  };
}

/** The nearest element that holds words itself; where it is one of the words of a sentence, that of the sentence. */
function textAround(target: EventTarget | null): Element | null {
  let element = target as Element | null;
  const holdsWords = (one: Element) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  while (element && !holdsWords(element)) element = element.parentElement;
  while (element?.parentElement && holdsWords(element.parentElement)) element = element.parentElement;
  return element;
}
