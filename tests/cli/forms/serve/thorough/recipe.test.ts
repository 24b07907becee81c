import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../../../../temporary-folder.ts';
import { CLI } from '../../../run-cli.ts';
import { serving } from '../start-server.ts';

/** The call of `docs/hosting.md`, with a folder of ours for what the forms send. */
const [, options = ''] =
  /^ {4}node cli\/sapin\.mjs serve (.*)$/m.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
const site = (script: string) =>
  temporaryFolder({ '404.html': '<h1>Introuvable</h1>', 'assets/index.js': script });

test('the recipe for a server of one’s own, to the letter, takes what a built page sends', async () => {
  expect(options).toMatch(/^--port \d+ --submissions \S+ --behind-proxy$/);
  const args = options
    .replace(/--port \d+/, '--port 0')
    .replace('/var/lib/sapin', temporaryFolder())
    .split(' ');
  const server = await serving([...args, '--dist', site('fetch("/functions/v1/newsletter")')]);
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' };
  const answer = await server.post('newsletter', { email: 'anne@courriel.example' }, headers);
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
});

test('a key that the built pages do not send is refused at the start, not at each form', async () => {
  const env = { VITE_FUNCTIONS_KEY: 'public-key' };
  const call = [CLI, 'serve', '--port', '0', '--submissions', temporaryFolder(), '--dist'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...call, site('const key = ""')], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/le site a été construit sans cette VITE_FUNCTIONS_KEY/);
  const dist = site('const key = "public-key"');
  const server = await serving(['--submissions', temporaryFolder(), '--dist', dist], env);
  expect((await server.post('newsletter', {})).status).toBe(401);
});
