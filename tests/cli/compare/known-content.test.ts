import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lendKnown } from '../../../cli/compare/known-content.ts';
import { cacheName } from '../../../cli/core/load/check-cache.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** A project with an empty cache, a folder for a copy of its content, and where the cache keeps what is known of each. */
function makeProject() {
  const [root, folder] = [temporaryFolder(), temporaryFolder()];
  const cache = path.join(root, 'node_modules/.cache/sapin');
  mkdirSync(cache, { recursive: true });
  const known = (of: string, kind = 'state') => path.join(cache, cacheName(kind, path.join(of, 'content')));
  return { root, folder, own: known(root), lent: known(folder), pieces: known(folder, 'pieces') };
}

test('a copy of the content knows what is known of the project’s, and leaves nothing in the cache', () => {
  const { root, folder, own, lent, pieces } = makeProject();
  writeFileSync(own, 'checked');
  const takeBack = lendKnown(root, folder);
  expect(readFileSync(lent, 'utf8')).toBe('checked');
  writeFileSync(lent, 'checked, with an edit');
  writeFileSync(pieces, 'written');
  takeBack();
  expect(readFileSync(own, 'utf8')).toBe('checked');
  expect([lent, pieces].filter((file) => existsSync(file))).toEqual([]);
});

test('what was learnt of a copy is kept where nothing was known of the project', () => {
  const { root, folder, own, lent } = makeProject();
  const takeBack = lendKnown(root, folder);
  expect(existsSync(lent)).toBe(false);
  writeFileSync(lent, 'checked');
  takeBack();
  expect(readFileSync(own, 'utf8')).toBe('checked');
});
