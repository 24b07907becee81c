// The only file of the suite `growth`, with what the tests stand on.
import { defineConfig } from 'vitest/config';
import { testDay } from '../day.mjs';
import { sources } from '../shop.mjs';

export default defineConfig({
  ...sources,
  test: {
    globals: true,
    env: { VITE_DATE: testDay },
    globalSetup: ['tests/generate-shop.ts'],
    include: ['bench/growth.ts'],
    testTimeout: 600_000,
    retry: 2,
  },
});
