import { relative, resolve } from 'node:path';
import { type Context, PROJECT_ROOT } from './context.ts';

/** A command line to paste: it names the folders when they are not the project's own. */
export function commandLine({ project }: Context, words: readonly string[]): string {
  const folders = [
    ['--content', project.contentDir, resolve(PROJECT_ROOT, 'content')],
    ['--schemas', project.schemasDir, resolve(PROJECT_ROOT, 'schemas')],
  ].flatMap(([option = '', dir = '', usual]) => (dir === usual ? [] : [option, fromRoot(dir)]));
  return ['npm run sapin --', ...[...words, ...folders].map(shellWord)].join(' ');
}

/** Relative to the project's folder, where `npm run` starts. */
function fromRoot(dir: string): string {
  const path = relative(PROJECT_ROOT, dir);
  return path.startsWith('..') || path === '' ? dir : path;
}

function shellWord(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`;
}
