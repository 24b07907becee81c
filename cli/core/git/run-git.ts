import { runProgram } from './run-program.ts';

/** Git did not run, or failed. */
export class GitError extends Error {
  override readonly name = 'GitError';
  /** There is no Git here; it took too long; it refused. */
  readonly reason: 'missing' | 'slow' | 'refused';
  /** What it printed, in English. */
  readonly output: string;

  constructor(reason: GitError['reason'], output: string) {
    super(output === '' ? reason : output);
    this.reason = reason;
    this.output = output;
  }
}

interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** In milliseconds. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

const TIMEOUT = 30_000;
/** Of its output, in UTF-16 units. */
const LONGEST = 10_000;

/** Variables that make Git work on another repository than that of `cwd`, as it sets them for its hooks. */
const OF_ANOTHER = [
  ...[
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_OBJECT_DIRECTORY',
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_COMMON_DIR',
  ],
  ...['GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_GRAFT_FILE', 'GIT_SHALLOW_FILE', 'GIT_NAMESPACE'],
];

/**
 * Runs Git in a folder and returns what it prints. It never prompts for a password, waits for nothing that another Git has
 * locked, and ends with all that it started when it takes too long.
 * @throws GitError
 */
export async function runGit(
  cwd: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<Buffer> {
  const { input, timeout = TIMEOUT, signal } = options;
  const env: NodeJS.ProcessEnv = { ...process.env };
  for (const name of OF_ANOTHER) delete env[name];
  // Pathspecs are paths, whatever signs are in their names.
  const fixed = { GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1', LC_ALL: 'C' };
  const slow = AbortSignal.timeout(timeout);
  signal?.throwIfAborted();
  const { status, output, errors } = await runProgram('git', ['--no-optional-locks', ...args], {
    cwd,
    env: { ...env, ...fixed, ...options.env },
    input,
    signal: signal ? AbortSignal.any([signal, slow]) : slow,
  }).catch((error: NodeJS.ErrnoException) => {
    throw new GitError(error.code === 'ENOENT' ? 'missing' : 'refused', error.message);
  });
  signal?.throwIfAborted();
  if (status === 0) return output;
  if (slow.aborted) throw new GitError('slow', errors.trim());
  throw new GitError('refused', `${errors}${output}`.slice(0, LONGEST).trim());
}

/** The same as a text without the line break at its end. */
export async function askGit(cwd: string, args: readonly string[], options?: GitOptions): Promise<string> {
  return (await runGit(cwd, args, options)).toString('utf8').replace(/\n$/, '');
}

/** The same; `undefined` where Git refuses. */
export async function tryGit(cwd: string, args: readonly string[]): Promise<string | undefined> {
  try {
    return await askGit(cwd, args);
  } catch (error) {
    if (error instanceof GitError && error.reason === 'refused') return undefined;
    throw error;
  }
}
