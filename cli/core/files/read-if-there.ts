import { readFileSync } from 'node:fs';

/** The bytes of a file that may have gone; `undefined` where it cannot be read. */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
