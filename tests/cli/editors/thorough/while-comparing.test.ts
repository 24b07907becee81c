import path from 'node:path';
import { copyShop } from '../../commands/shop-copy.ts';
import { Editor } from '../client.ts';

test('a question is answered while all texts are compared for the first time', async () => {
  const shop = copyShop();
  const editor = new Editor({ contentDir: shop.contentDir, schemasDir: path.resolve('schemas') });
  await editor.start();
  const file = 'towns/doubs.yaml';
  await editor.open(file, shop.read(file));
  const events: string[] = [];
  const said = (event: string) => () => void events.push(event);
  // What can be done is answered when everything has been compared.
  const compared = editor.actions(file, 'region').then(said('compared'));
  await editor.hover(file, 'region').then(said('hover'));
  await editor.complete(file, 'region: ').then(said('completion'));
  await compared;
  // How many more would be answered before it depends on the machine.
  expect(events[0]).toBe('hover');
  expect(events).toContain('completion');
  expect(await editor.stop()).toBe(0);
  expect(editor.log.join('')).toBe('');
});
