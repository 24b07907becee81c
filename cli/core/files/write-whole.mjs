import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Gives a file its content as a whole or not at all: a process may be killed, and several may write it at a time. Its folder
 * is created.
 * @param {string} file
 * @param {string | NodeJS.ArrayBufferView} content
 * @param {{ mode?: number, flush?: boolean }} options `flush`: it is on the disk on return
 */
export function writeWhole(file, content, options = {}) {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporary, content, options);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
