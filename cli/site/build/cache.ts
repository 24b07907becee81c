import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../core/files/write-whole.mjs';

/** Costly results, cached between builds under the hash of their inputs. */
export interface BuildCache {
  /**
   * The bytes that `make` returns for these `parts`; computed once, and cached as long as each build uses them.
   * @param kind names the computation: change it when the same parts give another result
   */
  get(
    kind: string,
    parts: readonly (string | Uint8Array)[],
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array>;
  /** Removes entries not used since the cache was opened. */
  forgetUnused(): Promise<void>;
}

/** Synchronous, because that is faster for small files. */
function findIn(dir: string, name: string): Uint8Array | undefined {
  try {
    return readFileSync(path.join(dir, name));
  } catch {
    return undefined;
  }
}

/** @param dir folder of the cache; losing it costs time and nothing else */
export function openCache(dir: string): BuildCache {
  const used = new Set<string>();
  const underWay = new Map<string, Promise<Uint8Array>>();

  const keep = (name: string, bytes: Uint8Array) => {
    writeWhole(path.join(dir, name), bytes);
    return bytes;
  };
  const findOrMake = async (name: string, make: () => Promise<Uint8Array>) =>
    findIn(dir, name) ?? keep(name, await make());

  return {
    async get(kind, parts, make) {
      const name = `${kind}-${hash('sha1', parts.map((part) => hash('sha1', part)).join())}`;
      used.add(name);
      const found = underWay.get(name) ?? findOrMake(name, make);
      underWay.set(name, found);
      try {
        return await found;
      } finally {
        underWay.delete(name);
      }
    },
    async forgetUnused() {
      const names = await readdir(dir).catch(() => []);
      const unused = names.filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(path.join(dir, name), { force: true })));
    },
  };
}
