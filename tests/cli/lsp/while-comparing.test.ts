import path from 'node:path';
import { expect, test } from 'vitest';
import { copyShop } from '../commands/shop-copy.ts';
import { Editor } from './client.ts';

test('questions are answered while all texts are compared for the first time', async () => {
  const shop = copyShop();
  const editor = new Editor({ contentDir: shop.contentDir, schemasDir: path.resolve('schemas') });
  await editor.start();
  const file = 'towns/doubs.yaml';
  await editor.open(file, shop.read(file));
  const events: string[] = [];
  const said = (event: string) => () => void events.push(event);
  // What can be done is answered when everything has been compared.
  const compared = editor.actions(file, 'region').then(said('compared'));
  for (let question = 0; question < 10; question++) await editor.hover(file, 'region').then(said('hover'));
  await editor.complete(file, 'region: ').then(said('completion'));
  await compared;
  expect(events).toEqual([...Array<string>(10).fill('hover'), 'completion', 'compared']);
  expect(await editor.stop()).toBe(0);
  expect(editor.log.join('')).toBe('');
});
