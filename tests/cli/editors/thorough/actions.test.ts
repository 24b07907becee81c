import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { CreateFile } from 'vscode-languageserver/node';
import { shop } from '../../../shop.mjs';
import { lastingFolder } from '../../../temporary-folder.ts';
import { shopFile } from '../../commands/shop-copy.ts';
import { Editor } from '../client.ts';

const FILE = 'facts/order-deadline.yaml';

test('what is accepted first is written into a new file', async () => {
  const contentDir = path.join(lastingFolder(), 'content');
  cpSync(shop.content, contentDir, { recursive: true });
  rmSync(path.join(contentDir, 'consistency.yaml'));
  const editor = new Editor({ contentDir, schemasDir: path.resolve('schemas') });
  await editor.start();
  await editor.open(FILE, shopFile(FILE));
  const actions = await editor.actions(FILE, 'value: "12-1');
  const accept = actions.find(({ title }) => title.startsWith('Accepter'));
  const [created, change] = accept?.edit?.documentChanges ?? [];
  expect((created as CreateFile).uri).toBe(editor.uri('consistency.yaml'));
  expect(JSON.stringify(change)).toContain('subject: facts/order-deadline');
  expect(await editor.stop()).toBe(0);
});
