import { readdirSync, readFileSync } from 'node:fs';
import { COPIES } from '../../../../cli/core/shop/copies.ts';
import { checkShop } from '../../shop-content.ts';

test('every file of cli/core/shared/ is copied for the pages, as it is', () => {
  const folder = new URL('../../../../cli/core/shared/', import.meta.url);
  const { content } = checkShop();
  expect(COPIES.map(({ path, text }) => [path, text(content)]).toSorted()).toEqual(
    readdirSync(folder)
      .toSorted()
      .map((name) => [`shared/${name}`, readFileSync(new URL(name, folder), 'utf8')]),
  );
});
