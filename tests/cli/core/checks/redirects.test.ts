import { expect, test } from 'vitest';
import { rangeOf } from '../../../../cli/core/diagnostics/problem.ts';
import { wordingOf } from '../../../../cli/core/load/catalogue.ts';
import { checkShop } from '../../shop-content.ts';
import { expectBothLanguages } from '../../wording.ts';

/** What `check` says of the shop with one more row in its redirects. */
function faults(from: string, to = '/'): readonly string[] {
  const row = `redirects:\n  - from: ${from}\n    to: ${to}\n`;
  return checkShop({ file: 'redirects.yaml', before: 'redirects:\n', after: row }).problems.map((problem) => {
    expectBothLanguages((...to) => wordingOf(problem, ...to), problem.code);
    const { line, column } = rangeOf(problem.text, problem.span);
    return `${line}:${column} ${problem.code} ${wordingOf(problem, 'en').message}`;
  });
}

test.each([
  ['/nowhere', []],
  ['/nos-sapins/epicea', ['4:11 link/redirect the address "/nos-sapins/epicea" is redirected already']],
  ['/contact', ['2:11 link/redirect the address "/contact" is that of a page']],
])('%s', (from, expected) => {
  expect(faults(from)).toEqual(expected);
});

test('a redirect onto a redirect leads nowhere', () => {
  expect(faults('/nowhere', '/nos-sapins/epicea')).toEqual([
    '3:9 link/fallback the link "/nos-sapins/epicea" lands on a fallback page: there is no such entry',
  ]);
  expect(faults('/nowhere', '/nos-sapins/epicea-du-haut-doubs')).toEqual([]);
});
