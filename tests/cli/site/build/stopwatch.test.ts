import { afterEach, expect, test, vi } from 'vitest';
import { startStopwatch } from '../../../../cli/site/build/stopwatch.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['fr_FR.UTF-8', ['images : N s', '80 pages : N s']],
  ['en_GB.UTF-8', ['pictures: N s', '80 pages: N s']],
])('each step is a line with what it made (%s)', (locale, expected) => {
  vi.stubEnv('LC_ALL', locale);
  const lines: string[] = [];
  const done = startStopwatch((line) => lines.push(line));
  done('pictures');
  done('pages', 80);
  expect(lines.map((line) => line.replace(/\d+[.,]\d\d(?= s$)/, 'N'))).toEqual(expected);
});
