import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { writePackage } from '../../../cli/tools/package/pack.mjs';
import { temporaryFolder } from '../../temporary-folder.ts';
import { Editor } from '../editors/client.ts';

/** Installs the package in `root` without a registry: its dependencies are those of this project. */
async function installIn(root: string): Promise<Record<string, unknown>> {
  const folder = path.join(root, 'node_modules/sapin');
  await writePackage(folder);
  const settings = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(settings.dependencies)) {
    const link = path.join(root, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.resolve('node_modules', name), link, 'junction');
  }
  return settings;
}

const CALLS = [['--help'], ['check'], ['generate'], ['consistency', '--help'], ['stats'], ['fix']];

test('the package works where there is nothing but itself and its dependencies', async () => {
  const root = temporaryFolder();
  const { dependencies } = await installIn(root);
  expect(Object.keys(dependencies as object)).not.toContain('react');
  const run = (command: string, ...args: readonly string[]) =>
    spawnSync(process.execPath, ['node_modules/sapin/sapin.mjs', command, '--lang', 'en', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    });

  const readme = readFileSync('cli/tools/package/README.md', 'utf8');
  const lines = /```sh\n([\s\S]*?)\nnpx/.exec(readme)?.[1] ?? '';
  if (process.platform === 'win32') cpSync(path.resolve('tests/fixtures/library'), root, { recursive: true });
  else execFileSync('sh', ['-c', lines], { cwd: root });

  for (const [command = '', ...args] of CALLS)
    expect(run(command, ...args), command).toMatchObject({ status: 0 });
  expect(run('check', '--lang', 'fr').stderr).toContain('2 fichiers vérifiés');
  expect(readdirSync(path.join(root, 'generated'))).toContain('types.ts');
  expect(readdirSync(path.join(root, 'node_modules/.cache'))).toEqual(['sapin']);

  cpSync(path.resolve('tests/fixtures/library'), root, { recursive: true });
  const { status, stdout } = run('consistency');
  expect(status).toBe(1);
  expect(stdout).toContain('has 2 values: 8 am–7.30 pm and 9 am–7.30 pm');

  expect(run('season').stdout).toContain('Opening hours on weekdays');
  const { status: refused, stderr } = run('desk', '--no-open');
  expect([refused, stderr]).toEqual([1, `the desk needs the code of the site: there is none in ${root}\n`]);
  const editor = new Editor(
    { contentDir: path.join(root, 'content'), schemasDir: path.join(root, 'schemas') },
    { cwd: root, tool: 'node_modules/sapin/sapin.mjs' },
  );
  expect((await editor.start()).serverInfo).toEqual({ name: 'sapin' });
  expect(await editor.stop()).toBe(0);
});
