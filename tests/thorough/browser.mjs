// The browser tests that take long and seldom break, in folders `thorough/`.
import { command } from '../steps.mjs';
import { thoroughFiles } from './project.mjs';

/** @returns {readonly import('../steps.mjs').Step[]} */
export function browserSteps() {
  const files = thoroughFiles(/^(?:e2e|desk|site)[\\/].*\.e2e\.ts$/);
  const vitest = `vitest run --project e2e --project site --project desk ${files.join(' ')}`;
  const options = { countsTests: true, env: { SAPIN_THOROUGH: '1' } };
  return [{ name: 'long browser tests', run: command(vitest, options) }];
}
