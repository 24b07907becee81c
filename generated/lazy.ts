// Written by `sapin generate` from schemas/ (x-lazy): edit that, not this.

/** Reads one file of this folder, by its path in it. */
export type LazyReader = (path: string) => Promise<unknown>;

let reader: LazyReader = (path) => Promise.reject(new Error(`no reader for ${path}: call setLazyReader first`));

/** Says how lazy properties are read; the prerenderer and the development server read them from the disk. */
export function setLazyReader(read: LazyReader): void {
  reader = read;
}

export function readLazy(path: string): Promise<unknown> {
  return reader(path);
}
