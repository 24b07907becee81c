// The tests of what Stryker mutates, in one project: it knows of no other, and runs them in threads.
import { defineConfig } from 'vitest/config';
import { testDay } from '../day.mjs';
import { sources } from '../shop.mjs';

export default defineConfig({
  ...sources,
  test: {
    globals: true,
    env: { VITE_DATE: testDay },
    globalSetup: ['tests/generate-shop.ts'],
    setupFiles: ['tests/thorough/folder-of-thread.ts'],
    include: [
      'tests/cli/forms/inbox/inbox.test.ts',
      'tests/cli/core/{model,edit}/**/*.test.ts',
      'tests/src/data/{articles,periods,stock}.test.ts',
    ],
    exclude: ['tests/**/thorough/**'],
    testTimeout: 20_000,
  },
});
