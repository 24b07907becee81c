import path from 'node:path';

/** Where the step installs Stryker, which nothing else needs, and the last version for Node 20. */
export const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/stryker');
export const packages = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];

export default {
  mutate: [
    'cli/forms/inbox/retention.ts',
    'cli/forms/store/upkeep.ts',
    'cli/core/model/prices.ts',
    'cli/core/edit/removal.ts',
    'src/data/{articles,periods,stock}.ts',
  ],
  // It would rewrite one by functions that TypeScript 7 does not have.
  tsconfigFile: 'none',
  testRunner: 'vitest',
  plugins: [path.join(folder, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  vitest: { configFile: 'tests/thorough/mutants.config.ts' },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  tempDirName: '.cache/mutants',
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false, logTests: false, allowColor: false },
  thresholds: { break: 50 },
};
