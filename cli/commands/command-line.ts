import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Context } from './context.ts';

/** How the project in this folder calls the tool: by a script of its own, else through npx. */
export function caller(): string {
  try {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    if (typeof scripts?.sapin === 'string') return 'npm run sapin --';
  } catch {
    // There is no package.json, or none that can be read.
  }
  return 'npx sapin';
}

/** A command line to paste: it names the folders when they are not the usual ones. */
export function commandLine({ project }: Context, words: readonly string[]): string {
  const folders = [
    ['--content', project.contentDir, resolve('content')],
    ['--schemas', project.schemasDir, resolve('schemas')],
  ].flatMap(([option = '', dir = '', usual]) => (dir === usual ? [] : [option, fromHere(dir)]));
  return [caller(), ...[...words, ...folders].map(shellWord)].join(' ');
}

/** Relative to the folder in which it will be pasted. */
export function fromHere(dir: string): string {
  const path = relative(process.cwd(), dir);
  return path.startsWith('..') || path === '' ? dir : path;
}

function shellWord(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`;
}
