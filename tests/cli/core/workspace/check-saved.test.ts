import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutFiles } from '../../../../cli/core/workspace/unsaved.ts';
import { openWorkspace } from '../../../../cli/core/workspace/workspace.ts';
import { testDay } from '../../../day.mjs';
import { shop } from '../../../shop.mjs';

const ARTICLE = 'articles/tresser-une-couronne.yaml';

test('what is saved is checked by itself, and what is known of unsaved texts stays right', () => {
  const cacheDir = path.resolve('node_modules/.cache/sapin-tests');
  const folders = { contentDir: shop.content, schemasDir: path.resolve('schemas'), cacheDir };
  const workspace = openWorkspace(folders, () => testDay);
  const text = (file: string) => readFileSync(path.join(shop.content, file), 'utf8');
  workspace.setText('articles/copie.yaml', text(ARTICLE).replace(/^title: .*$/m, 'title: Une copie'));
  const orphans = () =>
    workspace
      .snapshot()
      .findings()
      .filter(({ rule }) => rule === 'orphan-page').length;
  const before = orphans();
  workspace.setText('facts/order-deadline.yaml', 'broken');
  expect(workspace.checkSaved().problems).toEqual([]);
  const town = (saved: Parameters<typeof withoutFiles>[0]) => withoutFiles(saved, new Set(['site.yaml']));
  expect(workspace.checkSaved(town).problems).not.toEqual([]);
  workspace.setText('facts/order-deadline.yaml', undefined);
  workspace.setText(ARTICLE, text(ARTICLE).replace(/^author: .*$/m, 'author: Marie'));
  expect(orphans()).toBe(before);
});
