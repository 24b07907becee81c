import { readdirSync } from 'node:fs';

/**
 * Everything below `dir` but folders, by its path from there, with `/`, sorted. Links are not followed: Node's recursive
 * listing follows those to folders, in some versions and with some options, and walks out of `dir`.
 * @param {string} dir
 * @returns {{ path: string, isFile: boolean }[]} `isFile` is false for links, pipes and the like
 */
export function entriesBelow(dir) {
  /** @param {string} folder ends in `/`, or is empty @returns {{ path: string, isFile: boolean }[]} */
  const visit = (folder) =>
    readdirSync(`${dir}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
      const path = folder + entry.name;
      return entry.isDirectory() ? visit(`${path}/`) : [{ path, isFile: entry.isFile() }];
    });
  return visit('').sort((a, b) => (a.path < b.path ? -1 : 1));
}
