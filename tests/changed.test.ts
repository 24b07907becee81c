import { expect, test } from 'vitest';
import { stepsFor } from './changed.mjs';
import { isThorough } from './cli/thorough.ts';

const steps = [
  'format and lint',
  'types',
  'walls',
  'unit and component tests',
  'content',
  'generated modules',
  'browser',
  'browser tests',
  'the desk',
  'shipped site',
].map((name) => ({ name, command: name }));

/** The steps that a change of `files` runs; `*` marks those of which only the tests that import them run. */
function ran(...files: readonly string[]): string[] {
  return stepsFor(steps, files, 'main').map(({ name, command }) => (command === name ? name : `${name} *`));
}

test('an edit of the content is judged by the tool and by the site that is built of it', () => {
  expect(ran('content/prices/nobilis.yaml')).toEqual([
    'format and lint',
    'types',
    'content',
    'generated modules',
    'browser',
    'shipped site',
  ]);
});

test('a change of the application runs every browser test, and the unit tests that import it', () => {
  expect(ran('src/App.tsx')).toEqual([
    'format and lint',
    'types',
    'walls',
    'unit and component tests *',
    'browser',
    'browser tests',
    'the desk',
    'shipped site',
  ]);
});

test.runIf(isThorough)('a change of the tool runs what begins at a command that imports it', () => {
  const always = ['format and lint', 'types', 'walls', 'unit and component tests *', 'browser'];
  expect(ran('cli/editors/hover.ts')).toEqual(always);
  expect(ran('cli/desk/server.ts')).toEqual([...always, 'the desk']);
  expect(ran('cli/core/content/read.ts')).toEqual([
    'format and lint',
    'types',
    'walls',
    'unit and component tests *',
    'content',
    'generated modules',
    'browser',
    'browser tests',
    'the desk',
    'shipped site',
  ]);
  expect(ran('cli/editors/gone.ts')).toContain('browser tests');
});

test('a change of one browser test runs that one', () => {
  expect(ran('tests/e2e/home.e2e.ts')).toContain('browser tests *');
  expect(ran('tests/e2e/home.e2e.ts')).not.toContain('content');
});

test('a change of the shop of the tests runs every test that reads it', () => {
  const steps = ran('tests/fixtures/shop/content/site.yaml');
  expect(steps).toContain('unit and component tests *');
  expect(steps).toContain('browser tests');
  expect(steps).not.toContain('shipped site');
});

test('prose is spelled', () => {
  expect(ran('README.md')).toEqual(['format and lint', 'browser']);
});
