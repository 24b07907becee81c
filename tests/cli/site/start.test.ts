import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

const script = path.resolve('cli/site/start.mjs');
const other = createServer();
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const address = other.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => other.close());

/** What `npm start` says and how it ends. */
function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const options = { encoding: 'utf8', env: { PATH: process.env.PATH ?? '', ...env } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
  return { status, stdout, stderr };
}

test('a port that is taken is told before anything is built', () => {
  expect(start(['--port', `${port}`])).toEqual({
    status: 1,
    stdout: '',
    stderr: `le port ${port} est pris : arrêtez ce qui l’occupe, ou choisissez-en un autre : npm start -- --port ${port + 1}\n`,
  });
  expect(start([`--port=${port}`], { LANG: 'en_GB.UTF-8' })).toEqual({
    status: 1,
    stdout: '',
    stderr: `port ${port} is taken: stop what uses it, or choose another one: npm start -- --port ${port + 1}\n`,
  });
});

test('so is a port that cannot be', () => {
  const { status, stdout, stderr } = start(['--port', '70000']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('70000');
});
