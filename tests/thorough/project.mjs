// What the thorough steps share: copies of the project, processes, and a server that answers.
import { spawn } from 'node:child_process';
import {
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDay } from '../day.mjs';

export const root = path.join(import.meta.dirname, '../..');

/** What a copy does without: what the project makes of itself, and what Git keeps. */
const LEFT_OUT = new Set(['.git', 'dist', 'test-results']);

/** The test files that run only when asked for everything, and those of properties, which try more values then. @param {RegExp} name @returns {readonly string[]} */
export function thoroughFiles(name) {
  return /** @type {string[]} */ (readdirSync(path.join(root, 'tests'), { recursive: true }))
    .filter((file) => name.test(file))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter(
      (file) =>
        file.includes('/thorough/') || /\/property\.ts';$/m.test(readFileSync(path.join(root, file), 'utf8')),
    );
}

/** Runs `work` with a temporary folder, which goes afterwards. @template T @param {(dir: string) => Promise<T>} work */
export async function withTemporaryFolder(work) {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'sapin-thorough-')));
  try {
    return await work(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Copies the project with its packages. @param {string} target */
export function copyProject(target) {
  mkdirSync(target, { recursive: true });
  const options = {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    mode: constants.COPYFILE_FICLONE,
  };
  for (const name of readdirSync(root).filter((entry) => !LEFT_OUT.has(entry)))
    cpSync(path.join(root, name), path.join(target, name), options);
}

/**
 * @typedef {object} Running
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env] instead of that of this process
 * @property {boolean} [shell] where `command` is a line for one
 */

/**
 * Runs a program without a terminal until it ends.
 * @param {string} command @param {readonly string[]} args @param {Running} options
 * @returns {Promise<{ status: number | null, stdout: string, output: string }>} `output` is all that it says
 */
export function run(command, args, options) {
  const child = start(command, args, options, false);
  let stdout = '';
  let output = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: null, stdout, output: String(error) }));
    child.on('close', (status) => resolve({ status, stdout, output }));
  });
}

/**
 * @param {string} command @param {readonly string[]} args @param {Running} options
 * @param {boolean} detached in a group of its own: a server that npm starts is stopped with npm
 */
function start(command, args, { cwd, env = process.env, shell = false }, detached) {
  const child = spawn(command, args, {
    cwd,
    shell,
    env: { ...env, VITE_DATE: testDay, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  return child;
}

/** Longer than a first build takes on a busy machine, in milliseconds. */
const PATIENCE = 300_000;

/**
 * Starts a server, waits until it names its address, asks for its home page, and stops it.
 * @param {string} command @param {readonly string[]} args @param {Running} options
 * @returns {Promise<{ status: number | null, output: string }>} status 0 when it answered with a page
 */
export async function answers(command, args, options) {
  const child = start(command, args, options, process.platform !== 'win32');
  let output = '';
  /** @type {string | undefined} */
  const address = await new Promise((resolve) => {
    const look = (/** @type {string} */ chunk) => {
      output += chunk;
      const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (found) resolve(found);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.on('close', () => resolve(undefined));
    setTimeout(resolve, PATIENCE, undefined).unref();
  });
  const response = address === undefined ? undefined : await fetch(address).catch(() => undefined);
  const page = response ? await response.text() : '';
  const closed = new Promise((resolve) => child.on('close', resolve));
  if (child.exitCode === null && child.signalCode === null) {
    if (process.platform === 'win32') child.kill();
    else if (child.pid) process.kill(-child.pid);
    await closed;
  }
  return { status: response?.ok && /<!doctype html>/i.test(page) ? 0 : 1, output };
}
