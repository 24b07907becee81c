// Builds a site and serves it to all browser tests of a project of Vitest: `inject('baseUrl')` is its address, without a
// final slash, and `inject('submissions')` the folder in which it keeps what the forms send. The project `site` tests the
// shipped shop, any other the tests' own.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { testDay } from '../day.mjs';
import { shopFolder } from '../shop.mjs';
import { chromiumPath } from './chromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    submissions: string;
  }
}

/** Longer than a server takes on a machine that does other work, in milliseconds. */
const patience = 120_000;
const BUILT = Symbol.for('sapin: shops that are built');

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  chromiumPath();
  const submissions = mkdtempSync(path.join(tmpdir(), 'sapin-submissions-'));
  const shop = project.name === 'site' ? '.' : shopFolder;
  build(shop);
  const options = ['--dist', path.join(shop, 'dist'), '--submissions', submissions];
  const { address, stop } = await serve(project.config.root, options);
  project.provide('submissions', submissions);
  project.provide('baseUrl', address);
  return async () => {
    await stop();
    rmSync(submissions, { recursive: true, force: true });
  };
}

/** The projects of one run of Vitest, each of which reads this module for itself, build a shop once. */
const built: Set<string> = Reflect.get(process, BUILT) ?? new Set();
Reflect.set(process, BUILT, built);

/**
 * So that no test meets a site of other sources; what has not changed is taken from the cache.
 * @param shop folder of the shop, relative to the project
 */
function build(shop: string): void {
  if (built.has(shop)) return;
  // Vitest's own `test` would make it a build with React's development code.
  const env = { ...process.env, NODE_ENV: 'production', SAPIN_SHOP: shop, VITE_DATE: testDay };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the build of ${shop} failed\n${stdout}${stderr}`);
  built.add(shop);
}

/**
 * Starts `sapin serve` on a free port.
 * @param root the project's folder
 * @param options of the command
 * @param env beside the usual one
 */
export async function serve(
  root: string,
  options: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const server = spawn(process.execPath, ['cli/sapin.mjs', 'serve', '--port', '0', ...options], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill();
    await once(server, 'exit');
  };
  try {
    return { address: await printedAddress(server, 'sapin serve', /http:\/\/localhost:\d+(?=\D)/), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The address that a server prints when it is ready.
 * @param name of its command, for the error when it prints none
 * @throws when it ends, or takes too long
 */
export function printedAddress(server: ChildProcess, name: string, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => reject(new Error(`${name} ${reason}\n${output}`));
    const timer = setTimeout(() => fail(`printed no address within ${patience / 1000} s`), patience);
    const read = (chunk: Buffer) => {
      output += chunk;
      const url = output.match(pattern)?.[0];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => {
      clearTimeout(timer);
      fail(`stopped with exit status ${code}`);
    });
  });
}
