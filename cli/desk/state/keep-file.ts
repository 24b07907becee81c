import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

/** Gives a file a text, as a whole or not at all. `isSafe`: on the disk when it returns. */
export function keepFile(file: string, text: string, isSafe: boolean): void {
  const temporary = `${file}.tmp`;
  const handle = openSync(temporary, 'w', 0o600);
  try {
    writeFileSync(handle, text);
    if (isSafe) fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(temporary, file);
}
