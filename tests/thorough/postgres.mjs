// The tests of what keeps submissions, once more on PostgreSQL.
import { testDay } from '../day.mjs';
import { startCluster } from '../postgres-cluster.mjs';
import { command } from '../steps.mjs';

/** What is not about SQLite's file. */
const TESTS = [
  'inbox/inbox',
  'mail/outbox',
  'mail/newsletter',
  'serve/thorough/killed',
  'store/thorough/cut-network',
  'serve/submissions',
].map((name) => `tests/cli/forms/${name}.test.ts`);

/** @returns {readonly import('../steps.mjs').Step[]} */
export const postgresSteps = () => [
  {
    name: 'PostgreSQL',
    run: async (isShown) => {
      const cluster = await startCluster();
      if (cluster.notRun !== undefined) return cluster;
      try {
        const at = `postgres://postgres@127.0.0.1:${cluster.port}`;
        const env = { VITE_DATE: testDay, SAPIN_THOROUGH: '1', TESTS_POSTGRES: at };
        return await command(`vitest run --project unit ${TESTS.join(' ')}`, { countsTests: true, env })(
          isShown,
        );
      } finally {
        cluster.stop();
      }
    },
  },
];
