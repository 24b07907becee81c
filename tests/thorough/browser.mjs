// The browser tests that take long and seldom break: those in the folders `thorough/` of tests/e2e/ and tests/site/.
import { command } from '../steps.mjs';

/** @returns {readonly import('../steps.mjs').Step[]} */
export function browserSteps() {
  const vitest = 'vitest run --project e2e --project site tests/e2e/thorough tests/site/thorough';
  const options = { countsTests: true, env: { SAPIN_THOROUGH: '1' } };
  return [{ name: 'long browser tests', run: command(vitest, options) }];
}
