// The tests of tests/engines/ in Firefox and WebKit, as far as this machine has them.
import { testDay } from '../day.mjs';
import { enginesHere } from '../engines/engines.mjs';
import { command } from '../steps.mjs';

/**
 * The tests, side by side: all of them, or the sample of `npm test`.
 * @param {{ isThorough?: boolean }} [options]
 * @returns {import('../steps.mjs').Step}
 */
export function engineStep({ isThorough = false } = {}) {
  return {
    name: 'Firefox and WebKit',
    run: async (isShown) => {
      const { missing } = enginesHere();
      const engines = ['firefox', 'webkit'].filter((engine) => !Object.hasOwn(missing, engine));
      const notRun = Object.values(missing);
      if (engines.length === 0) return { notRun: notRun.join('; ') };
      const projects = engines.map((engine) => `--project ${engine}`).join(' ');
      const env = isThorough ? { VITE_DATE: testDay, SAPIN_THOROUGH: '1' } : { VITE_DATE: testDay };
      const result = await command(`vitest run ${projects}`, { countsTests: true, env })(isShown);
      return { ...result, missing: notRun };
    },
  };
}

/** @returns {readonly import('../steps.mjs').Step[]} */
export const engineSteps = () => [engineStep({ isThorough: true })];
