import { endedNotice } from '../../../../../cli/core/shop/checks/ended-notice.ts';
import { makeProject } from '../../../content-folder.ts';

const NOTICES = {
  'notices.schema.json': {
    title: 'Notice',
    type: 'object',
    properties: { until: { type: 'string' } },
  },
};

/** What is said on 22 November of a notice that ends then. */
const found = (until: string) => {
  const { content } = makeProject({ 'notices/route.yaml': `until: "${until}"\n` }, NOTICES).load();
  return Array.from(endedNotice.find(content, '2026-11-22'), ({ params }) => params);
};

test.each(['2026-11-21', '2026-11-21T18:00', '2026-11-22T00:00'])('a notice until %s has ended', (until) => {
  expect(found(until)).toEqual([{ until }]);
});

test.each(['2026-11-22', '2026-11-22T06:00', '2026-12-01'])('a notice until %s has not', (until) => {
  expect(found(until)).toEqual([]);
});
