import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shop } from '../../shop.mjs';
import { lastingFolder } from '../../temporary-folder.ts';
import { type Run, runCli } from '../run-cli.ts';

const root = lastingFolder();

/** A copy of the content of the tests' shop, which the command line may change. */
export interface ShopCopy {
  readonly contentDir: string;
  has(file: string): boolean;
  read(file: string): string;
  write(file: string, text: string | Uint8Array): void;
  /** Replaces `before`, which must be there, in a file. */
  edit(file: string, before: string, after: string): void;
  run(...args: readonly string[]): Promise<Run>;
}

/**
 * Replaces the last copy with a fresh one: the command line remembers what it knows of a folder, and looks only
 * at what has changed.
 */
export function copyShop(): ShopCopy {
  const contentDir = path.join(root, 'content');
  rmSync(contentDir, { recursive: true, force: true });
  cpSync(shop.content, contentDir, { recursive: true });
  const inside = (file: string) => path.join(contentDir, file);
  const read = (file: string) => readFileSync(inside(file), 'utf8');
  const write = (file: string, text: string | Uint8Array) => writeFileSync(inside(file), text);
  return {
    contentDir,
    has: (file) => existsSync(inside(file)),
    read,
    write,
    edit(file, before, after) {
      const text = read(file);
      if (!text.includes(before)) throw new Error(`${file} does not hold ${JSON.stringify(before)}`);
      write(file, text.replace(before, after));
    },
    run: (...args) => runCli([...args, ...folders(contentDir)], { cwd: root }),
  };
}

/** Runs a command that writes nothing on the shop itself. */
export function askShop(...args: readonly string[]): Promise<Run> {
  return runCli([...args, ...folders(shop.content)], { cwd: path.dirname(shop.content) });
}

function folders(contentDir: string): string[] {
  return ['--content', contentDir, '--schemas', path.resolve('schemas')];
}

/** A file of the shop. */
export function shopFile(file: string): string {
  return readFileSync(path.join(shop.content, file), 'utf8');
}

/** The line, from 1, of a file of the shop that holds `text`. */
export function lineOf(file: string, text: string): number {
  const index = shopFile(file).indexOf(text);
  if (index < 0) throw new Error(`${file} does not hold ${JSON.stringify(text)}`);
  return shopFile(file).slice(0, index).split('\n').length;
}
