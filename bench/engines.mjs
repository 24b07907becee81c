import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDay } from '../tests/day.mjs';
import { enginesHere } from '../tests/engines/engines.mjs';

/**
 * Frames a second, the longest gap in milliseconds, and milliseconds of processor a second.
 * @typedef {[number, number, number]} Scroll
 * @typedef {{ engine: string, paint: number, start: number, menu: number, home: Scroll, parallax: Scroll, empty: Scroll, memory: number }} Figures
 */

/** Firefox and WebKit beside Chromium, one after the other, on the tests' shop as a phone sees it. Needs Linux, which tells what processes take. */
export function run() {
  const { missing } = enginesHere();
  const folder = mkdtempSync(path.join(tmpdir(), 'sapin-bench-'));
  const output = path.join(folder, 'figures');
  console.log(
    '\nEngines: medians of five visits of the home page\n\n| engine | first paint, ms | scripts started | menu | home page scrolled: frames/s, longest gap ms, processor ms/s | parallax | empty page | memory, MiB |\n|---|---|---|---|---|---|---|---|',
  );
  for (const engine of ['chromium', 'firefox', 'webkit']) {
    if (Object.hasOwn(missing, engine)) {
      console.log(`NOT RUN: ${missing[engine]}`);
      continue;
    }
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', engine];
    const env = { ...process.env, VITE_DATE: testDay, SAPIN_ENGINES: 'measure', SAPIN_OUTPUT: output };
    const { status, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${engine} was not measured\n${stdout}`);
    const last = readFileSync(output, 'utf8').trim().split('\n').at(-1) ?? '';
    console.log(row(/** @type {Figures} */ (JSON.parse(last))));
  }
  rmSync(folder, { recursive: true });
}

/** @param {Figures} figures */
function row({ engine, paint, start, menu, home, parallax, empty, memory }) {
  const whole = (/** @type {number} */ value) => value.toFixed(0);
  const columns = [
    engine,
    whole(paint),
    whole(start),
    whole(menu),
    home.map(whole).join(', '),
    parallax.map(whole).join(', '),
    empty.map(whole).join(', '),
    whole(memory),
  ];
  return `| ${columns.join(' | ')} |`;
}
