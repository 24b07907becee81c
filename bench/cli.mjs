import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { entriesBelow } from '../cli/core/files/entries-below.mjs';
import { isSmallest, sizes, times } from './extent.mjs';
import { installPackages } from './install-packages.mjs';
import { peers } from './peers.mjs';
import { median, runNode } from './process.mjs';
import { writeArticles, writeProject } from './synthetic.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sapin = path.join(root, 'cli/sapin.mjs');
const cache = path.join(root, 'node_modules/.cache/sapin');
const velite = path.join(peers, 'node_modules/velite/bin/velite.js');

/** The goal of each case: at most this share of velite’s time, by number of files. */
const LIMITS = /** @type {Record<string, Record<number, number>>} */ ({
  'first run ever': { 70: 0.9, 1000: 0.7, 10000: 0.45 },
  'schemas unchanged': { 70: 0.45, 1000: 0.5, 10000: 0.45 },
  'nothing changed': { 70: 0.25, 1000: 0.12, 10000: 0.06 },
  'one file changed': { 70: 0.3, 1000: 0.16, 10000: 0.12 },
});

/** `sapin generate` and `check` on synthetic content, beside velite and a bare read of the same data as JSON. */
export function run() {
  installPackages(peers);
  runNode([sapin, '--help'], root); // bundles the command line if a source is newer
  console.log('\n## The command line: whole process, median, in milliseconds (ratio to velite, limit)\n');
  const [, thousand, tenThousand] = sizes([70, 1000, 10_000]).map((files) =>
    measure(files, times(files < 10_000 ? 7 : 3), true),
  );
  if (thousand && tenThousand) reportGrowth(thousand, tenThousand);
  if (!isSmallest) measure(1000, 5, false);
  measureShop(times(9));
  measureTexts(times(5));
}

/** Articles beside the tests’ shop, and how often the last ones may cost what the first did. */
const ARTICLES = [70, 570, 1070];
const CONSTANT = 1.2;

/**
 * What a further text costs `check` and `consistency` when nothing is kept: as much among a thousand as among a hundred.
 * @param {number} rounds
 */
export function measureTexts(rounds) {
  const shop = path.join(root, 'tests/fixtures/shop/content');
  const folders = ARTICLES.map((count) =>
    writeArticles(path.join(peers, '.work/texts', String(count)), shop, count),
  );
  console.log(
    `### a further text, in milliseconds of the processor\n\n| case | ${ARTICLES.map((count) => `${count} articles`).join(' | ')} | each of the first 500 | of the next | ratio | limit |\n|---|---|---|---|---|---|---|---|`,
  );
  for (const command of ['check', 'consistency']) {
    const cpus = folders.map(() => /** @type {number[]} */ ([]));
    for (let round = 0; round < rounds; round++)
      for (const [index, content] of folders.entries()) {
        forget(RESULTS);
        const expected = command === 'check' ? [0] : [0, 1];
        cpus[index]?.push(runNode([sapin, command, '--content', content], root, { expected }).cpu);
      }
    const [few = 0, more = 0, most = 0] = cpus.map(median);
    const [first, last] = [(more - few) / 500, (most - more) / 500];
    console.log(
      `| ${command} | ${[few, more, most].map((cpu) => cpu.toFixed(0)).join(' | ')} | ${first.toFixed(2)} | ${last.toFixed(2)} | ${(last / first).toFixed(2)} | ${CONSTANT}${last / first > CONSTANT ? ' **missed**' : ''} |`,
    );
  }
  console.log('');
}

/**
 * The shop's own content: how much longer `consistency` takes than `check`, when nothing is kept and when all is.
 * @param {number} rounds
 */
