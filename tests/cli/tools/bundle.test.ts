import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../../copied-project.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

test('a call runs the sources as they are, one that was saved while they were bundled as well', () => {
  const root = copyProject(temporaryFolder());
  const source = path.join(root, 'package.json');
  const versionAfter = (version: string, saved = new Date()) => {
    writeFileSync(source, JSON.stringify({ ...JSON.parse(readFileSync(source, 'utf8')), version }));
    utimesSync(source, saved, saved);
    const call = ['cli/sapin.mjs', '--version'];
    return spawnSync(process.execPath, call, { cwd: root, encoding: 'utf8' }).stdout;
  };
  expect(versionAfter('1.2.3')).toBe('1.2.3\n');
  const { mtime } = statSync(path.join(root, 'node_modules/.cache/sapin/cli/main.mjs'));
  expect(versionAfter('4.5.6', mtime)).toBe('4.5.6\n');
});
