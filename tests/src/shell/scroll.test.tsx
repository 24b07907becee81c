// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
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

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation((options) =>
    scrollTo((options as ScrollToOptions).top ?? 0),
  );
});

function open() {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

/** To another page and back. */
async function leaveAndReturn() {
  await act(async () => go('/contact'));
  expect(window.scrollY).toBe(0);
  await act(async () => go(-1));
}

test('the jump to the top of a new page leaves the position of the page before', async () => {
  open();
  act(() => scrollTo(400));
  await leaveAndReturn();
  expect(window.scrollY).toBe(400);
});

test('so does a visitor who scrolled before the page was hydrated', async () => {
  scrollTo(300);
  open();
  await leaveAndReturn();
  expect(window.scrollY).toBe(300);
});
