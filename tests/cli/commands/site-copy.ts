import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Run, runCli } from '../content-folder.ts';

/** A copy of the shipped content, which the command line may change; it goes when the running test ends. */
export interface SiteCopy {
  readonly contentDir: string;
  read(file: string): string;
  write(file: string, text: string | Uint8Array): void;
  /** Replaces `before`, which must be there, in a file. */
  edit(file: string, before: string, after: string): void;
  run(...args: readonly string[]): Run;
}

export function copySite(): SiteCopy {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'sapin-site-')));
  const contentDir = path.join(root, 'content');
  cpSync('content', contentDir, { recursive: true });
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const inside = (file: string) => path.join(contentDir, file);
  const read = (file: string) => readFileSync(inside(file), 'utf8');
  const write = (file: string, text: string | Uint8Array) => writeFileSync(inside(file), text);
  return {
    contentDir,
    read,
    write,
    edit(file, before, after) {
      const text = read(file);
      if (!text.includes(before)) throw new Error(`${file} does not hold ${JSON.stringify(before)}`);
      write(file, text.replace(before, after));
    },
    run: (...args) => runCli([...args, '--content', contentDir], { cwd: root }),
  };
}
