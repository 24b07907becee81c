import { type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';

interface RunOptions extends SpawnOptionsWithoutStdio {
  readonly input?: string | Uint8Array | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs a program, and gives what it printed. When `signal` is aborted, it ends with all that it has started.
 * @throws the system's error where it cannot be started
 */
export function runProgram(
  command: string,
  args: readonly string[],
  { input, signal, ...options }: RunOptions,
): Promise<{ readonly status: number | null; readonly output: Buffer; readonly errors: string }> {
  // In a process group, where the system has them: what it starts ends with it.
  const isGroup = process.platform !== 'win32';
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, detached: isGroup, windowsHide: true });
    const output: Buffer[] = [];
    let errors = '';
    const stop = () => {
      try {
        if (isGroup && child.pid !== undefined) process.kill(-child.pid);
        else child.kill();
      } catch {
        // It has ended by itself.
      }
    };
    signal?.addEventListener('abort', stop);
    child.stdout.on('data', (bytes: Buffer) => output.push(bytes));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.stdin.on('error', () => undefined); // it need not read to the end
    child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (status) => {
      signal?.removeEventListener('abort', stop);
      resolve({ status, output: Buffer.concat(output), errors });
    });
  });
}
