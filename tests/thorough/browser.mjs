// The browser tests that take long and seldom break: the folders `thorough/` of tests/e2e/, tests/desk/ and tests/site/, and
// the files of which `npm test` runs a sample.
import { command } from '../steps.mjs';
import { sampledFiles } from './project.mjs';

/** @returns {readonly import('../steps.mjs').Step[]} */
export function browserSteps() {
  const folders = ['e2e', 'desk', 'site'].map((name) => `tests/${name}/thorough`);
  const files = [...folders, ...sampledFiles(/\.e2e\.ts$/)];
  const vitest = `vitest run --project e2e --project site --project desk ${files.join(' ')}`;
  const options = { countsTests: true, env: { SAPIN_THOROUGH: '1' } };
  return [{ name: 'long browser tests', run: command(vitest, options) }];
}
