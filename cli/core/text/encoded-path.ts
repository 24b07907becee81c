/** A path with each of its parts as an address has it. */
export function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
