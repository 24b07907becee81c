import { parseYaml } from '../../../../cli/core/content/parse-yaml.ts';
import {
  comparePlaces,
  fileFrom,
  type Problem,
  problem,
  rangeOf,
} from '../../../../cli/core/diagnostics/problem.ts';
import { problemsReport } from '../../../../cli/core/load/problem-report.ts';

test.each([
  ['in the third line, LF', 'a\nb\ncd\n', [4, 6], '3:1-3:3'],
  ['in the third line, CRLF', 'a\r\nb\r\ncd\r\n', [6, 8], '3:1-3:3'],
  ['in the third line, lone CR', 'a\rb\rcd\r', [4, 6], '3:1-3:3'],
  ['in mixed lines', 'a\r\n\n\rb', [5, 6], '4:1-4:2'],
  ['over a line break', 'ab\ncd', [1, 4], '1:2-2:2'],
  ['on the line break itself', 'ab\ncd', [2, 2], '1:3-1:3'],
  ['between CR and LF', 'ab\r\ncd', [3, 3], '1:4-1:4'],
  ['after emoji, which count two', '🎄🎄a', [4, 5], '1:5-1:6'],
  ['past the end', 'ab', [7, 9], '1:3-1:3'],
  ['the wrong way round', 'abc', [2, 1], '1:3-1:3'],
] as const)('a range: %s', (_, text, [start, end], expected) => {
  const { line, column, endLine, endColumn } = rangeOf(text, { start, end });
  expect(`${line}:${column}-${endLine}:${endColumn}`).toBe(expected);
});

test('problems are sorted by file, then place, then code', () => {
  const at = (
    file: string,
    start: number,
    end: number,
    code: 'file/empty' | 'yaml/tab' = 'yaml/tab',
  ): Problem => problem(code, {}, { file, text: '', span: { start, end } });
  const sorted = [
    at('../schemas/a.json', 9, 9),
    at('a.yaml', 0, 1),
    at('a.yaml', 2, 3, 'file/empty'),
    at('a.yaml', 2, 3),
    at('a.yaml', 2, 4),
    at('a/b.yaml', 0, 0),
    at('b.yaml', 0, 0),
  ];
  expect([...sorted].reverse().sort(comparePlaces)).toEqual(sorted);
});

test.each([
  ['content', 'towns/colmar.yaml', 'content/towns/colmar.yaml'],
  ['content', '../schemas/towns.schema.json', 'schemas/towns.schema.json'],
  ['.', 'towns/colmar.yaml', 'towns/colmar.yaml'],
  ['../other/content', 'site.yaml', '../other/content/site.yaml'],
])('from where %s is seen, %s is %s', (root, file, expected) => {
  expect(fileFrom(root, file)).toBe(expected);
});

test('another place of a fault says what it is', () => {
  const labels = (text: string, language: 'fr' | 'en') =>
    problemsReport(parseYaml('a.yaml', text).problems, 1, language).diagnostics.map(({ places }) =>
      places.map(({ label }) => label),
    );
  expect(labels('a: 1\na: 2\n', 'fr')).toEqual([['', 'première fois ici']]);
  expect(labels('a: 1\na: 2\n', 'en')).toEqual([['', 'first time here']]);
  const conflict = '<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> other\n';
  expect(labels(conflict, 'fr')).toEqual([['', 'l’autre version']]);
  expect(labels(conflict, 'en')).toEqual([['', 'the other version']]);
});
