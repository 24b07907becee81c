import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lastingFolder } from '../../../temporary-folder.ts';
import { CLI } from '../../run-cli.ts';
import { databaseOf } from '../database.ts';
import { OPENED, SECRET } from './requests.ts';

export type StartedServer = Awaited<ReturnType<typeof startServer>>;

/** A site of one page, for servers whose files do not matter. */
const small = lastingFolder({
  '404.html': '<h1>Introuvable</h1>',
  'lettre/confirmation.html': '',
  'lettre/desinscription.html': '',
});

/**
 * Starts `sapin serve` on a free port.
 * @param args options of the command; the site is a small one when they name none
 * @param descriptors how many files and connections it may have open at once
 */
export async function startServer(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  descriptors?: number,
) {
  const at = args.indexOf('--submissions');
  const database = at < 0 ? {} : databaseOf(args[at + 1] ?? '');
  const call = [process.execPath, CLI, 'serve', '--port', '0', '--dist', small, ...args];
  const limit = descriptors ? ['sh', '-c', `ulimit -n ${descriptors} && exec "$0" "$@"`] : [];
  const [command = '', ...rest] = [...limit, ...call];
  const child = spawn(command, rest, {
    env: { ...process.env, VITE_FUNCTIONS_KEY: '', FORMS_SECRET: SECRET, ...database, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer | number | null];
  if (!(line instanceof Buffer)) throw new Error(`sapin serve ended with status ${line}`);
  const address = line.toString().trim();
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [status] = await ended;
    return status;
  };
  return {
    address,
    port: Number(new URL(address).port),
    /** Sends what a person filled in, or a text as it stands. */
    post(form: string, sent: object | string, headers: Readonly<Record<string, string>> = {}) {
      const body = typeof sent === 'string' ? sent : JSON.stringify({ ...OPENED, ...sent });
      return fetch(`${address}/functions/v1/${form}`, { method: 'POST', headers, body });
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

export const serving: typeof startServer = async (...call) => {
  const server = await startServer(...call);
  onTestFinished(() => server.kill());
  return server;
};
