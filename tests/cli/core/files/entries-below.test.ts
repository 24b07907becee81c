import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entriesBelow } from '../../../../cli/core/files/entries-below.mjs';
import { temporaryFolder } from '../../../temporary-folder.ts';

test('everything but folders is listed, and no link is followed', () => {
  const dir = temporaryFolder();
  mkdirSync(path.join(dir, 'a/b'), { recursive: true });
  mkdirSync(path.join(dir, 'empty'));
  for (const file of ['z.txt', 'a/b/c.txt', 'a/.hidden']) writeFileSync(path.join(dir, file), '');
  symlinkSync('..', path.join(dir, 'a/loop'));
  symlinkSync('/', path.join(dir, 'root'));
  symlinkSync('z.txt', path.join(dir, 'link'));
  symlinkSync('nowhere', path.join(dir, 'a/lost'));
  execFileSync('mkfifo', [path.join(dir, 'pipe')]);
  expect(entriesBelow(dir)).toEqual([
    { path: 'a/.hidden', isFile: true },
    { path: 'a/b/c.txt', isFile: true },
    { path: 'a/loop', isFile: false },
    { path: 'a/lost', isFile: false },
    { path: 'link', isFile: false },
    { path: 'pipe', isFile: false },
    { path: 'root', isFile: false },
    { path: 'z.txt', isFile: true },
  ]);
});
