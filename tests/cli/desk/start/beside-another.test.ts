import path from 'node:path';
import { builtPage } from '../../../../cli/desk/start/built-page.mjs';
import { temporaryFolder } from '../../../temporary-folder.ts';

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  renameSync: () => {
    throw Object.assign(new Error('directory not empty'), { code: 'ENOTEMPTY' });
  },
}));

test('a desk has its page where another has just put its page in the same folder', async () => {
  const page = await builtPage(process.cwd(), path.join(temporaryFolder(), 'page'));
  expect(page.has('index.html')).toBe(true);
});
