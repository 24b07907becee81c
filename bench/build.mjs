import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const work = path.join(root, 'bench/peers/.work/site');
const reporter = path.join(root, 'bench/report-resources.mjs');

/** Towns beside the shop's own 29: as many pages more. */
const SIZES = [0, 1000, 10_000];

/** The whole build of the shop with more and more towns: first with an empty cache, then with nothing changed. */
export function run() {
  console.log('\n## The build: seconds, pages a second while prerendering, peak memory in MiB\n');
  console.log(
    '| pages | build | what it took | pages/s | MiB | with nothing changed |\n|---|---|---|---|---|---|',
  );
  for (const towns of SIZES) {
    writeShop(towns);
    const first = build();
    const again = build();
    const [, pages = '', laps = ''] = /^(\d+) pages prerendered: (.*)$/m.exec(first.output) ?? [];
    const [, prerendering = ''] = /pages ([\d.]+) s/.exec(laps) ?? [];
    const rate = Number(pages) / Number(prerendering);
    console.log(
      `| ${pages} | ${first.seconds} | ${laps} | ${rate.toFixed(0)} | ${first.memory} | ${again.seconds} |`,
    );
  }
  rmSync(work, { recursive: true, force: true });
}

/** A copy of the project with `count` more towns, whose packages are this project's. @param {number} count */
function writeShop(count) {
  rmSync(work, { recursive: true, force: true });
  for (const name of [
    'cli',
    'content',
    'generated',
    'schemas',
    'src',
    'tests/tsconfig.json',
    'index.html',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    cpSync(path.join(root, name), path.join(work, name), { recursive: true });
  mkdirSync(path.join(work, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '.cache')
      symlinkSync(path.join(root, 'node_modules', name), path.join(work, 'node_modules', name));
  const model = readFileSync(path.join(root, 'content/towns/zimmerbach.yaml'), 'utf8');
  for (let i = 0; i < count; i++) {
    const town = model
      .replace(/^name: .*$/m, `name: Commune ${i}`)
      .replace(/^insee: .*$/m, `insee: "${10_000 + i}"`)
      .replaceAll('Zimmerbach', `Commune ${i}`);
    writeFileSync(path.join(work, `content/towns/commune-${i}.yaml`), town);
  }
  runInShop(['cli/sapin.mjs', 'generate']);
}

/** @returns {{ seconds: string, memory: string, output: string }} */
function build() {
  const started = performance.now();
  const { stdout, stderr } = runInShop([
    '--import',
    reporter,
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel',
    'warn',
  ]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  // Each thread reports when it ends, of the whole process; the last report is that of the main one.
  const [, memory = '0'] = [...stderr.matchAll(/^resources (\d+) /gm)].at(-1) ?? [];
  return { seconds, memory: (Number(memory) / 1024).toFixed(0), output: stdout };
}

/** @param {string[]} args */
function runInShop(args) {
  const result = spawnSync(process.execPath, args, {
    cwd: work,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status !== 0)
    throw new Error(`node ${args.join(' ')} exited with ${result.status}\n${result.stdout}${result.stderr}`);
  return result;
}
