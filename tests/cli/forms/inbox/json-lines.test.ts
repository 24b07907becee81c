import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openJsonLines } from '../../../../cli/forms/inbox/json-lines.ts';
import { lastingFolder } from '../../../temporary-folder.ts';

const folder = lastingFolder();

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n');

test('entries that come together are each a line, in their order', async () => {
  const file = path.join(folder, 'new/together.jsonl');
  const lines = openJsonLines(file);
  await Promise.all(Array.from({ length: 100 }, (_, n) => lines.append({ n })));
  await lines.append({ n: 'last' });
  const numbers = Array.from({ length: 100 }, (_, n) => `{"n":${n}}`);
  expect(linesOf(file)).toEqual([...numbers, '{"n":"last"}', '']);
});

test('nobody else may read it', async () => {
  const file = path.join(folder, 'private.jsonl');
  await openJsonLines(file).append({});
  expect(statSync(file).mode & 0o077).toBe(0);
});

test.each([
  ['', []],
  ['{"a":1}\n', ['{"a":1}']],
  ['{"a":1}\n{"b', ['{"a":1}']],
  ['{"torn', []],
  [`{"a":1}\n${'é'.repeat(20_000)}`, ['{"a":1}']],
])('an incomplete line in %j is dropped, all others stay', async (before, left) => {
  const file = path.join(folder, 'torn.jsonl');
  writeFileSync(file, before);
  await openJsonLines(file).append({ c: 3 });
  expect(linesOf(file)).toEqual([...left, '{"c":3}', '']);
});

test('another may write, move or remove the file between two entries', async () => {
  const file = path.join(folder, 'shared.jsonl');
  const lines = openJsonLines(file);
  await lines.append({ n: 1 });
  appendFileSync(file, '{"n":2}\n');
  await lines.append({ n: 3 });
  expect(linesOf(file)).toEqual(['{"n":1}', '{"n":2}', '{"n":3}', '']);
  rmSync(file);
  await lines.append({ n: 4 });
  expect(linesOf(file)).toEqual(['{"n":4}', '']);
});

test('an entry that could not be stored rejects, and the next is tried', async () => {
  const place = path.join(folder, 'no-folder');
  writeFileSync(place, '');
  const lines = openJsonLines(path.join(place, 'a.jsonl'));
  await expect(lines.append({ n: 1 })).rejects.toThrow(/EEXIST|ENOTDIR/);
  rmSync(place);
  await lines.append({ n: 2 });
  expect(linesOf(path.join(place, 'a.jsonl'))).toEqual(['{"n":2}', '']);
});
