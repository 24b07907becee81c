// The browser tests that take long and seldom break, in folders `thorough/`, and the files of which `npm test` runs a sample.
import { command } from '../steps.mjs';
import { sampledFiles } from './project.mjs';

/** @returns {readonly import('../steps.mjs').Step[]} */
export function browserSteps() {
  const files = sampledFiles(/^(?:e2e|desk|site)[\\/].*\.e2e\.ts$/);
  const vitest = `vitest run --project e2e --project site --project desk ${files.join(' ')}`;
  const options = { countsTests: true, env: { SAPIN_THOROUGH: '1' } };
  return [{ name: 'long browser tests', run: command(vitest, options) }];
}
