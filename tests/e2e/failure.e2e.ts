import { temporaryFolder } from '../temporary-folder.ts';
import { sharedBrowser } from './browser.ts';
import { leaveBehind } from './failure.ts';

test('a page that is gone is passed over', async () => {
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  await context.close();
  expect(
    await leaveBehind({ file: 'a.e2e.ts', test: 'gone', pages: [page], traced: [] }, temporaryFolder({})),
  ).toEqual([]);
});
