import { useEffect } from 'react';
import { internalUrl } from './navigation.ts';
import { pagePath, preloadPage } from './page-store.ts';

/** Delay before the linked pages are prefetched, in milliseconds. */
const patience = 500;

/**
 * Fetches the pages behind the links that come into view, once the page at `path` is there. Inside
 * `data-prefetch="pointed"` a page is fetched only when its link is pointed at: content may write a link there that
 * leads nowhere.
 */
export function usePrefetchInView(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links
  useEffect(() => {
    if (isFrugal()) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const url = internalUrl(target);
        // Each in a task of its own: a screen full of links would hold up the page.
        if (url) setTimeout(preloadPage, 0, pagePath(url.pathname));
      }
    });
    const begin = () => {
      for (const link of document.querySelectorAll('a[href^="/"]'))
        if (!link.closest('[data-prefetch="pointed"]')) observer.observe(link);
    };
    const timer = setTimeout(begin, patience);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [path]);
}

/** What some browsers know of the visitor's connection (Network Information API). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether the visitor saves data or has a very slow connection. `3g` does not count: latency alone makes a network `3g`,
 * and there prefetching helps most.
 */
function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
