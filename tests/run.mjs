// `npm test`: every step in order, then one line `N passed, N failed`.
// Each vitest test counts as one, and so does each other step. A step's output is shown when it fails,
// and always with --verbose or when CI is set.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { testDay } from './day.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} script of package.json
 * @property {string} [report] where vitest writes its results, for a step that counts tests
 * @property {string[]} [needs] steps without which this one makes no sense
 * @property {boolean} [live] shows its output as it comes
 */

/** @type {Step[]} */
const steps = [
  { name: 'format and lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'walls', script: 'walls' },
  { name: 'unit and component tests', script: 'test:unit', report: 'node_modules/.cache/unit.json' },
  { name: 'content', script: 'check' },
  { name: 'spelling', script: 'lint:words' },
  { name: 'generated modules', script: 'generate:check' },
  { name: 'build', script: 'build' },
  { name: 'browser', script: 'browser', live: true },
  {
    name: 'browser tests',
    script: 'test:e2e',
    report: 'node_modules/.cache/e2e.json',
    needs: ['build', 'browser'],
  },
];

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const verbose = Boolean(process.env.CI) || process.argv.includes('--verbose');
const color = process.stdout.isTTY ? ' --color' : ' --no-color';

/** @typedef {{ passed: number, failed: number, note?: string }} Count */

/** @param {Step} step @returns {Promise<Count & { output: string }>} */
async function perform({ script, report, live }) {
  const options = report ? `${color} --reporter=default --reporter=json --outputFile.json=${report}` : '';
  if (report) rmSync(path.join(root, report), { force: true });
  const { status, output } = await run(scripts[script] + options, verbose || live);
  const count = report ? testsIn(path.join(root, report), status) : byStatus(status);
  return { ...count, output };
}

/** @param {number | null} status @returns {Count} */
function byStatus(status) {
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {string} command
 * @param {boolean | undefined} live
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function run(command, live) {
  const bin = path.join(root, 'node_modules', '.bin');
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, VITE_DATE: testDay, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  });
  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ status, output: Buffer.concat(chunks).toString() }));
  });
}

/**
 * Counts the tests of a vitest report. A file that does not load, an error outside the tests and a run without tests
 * are each one failure.
 * @param {string} report
 * @param {number | null} status exit status of vitest
 * @returns {Count}
 */
function testsIn(report, status) {
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  let results;
  try {
    results = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, note: 'no result' };
  }
  const broken = results.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const passed = results.numPassedTests;
  const failed = results.numFailedTests + broken.length;
  if (passed + failed === 0) return { passed, failed: 1, note: 'no tests' };
  return { passed, failed: failed || (status === 0 ? 0 : 1), note: `${passed} of ${passed + failed} tests` };
}

/** @type {string[]} */
const failing = [];
const total = { passed: 0, failed: 0 };

for (const step of steps) {
  const missing = step.needs?.find((name) => failing.includes(name));
  process.stdout.write(`${step.name} ... ${verbose || step.live ? '\n' : ''}`);
  const start = performance.now();
  const { passed, failed, note, output } = missing
    ? { passed: 0, failed: 1, note: `not run, ${missing} failed`, output: '' }
    : await perform(step);
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log([failed === 0 ? 'ok' : 'FAILED', note, seconds].filter(Boolean).join(', '));
  if (failed > 0) {
    failing.push(step.name);
    if (output) console.log(`${output.trimEnd()}\n`);
  }
  total.passed += passed;
  total.failed += failed;
}

if (failing.length > 0) console.log(`failed: ${failing.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
