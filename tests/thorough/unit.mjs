// Kills, hostile texts and thousands of random cases.
import { testDay } from '../day.mjs';
import { command } from '../steps.mjs';
import { thoroughFiles } from './project.mjs';

/** How long a test may take, in milliseconds. */
const TIME_LIMIT = 3_600_000;

/** @returns {readonly import('../steps.mjs').Step[]} */
export function unitSteps() {
  const call = `vitest run --project unit --project components --project application --testTimeout ${TIME_LIMIT} ${thoroughFiles(/\.test\.tsx?$/).join(' ')}`;
  const env = { VITE_DATE: testDay, SAPIN_THOROUGH: '1' };
  return [{ name: 'kills and random cases', run: command(call, { countsTests: true, env }) }];
}
