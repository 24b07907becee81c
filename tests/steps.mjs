// Runs the steps of `npm test` and of `npm run test:thorough`: one after the other or side by side, a line each, then one line
// `N passed, N failed`. What a step prints is shown when it fails; always with --verbose or when CI is set.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * What a step counts. `retried` names tests that passed only when they ran again, `failures` those that failed, `missing` says
 * what else this machine could not run. `notRun` says why a step cannot run here, which is not a failure.
 * @typedef {{ passed: number, failed: number, retried?: string[], failures?: string[], missing?: string[], note?: string, output?: string } | { notRun: string }} Result
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {(isShown: boolean) => Promise<Result>} run told whether its output is to be shown as it comes
 * @property {boolean} [live] shows its output in any case
 * @property {readonly string[]} [needs] steps without which this one makes no sense
 * @property {boolean} [beside] may run beside its neighbours that say so too; it counts no tests
 */

const root = path.dirname(import.meta.dirname);
const reportFile = path.join(root, 'node_modules/.cache/test-report.json');

/** @param {readonly Step[]} steps */
export async function runSteps(steps) {
  const verbose = Boolean(process.env.CI) || process.argv.includes('--verbose');
  const start = performance.now();
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const failing = [];
  /** @type {string[]} */
  const atLast = [];
  const runOf = runner(steps, verbose);
  for (const step of steps) {
    const { name, live = false, needs = [] } = step;
    const isShown = verbose || live;
    const missing = needs.find((needed) => failing.includes(needed));
    process.stdout.write(`${name} ... ${isShown ? '\n' : ''}`);
    const { result, took } = missing
      ? { result: { passed: 0, failed: 1, note: `not run, ${missing} failed` }, took: '' }
      : await runOf(step, isShown);
    if ('notRun' in result) {
      console.log(`NOT RUN: ${result.notRun}`);
      atLast.push(`NOT RUN: ${name}: ${result.notRun}`);
      continue;
    }
    const { passed, failed, retried = [], failures = [], missing: lacks = [], note, output } = result;
    console.log([failed === 0 ? 'ok' : 'FAILED', note, took].filter(Boolean).join(', '));
    if (failed > 0) failing.push(name);
    if (failed > 0 && output) console.log(`${output.trimEnd()}\n`);
    total.passed += passed;
    total.failed += failed;
    atLast.push(...retried.map((test) => `passed only when retried: ${test}`));
    atLast.push(...failures.map((test) => `FAILED: ${name}: ${test}`));
    atLast.push(...lacks.map((reason) => `NOT RUN: ${name}: ${reason}`));
  }
  for (const line of atLast) console.log(line);
  if (failing.length > 0) console.log(`failed: ${failing.join(', ')}`);
  console.log(`all steps took ${secondsSince(start)}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/**
 * Runs a step, and begins with those that run beside it: one after the other where all is shown as it comes.
 * @param {readonly Step[]} steps
 * @param {boolean} verbose
 * @returns {(step: Step, isShown: boolean) => ReturnType<typeof timed>}
 */
function runner(steps, verbose) {
  /** @type {Map<Step, ReturnType<typeof timed>>} */
  const begun = new Map();
  return (step, isShown) => {
    const rest = steps.slice(steps.indexOf(step));
    const end = verbose ? 1 : rest.findIndex(({ beside }) => !beside);
    for (const each of rest.slice(0, end < 0 ? rest.length : Math.max(1, end)))
      if (!begun.has(each)) begun.set(each, timed(each.run(isShown)));
    return begun.get(step) ?? timed(step.run(isShown));
  };
}

/**
 * @param {Promise<Result>} run
 * @returns {Promise<{ result: Result, took: string }>}
 */
async function timed(run) {
  const began = performance.now();
  const result = await run.catch((error) => ({
    passed: 0,
    failed: 1,
    output: String(error?.stack ?? error),
  }));
  return { result, took: secondsSince(began) };
}

/** @param {number} start */
function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/**
 * A command as a step: one thing that passes or fails, or with `countsTests` each test of Vitest.
 * @param {string} command as an npm script would say it
 * @param {{ countsTests?: boolean, env?: NodeJS.ProcessEnv, cwd?: string }} [options] `env` comes on top of the environment
 * @returns {Step['run']}
 */
export function command(command, { countsTests = false, env = {}, cwd = root } = {}) {
  return async (isShown) => {
    rmSync(reportFile, { force: true });
    const reporters = countsTests ? ' --reporter=default --reporter=./tests/reporter.mjs' : '';
    const { status, output } = await spawned(command + reporters, isShown, env, cwd);
    if (!countsTests) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, output };
    const report = readReport();
    if (!report) return { passed: 0, failed: 1, note: 'no result', output };
    const { passed, retried, failures } = report;
    const failed = report.failed || (status === 0 ? 0 : 1);
    return { passed, failed, retried, failures, note: `${passed} of ${passed + failed} tests`, output };
  };
}

/** @returns {import('./reporter.mjs').Report | undefined} */
function readReport() {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} command
 * @param {boolean} isShown
 * @param {NodeJS.ProcessEnv} env
 * @param {string} cwd
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function spawned(command, isShown, env, cwd) {
  const bin = path.join(cwd, 'node_modules', '.bin');
  const child = spawn(command, {
    cwd,
    shell: true,
    stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      SAPIN_REPORT: reportFile,
      PATH: `${bin}${path.delimiter}${env.PATH ?? process.env.PATH}`,
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
  });
  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ status, output: Buffer.concat(chunks).toString() }));
  });
}
