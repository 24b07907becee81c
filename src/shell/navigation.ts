import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { changePage } from './page-change.ts';
import { pagePath, preloadPage } from './page-store.ts';

/**
 * Links are plain `<a>` elements, in components as in texts written in Markdown. This fetches the page behind one as soon
 * as the visitor points at it or focuses it, and follows it inside the application.
 */
export function useSiteLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const url = internalUrl(target);
      if (url) preloadPage(pagePath(url.pathname));
    };
    const follow = (event: MouseEvent) => {
      const plain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const url = internalUrl(event.target);
      if (event.defaultPrevented || !plain || !url) return;
      event.preventDefault();
      // As in browsers, a link to the current page adds no history entry.
      const go = () =>
        void navigate(url.pathname + url.search + url.hash, { replace: url.href === window.location.href });
      if (url.pathname === window.location.pathname) go();
      else changePage(pagePath(url.pathname), go);
    };
    document.addEventListener('pointerover', preload);
    document.addEventListener('focusin', preload);
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
      document.removeEventListener('click', follow);
    };
  }, [navigate]);
}

/** The address of the link around `target`, when it leads to another page of this site in this tab. */
export function internalUrl(target: EventTarget | null): URL | null {
  // Attributes, not properties: on a map the links are SVG's.
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!href?.startsWith('/') || link?.hasAttribute('target') || link?.hasAttribute('download')) return null;
  const url = new URL(href, window.location.href);
  return url.origin === window.location.origin ? url : null;
}
