import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleOf } from '../cli/tools/build.mjs';
import { isSmallest, times } from './extent.mjs';
import { peers } from './peers.mjs';
import { median } from './process.mjs';
import { writeProject } from './synthetic.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cacheDir = path.join(root, 'node_modules/.cache/sapin-bench/desk');

/** Within this a key is answered, and what all texts contradict is known, in milliseconds, by size of the content. */
const LIMITS = {
  shop: { answer: 100, contradictions: 150 },
  large: { answer: 250, contradictions: 300 },
};

/** Keys that are typed into each field. */
const KEYS = times(40);

/**
 * How soon the desk answers a key: what is wrong in the entry, kept on the disk, and then what all texts say of each other.
 * Both beside a check of everything in the same process.
 */
export async function run() {
  const modules = await bundled();
  console.log('\n## The desk: after each key, in milliseconds (ratio to a check of everything)\n');
  console.log(
    '| content | typed into | | ms | slowest | limit | processor ms | ratio |\n|---|---|---|---|---|---|---|---|',
  );
  const shop = { content: path.join(root, 'content'), schemas: path.join(root, 'schemas') };
  const files = readdirSync(shop.content, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  const first = (/** @type {string} */ name) =>
    `${name}/${readdirSync(path.join(shop.content, name)).sort()[0]?.slice(0, -5)}`;
  const fields = /** @type {const} */ ([
    [first('towns'), '/text'],
    [first('varieties'), '/description'],
  ]);
  await measure(modules, `the shop’s, ${files.length} files`, shop, LIMITS.shop, fields);
  if (isSmallest) return;
  const large = writeProject(path.join(peers, '.work/desk'), 1000, { markdown: true });
  await measure(modules, '1,001 files', large, LIMITS.large, [
    ['towns/town-7', '/name'],
    ['articles/article-7', '/title'],
  ]);
  console.log('');
}

/** @returns {Promise<typeof import('../cli/core/workspace/workspace.ts') & typeof import('../cli/desk/server.ts')>} */
async function bundled() {
  mkdirSync(cacheDir, { recursive: true });
  const entries = {
    workspace: path.join(root, 'cli/core/workspace/workspace.ts'),
    server: path.join(root, 'cli/desk/server.ts'),
  };
  for (const { fileName, code } of await bundleOf(entries))
    writeFileSync(path.join(cacheDir, fileName), code);
  const [workspace, server] = await Promise.all(
    Object.keys(entries).map((name) => import(pathToFileURL(path.join(cacheDir, `${name}.mjs`)).href)),
  );
  return { ...workspace, ...server };
}

/**
 * @param {Awaited<ReturnType<typeof bundled>>} modules
 * @param {string} title
 * @param {{ content: string, schemas: string }} folders
 * @param {{ answer: number, contradictions: number }} limits
 * @param {readonly (readonly [subject: string, pointer: string])[]} fields texts of the content
 */
async function measure({ openWorkspace, deskServer }, title, { content, schemas }, limits, fields) {
  const project = { contentDir: content, schemasDir: schemas, cacheDir };
  const draftsDir = path.join(cacheDir, 'drafts');
  rmSync(draftsDir, { recursive: true, force: true });
  const today = () => '2026-11-21';
  const everything = [];
  for (let round = 0; round < 4; round++)
    everything.push(timed(() => openWorkspace(project).snapshot().verdict()).cpu);
  const cold = median(everything.slice(1)); // the first compiles the schemas
  const { app, desk } = deskServer({
    workspace: openWorkspace(project),
    draftsDir,
    today,
    schemaPath: () => '',
  });
  const ask = async (/** @type {string} */ address, /** @type {object | undefined} */ body = undefined) => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await app.request(`http://127.0.0.1/desk/api${address}`, init);
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return /** @type {any} */ (await answer.json());
  };
  for (const [subject, pointer] of fields) {
    const { value } = await ask(`/entry?subject=${subject}`);
    const text = value[pointer.slice(1)];
    /** @type {Record<'answer' | 'contradictions', Timed[]>} */
    const times = { answer: [], contradictions: [] };
    for (let key = 1; key <= KEYS; key++) {
      const edits = [{ op: 'set', pointer, value: `${text} ${'a'.repeat(key)}` }];
      const since = clock();
      const compared = told(desk, key);
      await ask('/edit', { subject, edits, number: key });
      times.answer.push(since());
      await compared;
      times.contradictions.push(since());
    }
    await ask('/discard', { subject });
    for (const name of /** @type {const} */ (['answer', 'contradictions'])) {
      const [limit, values] = [limits[name], times[name]];
      const [ms, cpu] = [values.map((each) => each.ms), median(values.map((each) => each.cpu))];
      const missed = median(ms) > limit ? ' **missed**' : '';
      console.log(
        `| ${title} | ${subject}${pointer} | ${name} | ${median(ms).toFixed(0)} | ${Math.max(...ms).toFixed(0)} | ${limit}${missed} | ${cpu.toFixed(0)} | ${(cpu / cold).toFixed(2)} |`,
      );
    }
  }
}

/** The second state of a key: the first is its answer. @param {import('../cli/desk/desk.ts').Desk} desk @param {number} key */
function told(desk, key) {
  return new Promise((resolve) => {
    let times = 0;
    const stop = desk.listen((event) => {
      if (event.type !== 'status' || event.number !== key || ++times < 2) return;
      stop();
      resolve(undefined);
    });
  });
}

/** @typedef {{ ms: number, cpu: number }} Timed by the clock, and of the processor, in milliseconds */

/** @returns {() => Timed} */
function clock() {
  const [started, usage] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(usage);
    return { ms: performance.now() - started, cpu: (user + system) / 1000 };
  };
}

/** @param {() => void} work @returns {Timed} */
function timed(work) {
  const since = clock();
  work();
  return since();
}
