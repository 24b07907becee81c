import { mkdirSync, readdirSync, readlinkSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, cacheFolderOf } from '../../../../cli/core/files/cache-folder.mjs';
import { temporaryFolder } from '../../../temporary-folder.ts';

test('caches lie beside the packages', () => {
  const project = temporaryFolder();
  expect(cacheFolder(project, '/nonexistent')).toBe(path.join(project, 'node_modules/.cache'));
});

test('without the right to write there, in a folder of the user’s own that finds the packages', () => {
  const project = temporaryFolder();
  const temporary = temporaryFolder();
  mkdirSync(path.join(project, 'node_modules'));
  writeFileSync(path.join(project, 'node_modules/.cache'), 'no folder');

  const cache = cacheFolder(project, temporary);

  const own = path.dirname(cache);
  expect(path.dirname(own)).toBe(temporary);
  expect(realpathSync(readlinkSync(path.join(own, 'node_modules')))).toBe(
    realpathSync(path.join(project, 'node_modules')),
  );
  if (process.platform !== 'win32') expect(statSync(own).mode & 0o777).toBe(0o700);
  expect(cacheFolder(`${project}/`, temporary), 'found again').toBe(cache);
  rmSync(own, { recursive: true });
  writeFileSync(own, 'not ours');
  expect(cacheFolder(project, temporary), 'not where something else has the name').not.toContain(`${own}/`);
});

test('a project without packages gets no folder for them', () => {
  const [project, tool, temporary] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const cache = cacheFolderOf(project, tool, temporary);
  expect(path.dirname(path.dirname(cache))).toBe(temporary);
  expect(cacheFolderOf(temporaryFolder(), tool, temporary), 'shared by all of them').toBe(cache);
  expect(readdirSync(project)).toEqual([]);
});
