import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export const CLI = path.resolve('cli/sapin.mjs');

/**
 * Runs the command line in this process, from its sources, with a plain environment: French, no colours asked for or
 * refused. Calls share the process's folder, environment and output: one at a time.
 */
export async function runCli(
  args: readonly string[],
  { cwd = tmpdir(), env = {} }: RunOptions = {},
): Promise<Run> {
  const { main } = await import('../../cli/commands/main.ts');
  const before = { cwd: process.cwd(), env: process.env, exitCode: process.exitCode };
  const stdout = capture(process.stdout);
  const stderr = capture(process.stderr);
  process.chdir(cwd);
  process.env = plain(env);
  process.exitCode = undefined;
  try {
    await main(args);
    return { status: Number(process.exitCode ?? 0), stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    stdout.release();
    stderr.release();
    process.chdir(before.cwd);
    process.env = before.env;
    process.exitCode = before.exitCode;
  }
}

/** The same as a process of its own, as a user starts it. */
export function spawnCli(args: readonly string[], { cwd = tmpdir(), env = {} }: RunOptions = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd,
    env: plain(env),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
}

/** The same below a shell, in whose command `sapin` stands for the call. */
export function runInShell(
  command: string,
  args: readonly string[],
  { cwd = tmpdir() }: Pick<RunOptions, 'cwd'> = {},
): Run {
  const script = command.replace('sapin', '"$@"');
  const call = ['-c', script, 'sh', process.execPath, CLI, ...args];
  const { status, stdout, stderr } = spawnSync('sh', call, { cwd, env: plain({}), encoding: 'utf8' });
  return { status, stdout, stderr };
}

function plain(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, ...env };
}

/** Keeps what is written to a stream, instead of writing it. */
function capture(stream: NodeJS.WriteStream): { text(): string; release(): void } {
  const texts: string[] = [];
  const { write } = stream;
  stream.write = (text: string | Uint8Array) => texts.push(String(text)) > 0;
  return {
    text: () => texts.join(''),
    release: () => {
      stream.write = write;
    },
  };
}
