import { defineConfig } from 'vitest/config';
import { testDay } from './tests/day.mjs';

const shared = {
  // Testing Library tears components down only when it finds a global `afterEach`; tests import what they use.
  globals: true,
  allowOnly: false,
  passWithNoTests: false,
  env: { VITE_DATE: testDay },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/fixtures/**'],
          testTimeout: 20_000,
          // Read for its colours; other style sheets are empty in unit tests.
          css: { include: [/\/tokens\.css/] },
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: ['tests/e2e/server.ts'],
          // Two browsers: one waits while the other works, on two cores as well.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A machine that does other work may starve a browser; a fault of ours fails three times.
          retry: 2,
        },
      },
    ],
  },
});
