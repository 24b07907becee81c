import { isReady } from './page-store.ts';

let arrived: () => void = () => undefined;

/**
 * Navigates to `path`, with a cross-fade where the browser supports it. Painting stops while the new page renders, so only
 * a loaded page is faded to, and none with reduced motion.
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
  // Rejects when the fade is skipped, as in a hidden tab or by a second click; the page changes anyway.
  document.startViewTransition(shown).ready.catch(() => undefined);
}

/** Called when the requested page is in the document. */
export function pageArrived(): void {
  arrived();
}

function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
