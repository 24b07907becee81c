import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sizes, times } from './extent.mjs';
import { peers } from './peers.mjs';
import { median, runNode } from './process.mjs';
import { variedEntry, variedSchema } from './varied.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sapin = path.join(root, 'cli/sapin.mjs');
const tsc = path.join(root, 'node_modules/.bin/tsc');
const dir = path.join(peers, '.work/types');

/** `tsc --strict` on the modules of varied entries, beside the same on an empty module. */
export function run() {
  console.log('\n## Types: `tsc --strict` on the modules of varied entries, medians\n');
  console.log('| entries | whole, ms | above an empty module, ms | an entry, ms | MiB | `generate`, ms |');
  console.log('|---|---|---|---|---|---|');
  for (const count of sizes([71, 500, 1000, 10_000])) {
    const generate = writeModules(count);
    const rounds = Array.from({ length: times(9) }, () => ({
      empty: measure('empty.ts'),
      whole: measure('use.ts'),
    }));
    const whole = {
      ms: median(rounds.map((round) => round.whole.ms)),
      memory: median(rounds.map((round) => round.whole.memory)),
    };
    const above = median(rounds.map((round) => round.whole.ms - round.empty.ms));
    console.log(
      `| ${count} | ${whole.ms.toFixed(0)} | ${above.toFixed(0)} | ${(above / count).toFixed(3)} | ${whole.memory.toFixed(0)} | ${generate.toFixed(0)} |`,
    );
  }
}

/** @param {number} count @returns what `generate` takes, in milliseconds */
function writeModules(count) {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(path.join(dir, 'content/trees'), { recursive: true });
  mkdirSync(path.join(dir, 'schemas'));
  writeFileSync(path.join(dir, 'schemas/trees.schema.json'), JSON.stringify(variedSchema));
  for (let index = 0; index < count; index++)
    writeFileSync(path.join(dir, `content/trees/tree-${index}.yaml`), `${variedEntry(index, count)}\n`);
  writeFileSync(path.join(dir, 'empty.ts'), 'export {};\n');
  writeFileSync(
    path.join(dir, 'use.ts'),
    "import { findTree } from './generated/trees.ts';\nexport const height: number | undefined = findTree('tree-1')?.beside?.[0]?.height;\n",
  );
  const args = ['--content', `${dir}/content`, '--schemas', `${dir}/schemas`, '--out', `${dir}/generated`];
  return runNode([sapin, 'generate', ...args], root).ms;
}

/** @param {string} file */
function measure(file) {
  const settings = { extends: `${root}tsconfig.json`, references: [], files: [file] };
  writeFileSync(path.join(dir, 'tsconfig.json'), JSON.stringify(settings));
  const started = performance.now();
  const { status, stdout } = spawnSync(tsc, ['-p', dir, '--extendedDiagnostics'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`tsc refuses ${file}: ${stdout.slice(0, 300)}`);
  const ms = performance.now() - started;
  return { ms, memory: Number(/Memory used:\s+(\d+)K/.exec(stdout)?.[1]) / 1024 };
}
