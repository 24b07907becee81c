interface Seen {
  readonly ratio: number;
  readonly height?: number;
  readonly windowHeight?: number;
}

/** Stands in for the browser's IntersectionObserver, which jsdom has not; `show` says how much of the target is in view. */
export function fakeIntersection() {
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
export function fakeMotion({ isReduced }: { isReduced: boolean }) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query.includes('reduced-motion'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
}
