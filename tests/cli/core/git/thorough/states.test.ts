import path from 'node:path';
import { readBlobs } from '../../../../../cli/core/git/blobs.ts';
import { openRepository } from '../../../../../cli/core/git/repository.ts';
import {
  firstWith,
  isUnchanged,
  isUntil,
  lastBefore,
  lastChangeOf,
  lastPublished,
  objectsAt,
  versionAt,
} from '../../../../../cli/core/git/states.ts';
import { commitAll, gitIn } from '../../../../git.ts';
import { temporaryFolder, writeFiles } from '../../../../temporary-folder.ts';

async function repository() {
  const root = temporaryFolder({ 'shop/content/a.yaml': 'a: 1\n', 'shop/src/a.ts': '1\n' });
  const git = commitAll(root);
  const commit = (content: string, date?: string) => {
    writeFiles(root, { 'shop/content/a.yaml': content });
    gitIn(root, date)('commit', '--quiet', '-am', content);
    return git('rev-parse', 'HEAD');
  };
  const found = await openRepository(path.join(root, 'shop'));
  if (typeof found === 'string') throw new Error(found);
  return { root, git, commit, found };
}

test('a folder without a repository has none', async () => {
  expect(await openRepository(temporaryFolder())).toBe('repository');
});

test('without a remote, the last commit is what there is to compare with', async () => {
  const { git, found } = await repository();
  expect(await lastPublished(found)).toEqual({ commit: git('rev-parse', 'HEAD'), name: 'HEAD', ahead: 0 });
});

test('a repository without a commit has nothing to compare with', async () => {
  const root = temporaryFolder();
  gitIn(root)('init', '--quiet');
  expect(await openRepository(root)).toBe('revision');
});

test('what is published is the main branch of the remote, from where this one left it', async () => {
  const { root, git, commit, found } = await repository();
  const other = temporaryFolder();
  git('clone', '--quiet', root, other);
  git('remote', 'add', 'ailleurs', other);
  git('fetch', '--quiet', 'ailleurs');
  const published = git('rev-parse', 'HEAD');
  git('checkout', '--quiet', '-b', 'essai');
  commit('a: 2\n');
  expect(await lastPublished(found)).toEqual({ commit: published, name: 'ailleurs/main', ahead: 0 });

  writeFiles(other, { 'shop/content/b.yaml': 'b: 1\n' });
  gitIn(other)('add', '.');
  gitIn(other)('commit', '--quiet', '-m', 'd’une autre');
  git('fetch', '--quiet', 'ailleurs');
  expect(await lastPublished(found)).toEqual({ commit: published, name: 'ailleurs/main', ahead: 1 });
});

test('the state at a moment is the last commit before it', async () => {
  const { git, commit, found } = await repository();
  const first = git('rev-parse', 'HEAD');
  const second = commit('a: 2\n', '2026-11-10T10:00:00Z');
  expect(await lastBefore(found, new Date('2026-11-09T00:00:00Z'))).toBe(first);
  expect(await lastBefore(found, new Date('2026-11-12T00:00:00Z'))).toBe(second);
  expect(await lastBefore(found, new Date('2026-10-12T00:00:00Z'))).toBeUndefined();
});

test('the first commit that has a path, and the last that changed one, are in the order of the branch', async () => {
  const { git, commit, found } = await repository();
  const first = git('rev-parse', 'HEAD');
  const second = commit('a: 2\n');
  expect(await firstWith(found, 'content')).toBe(first);
  expect(await firstWith(found, 'none')).toBeUndefined();
  expect(await lastChangeOf(found, ['content/a.yaml', 'src'])).toBe(second);
  expect(await lastChangeOf(found, ['none'])).toBe('');
  expect([await isUntil(found, first, second), await isUntil(found, second, first)]).toEqual([true, false]);
});

test('files and trees of a project below the top of its repository are found by their path from the project', async () => {
  const { root, git, commit, found } = await repository();
  const first = git('rev-parse', 'HEAD');
  const second = commit('a: 2\n');
  const a = await versionAt(found, first, 'content/a.yaml');
  expect((await readBlobs(found, [a?.blob ?? ''])).get(a?.blob ?? '')?.toString()).toBe('a: 1\n');
  expect(await versionAt(found, first, 'content/b.yaml')).toBeUndefined();
  const [src, content, none] = await objectsAt(found, first, ['src', 'content', 'cli']);
  const [laterSrc, laterContent] = await objectsAt(found, second, ['src', 'content']);
  expect([laterSrc === src, laterContent === content, none]).toEqual([true, false, '']);
  expect(await isUnchanged(found, first, ['src'])).toBe(true);
  expect(await isUnchanged(found, first, ['content'])).toBe(false);
  writeFiles(root, { 'shop/src/new.ts': '2\n' });
  expect(await isUnchanged(found, first, ['src'])).toBe(false);
});
