import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { refuseFolder } from './cli/site/refuse-folder.mjs';
import { testDay } from './tests/day.mjs';
import { scratch } from './tests/scratch.mjs';
import { sources } from './tests/shop.mjs';

// Vitest imports packages by addresses in which it leaves a % as it is.
refuseFolder(import.meta.dirname, /[#%]/);

const shared = {
  globals: true,
  allowOnly: false,
  passWithNoTests: false,
  env: { VITE_DATE: testDay, ...scratch },
};

const unit = {
  ...shared,
  globalSetup: ['tests/generate-shop.ts'],
  // Vitest leaves one core to others, which nobody asks for here.
  maxWorkers: 2,
  testTimeout: 20_000,
  hookTimeout: 20_000,
  // A machine that does other work may starve a process; what passes at its second try only is named in the last lines.
  retry: 1,
  // Read for its colours; other style sheets are empty in unit tests.
  css: { include: [/\/tokens\.css/] },
};

const inBrowser = {
  ...shared,
  // Builds the site and serves it.
  globalSetup: ['tests/e2e/server.ts'],
  // Two browsers: one waits while the other works, on two cores as well. Files share the one of their worker.
  maxWorkers: 2,
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // A machine that does other work may starve a browser; a fault of ours fails three times.
  retry: 2,
};

// What tests read without importing it: `vitest --changed` cannot see that they depend on it.
const readByTests = [
  '{schemas,docs,.github,.vscode}/**',
  'tests/fixtures/**',
  'src/**/*.{css,svg}',
  '*.{json,txt}',
  '{vite,vitest}.config.ts',
].map((glob) => path.resolve(glob));

// Tests of the application that put something in the place of modules or have them read again.
const alone = [
  'tests/src/data/{page-data,stock}.test.ts',
  'tests/src/forms/declared-once.test.tsx',
  'tests/src/head/{site-files,structured-data}.test.ts',
  'tests/src/shell/{page-store.test.ts,season.test.tsx}',
];

// Others that need a document.
const components = ['tests/src/**/*.test.tsx', 'tests/src/pages/page-code.test.ts'];

// What takes long and seldom breaks runs with SAPIN_THOROUGH alone.
const exclude = process.env.SAPIN_THOROUGH ? [] : ['tests/**/thorough/**'];

export default defineConfig({
  test: {
    forceRerunTriggers: readByTests,
    projects: [
      // These tests put nothing in the place of anything, so that files share what they import.
      {
        ...sources,
        test: {
          ...unit,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/fixtures/**', ...components, ...alone, ...exclude],
          isolate: false,
        },
      },
      // One project after the other: a worker that changes reads all modules again.
      {
        ...sources,
        test: {
          ...unit,
          name: 'components',
          include: components,
          exclude: [...alone, ...exclude],
          isolate: false,
          setupFiles: [path.resolve('tests/clean-up.ts')],
          sequence: { groupOrder: 1 },
        },
      },
      // A thread starts faster than a process.
      {
        ...sources,
        test: {
          ...unit,
          name: 'application',
          include: alone,
          exclude,
          setupFiles: [path.resolve('tests/clean-up.ts')],
          pool: 'threads',
          sequence: { groupOrder: 2 },
        },
      },
      // After the single files of the desk and of the shipped site, which would leave a core idle at the end.
      {
        ...sources,
        test: {
          ...inBrowser,
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.ts'],
          exclude,
          sequence: { groupOrder: 1 },
        },
      },
      // The desk, over a copy of the tests' shop that each file makes.
      {
        ...sources,
        test: {
          ...inBrowser,
          name: 'desk',
          include: ['tests/desk/**/*.e2e.ts'],
          exclude,
          globalSetup: [],
          expect: { poll: { timeout: 15_000 } },
        },
      },
      // The same tests in the engines that the others do not use: `npm test` runs a sample of them.
      ...(['firefox', 'webkit'] as const).map((engine) => ({
        ...sources,
        test: {
          ...inBrowser,
          name: engine,
          provide: { engine },
          include: ['tests/engines/**/*.e2e.ts'],
          exclude,
          maxWorkers: 1,
          // Firefox bears no more than the tests of one file, and what `visit.ts` does after each test is asked for once a file.
          isolate: true,
          retry: 1,
        },
      })),
      // The shipped site, of which these tests know nothing.
      { test: { ...inBrowser, name: 'site', include: ['tests/site/**/*.e2e.ts'], exclude } },
    ],
  },
});
