import { expect, test } from 'vitest';
import { problemsOfDay } from '../../../../cli/checks/run-checks.ts';
import { checkShop } from '../../shop-content.ts';

const { content } = checkShop({ file: 'site.yaml', before: /^season: \d+/m, after: 'season:  2026' });

test.each([
  ['2026-12-24', undefined],
  ['2027-08-31', undefined],
  ['2027-09-01', 2027],
  ['2028-03-01', 2027],
])('on %s the season 2026 is over: %s', (day, next) => {
  const found = problemsOfDay(content, day).filter(({ code }) => code === 'season/past');
  expect(found.map(({ file, pointer, params }) => [file, pointer, params])).toEqual(
    next === undefined ? [] : [['site.yaml', '/season', { season: 2026, next }]],
  );
});
