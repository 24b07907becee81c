// A reporter of Vitest that keeps what `npm test` counts, as JSON in the file that SAPIN_REPORT names.
import { writeFileSync } from 'node:fs';

/**
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed tests; a file that does not load and an error outside the tests are one each
 * @property {string[]} retried what passed, but not at its first try
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
      retried: tests
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${test.module.relativeModuleId}: ${test.fullName}`),
    };
    if (process.env.SAPIN_REPORT) writeFileSync(process.env.SAPIN_REPORT, JSON.stringify(report));
  }
}
