// The tests of what keeps submissions, once more on PostgreSQL: a cluster of their own, reached by a socket alone.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDay } from '../day.mjs';
import { command } from '../steps.mjs';

/** Where Debian puts it, by version. */
const PROGRAMS = '/usr/lib/postgresql';

/** What is not about SQLite's file. */
const TESTS = [
  'inbox/inbox',
  'mail/outbox',
  'mail/newsletter',
  'mail/thorough/killed',
  'serve/submissions',
].map((name) => `tests/cli/forms/${name}.test.ts`);

/** @returns {readonly import('../steps.mjs').Step[]} */
export const postgresSteps = () => [
  {
    name: 'PostgreSQL',
    run: async (isShown) => {
      // It refuses to run as root, and only root may run it as another user.
      if (process.getuid?.() !== 0) return { notRun: 'only root may start a cluster as another user' };
      const programs = programsHere();
      if (!programs) return { notRun: 'apt-get has no postgresql here' };
      const folder = mkdtempSync(path.join(tmpdir(), 'sapin-postgres-'));
      /** @param {string[]} call */
      const asPostgres = (...call) =>
        execFileSync('runuser', ['-u', 'postgres', '--', ...call], { cwd: folder, stdio: 'ignore' });
      const data = path.join(folder, 'data');
      chownSync(folder, idOf('-u'), idOf('-g'));
      chmodSync(folder, 0o755);
      asPostgres(`${programs}/initdb`, '-D', data, '-A', 'trust', '-E', 'UTF8', '--locale=C');
      const options = `-k ${folder} -c listen_addresses='' -c max_connections=300`;
      asPostgres(
        `${programs}/pg_ctl`,
        '-D',
        data,
        '-o',
        options,
        '-w',
        '-l',
        path.join(folder, 'log'),
        'start',
      );
      try {
        const env = { VITE_DATE: testDay, SAPIN_THOROUGH: '1', TESTS_POSTGRES: folder };
        return await command(`vitest run --project unit ${TESTS.join(' ')}`, { countsTests: true, env })(
          isShown,
        );
      } finally {
        asPostgres(`${programs}/pg_ctl`, '-D', data, '-m', 'immediate', 'stop');
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
];

/** The folder of PostgreSQL's programs, installed when it is not there yet. */
function programsHere() {
  try {
    if (!existsSync(PROGRAMS)) {
      execFileSync('apt-get', ['update'], { stdio: 'ignore' });
      const install = ['install', '-y', '--no-install-recommends', 'postgresql'];
      execFileSync('apt-get', install, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
    const [version] = readdirSync(PROGRAMS).sort((a, b) => Number(b) - Number(a));
    return `${PROGRAMS}/${version}/bin`;
  } catch {
    return undefined;
  }
}

/** @param {'-u' | '-g'} option */
function idOf(option) {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
}
