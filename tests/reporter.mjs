// A reporter of Vitest that keeps what `npm test` counts, as JSON in the file that SAPIN_REPORT names.
import { writeFileSync } from 'node:fs';

/**
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed tests; a file that does not load and an error outside the tests are one each
 * @property {string[]} retried tests that passed only when they ran again
 * @property {string[]} failures the tests and files that failed, each with the first line of its error
 */

export default class CountingReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} errors outside the tests
   */
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const broken = modules.filter(
      (module) => module.state() === 'failed' && ![...module.children.allTests('failed')].length,
    );
    /** @type {Report} */
    const report = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: tests.filter((test) => test.result().state === 'failed').length + broken.length + errors.length,
      retried: tests.filter((test) => test.diagnostic()?.flaky).map(nameOf),
      failures: [
        ...tests
          .filter((test) => test.result().state === 'failed')
          .map((test) => `${nameOf(test)}: ${firstLine(test.result().errors?.at(-1))}`),
        ...broken.map((module) => `${module.relativeModuleId}: ${firstLine(module.errors()[0])}`),
        ...errors.map(firstLine),
      ],
    };
    if (process.env.SAPIN_REPORT) writeFileSync(process.env.SAPIN_REPORT, JSON.stringify(report));
  }
}

/** @param {import('vitest/node').TestCase} test */
const nameOf = (test) => `${test.module.relativeModuleId}: ${test.fullName}`;

/** @param {unknown} error */
function firstLine(error) {
  const message = /** @type {{ message?: unknown } | undefined} */ (error)?.message;
  return String(message ?? error).split('\n', 1)[0] ?? '';
}
