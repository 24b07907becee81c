import type { Repository } from '../../git/repository.ts';
import { GitError, runGit, tryGit } from '../../git/run-git.ts';
import type { Failure } from '../contract.ts';
import { Refused } from '../refused.ts';
import { PUBLICATION_WORDS } from './words.ts';

/** In milliseconds. */
const TIMEOUT = 90_000;

/**
 * Sends a commit to a branch of a remote. Nobody is asked for a password; what the system keeps of them is used.
 * @throws Refused when it did not arrive
 */
export async function push(
  repository: Repository,
  remote: string,
  commit: string,
  branch: string,
): Promise<void> {
  try {
    await overNetwork(repository, ['push', '--porcelain', remote, `${commit}:refs/heads/${branch}`]);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new Refused(wordsFor(error));
  }
}

/** SSH asks nothing either, and soon gives up a host that is not there, unless this machine has settings of its own for it. */
async function overNetwork({ folder }: Repository, args: readonly string[]): Promise<void> {
  const isSet =
    process.env.GIT_SSH_COMMAND ??
    process.env.GIT_SSH ??
    (await tryGit(folder, ['config', 'core.sshCommand']));
  const ssh = { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=15' };
  await runGit(folder, args, { timeout: TIMEOUT, env: isSet === undefined ? ssh : {} });
}

function wordsFor({ reason, output }: GitError): Failure {
  if (reason === 'slow') return PUBLICATION_WORDS.offline;
  return ANSWERS.find(([pattern]) => pattern.test(output))?.[1] ?? PUBLICATION_WORDS.failed;
}

/** What Git and servers say, the most telling first: some end with words that hold for every fault. */
const ANSWERS = [
  [/\[remote rejected\]/, PUBLICATION_WORDS.forbidden],
  [/\[rejected\]|non-fast-forward|fetch first/, PUBLICATION_WORDS.ahead],
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
