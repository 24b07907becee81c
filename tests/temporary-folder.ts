import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type Files = Readonly<Record<string, string | Uint8Array>>;

const lasting: string[] = [];
process.once('exit', () => lasting.forEach(remove));

/** A new folder with these files, which goes when the test ends. */
export function temporaryFolder(files: Files = {}): string {
  const dir = newFolder(files);
  onTestFinished(() => remove(dir));
  return dir;
}

/** One for several tests, which goes with their process. */
export function lastingFolder(files: Files = {}): string {
  const dir = newFolder(files);
  lasting.push(dir);
  return dir;
}

export function writeFiles(dir: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

function newFolder(files: Files): string {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'sapin-')));
  writeFiles(dir, files);
  return dir;
}

function remove(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
}
