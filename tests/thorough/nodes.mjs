// The build, a start of the server and half of the unit tests on each line of Node that package.json names; its neighbours
// run the other half.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testDay } from '../day.mjs';
import { command } from '../steps.mjs';
import { answers, root, run, withTemporaryFolder } from './project.mjs';

/** @typedef {import('../steps.mjs').Step} Step */

/** One step for each line in `engines`: its first version where it is the oldest, else its last. @returns {readonly Step[]} */
export function nodeSteps() {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return linesOf(engines.node).map((line, index) => ({
    name: `Node ${line}: half of the unit tests, build, serve`,
    run: (isShown) => withTemporaryFolder((dir) => tryNode(line, `${1 + (index % 2)}/2`, dir, isShown)),
  }));
}

/** `^20.19 || ^22.13 || ^24` as versions for npm: 20.19, 22, 24. @param {string} range @returns {string[]} */
export function linesOf(range) {
  const [oldest = '', ...others] = range.split('||').map((part) => part.trim().replace('^', ''));
  return [oldest, ...others.map((version) => version.replace(/\..*/, ''))];
}

/** @param {string} line @param {string} shard @param {string} dir an empty folder @param {boolean} isShown @returns {ReturnType<Step['run']>} */
async function tryNode(line, shard, dir, isShown) {
  writeFileSync(path.join(dir, 'package.json'), '{ "private": true }');
  const install = await run(`npm install --no-audit --no-fund node@${line}`, [], { cwd: dir, shell: true });
  if (install.status !== 0) return { notRun: `npm cannot install node@${line}` };
  const bin = path.join(dir, 'node_modules/node/bin');
  const node = path.join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  const env = { ...process.env, VITE_DATE: testDay, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const options = { cwd: root, env };
  const version = (await run(node, ['--version'], options)).stdout.trim();

  const tests = `vitest run --project unit --project components --project application --shard ${shard}`;
  const unit = await command(tests, { countsTests: true, env })(isShown);
  if ('notRun' in unit) return unit;
  const build = await run(node, ['node_modules/vite/bin/vite.js', 'build'], options);
  const serve = await answers(node, ['cli/sapin.mjs', 'serve', '--port', '0'], options);
  const bad = [build, serve].filter(({ status }) => status !== 0);
  return {
    ...unit,
    passed: unit.passed + 2 - bad.length,
    failed: unit.failed + bad.length,
    note: `${version}, ${unit.note}`,
    output: [unit, ...bad].map(({ output }) => output).join('\n'),
  };
}
