import { api, DeskError } from '../../../../cli/desk/app/api.ts';
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

test('what failed without an answer is complained of until there is one; what was refused stays', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetch.mockImplementation(() => Promise.resolve(Response.json({ collections: [] })));
  vi.stubGlobal('fetch', fetch);
  desk.complain(await api.undo().catch((error: unknown) => error));
  expect(desk.failure.get()).toMatchObject({ isUnanswered: true });
  expect(desk.notice.get()).toBe(null);
  await desk.refresh();
  expect(desk.failure.get()).toBe(null);
  desk.complain(new DeskError({ message: 'full', advice: null }, 507));
  await desk.refresh();
  expect(desk.notice.get()).toMatchObject({ text: 'full' });
});
