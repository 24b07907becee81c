// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useScroll } from '../../../src/shell/scroll.ts';

let go: NavigateFunction;

function Page() {
  go = useNavigate();
  const { pathname } = useLocation();
  useScroll(pathname);
  return <main>{pathname}</main>;
}

/** As a browser under load: its scroll event comes before React has run its passive effects. */
function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

test('the jump to the top of a new page leaves the position of the page before', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation((options) =>
    scrollTo((options as ScrollToOptions).top ?? 0),
  );
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  act(() => scrollTo(400));
  await act(async () => go('/contact'));
  expect(window.scrollY).toBe(0);
  await act(async () => go(-1));
  expect(window.scrollY).toBe(400);
});