function measureShop(rounds) {
  const times = /** @type {Record<string, { ms: number[], cpu: number[], memory: number[] }>} */ ({});
  const time = (/** @type {string} */ name, /** @type {string} */ command) => {
    const { ms, cpu, memory } = runNode([sapin, command], root, { expected: [0, 1] });
    times[name] ??= { ms: [], cpu: [], memory: [] };
    times[name].ms.push(ms);
    times[name].cpu.push(cpu);
    times[name].memory.push(memory);
  };
  for (let round = 0; round < rounds; round++) {
    for (const command of ['check', 'consistency']) {
      forget(RESULTS);
      time(`${command}, nothing kept`, command);
      time(`${command}, nothing changed`, command);
    }
  }
  console.log(
    '### the shop’s content\n\n| case | ms | processor ms | to `check` | limit | MiB |\n|---|---|---|---|---|---|',
  );
  for (const [name, { ms, cpu, memory }] of Object.entries(times)) {
    const ratio = median(cpu) / median(times[name.replace('consistency', 'check')]?.cpu ?? []);
    const limit = name.startsWith('check') ? '' : `${COMPARED}${ratio > COMPARED ? ' **missed**' : ''}`;
    console.log(
      `| ${name} | ${median(ms).toFixed(0)} | ${median(cpu).toFixed(0)} | ${ratio.toFixed(2)} | ${limit} | ${median(memory).toFixed(0)} |`,
    );
  }
  console.log('');
}

/** The most that `consistency` may take, as a share of `check`. */
const COMPARED = 1.4;

const RESULTS = /^(state|pieces|written|findings)-/;
const EVERYTHING = /^(state|pieces|written|findings|validators|types)-/;

/** Cases that read every file: each file more may cost no more than those before. */
const GROWING = [
  'schemas unchanged',
  'check, nothing kept',
  'consistency, nothing kept',
  'stats',
  'where',
  'fix',
];

/** Takes what earlier runs left out of the cache. @param {RegExp} names */
function forget(names) {
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    if (names.test(name)) rmSync(path.join(cache, name));
}

/**
 * @param {number} files
 * @param {number} rounds
 * @param {boolean} markdown both tools turn the articles' texts into HTML, or neither
 * @returns {Measured}
 */
function measure(files, rounds, markdown) {
  const dir = path.join(peers, '.work', String(files)); // below the peers, so that velite finds itself
  const project = writeProject(dir, files, { markdown });
  const out = path.join(dir, 'generated');
  const json = writeJson(project.content, path.join(dir, 'json'));
  writeVeliteConfig(dir, markdown);
  const call = (/** @type {string[]} */ ...words) => [
    sapin,
    ...words,
    '--content',
    project.content,
    '--schemas',
    project.schemas,
  ];
  const generate = [...call('generate'), '--out', out];
  /** @type {Record<string, { ms: number[], cpu: number[], memory: number[] }>} */
  const times = {};
  const time = (/** @type {string} */ name, /** @type {string[]} */ args, cwd = root) => {
    const { ms, cpu, memory } = runNode(args, cwd);
    times[name] ??= { ms: [], cpu: [], memory: [] };
    times[name].ms.push(ms);
    times[name].cpu.push(cpu);
    times[name].memory.push(memory);
  };
  for (let round = 0; round < rounds; round++) {
    time('node alone', ['-e', '0']);
    time('bare read and JSON.parse', [path.join(root, 'bench/read-json.mjs'), json]);
    rmSync(path.join(dir, '.velite'), { recursive: true, force: true });
    time('velite cold', [velite, 'build'], dir);
    time('velite warm', [velite, 'build'], dir);
    rmSync(out, { recursive: true, force: true });
    forget(EVERYTHING);
    time('first run ever', generate);
    rmSync(out, { recursive: true, force: true });
    forget(RESULTS);
    time('schemas unchanged', generate);
    time('nothing changed', generate);
    writeFileSync(
      project.first,
      readFileSync(project.first, 'utf8').replace(/Commune .*/, `Commune numéro ${round}`),
    );
    time('one file changed', generate);
    forget(RESULTS);
    time('consistency, nothing kept', call('consistency'));
    forget(RESULTS);
    time('check, nothing kept', call('check'));
    time('stats', call('stats'));
    time('where', call('where', 'towns/town-0'));
    time('fix', call('fix'));
  }
  report(
    `${project.files} files${markdown ? '' : ', without Markdown'}`,
    markdown ? limitsFor(files) : {},
    times,
  );
  return { files: project.files, times };
}

/** @typedef {{ files: number, times: Record<string, { ms: number[], cpu: number[] }> }} Measured */

