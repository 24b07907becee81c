// `npm test`: everything.
import { readFileSync } from 'node:fs';
import { testDay } from './day.mjs';
import { command, runSteps } from './steps.mjs';
import { engineStep } from './thorough/engines.mjs';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const env = { VITE_DATE: testDay };
const plain = { countsTests: false, env };
const vitest = { countsTests: true, env };

const unit = 'vitest run --project unit --project components --project application';

const steps = [
  { name: 'format, lint, unused code, walls', command: scripts.lint, beside: true },
  { name: 'types', command: scripts.types, beside: true },
  { name: 'content', command: scripts.check, beside: true },
  { name: 'unit and component tests', command: unit, options: vitest },
  { name: 'generated modules', command: `${scripts.generate} --check` },
  { name: 'browser', command: scripts.browser, live: true },
];
const needs = ['content', 'browser'];
/** Of the tests' shop and of the shipped one, which share the cores. */
const inBrowser = {
  name: 'browser tests',
  command: 'vitest run --project e2e --project desk --project site',
  options: vitest,
  needs,
};
/** A sample of their tests. */
const otherEngines = { ...engineStep(), command: '', needs };

if (process.argv.length > 2) {
  console.error('npm test runs everything. One file: npx vitest run --project unit FILE.');
  process.exitCode = 2;
} else await runSteps([...steps, inBrowser, otherEngines].map(asStep));

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
