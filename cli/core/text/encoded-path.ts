/** A path with each of its parts as an address has it. */
export function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** An address as the path that it names; unchanged where it is no address. */
export function decodedPath(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
