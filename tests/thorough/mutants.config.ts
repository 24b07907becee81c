// The tests of what Stryker mutates: unit tests and those of `src/`, as one project.
import { defineConfig } from 'vitest/config';
import { testDay } from '../day.mjs';
import { shop } from '../shop.mjs';

export default defineConfig({
  resolve: { alias: { '#generated': shop.generated } },
  test: {
    env: { VITE_DATE: testDay },
    globalSetup: ['tests/generate-shop.ts'],
    include: ['tests/cli/{forms,core}/**/*.test.ts', 'tests/src/{data,shell}/**/*.test.{ts,tsx}'],
    exclude: ['tests/**/thorough/**'],
    testTimeout: 20_000,
  },
});
