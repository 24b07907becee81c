import { act, type RenderResult, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import type { PageContent } from '../../../src/pages/page.ts';

interface Seen {
  readonly ratio: number;
  readonly height?: number;
  readonly windowHeight?: number;
}

/** Stands in for the browser's IntersectionObserver, which jsdom has not; `show` says how much of the target is in view. */
function fakeIntersection() {
  const observers = new Set<IntersectionObserverCallback>();
  class FakeObserver {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe() {
      observers.add(this.#callback);
    }
    disconnect() {
      observers.delete(this.#callback);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return {
    get count() {
      return observers.size;
    },
    show({ ratio, height = 100, windowHeight = 1000 }: Seen) {
      const entry = {
        isIntersecting: ratio > 0,
        intersectionRatio: ratio,
        intersectionRect: { height: height * ratio },
        rootBounds: { height: windowHeight },
      } as IntersectionObserverEntry;
      for (const callback of [...observers]) callback([entry], {} as IntersectionObserver);
    },
  };
}

/** Answers `prefers-reduced-motion`; everything else does not match. */
function fakeMotion({ isReduced }: { isReduced: boolean }) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query.includes('reduced-motion'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
}

interface Visit extends RenderResult {
  /** The address of the page, with its parameters. */
  readonly address: () => string;
  readonly back: () => void;
}

/** Renders a page from what its `data.ts` builds, as the browser does. */
export function visit<Props extends object>(
  Page: ComponentType<Props>,
  content: PageContent<Props> | null,
  address = '/',
): Visit {
  if (!content) throw new Error('the page has no content');
  fakeIntersection();
  fakeMotion({ isReduced: true });
  vi.stubGlobal('CSS', { supports: () => true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });

  let navigate: NavigateFunction | undefined;
  let shown = '';
  function Witness() {
    const { pathname, search } = useLocation();
    navigate = useNavigate();
    shown = pathname + search;
    return null;
  }
  const result = render(
    <MemoryRouter initialEntries={['/', address]} initialIndex={1}>
      <Page {...(JSON.parse(JSON.stringify(content.props)) as Props)} />
      <Witness />
    </MemoryRouter>,
  );
  return {
    ...result,
    address: () => shown,
    back: () => act(() => navigate?.(-1)),
  };
}

/** The texts of all headings, in order. */
export function headings(): string[] {
  return screen.getAllByRole('heading').map((heading) => heading.textContent ?? '');
}
