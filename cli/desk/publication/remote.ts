import { lastSeen, type Remote, type Repository } from '../../core/git/repository.ts';
import { GitError, runGit, tryGit } from '../../core/git/run-git.ts';
import type { Failure } from '../contract.ts';
import { Refused } from '../refused.ts';
import { PUBLICATION_WORDS } from './words.ts';

/** In milliseconds: pictures may be sent over a slow line, and what others have published must not keep anybody waiting. */
const SENDING = 90_000;
const LOOKING = 20_000;

/**
 * Sends a commit to a branch of a remote. It never prompts for a password; what the system keeps of them is used.
 * @returns false where somebody else has sent something meanwhile
 * @throws Refused when it did not arrive
 */
export async function push(
  repository: Repository,
  remote: Remote,
  commit: string,
  branch = remote.branch,
): Promise<boolean> {
  try {
    const args = ['push', '--porcelain', remote.name, `${commit}:refs/heads/${branch}`];
    await overNetwork(repository, args, SENDING);
    return true;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    // The answer may have been lost, or could not be recorded here.
    await fetch(repository, remote).catch(() => undefined);
    if (branch === remote.branch && (await lastSeen(repository, remote)) === commit) return true;
    // It was sent at the same moment as another, or after it.
    if (/\[rejected\]|non-fast-forward|fetch first|\(failed to update ref\)|but expected/.test(error.output))
      return false;
    if (/\[remote rejected\]/.test(error.output)) throw new Refused(PUBLICATION_WORDS.forbidden);
    throw new Refused(wordsFor(error));
  }
}

/**
 * Looks at what a remote's branch holds; files, index and branches stay as they are.
 * @throws Refused when it does not answer
 */
export async function fetch(
  repository: Repository,
  { name, branch }: Remote,
  patience = LOOKING,
  signal?: AbortSignal,
): Promise<void> {
  const quiet = ['-c', 'core.hooksPath=/dev/null', '-c', 'maintenance.auto=false', '-c', 'gc.auto=0'];
  const refs = `+refs/heads/${branch}:refs/remotes/${name}/${branch}`;
  const args = [...quiet, 'fetch', '--quiet', '--no-tags', '--no-write-fetch-head', name, refs];
  try {
    await overNetwork(repository, args, patience, signal);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    // Nothing has been published there yet.
    if (!/couldn't find remote ref/.test(error.output)) throw new Refused(wordsFor(error));
  }
}

/** SSH never prompts either, and soon gives up a host that is not there, unless this machine has settings for it. */
async function overNetwork(
  { folder }: Repository,
  args: readonly string[],
  timeout: number,
  signal?: AbortSignal,
): Promise<void> {
  const isSet =
    process.env.GIT_SSH_COMMAND ??
    process.env.GIT_SSH ??
    (await tryGit(folder, ['config', 'core.sshCommand']));
  const ssh = { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=15' };
  const env = isSet === undefined ? ssh : {};
  await runGit(folder, args, { timeout, env, ...(signal && { signal }) });
}

function wordsFor({ reason, output }: GitError): Failure {
  if (reason === 'slow') return PUBLICATION_WORDS.offline;
  return ANSWERS.find(([pattern]) => pattern.test(output))?.[1] ?? PUBLICATION_WORDS.failed;
}

/** Messages of Git and servers, the most specific first: some end with words that hold for every fault. */
const ANSWERS = [
  [/\.lock'?: File exists|cannot lock ref/, PUBLICATION_WORDS.locked],
  [
    /Authentication failed|could not read (?:Username|Password)|publickey|Host key verification|terminal prompts disabled/i,
    PUBLICATION_WORDS.stranger,
  ],
  [/\b403\b|permission to .* denied|not allowed to push|write access/i, PUBLICATION_WORDS.forbidden],
  [
    /could not resolve|unable to access|connect|timed out|unreachable|could not read from remote|does not appear to be a git repository|not found/i,
    PUBLICATION_WORDS.offline,
  ],
] as const;
