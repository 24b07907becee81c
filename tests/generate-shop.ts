// Before the unit tests: the modules of the tests' own shop are those of its content.
import { execFileSync } from 'node:child_process';
import { shop } from './shop.mjs';

export function setup(): void {
  const call = ['cli/sapin.mjs', 'generate', '--content', shop.content, '--out', shop.generated];
  try {
    execFileSync(process.execPath, call, { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch (cause) {
    throw new Error(`the tests' shop (${shop.content}) does not pass check: see above`, { cause });
  }
}
