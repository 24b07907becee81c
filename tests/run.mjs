// `npm test`: everything, or with `-- --changed [REVISION]` only what a change can break.
import { readFileSync } from 'node:fs';
import { baseOf, changedFiles, stepsFor } from './changed.mjs';
import { testDay } from './day.mjs';
import { command, runSteps } from './steps.mjs';
import { engineStep } from './thorough/engines.mjs';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const env = { VITE_DATE: testDay };
const plain = { countsTests: false, env };
const vitest = { countsTests: true, env };

const steps = [
  { name: 'format and lint', command: scripts.lint, beside: true },
  { name: 'types', command: scripts.types, beside: true },
  { name: 'walls', command: scripts.walls, beside: true },
  { name: 'content', command: scripts.check, beside: true },
  { name: 'unit and component tests', command: scripts['test:unit'], options: vitest },
  { name: 'generated modules', command: scripts['generate:check'] },
  { name: 'browser', command: scripts.browser, live: true },
];
const needs = ['content', 'browser'];
/** Of the tests' shop and of the shipped one, which share the cores. */
const inBrowser = { name: 'browser tests', command: scripts['test:e2e'], options: vitest, needs };
/** A sample of their tests. */
const otherEngines = { ...engineStep(), command: '', needs };
const oneByOne = [
  { ...inBrowser, command: 'vitest run --project e2e' },
  { ...inBrowser, name: 'the desk', command: 'vitest run --project desk' },
  { ...inBrowser, name: 'shipped site', command: 'vitest run --project site' },
  otherEngines,
];

const USAGE =
  'npm test: everything. npm test -- --changed [REVISION]: what a change since then can break. npx vitest run --project unit FILE: one file.';

const [option, revision, ...others] = process.argv.slice(2);
if (option === '--help') {
  console.log(USAGE);
} else if ((option !== undefined && option !== '--changed') || others.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const asked = option === '--changed' ? changedOnly(revision) : [...steps, inBrowser, otherEngines];
  await runSteps(asked.map(asStep));
}

/** @param {string | undefined} revision */
function changedOnly(revision) {
  const base = baseOf(revision);
  const changed = changedFiles(base);
  console.log(`${changed.length} files changed since ${base}`);
  return stepsFor([...steps, ...oneByOne], changed, base);
}

/**
 * @param {{ name: string, command: string, run?: import('./steps.mjs').Step['run'], options?: typeof plain, live?: boolean, beside?: boolean, needs?: readonly string[] }} step `run` in place of the command
 * @returns {import('./steps.mjs').Step}
 */
function asStep({
  name,
  command: line,
  options = plain,
  run = command(line, options),
  live = false,
  beside = false,
  needs = [],
}) {
  return { name, run, live, beside, needs };
}
