import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageArrived } from './page-change.ts';

/** Where each visit to a page was left, by the key of its history entry. */
const positions = new Map<string, number>();

/** Every change of path starts at the top of the page, with the focus on its title; back and forward return to where it was left. */
export function useScroll(path: string): void {
  const { key, hash } = useLocation();
  const arrivedBy = useNavigationType();
  const shownPath = useRef(path);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

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

/** A screen reader reads the title of the page that has come, and the next Tab goes into it. */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}
