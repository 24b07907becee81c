import { spawn } from 'node:child_process';

/** Git could not be asked, or said no. */
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
 * Runs Git in a folder and returns what it prints. It asks nobody for a password, waits for nothing that another Git has
 * locked, and ends with all that it started when it takes too long.
 * @throws GitError
 */
export function runGit(cwd: string, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  const { input, timeout = TIMEOUT, signal } = options;
  const env: NodeJS.ProcessEnv = { ...process.env };
  for (const name of OF_ANOTHER) delete env[name];
  // Pathspecs are paths, whatever signs are in their names.
  const fixed = { GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1', LC_ALL: 'C' };
  // A group of its own where there are groups: what it starts ends with it.
  const isGroup = process.platform !== 'win32';
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = spawn('git', ['--no-optional-locks', ...args], {
      cwd,
      env: { ...env, ...fixed, ...options.env },
      detached: isGroup,
      windowsHide: true,
    });
    const printed: Buffer[] = [];
    let errors = '';
    let isSlow = false;
    const stop = () => {
      if (child.pid === undefined) return;
      if (isGroup) process.kill(-child.pid);
      else child.kill();
    };
    const timer = setTimeout(() => {
      isSlow = true;
      stop();
    }, timeout);
    signal?.addEventListener('abort', stop);
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    };
    child.stdout.on('data', (bytes: Buffer) => printed.push(bytes));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.stdin.on('error', () => undefined); // it need not read to the end
    child.stdin.end(input);
    child.on('error', (error: NodeJS.ErrnoException) => {
      done();
      reject(new GitError(error.code === 'ENOENT' ? 'missing' : 'refused', error.message));
    });
    child.on('close', (status) => {
      done();
      if (signal?.aborted) reject(signal.reason);
      else if (isSlow) reject(new GitError('slow', errors.trim()));
      else if (status === 0) resolve(Buffer.concat(printed));
      else reject(new GitError('refused', `${errors}${Buffer.concat(printed)}`.slice(0, LONGEST).trim()));
    });
  });
}

/** The same as a text without the line break at its end. */
export async function askGit(cwd: string, args: readonly string[], options?: GitOptions): Promise<string> {
  return (await runGit(cwd, args, options)).toString('utf8').replace(/\n$/, '');
}

/** The same; `undefined` where Git refuses. */
export async function tryGit(
  cwd: string,
  args: readonly string[],
  options?: GitOptions,
): Promise<string | undefined> {
  try {
    return await askGit(cwd, args, options);
  } catch (error) {
    if (error instanceof GitError && error.reason === 'refused') return undefined;
    throw error;
  }
}
