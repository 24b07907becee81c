import { execFileSync } from 'node:child_process';

const SETTINGS = ['user.name=Essai', 'user.email=essai@example.org', 'init.defaultBranch=main'].flatMap(
  (setting) => ['-c', setting],
);

/** Runs Git in a folder, with an author of its own, and returns what it prints; what is committed has that date. */
export function gitIn(folder: string, date = '2026-11-01T10:00:00Z') {
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  return (...args: readonly string[]) =>
    execFileSync('git', [...SETTINGS, ...args], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** Commits all that is in a folder, or a part of it, on that date: as its first version where it is no repository yet. */
export function commitAll(folder: string, date?: string, part = '.') {
  const git = gitIn(folder, date);
  git('init', '--quiet');
  git('add', part);
  git('commit', '--quiet', '--message=all');
  return git;
}
