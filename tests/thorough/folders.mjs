// Every npm script in a folder that is not like ours.
import { chmodSync, readFileSync } from 'node:fs';
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
