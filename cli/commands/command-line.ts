import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Context } from './context.ts';

/** How this project calls the tool: by its script `sapin`, else through npx. */
export function caller(): string {
  try {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    if (typeof scripts?.sapin === 'string') return 'npm run -s sapin --';
  } catch {
    // No package.json, or an unreadable one.
  }
  return 'npx sapin';
}

/** A command line to paste; it names the folders unless they are the default ones. */
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
