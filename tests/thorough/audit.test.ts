// The audit against a registry of our own, because the real one changes every day.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';

const advisory = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Wakes up too early',
  severity: 'high',
  vulnerable_versions: '<=99',
  cwe: [],
  cvss: { score: 0 },
};

/** What `npm run audit` says and how it ends, when the registry answers questions for advisories so. */
async function auditWith(
  status: number,
  advisories: object,
): Promise<{ stdout: string; status: number | null }> {
  const registry = createServer(({ method }, response) => {
    response.writeHead(method === 'POST' ? status : 404, { 'content-type': 'application/json' });
    response.end(method === 'POST' ? JSON.stringify(advisories) : '{}');
  });
  await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void registry.close());
  // npm remembers advisories by their number.
  const cache = temporaryFolder();
  const { port } = registry.address() as AddressInfo;
  const child = spawn(process.execPath, ['tests/audit.mjs'], {
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: cache,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const stdout = await text(child.stdout);
  return { stdout, status: await ended };
}

test('nothing known is a success', async () => {
  expect(await auditWith(200, {})).toEqual({ stdout: 'audited: 0 known, all accepted\n', status: 0 });
});

test('what is known is named with its address, and fails', async () => {
  const { stdout, status } = await auditWith(200, { scheduler: [advisory] });
  expect([stdout, status]).toEqual([`scheduler: Wakes up too early (high)\n  ${advisory.url}\n`, 1]);
});

test('a registry that takes no such question is said to, and fails nobody', async () => {
  const { stdout, status } = await auditWith(405, {});
  expect(stdout).toMatch(/^not audited: 405 /);
  expect(status).toBe(0);
});
