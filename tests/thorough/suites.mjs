// Public test suites and data: what a reader of YAML and a validator of JSON Schema owe to the world.
import { command } from '../steps.mjs';
import { setup } from '../suites/packages.mjs';

/** @returns {readonly import('../steps.mjs').Step[]} */
export function suiteSteps() {
  const runSuites = command('vitest run --project suites', { countsTests: true });
  return [
    {
      name: 'public test suites and data',
      run: async (isShown) => {
        try {
          setup();
        } catch (error) {
          return { notRun: String(error) };
        }
        return await runSuites(isShown);
      },
    },
  ];
}
