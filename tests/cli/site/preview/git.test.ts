import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryAt } from '../../../../cli/site/preview/git.ts';
import { temporaryFolder, writeFiles } from '../../../temporary-folder.ts';

const SETTINGS = [
  '-c',
  'user.name=Essai',
  '-c',
  'user.email=essai@example.org',
  '-c',
  'init.defaultBranch=main',
];

function gitIn(root: string) {
  return (args: readonly string[], date = '2026-11-01T10:00:00Z') =>
    execFileSync('git', [...SETTINGS, ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    }).trim();
}

function repository() {
  const root = temporaryFolder({ 'shop/content/a.yaml': 'a: 1\n', 'shop/src/a.ts': '1\n' });
  const git = gitIn(root);
  git(['init', '--quiet']);
  git(['add', '.']);
  git(['commit', '--quiet', '-m', 'un']);
  const commit = (content: string, date?: string) => {
    writeFiles(root, { 'shop/content/a.yaml': content });
    git(['commit', '--quiet', '-am', content], date);
    return git(['rev-parse', 'HEAD']);
  };
  const found = repositoryAt(path.join(root, 'shop'));
  if (!found) throw new Error('no repository');
  return { root, git, commit, found };
}

test('a folder without a repository has none', () => {
  expect(repositoryAt(temporaryFolder())).toBeUndefined();
});

test('without a remote, the last commit is what there is to compare with', () => {
  const { git, found } = repository();
  expect(found.published()).toEqual({ commit: git(['rev-parse', 'HEAD']), name: 'HEAD', ahead: 0 });
});

test('a repository without a commit has nothing to compare with', () => {
  const root = temporaryFolder();
  gitIn(root)(['init', '--quiet']);
  expect(repositoryAt(root)?.published()).toBeUndefined();
});

test('what is published is the main branch of the remote, from where this one left it', () => {
  const { root, git, commit, found } = repository();
  const other = temporaryFolder();
  execFileSync('git', ['clone', '--quiet', root, other], { stdio: 'pipe' });
  git(['remote', 'add', 'ailleurs', other]);
  git(['fetch', '--quiet', 'ailleurs']);
  const published = git(['rev-parse', 'HEAD']);
  git(['checkout', '--quiet', '-b', 'essai']);
  commit('a: 2\n');
  expect(found.published()).toEqual({ commit: published, name: 'ailleurs/main', ahead: 0 });

  writeFiles(other, { 'shop/content/b.yaml': 'b: 1\n' });
  gitIn(other)(['add', '.']);
  gitIn(other)(['commit', '--quiet', '-m', 'd’une autre']);
  git(['fetch', '--quiet', 'ailleurs']);
  expect(found.published()).toEqual({ commit: published, name: 'ailleurs/main', ahead: 1 });
});

test('the state at a moment is the last commit before it', () => {
  const { git, commit, found } = repository();
  const first = git(['rev-parse', 'HEAD']);
  const second = commit('a: 2\n', '2026-11-10T10:00:00Z');
  expect(found.before(new Date('2026-11-09T00:00:00Z'))).toBe(first);
  expect(found.before(new Date('2026-11-12T00:00:00Z'))).toBe(second);
  expect(found.before(new Date('2026-10-12T00:00:00Z'))).toBeUndefined();
  expect(found.first()).toBe(first);
});

test('files and trees of a project below the top of its repository are found by their path from the project', () => {
  const { root, git, commit, found } = repository();
  const first = git(['rev-parse', 'HEAD']);
  const second = commit('a: 2\n');
  expect(found.read(first, 'content/a.yaml')?.toString()).toBe('a: 1\n');
  expect(found.read(first, 'content/b.yaml')).toBeUndefined();
  const [src, content, none] = found.objects(first, ['src', 'content', 'cli']);
  const [laterSrc, laterContent] = found.objects(second, ['src', 'content']);
  expect([laterSrc === src, laterContent === content, none]).toEqual([true, false, '']);
  expect(found.isUnchanged(first, ['src'])).toBe(true);
  expect(found.isUnchanged(first, ['content'])).toBe(false);
  writeFiles(root, { 'shop/src/new.ts': '2\n' });
  expect(found.isUnchanged(first, ['src'])).toBe(false);
});
