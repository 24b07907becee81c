// The browser tests that take long and seldom break: those in tests/e2e/thorough/.
import { command } from '../steps.mjs';

/** @returns {readonly import('../steps.mjs').Step[]} */
export function browserSteps() {
  const vitest = 'vitest run --project e2e tests/e2e/thorough';
  const options = { countsTests: true, env: { SAPIN_THOROUGH: '1' } };
  return [{ name: 'long browser tests', run: command(vitest, options) }];
}
