import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shop } from '../../../shop.mjs';
import { temporaryFolder } from '../../../temporary-folder.ts';

const SOURCES = ['cli', 'schemas', 'src', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** A copy of the project with the tests' shop, the same packages and a cache of its own, which goes when the test ends. */
function copyProject(): string {
  const root = temporaryFolder();
  for (const name of SOURCES) cpSync(path.resolve(name), path.join(root, name), { recursive: true });
  cpSync(shop.content, path.join(root, 'content'), { recursive: true });
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync('node_modules'))
    if (!name.startsWith('.'))
      symlinkSync(path.resolve('node_modules', name), path.join(root, 'node_modules', name));
  return root;
}

test('a build of faulty content ends with the fault, its place and the status of the command, and builds nothing', () => {
  const root = copyProject();
  const town = path.join(root, 'content/towns/pontarlier.yaml');
  writeFileSync(town, readFileSync(town, 'utf8').replace(/^name:/m, 'nom:'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`).toMatch(
    /le champ « nom » n’existe pas ici\n\s+--> towns\/pontarlier\.yaml:\d+:1/,
  );
  expect(`${stdout}${stderr}`).not.toMatch(/^\s+at /m);
  expect(existsSync(path.join(root, 'dist'))).toBe(false);
});
