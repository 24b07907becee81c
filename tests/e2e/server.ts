// Serves the built site to all browser tests: `inject('baseUrl')` is its address, without a final slash, and
// `inject('submissions')` the folder in which it keeps what the forms send.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from './chromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    submissions: string;
  }
}

const patience = 30_000;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  chromiumPath();
  const submissions = mkdtempSync(path.join(tmpdir(), 'sapin-submissions-'));
  const { address, stop } = await serve(project.config.root, ['--submissions', submissions]);
  project.provide('submissions', submissions);
  project.provide('baseUrl', address);
  return async () => {
    await stop();
    rmSync(submissions, { recursive: true, force: true });
  };
}

interface Served {
  /** Without a final slash. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts `sapin serve` on a free port.
 * @param root the project's folder
 * @param options of the command
 */
export async function serve(root: string, options: readonly string[]): Promise<Served> {
  const server = spawn(process.execPath, ['cli/sapin.mjs', 'serve', '--port', '0', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill();
    await once(server, 'exit');
  };
  try {
    return { address: await addressOf(server), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address that the server prints when it is ready. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => reject(new Error(`sapin serve ${reason}\n${output}`));
    const timer = setTimeout(() => fail(`printed no address within ${patience / 1000} s`), patience);
    const read = (chunk: Buffer) => {
      output += chunk;
      const url = output.match(/http:\/\/localhost:\d+(?=\D)/)?.[0];
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
