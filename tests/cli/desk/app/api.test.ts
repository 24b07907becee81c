import { api } from '../../../../cli/desk/app/api.ts';
import { words } from '../../../../cli/desk/app/words.ts';

afterEach(() => vi.unstubAllGlobals());

const late = new DOMException('late', 'TimeoutError');

test.each([
  ['a silent desk', late, false, words.failure.gone],
  ['a silent desk that publishes for another window', late, true, words.failure.publishing],
  ['a desk that was killed while it published', new TypeError('reset'), true, words.failure.gone],
])('%s is reported as what it is', async (_, fault, isPublishing, expected) => {
  const names: string[] = [];
  const locks = {
    request: (name: string, _options: LockOptions, run: () => unknown) => {
      names.push(name);
      return run();
    },
    query: () => Promise.resolve({ held: names.map((name) => ({ name })) }),
  };
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('fetch', () => Promise.reject(fault));
  if (isPublishing) await api.publish({ sentence: 'Prix', without: [], revision: '' }).catch(() => undefined);
  await expect(api.overview()).rejects.toMatchObject(expected);
});

test('what must not be done twice waits longer for its answer than what is asked again', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  await api.save('prices/nobilis');
  await api.delete('prices/nobilis', {});
  const [save = 0, deletion = 0] = patience.mock.calls.map(([time]) => time);
  expect(deletion).toBeGreaterThan(10 * save);
});
