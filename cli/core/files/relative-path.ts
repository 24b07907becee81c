import path from 'node:path';

/** The path of a file from a folder, with `/` on every system. */
export function relativePath(from: string, to: string): string {
  return path.relative(from, to).replaceAll('\\', '/');
}
