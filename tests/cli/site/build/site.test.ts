import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Application } from '../../../../cli/site/build/application.ts';
import { writeSite } from '../../../../cli/site/build/site.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const lost = 'src/pages/lost/data.ts';

test.each([
  ['a page fails', []],
  [lost, [lost]],
])('a build that ends with “%s” leaves no half of a site to be served', async (message, missing) => {
  const root = temporaryFolder();
  const dist = path.join(root, 'dist');
  mkdirSync(dist);
  writeFileSync(path.join(dist, 'index.html'), 'the client build');
  const site = {
    missingFiles: () => missing,
    startPrerender() {
      throw new Error('a page fails');
    },
  } as unknown as Application;
  const shop = { content: root, generated: root, dist, cache: root, alias: { '#generated': root } };
  await expect(writeSite({ root, shop, site })).rejects.toThrow(message);
  expect(existsSync(dist)).toBe(false);
});
