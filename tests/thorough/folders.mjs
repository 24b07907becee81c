// Every npm script in folders that are not like ours, and for a user who has nothing but the project.
import { chmodSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { answers, copyProject, root, run, withTemporaryFolder } from './project.mjs';

/** @typedef {import('../steps.mjs').Step} Step */
/** @typedef {import('./project.mjs').Running} Running */

/** @typedef {{ args?: string, serves?: true, statuses?: readonly number[] }} Call `serves`: it runs until it is stopped. */

/**
 * How each script of package.json is called. Contradictions in the content make `consistency` end with 1.
 * @type {Readonly<Record<string, Call>>}
 */
const CALLS = {
  prepare: {},
  sapin: { args: '--help' },
  check: {},
  generate: {},
  consistency: { statuses: [0, 1] },
  build: {},
  functions: {},
  start: { serves: true, args: '--port 0' },
  dev: { serves: true },
  'preview:diff': { args: 'HEAD' },
  lint: {},
  'lint:words': {},
  types: {},
};

/** Scripts that call others, or that ask other machines. */
const NOT_CALLED = ['test', 'test:thorough', 'browser', 'bench', 'desk', 'package'];

/** @returns {readonly Step[]} */
export function folderSteps() {
  return [
    { name: 'each npm script has a call here', run: compareScripts },
    {
      name: 'npm scripts in a folder with spaces, an accent, % and &, below one that is closed to others',
      run: () =>
        withTemporaryFolder((dir) => {
          chmodSync(dir, 0o700);
          return inCopy(path.join(dir, 'Boutique de Noël & Cie 100 %/site'), Object.keys(CALLS));
        }),
    },
    {
      name: 'npm scripts for a user without rights, home, Git and terminal',
      run: () => withTemporaryFolder(asNobody),
    },
  ];
}

function compareScripts() {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const known = [...Object.keys(CALLS), ...NOT_CALLED];
  const missing = Object.keys(scripts).filter((name) => !known.includes(name));
  const output = `no call of: ${missing.join(', ')}`;
  return Promise.resolve({ passed: known.length, failed: missing.length, output });
}

/** @param {string} dir that is made @param {readonly string[]} scripts */
async function inCopy(dir, scripts) {
  copyProject(dir);
  const init = 'git init -q && git add -A && git -c user.name=a -c user.email=a@b.example commit -q -m all';
  const git = await run(init, [], { cwd: dir, shell: true });
  return callAll(git.status === 0 ? scripts : scripts.filter((name) => name !== 'preview:diff'), {
    cwd: dir,
  });
}

/** Of the user `nobody` of most systems. */
const NOBODY = 65_534;

/** @param {string} dir an empty folder */
async function asNobody(dir) {
  if (process.platform === 'win32') return { notRun: 'Windows knows no user to change to' };
  const cwd = path.join(dir, 'site');
  const bin = path.join(dir, 'bin');
  copyProject(cwd);
  mkdirSync(bin);
  // All that scripts and tests may call: no Git among them.
  for (const name of [
    'node',
    'npm',
    'npx',
    'sh',
    'env',
    'dirname',
    'basename',
    'sed',
    'uname',
    'chmod',
    'mkfifo',
  ]) {
    const found = (await run(`command -v ${name}`, [], { cwd: dir, shell: true })).stdout.trim();
    if (found.startsWith('/')) symlinkSync(found, path.join(bin, name));
  }
  // npm itself fails where it finds neither a home nor a cache.
  const env = { PATH: bin, HOME: '/nonexistent', npm_config_cache: path.join(cwd, '.cache/npm') };
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(dir, 0o755);
    await run('chown', ['-R', String(NOBODY), cwd], { cwd: dir });
  }
  const user = isRoot ? { uid: NOBODY } : {};
  const install = await run('npm ci', [], { cwd, env, shell: true, ...user });
  if (install.status !== 0) return { passed: 0, failed: 1, output: install.output };
  const calls = await callAll(
    Object.keys(CALLS).filter((name) => name !== 'preview:diff'),
    { cwd, env, ...user },
  );
  const diff = await run('npm run --silent preview:diff -- HEAD', [], { cwd, env, shell: true, ...user });
  if (diff.status !== 2 || !diff.output.includes('installez Git')) {
    calls.failed++;
    calls.output += `preview:diff without Git: ${diff.status}\n${diff.output}`;
  } else calls.passed++;
  const tests = 'npx vitest run --project unit tests/cli/core/content/read.test.ts';
  const unit = await run(tests, [], { cwd, env, shell: true, ...user });
  if (unit.status !== 0) {
    calls.failed++;
    calls.output += `${tests}: ${unit.status}\n${unit.output}`;
  } else calls.passed++;
  if (!isRoot) return calls;
  // No cache can be written, and there is none: that costs time and nothing else. Vite gives up at a folder of its own.
  const packages = path.join(cwd, 'node_modules');
  await run('rm', ['-rf', path.join(packages, '.cache'), path.join(packages, '.vite-temp')], { cwd: dir });
  await run('chown', ['-R', '0', packages], { cwd: dir });
  const uncached = ['check', 'generate', 'consistency', 'build', 'start', 'dev'];
  const closed = await callAll(uncached, { cwd, env, ...user });
  return {
    passed: calls.passed + closed.passed,
    failed: calls.failed + closed.failed,
    output: calls.output + closed.output,
  };
}

/** @param {readonly string[]} names @param {Running} options */
async function callAll(names, options) {
  const count = { passed: 0, failed: 0, output: '' };
  for (const name of names) {
    const { args = '', serves = false, statuses = [0] } = CALLS[name] ?? {};
    const call = serves ? answers : run;
    const { status, output } = await call(`npm run ${name} -- ${args}`, [], { ...options, shell: true });
    if (status !== null && statuses.includes(status)) count.passed++;
    else {
      count.failed++;
      count.output += `${name}: ${status}\n${output}\n`;
    }
  }
  return count;
}
