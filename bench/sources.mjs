// Public data that the tool was not made for: checked, generated, compiled and compared with what was written.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { build } from 'rolldown';
import { setup } from '../tests/suites/packages.mjs';
import { sources, writeSource } from '../tests/suites/sources.mjs';
import { sizes, times } from './extent.mjs';
import { median, runNode } from './process.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sapin = path.join(root, 'cli/sapin.mjs');
const baseline = path.join(root, 'bench/bare-check.mjs');
const ROUNDS = times(3);

/** `check` beside js-yaml and Ajv in a loop, each with nothing kept; `generate`; `tsc`; the data. */
export async function run() {
  setup();
  runNode([sapin, '--help'], root); // bundles the command line if a source is newer
  console.log('\n## Public data: whole processes, median: milliseconds of processor, MiB\n');
  console.log('| source | files | problems | `check` | bare loop | `generate` | `tsc` | entries equal |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const [name, load] of sizes(Object.entries(sources))) {
    const dir = mkdtempSync(path.join(tmpdir(), 'sapin-source-'));
    try {
      await measure(name, await load(), dir);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  }
}

/** @param {string} name @param {import('../tests/suites/sources.mjs').Source} source @param {string} dir */
async function measure(name, source, dir) {
  writeSource(dir, source);
  const cache = path.join(dir, 'node_modules');
  const checks = [];
  const loops = [];
  let problems = 0;
  for (let round = 0; round < ROUNDS; round++) {
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(cache); // the tool keeps its work there
    const check = runNode([sapin, 'check', '--format', 'json'], dir, { expected: [0, 1] });
    problems = JSON.parse(check.output).problems.length;
    checks.push(check);
    loops.push(runNode([baseline, dir], dir));
  }
  const files = Object.values(source.collections).flatMap(({ entries }) => Object.keys(entries)).length;
  const generated = problems > 0 ? undefined : runNode([sapin, 'generate'], dir);
  const types = generated ? compile(dir) : undefined;
  const equal = generated ? await equalEntries(dir, source) : undefined;
  const shown = (/** @type {{ cpu: number, memory: number }[]} */ runs) =>
    `${median(runs.map(({ cpu }) => cpu)).toFixed(0)}, ${median(runs.map(({ memory }) => memory)).toFixed(0)}`;
  const cells = [name, files, problems, shown(checks), shown(loops)];
  console.log(
    `| ${[...cells, generated ? shown([generated]) : '–', types ?? '–', equal ?? '–'].join(' | ')} |`,
  );
}

/** What `tsc` says of the modules, as strictly as for ours. @param {string} dir */
function compile(dir) {
  const settings = {
    extends: path.join(root, 'tsconfig.json'),
    references: [],
    include: ['generated/**/*.ts'],
  };
  writeFileSync(path.join(dir, 'tsconfig.json'), JSON.stringify(settings));
  const started = performance.now();
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', dir], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const errors = stdout.match(/error TS\d+/g) ?? [];
  const verdict = errors.length === 0 ? 'ok' : `**${errors.length} errors, ${errors[0]}**`;
  return `${verdict}, ${(performance.now() - started).toFixed(0)}`;
}

/** How many generated entries hold what was written. @param {string} dir @param {import('../tests/suites/sources.mjs').Source} source */
async function equalEntries(dir, { collections }) {
  const input = Object.fromEntries(
    Object.keys(collections).map((name) => [name, path.join(dir, `generated/${name}.ts`)]),
  );
  const out = path.join(dir, 'modules');
  await build({ input, output: { dir: out, entryFileNames: '[name].mjs' }, logLevel: 'silent' });
  let equal = 0;
  let all = 0;
  for (const [name, { entries }] of Object.entries(collections)) {
    /** @type {{ slug: string }[]} */
    const written = (await import(pathToFileURL(path.join(out, `${name}.mjs`)).href))[name];
    const bySlug = new Map(written.map(({ slug, ...entry }) => [slug, entry]));
    all += Object.keys(entries).length;
    for (const [slug, entry] of Object.entries(entries))
      if (isDeepStrictEqual(bySlug.get(slug), JSON.parse(JSON.stringify(entry)))) equal++;
  }
  return `${equal} of ${all}`;
}
