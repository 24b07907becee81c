import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import type { PageContent } from '../../../src/pages/page.ts';

/** Renders a page from what its `data.ts` builds, as the browser does. */
export function visit<Props extends object>(
  Page: ComponentType<Props>,
  content: PageContent<Props> | null,
  address = '/',
) {
  if (!content) throw new Error('the page has no content');
  // What jsdom has not.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }));
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
    /** Of the page, with its parameters. */
    address: () => shown,
    back: () => act(() => navigate?.(-1)),
  };
}

export function headings(): string[] {
  return screen.getAllByRole('heading').map((heading) => heading.textContent ?? '');
}
