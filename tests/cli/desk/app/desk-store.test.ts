import { afterEach, expect, test, vi } from 'vitest';
import { desk } from '../../../../cli/desk/app/desk-store.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a desk that was too slow once is asked again, and its failure is taken back', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn().mockRejectedValueOnce(new DOMException('late', 'TimeoutError'));
  fetch.mockImplementation(() => Promise.resolve(Response.json({ collections: [] })));
  vi.stubGlobal('fetch', fetch);
  await desk.refresh();
  expect(desk.failure.get()).not.toBe(null);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(desk.failure.get()).toBe(null);
  expect(fetch).toHaveBeenCalledTimes(2);
});
