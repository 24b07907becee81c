// Each benchmark once, on its smallest size: one that nobody starts rots. What it measures here counts for nothing.
import { installPackages } from '../../bench/install-packages.mjs';
import { peers } from '../../bench/peers.mjs';
import { command } from '../steps.mjs';

/** Those that need neither a browser nor another server. */
const SUITES = ['cli', 'workspace', 'lsp', 'desk', 'reader', 'types', 'growth'];

/** @returns {readonly import('../steps.mjs').Step[]} */
export function benchmarkSteps() {
  const start = command(`node bench/run.mjs ${SUITES.join(' ')} --smallest`);
  return [
    {
      name: 'benchmarks, smallest size',
      run: async (isShown) => {
        try {
          installPackages(peers);
        } catch (error) {
          return { notRun: String(error) };
        }
        return await start(isShown);
      },
    },
  ];
}
