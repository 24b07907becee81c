// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadPage } from '../../../src/shell/page-store.ts';
import { usePrefetchInView } from '../../../src/shell/prefetch.ts';

vi.mock(import('../../../src/shell/page-store.ts'), async (load) => ({
  ...(await load()),
  preloadPage: vi.fn(),
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function Page() {
  usePrefetchInView('/');
  return (
    <>
      <a href="/devis">Devis</a>
      <a href="https://autre.example">Ailleurs</a>
      <footer data-prefetch="pointed">
        <a href="/livraison/bergheim">Bergheim</a>
      </footer>
    </>
  );
}

/** The links that are watched for coming into view, on a connection of this kind. */
function watchedOn(connection?: { saveData?: boolean; effectiveType?: string }): (string | null)[] {
  const watched: (string | null)[] = [];
  class FakeObserver {
    observe(link: Element) {
      watched.push(link.getAttribute('href'));
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  render(<Page />);
  vi.runAllTimers();
  return watched;
}

test('no link is watched on a connection that saves data or needs every byte', () => {
  expect(watchedOn({ saveData: true, effectiveType: '4g' })).toEqual([]);
  expect(watchedOn({ saveData: false, effectiveType: '2g' })).toEqual([]);
  expect(watchedOn({ saveData: false, effectiveType: 'slow-2g' })).toEqual([]);
});

test('a phone network with long delays, which browsers call 3g, is helped most', () => {
  expect(watchedOn({ saveData: false, effectiveType: '3g' })).toEqual(['/devis']);
});

test('a page is left to itself before the pages behind its links are fetched', () => {
  const observe = vi.fn();
  class FakeObserver {
    observe = observe;
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  render(<Page />);
  vi.advanceTimersByTime(499);
  expect(observe).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(observe).toHaveBeenCalled();
});

test('a screen full of links is prefetched link by link, so that a tap in between is answered', () => {
  let show: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined;
  class FakeObserver {
    constructor(callback: typeof show) {
      show = callback;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  const { container } = render(<Page />);
  const timersLeft: number[] = [];
  vi.mocked(preloadPage).mockImplementation(() => void timersLeft.push(vi.getTimerCount()));
  show([...container.querySelectorAll('a')].map((target) => ({ target, isIntersecting: true })));
  expect(timersLeft).toEqual([]);
  vi.runAllTimers();
  expect(timersLeft).toEqual([2, 1]);
});
