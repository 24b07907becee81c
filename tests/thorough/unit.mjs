// Every kill, every hostile text and thousands of random cases: `npm test` takes a sample of them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testDay } from '../day.mjs';
import { command } from '../steps.mjs';
import { root } from './project.mjs';

/** How long a test may take, in milliseconds. */
const TIME_LIMIT = 3_600_000;

/** @returns {readonly import('../steps.mjs').Step[]} */
export function unitSteps() {
  const call = `vitest run --project unit --project application --testTimeout ${TIME_LIMIT} ${sampledFiles().join(' ')}`;
  const env = { VITE_DATE: testDay, SAPIN_THOROUGH: '1' };
  return [{ name: 'kills and random cases', run: command(call, { countsTests: true, env }) }];
}

/** The tests that take a sample. @returns {readonly string[]} */
function sampledFiles() {
  return /** @type {string[]} */ (readdirSync(path.join(root, 'tests'), { recursive: true }))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\/(?:property|thorough)\.ts';$/m.test(readFileSync(path.join(root, file), 'utf8')));
}
