// Every kill, every hostile text and thousands of random cases: `npm test` takes a sample of them.
import { testDay } from '../day.mjs';
import { command } from '../steps.mjs';
import { sampledFiles } from './project.mjs';

/** How long a test may take, in milliseconds. */
const TIME_LIMIT = 3_600_000;

/** @returns {readonly import('../steps.mjs').Step[]} */
export function unitSteps() {
  const call = `vitest run --project unit --project components --project application --testTimeout ${TIME_LIMIT} ${sampledFiles(/\.test\.tsx?$/).join(' ')}`;
  const env = { VITE_DATE: testDay, SAPIN_THOROUGH: '1' };
  return [{ name: 'kills and random cases', run: command(call, { countsTests: true, env }) }];
}
