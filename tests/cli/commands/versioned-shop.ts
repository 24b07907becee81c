import { commitAll } from '../../git.ts';
import { copyShop, type ShopCopy } from './shop-copy.ts';

/** The shop as the first version of a Git repository. */
export function versioned(): ShopCopy {
  const copy = copyShop();
  commitAll(copy.contentDir);
  return copy;
}

export async function findingsSince(copy: ShopCopy, revision: string) {
  const { status, stdout } = await copy.run('consistency', '--since', revision, '--format', 'json');
  const { findings, settled } = JSON.parse(stdout);
  return { status, findings, settled };
}
