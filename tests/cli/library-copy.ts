import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';
import { runCli } from './run-cli.ts';

export const FIXTURE = path.resolve('tests/fixtures/library');

export function copyLibrary() {
  const root = temporaryFolder();
  for (const folder of ['content', 'schemas'])
    cpSync(path.join(FIXTURE, folder), path.join(root, folder), { recursive: true });
  const inside = (file: string) => path.join(root, 'content', file);
  return {
    root,
    read: (file: string) => readFileSync(inside(file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(inside(file), text),
    run: (...args: readonly string[]) => runCli(args, { cwd: root }),
    async json(...args: readonly string[]) {
      return JSON.parse((await runCli([...args, '--format', 'json'], { cwd: root })).stdout);
    },
  };
}

export type Library = ReturnType<typeof copyLibrary>;
