import path from 'node:path';
import { copyShop, type ShopCopy } from '../commands/shop-copy.ts';
import { Editor } from './client.ts';

/** Of the test that runs, in a file that begins with `editorForAll`. */
export let shop: ShopCopy;
export let editor: Editor;

/** An editor over a copy of the shop, for all tests of a file, whose server ends well and complains of nothing. */
export function editorForAll(begin: (shop: ShopCopy) => void = () => undefined): void {
  beforeAll(async () => {
    shop = copyShop();
    begin(shop);
    editor = new Editor({ contentDir: shop.contentDir, schemasDir: path.resolve('schemas') });
    await editor.start();
  });
  afterEach(() => editor.closeAll());
  afterAll(async () => {
    expect(await editor.stop()).toBe(0);
    expect(editor.log.join('')).toBe('');
  });
}

/** Opens a file of the shop, as it is or changed, until the test ends. */
export async function open(file: string, change = (text: string) => text): Promise<string> {
  const text = change(shop.read(file));
  await editor.open(file, text);
  return text;
}
