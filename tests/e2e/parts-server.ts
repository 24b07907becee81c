import { createServer } from 'vite';
import { vi } from 'vitest';
import { shopFolder } from '../shop.mjs';

/** Serves `/_parts`, which is no part of the build, for the tests' shop. */
export async function serveParts(): Promise<{ address: string; close: () => Promise<void> }> {
  vi.stubEnv('SAPIN_SHOP', shopFolder);
  const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' });
  await server.listen();
  return {
    address: `${server.resolvedUrls?.local[0]}_parts`,
    close: async () => {
      await server.close();
      vi.unstubAllEnvs();
    },
  };
}
