import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageArrived } from './page-change.ts';

/** Scroll positions by the key of their history entry. */
const positions = new Map<string, number>();

/** A navigation scrolls to the top and focuses the title; back and forward restore the scroll position. */
export function useScroll(path: string): void {
  const { key, hash } = useLocation();
  const arrivedBy = useNavigationType();
  const shownPath = useRef(path);

  // Not a passive effect: the jump to the top of a new page must not count as a scroll of the old one.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    // A visitor may have scrolled before the page was hydrated.
    if (shownPath.current === path) remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, path]);

  useEffect(() => {
    const leaveToBrowser = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leaveToBrowser);
    return () => window.removeEventListener('pagehide', leaveToBrowser);
  }, []);

  useLayoutEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    focusTitle();
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo({ top: arrivedBy === 'POP' ? (positions.get(key) ?? 0) : 0, behavior: 'instant' });
    pageArrived();
  }, [path, key, hash, arrivedBy]);
}

/** Screen readers announce the title of the new page, and the next Tab starts there. */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}
