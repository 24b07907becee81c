import path from 'node:path';
import { cacheFolder } from '../../core/files/cache-folder.mjs';

/** The folders of the shop that is built, as absolute paths. */
export interface Shop {
  readonly content: string;
  /** Written by `sapin generate`. */
  readonly generated: string;
  readonly dist: string;
  /** Cache shared by builds. */
  readonly cache: string;
  /** Resolves `#generated/…`, that of the project by default (`imports` in package.json). */
  readonly alias: Readonly<Record<'#generated', string>>;
}

/**
 * The shop of the project, or the one in the folder that `SAPIN_SHOP` names, relative to the project: tests build another.
 * @param root the project's folder
 */
export function shopOf(root: string, { SAPIN_SHOP = '.' }: NodeJS.ProcessEnv): Shop {
  const folder = path.resolve(root, SAPIN_SHOP);
  const name = path.relative(root, folder).replace(/\W+/g, '-');
  const generated = path.join(folder, 'generated');
  return {
    content: path.join(folder, 'content'),
    generated,
    dist: path.join(folder, 'dist'),
    cache: path.join(cacheFolder(root), name && `shops/${name}`),
    alias: { '#generated': generated },
  };
}
