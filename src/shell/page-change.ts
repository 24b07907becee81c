import { isReady } from './page-store.ts';

let arrived: () => void = () => undefined;

/**
 * Goes to the page at `path`, fading from the one to the other where the browser can. Nothing is painted while the new
 * page renders, so only a page that is there already is faded to; and nothing moves for those who asked for it.
 */
export function changePage(path: string, go: () => void): void {
  const fades = 'startViewTransition' in document && isReady(path) && !prefersStill();
  if (!fades) {
    go();
    return;
  }
  const shown = () =>
    new Promise<void>((resolve) => {
      arrived = resolve;
      go();
    });
  // Rejected when the fade is skipped, as in a hidden tab or by a second click. The page changes all the same.
  document.startViewTransition(shown).ready.catch(() => undefined);
}

/** The page that was asked for is in the document. */
export function pageArrived(): void {
  arrived();
}

function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
