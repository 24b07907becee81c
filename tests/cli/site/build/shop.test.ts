import { expect, test } from 'vitest';
import { shopOf } from '../../../../cli/site/build/shop.ts';

test('the shop of a project is its own where nothing says otherwise', () => {
  expect(shopOf('/project', {})).toEqual({
    content: '/project/content',
    generated: '/project/generated',
    dist: '/project/dist',
    cache: '/project/node_modules/.cache',
    alias: { '#generated': '/project/generated' },
  });
});

test('SAPIN_SHOP names another, whose cache the other shops leave alone', () => {
  const shop = shopOf('/project', { SAPIN_SHOP: 'tests/fixtures/shop' });
  expect(shop).toEqual({
    content: '/project/tests/fixtures/shop/content',
    generated: '/project/tests/fixtures/shop/generated',
    dist: '/project/tests/fixtures/shop/dist',
    cache: expect.stringMatching(/^\/project\/node_modules\/\.cache\/shops\/.+/),
    alias: { '#generated': shop.generated },
  });
  expect(shopOf('/project', { SAPIN_SHOP: './tests/fixtures/shop/' })).toEqual(shop);
  expect(shopOf('/project', { SAPIN_SHOP: 'tests/fixtures/other' }).cache).not.toBe(shop.cache);
});
