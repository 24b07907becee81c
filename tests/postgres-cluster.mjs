// A cluster of PostgreSQL for tests, reached by a socket and on this machine's own address.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Debian puts it, by version. */
const PROGRAMS = '/usr/lib/postgresql';

/**
 * Starts one, and installs its programs when they are not there yet; or says why it cannot.
 * @returns {Promise<{ notRun: string } | { notRun?: undefined, folder: string, port: number, psql(text: string, database?: string): string, stop(): void }>}
 */
export async function startCluster() {
  // It refuses to run as root, and only root may run it as another user.
  if (process.getuid?.() !== 0) return { notRun: 'only root may start a cluster as another user' };
  const programs = programsHere();
  if (!programs) return { notRun: 'apt-get has no postgresql here' };
  const folder = mkdtempSync(path.join(tmpdir(), 'sapin-postgres-'));
  const data = path.join(folder, 'data');
  const port = await freePort();
  /** @param {string[]} call */
  const asPostgres = (...call) =>
    execFileSync('runuser', ['-u', 'postgres', '--', ...call], { cwd: folder, stdio: 'ignore' });
  chownSync(folder, idOf('-u'), idOf('-g'));
  chmodSync(folder, 0o755);
  asPostgres(`${programs}/initdb`, '-D', data, '-A', 'trust', '-E', 'UTF8', '--locale=C');
  const options = `-k ${folder} -c listen_addresses=127.0.0.1 -c port=${port} -c max_connections=300`;
  const control = ['-D', data, '-o', options, '-w', '-l', path.join(folder, 'log')];
  asPostgres(`${programs}/pg_ctl`, ...control, 'start');
  return {
    folder,
    port,
    psql(text, database = 'postgres') {
      const call = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-Atc', text, database];
      return execFileSync('psql', call, { encoding: 'utf8' }).trim();
    },
    stop() {
      asPostgres(`${programs}/pg_ctl`, '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function programsHere() {
  try {
    if (!existsSync(PROGRAMS)) {
      execFileSync('apt-get', ['update'], { stdio: 'ignore' });
      const install = ['install', '-y', '--no-install-recommends', 'postgresql'];
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      execFileSync('apt-get', install, { stdio: 'ignore', env });
    }
    const [version] = readdirSync(PROGRAMS).sort((a, b) => Number(b) - Number(a));
    return `${PROGRAMS}/${version}/bin`;
  } catch {
    return undefined;
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** @param {'-u' | '-g'} option */
function idOf(option) {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
}
