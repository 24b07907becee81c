import { commitAll } from '../../git.ts';
import { copyShop, type ShopCopy } from './shop-copy.ts';

/** The shop as the first version of a Git repository. */
export function versioned(): ShopCopy {
  const copy = copyShop();
  commitAll(copy.contentDir);
  return copy;
}
