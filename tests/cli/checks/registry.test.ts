import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHECKS } from '../../../cli/checks/registry.ts';

const names = CHECKS.map(({ id }) => id.replace('text/', ''));
const filesIn = (folder: string, ending: string) =>
  readdirSync(folder).filter((name) => name.endsWith(ending));

test('no two checks share an id', () => {
  expect(new Set(names).size).toBe(names.length);
});

test('every check has a file and a test of its own name', () => {
  expect(filesIn('cli/checks', '.ts')).toEqual(expect.arrayContaining(names.map((name) => `${name}.ts`)));
  expect(filesIn('tests/cli/checks', '.test.ts').sort()).toEqual(
    [...names, 'registry'].map((name) => `${name}.test.ts`).sort(),
  );
});
