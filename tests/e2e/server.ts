// Serves the built site to all browser tests: `inject('baseUrl')` is its address, without a final slash.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from './chromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
  }
}

const patience = 30_000;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  chromiumPath();
  const server = spawn(process.execPath, ['cli/sapin.mjs', 'serve', '--port', '0'], {
    cwd: project.config.root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill();
    await once(server, 'exit');
  };
  try {
    project.provide('baseUrl', await address(server));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** The address that the server prints when it is ready. */
function address(server: ChildProcess): Promise<string> {
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
