import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entriesBelow } from '../../cli/core/files/entries-below.mjs';
import { shop } from '../shop.mjs';
import { codeOverBudget, missingFiles, pagesOverBudget } from './byte-budget.ts';
import { allPaths } from './paths.ts';

function overBudget(dist: string): string[] {
  return [...codeOverBudget(dist, allPaths), ...pagesOverBudget(dist, allPaths)];
}

test('the built site is within its budget, and names no file that is not there', () => {
  expect(overBudget(shop.dist)).toEqual([]);
  expect(missingFiles(shop.dist, allPaths)).toEqual([]);
});

test('nothing of the desk is in what visitors get', () => {
  const marks = ['/desk/api', 'codemirror'];
  const partsOf = (file: string) => marks.filter((mark) => readFileSync(file, 'utf8').includes(mark));
  const desk = entriesBelow('cli/desk/app').filter(({ isFile }) => isFile);
  expect(new Set(desk.flatMap(({ path: file }) => partsOf(path.join('cli/desk/app', file))))).toEqual(
    new Set(marks),
  );
  const built = entriesBelow(shop.dist).filter(({ isFile }) => isFile);
  expect(built.filter(({ path: file }) => partsOf(path.join(shop.dist, file)).length > 0)).toEqual([]);
  expect(built.filter(({ path: file }) => file.startsWith('desk'))).toEqual([]);
});
