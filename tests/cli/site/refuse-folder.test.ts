import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../temporary-folder.ts';

const script = 'cli/site/refuse-folder.mjs';

test.each([
  ['Boutique de Noël', 0],
  ['100 % sapin & Cie', 0],
  ['boutique #1', 1],
  ...(process.platform === 'win32' ? [] : ([['quoi?', 1]] as const)),
] as const)('the build in a folder called %s', (name, status) => {
  const temporary = temporaryFolder();
  const cwd = path.join(temporary, name);
  for (const file of [script, 'cli/core/messages/language-of.mjs']) {
    mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
    cpSync(file, path.join(cwd, file));
  }

  const run = spawnSync(process.execPath, [script], { cwd, encoding: 'utf8' });

  expect(run.status, run.stderr).toBe(status);
  const lines = (run.stdout + run.stderr).trim().split('\n').filter(Boolean);
  expect(lines, 'one line where it is refused').toHaveLength(status);
});
