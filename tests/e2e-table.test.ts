// The table of what shows each line of the specification names tests that exist.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, 'e2e');
const table = readFileSync(path.join(folder, 'README.md'), 'utf8');
const rows = table.split('\n').filter((line) => /^\| (?!Line \|)/.test(line));
const named = rows.flatMap((row) =>
  [...row.matchAll(/`([a-z-]+): ([^`]+)`/g)].map(([, file = '', title = '']) => ({ row, file, title })),
);

test.each(rows)('%s', (row) => {
  const tests = named.filter((it) => it.row === row);
  expect(tests).not.toEqual([]);
  expect(tests.filter(({ file, title }) => !titlesIn(file).has(title))).toEqual([]);
});

/** The strings of a test file, titles among them, without the escapes. */
function titlesIn(name: string): Set<string> {
  const file = path.join(folder, `${name}.e2e.ts`);
  if (!existsSync(file)) return new Set();
  const strings = readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"/g);
  return new Set([...strings].map(([, single, double]) => single?.replaceAll("\\'", "'") ?? double ?? ''));
}
