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
