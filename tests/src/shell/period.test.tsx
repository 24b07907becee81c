// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type Dated, holds, useHolding } from '../../../src/shell/period.ts';

afterEach(() => {
  vi.useRealTimers();
});

const hour = 3_600_000;
const noon = Date.parse('2026-12-18T12:00:00Z');
const states: readonly (Dated & { readonly name: string })[] = [
  { name: 'morning', until: noon, isBuilt: true },
  { name: 'afternoon', from: noon, until: noon + 6 * hour, isBuilt: false },
  { name: 'always', isBuilt: true },
];

function Today() {
  const names = useHolding(states).map(({ name }) => name);
  return <p>{names.join(', ')}</p>;
}

test('a period holds from its first instant until its end, which is not part of it', () => {
  const period = { from: 10, until: 20 };
  expect([9, 10, 19, 20].map((moment) => holds(period, moment))).toEqual([false, true, true, false]);
  expect([holds({}, 0), holds({ from: 10 }, 9), holds({ until: 20 }, 20)]).toEqual([true, false, false]);
});

test('a page is taken over as it was built, then says what holds by the clock of its visitor', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon + hour });
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Today />);
  expect(root.textContent).toBe('morning, always');
  const errors: unknown[] = [];
  const shown = await act(async () =>
    hydrateRoot(root, <Today />, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(root.textContent).toBe('afternoon, always');
  expect(errors).toEqual([]);
  await act(async () => shown.unmount());
});

test('what begins or ends while a page is read shows within a minute, or when its tab is looked at again', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: noon - hour });
  render(<Today />);
  expect(screen.getByText('morning, always')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(hour + 60_000));
  expect(screen.getByText('afternoon, always')).toBeTruthy();
  vi.setSystemTime(noon + 6 * hour);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('always')).toBeTruthy();
});
