import { problemsOfDay } from '../../../../../cli/core/load/run-checks.ts';
import { itemsOf } from '../../../../../cli/core/season/items.ts';
import { lineOf } from '../../../../../cli/core/season/review.ts';
import { makeProject } from '../../../content-folder.ts';
import { checkShop } from '../../../shop-content.ts';
import { SCHEMAS } from '../../../small-project.ts';

const site = SCHEMAS['site.schema.json'];
const SITE_WITH_SEASON = {
  'site.schema.json': {
    ...site,
    properties: { ...site.properties, season: { type: 'integer', 'x-calendar': 'year' } },
  },
};

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

const shopWith = (reviewed: string, year = 2027) => {
  const project = makeProject(
    {
      'site.yaml': 'name: Sapins\nimageHosts: []\nseason: 2027\n',
      'review.yaml': `year: ${year}\nreviewed: ${reviewed}\n`,
    },
    SITE_WITH_SEASON,
  ).load();
  expect(project.problems).toEqual([]);
  return project.content;
};
const found = (reviewed: string, day: string, year?: number) =>
  problemsOfDay(shopWith(reviewed, year), day)
    .filter(({ code }) => code === 'season/unreviewed')
    .map(({ file, params }) => [file, params]);

test('a review that was begun and not finished is reported from September on', () => {
  expect(found('[]', '2027-08-31')).toEqual([]);
  expect(found('[]', '2027-09-01')).toEqual([['review.yaml', { season: 2027, left: 3 }]]);
  expect(found('[]', '2028-09-01')).toEqual([]); // that season is past, which is reported instead
});

test('a review that was begun and not finished is no longer reported when nothing is left', () => {
  const { content } = { content: shopWith('[]') };
  const rows = itemsOf(content, 2027).map((item) => ({ item: item.id, value: lineOf(item) }));
  expect(found(JSON.stringify(rows), '2027-09-01')).toEqual([]);
  expect(found(JSON.stringify(rows.slice(1)), '2027-09-01')).toHaveLength(1);
});

test('a review that was begun while the season before it was reviewed is reported, too', () => {
  const rows = JSON.stringify([{ item: 'price:prices/nobilis', value: '49 €', year: 2027 }]);
  expect(found(rows, '2027-09-01', 2026)).toEqual([['review.yaml', { season: 2027, left: 3 }]]);
  expect(found('[]', '2027-09-01', 2026)).toEqual([]);
});
