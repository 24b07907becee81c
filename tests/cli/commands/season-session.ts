import type { ShopCopy } from './shop-copy.ts';

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly value: string;
  readonly isReviewed: boolean;
  readonly file: string;
  readonly line: number;
}

/** What is to be reviewed, as data. */
export async function list(
  shop: ShopCopy,
  year = '2027',
): Promise<{ season: number; left: number; items: readonly Listed[] }> {
  const { status, stdout } = await shop.run('season', year, '--format', 'json');
  expect(status).toBe(0);
  return JSON.parse(stdout);
}
