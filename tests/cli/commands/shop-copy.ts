import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shop } from '../../shop.mjs';
import { lastingFolder } from '../../temporary-folder.ts';
import type { ShownProblem } from '../content-folder.ts';
import { type Run, runCli } from '../run-cli.ts';

const root = lastingFolder();

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** What a command says as data, as far as tests take it apart, with its exit status and what it says beside. */
interface Answer {
  readonly status: number;
  readonly problems: readonly ShownProblem[];
  readonly findings: readonly (Texts<'rule' | 'subject' | 'status' | 'message'> & {
    readings: readonly object[];
  })[];
  readonly places: readonly (Texts<'kind' | 'value' | 'file'> & { routes: readonly string[] })[];
  readonly items: readonly (Texts<'id' | 'kind' | 'value'> & { isReviewed: boolean })[];
  readonly [part: string]: unknown;
}

export type ShopCopy = ReturnType<typeof copyShop>;

/**
 * Replaces the last copy of the content of the tests' shop with a fresh one, which the command line may change: it
 * remembers what it knows of a folder, and looks only at what has changed.
 */
export function copyShop() {
  const contentDir = path.join(root, 'content');
  rmSync(contentDir, { recursive: true, force: true });
  cpSync(shop.content, contentDir, { recursive: true });
  const inside = (file: string) => path.join(contentDir, file);
  const read = (file: string) => readFileSync(inside(file), 'utf8');
  const write = (file: string, text: string | Uint8Array) => writeFileSync(inside(file), text);
  const run = (...args: readonly string[]) => runCli([...args, ...folders(contentDir)], { cwd: root });
  return {
    contentDir,
    has: (file: string) => existsSync(inside(file)),
    read,
    write,
    /** Replaces `before`, which must be there, in a file. */
    edit(file: string, before: string, after: string) {
      const text = read(file);
      if (!text.includes(before)) throw new Error(`${file} does not hold ${JSON.stringify(before)}`);
      write(file, text.replace(before, after));
    },
    run,
    json: asked(run),
  };
}

/** Runs a command that writes nothing on the shop itself. */
export function askShop(...args: readonly string[]): Promise<Run> {
  return runCli([...args, ...folders(shop.content)], { cwd: path.dirname(shop.content) });
}

export const askShopAsData = asked(askShop);

function asked(run: typeof askShop): (...args: readonly string[]) => Promise<Answer> {
  return async (...args) => {
    const { status, stdout, stderr } = await run(...args, '--format', 'json');
    return { ...JSON.parse(stdout), status, stderr };
  };
}

function folders(contentDir: string): string[] {
  return ['--content', contentDir, '--schemas', path.resolve('schemas')];
}

export function shopFile(file: string): string {
  return readFileSync(path.join(shop.content, file), 'utf8');
}

/** The line, from 1, of a file of the shop that holds `text`. */
export function lineOf(file: string, text: string): number {
  const index = shopFile(file).indexOf(text);
  if (index < 0) throw new Error(`${file} does not hold ${JSON.stringify(text)}`);
  return shopFile(file).slice(0, index).split('\n').length;
}