/**
 * What each further entry costs, the start of the process taken off.
 * @param {Measured} small
 * @param {Measured} large
 */
function reportGrowth(small, large) {
  console.log('### Time an entry, the start of the process taken off\n');
  console.log(
    `| case | ${small.files} files: ms | ${large.files} files: ms | ratio | limit |\n|---|---|---|---|---|`,
  );
  for (const name of GROWING) {
    const [few, many] = [small, large].map(({ files, times }) => {
      const time = median(times[name]?.cpu ?? []) - median(times['node alone']?.cpu ?? []);
      return time / files;
    });
    const ratio = (many ?? Number.NaN) / (few ?? Number.NaN);
    console.log(
      `| ${name} | ${few?.toFixed(3)} | ${many?.toFixed(3)} | ${ratio.toFixed(2)} | 1.2${ratio > 1.2 ? ' **missed**' : ''} |`,
    );
  }
  console.log('');
}

/** @param {number} files @returns {Record<string, number | undefined>} */
function limitsFor(files) {
  return Object.fromEntries(Object.entries(LIMITS).map(([name, limits]) => [name, limits[files]]));
}

/**
 * @param {string} title
 * @param {Record<string, number | undefined>} limits
 * @param {Record<string, { ms: number[], cpu: number[], memory: number[] }>} times
 */
function report(title, limits, times) {
  const middle = Object.entries(times).map(([name, { ms, cpu, memory }]) => ({
    name,
    ms: median(ms),
    cpu: median(cpu),
    memory: median(memory),
  }));
  const row = (/** @type {string} */ name) => middle.find((each) => each.name === name);
  console.log(
    `### ${title}\n\n| case | ms | to velite | limit | processor ms | to velite | wall to the bare read | MiB |\n|---|---|---|---|---|---|---|---|`,
  );
  for (const { name, ms, cpu, memory } of middle) {
    const peer = row(name === 'first run ever' ? 'velite cold' : 'velite warm');
    const ratio = ms / (peer?.ms ?? Number.NaN);
    const limit = limits[name];
    const verdict = limit === undefined ? '' : `${limit}${ratio > limit ? ' **missed**' : ''}`;
    const ofProcessor = (cpu / (peer?.cpu ?? Number.NaN)).toFixed(2);
    const toBare = (ms / (row('bare read and JSON.parse')?.ms ?? Number.NaN)).toFixed(1);
    console.log(
      `| ${name} | ${ms.toFixed(0)} | ${ratio.toFixed(2)} | ${verdict} | ${cpu.toFixed(0)} | ${ofProcessor} | ${toBare} | ${memory.toFixed(0)} |`,
    );
  }
  console.log('');
}

/** The same data as one JSON file an entry. @param {string} content @param {string} target */
function writeJson(content, target) {
  for (const { path: name } of entriesBelow(content)) {
    if (!name.endsWith('.yaml')) continue;
    const file = path.join(target, name.replace('.yaml', '.json'));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(load(readFileSync(path.join(content, name), 'utf8'))));
  }
  return target;
}

/** @param {string} dir @param {boolean} markdown */
function writeVeliteConfig(dir, markdown) {
  writeFileSync(
    path.join(dir, 'velite.config.js'),
    `import { defineConfig, s } from 'velite';
export default defineConfig({
  root: 'content',
  output: { data: '.velite', clean: true },
  collections: {
    articles: { name: 'Article', pattern: 'articles/*.yaml', schema: s.object({ title: s.string(), date: s.string(), category: s.enum(['conseils', 'deco', 'vie-pratique']), variety: s.string(), href: s.string(), body: ${markdown ? 's.markdown()' : 's.string()'} }) },
    towns: { name: 'Town', pattern: 'towns/*.yaml', schema: s.object({ name: s.string(), postalCode: s.string().length(5), lat: s.number().min(41).max(52), lon: s.number(), nearby: s.array(s.string()).min(1), text: s.string() }) },
    varieties: { name: 'Variety', pattern: 'varieties/*.yaml', schema: s.object({ name: s.string(), description: s.string(), characteristics: s.array(s.string()), grid: s.array(s.object({ min: s.number(), max: s.number(), price: s.number().positive() })) }) },
  },
});
`,
  );
}
