import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { entriesBelow } from '../../cli/core/files/entries-below.mjs';
import { shop } from '../shop.mjs';
import { documentOf } from '../site/built-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
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

describe('the measuring', () => {
  /** A copy of the built site, to be spoilt. */
  let dist: string;

  beforeEach(() => {
    dist = temporaryFolder();
    cpSync(shop.dist, dist, { recursive: true });
  });

  /** Of a file of `dist`; noise does not compress. */
  function grow(file: string, bytes: number): void {
    const noise = Buffer.from(Array.from({ length: bytes }, (_, index) => (index * index * 31) % 251));
    writeFileSync(path.join(dist, `${file}.br`), noise);
  }

  function edit(page: string, change: (html: string) => string): void {
    const file = path.join(dist, documentOf(page));
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }

  test('a script, a document and a font that are too large are seen', () => {
    const script =
      /\/assets\/shell-[^"]+\.js/.exec(readFileSync(path.join(dist, 'index.html'), 'utf8'))?.[0] ?? '';
    grow(script, 90_000);
    grow('cgv.html', 25_000);
    const font =
      /\/assets\/[^"]+\.woff2/.exec(readFileSync(path.join(dist, 'index.html'), 'utf8'))?.[0] ?? '';
    grow(font, 50_000);
    expect(overBudget(dist)).toEqual([
      expect.stringMatching(/^the scripts of the home page: \d+, at most 78000$/),
      expect.stringMatching(/^the fonts: \d+, at most 45000$/),
      'the document of /cgv: 25000, at most 24000',
    ]);
  });

  test('a picture that a page fetches at once counts, and one that is not there is named', () => {
    grow('images/foret.svg', 20_000);
    writeFileSync(path.join(dist, 'images/foret.svg'), '');
    edit('/', (html) =>
      html.replace('<main', '<img src="/images/foret.svg"><img loading="lazy" src="/images/rien.svg"><main'),
    );
    expect(overBudget(dist)).toEqual([
      expect.stringMatching(/^the pictures that the home page fetches at once: \d+, at most 10000$/),
      'the number of those pictures: 2, at most 1',
      expect.stringMatching(/^the pictures that \/ fetches at once: \d+, at most 14000$/),
    ]);
    expect(missingFiles(dist, allPaths)).toEqual(['/: /images/rien.svg']);
  });
});
