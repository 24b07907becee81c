import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleOf } from '../cli/tools/build.mjs';
import { isSmallest, times } from './extent.mjs';
import { peers } from './peers.mjs';
import { median } from './process.mjs';
import { writeProject } from './synthetic.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cacheDir = path.join(root, 'node_modules/.cache/sapin-bench');

/** The goal of each question after a change, in milliseconds, by size of the content. */
const LIMITS = {
  shop: { problems: 100, contradictions: 150 },
  large: { problems: 250, contradictions: 300 },
};

/** Keys that are typed into each file. */
const KEYS = times(40);

/** How soon a workspace answers after each key, beside a check of everything in the same process. */
export async function run() {
  const { openWorkspace } = await bundled();
  console.log('\n## The workspace: after each key, in milliseconds (ratio to a check of everything)\n');
  const shop = { content: path.join(root, 'content'), schemas: path.join(root, 'schemas') };
  const [town = '', fact = ''] = ['towns', 'facts'].map((name) => firstOf(shop.content, name));
  measure('the shop’s content', openWorkspace, shop, LIMITS.shop, [town, fact, 'navigation.yaml']);
  if (isSmallest) return;
  const large = writeProject(path.join(peers, '.work/workspace'), 1000, { markdown: true });
  const files = ['towns/town-7.yaml', 'articles/article-7.yaml', 'facts/rayon.yaml'];
  measure('1,001 files', openWorkspace, large, LIMITS.large, files);
}

/** @returns {Promise<typeof import('../cli/core/workspace/workspace.ts')>} */
async function bundled() {
  mkdirSync(cacheDir, { recursive: true });
  const chunks = await bundleOf({ workspace: path.join(root, 'cli/core/workspace/workspace.ts') });
  for (const { fileName, code } of chunks) writeFileSync(path.join(cacheDir, fileName), code);
  return import(pathToFileURL(path.join(cacheDir, 'workspace.mjs')).href);
}

/** @param {string} content @param {string} collection */
function firstOf(content, collection) {
  return `${collection}/${readdirSync(path.join(content, collection)).sort()[0]}`;
}

/**
 * @param {string} title
 * @param {typeof import('../cli/core/workspace/workspace.ts').openWorkspace} open
 * @param {{ content: string, schemas: string }} folders
 * @param {{ problems: number, contradictions: number }} limits
 * @param {readonly string[]} files the last line of each is typed, key by key
 */
function measure(title, open, { content: contentDir, schemas: schemasDir }, limits, files) {
  const project = { contentDir, schemasDir, cacheDir };
  const everything = [];
  for (let round = 0; round < 4; round++)
    everything.push(
      timed(() => {
        const fresh = open(project).snapshot();
        fresh.verdict();
      }),
    );
  const cold = median(everything.slice(1).map(({ cpu }) => cpu)); // the first compiles the schemas
  const workspace = open(project);
  workspace.snapshot().verdict();
  console.log(`### ${title}: ${cold.toFixed(0)} ms of the processor for everything\n`);
  console.log(
    '| typed into | | ms | slowest | limit | processor ms | ratio |\n|---|---|---|---|---|---|---|',
  );
  for (const file of files) {
    const text = readFileSync(path.join(contentDir, file), 'utf8');
    /** @type {Record<'problems' | 'contradictions', Timed[]>} */
    const times = { problems: [], contradictions: [] };
    for (let key = 1; key <= KEYS; key++) {
      // Half of the keys leave YAML that is not well-formed.
      const typed = key % 2 === 0 ? `${'# '.repeat(key)}\n` : `"${'a'.repeat(key)}`;
      workspace.setText(file, text + typed);
      const problems = timed(() => workspace.snapshot());
      times.problems.push(problems);
      const more = timed(() => workspace.snapshot().verdict());
      times.contradictions.push({ ms: problems.ms + more.ms, cpu: problems.cpu + more.cpu });
    }
    workspace.setText(file, undefined);
    for (const [name, values] of Object.entries(times)) {
      const limit = limits[/** @type {'problems'} */ (name)];
      const [ms, cpu] = [values.map((each) => each.ms), values.map((each) => each.cpu)];
      const middle = median(ms);
      const verdict = `${limit}${middle > limit ? ' **missed**' : ''}`;
      console.log(
        `| ${file} | ${name} | ${middle.toFixed(1)} | ${Math.max(...ms).toFixed(1)} | ${verdict} | ${median(cpu).toFixed(1)} | ${(median(cpu) / cold).toFixed(2)} |`,
      );
    }
  }
  console.log('');
}

/** @typedef {{ ms: number, cpu: number }} Timed by the clock, and of the processor, in milliseconds */

/** @param {() => void} work @returns {Timed} */
function timed(work) {
  const [started, usage] = [performance.now(), process.cpuUsage()];
  work();
  const { user, system } = process.cpuUsage(usage);
  return { ms: performance.now() - started, cpu: (user + system) / 1000 };
}
