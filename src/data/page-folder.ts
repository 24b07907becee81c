import type { Route } from '#generated/routes.ts';

/** Folder of `src/pages/` that holds a page's code: pages that are one entry each, such as the terms, share their collection's. */
export function folderOf({ page, collection, entry }: Route): string {
  return entry && collection ? collection : page;
}
