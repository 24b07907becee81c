// Stryker plants faults, one at a time, in code that removes what people sent, reckons with money, or decides what is shown: it
// says which of them no test finds, and fails where the share of those that are found sinks below the one that is kept.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from '../steps.mjs';
import { run } from './project.mjs';
import { folder, packages } from './stryker.config.mjs';

/** @returns {readonly import('../steps.mjs').Step[]} */
export function mutantSteps() {
  return [
    {
      name: 'mutants',
      live: true,
      run: async (isShown) => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
        // Without what it asks for beside itself: it finds the project's Vitest.
        const install = `npm install --no-audit --no-fund --legacy-peer-deps ${packages.join(' ')}`;
        const { status } = await run(install, [], { cwd: folder, shell: true });
        if (status !== 0) return { notRun: 'npm cannot install Stryker' };
        const stryker = path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
        return command(`node "${stryker}" run tests/thorough/stryker.config.mjs`)(isShown);
      },
    },
  ];
}
