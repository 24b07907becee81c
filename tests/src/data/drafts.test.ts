import { withoutDrafts } from '../../../src/data/drafts.ts';
import { pageData } from '../../../src/data/page-data.ts';

const sure = { label: 'Le pied', value: 'Une bûche', draft: false };
const unsure = { label: 'Un étage', value: 'Combien ?', draft: true };

test('a draft is in no list, and a block of drafts alone is nowhere', () => {
  const page = { a: { title: 'A', items: [sure, unsure] }, b: { title: 'B', items: [unsure] }, empty: [] };
  expect(withoutDrafts(page, false)).toEqual({ a: { title: 'A', items: [sure] }, empty: [] });
});

test('what is no draft stays as it is and where it is', () => {
  const rows = { prices: [null, 45, [1, null]], ranges: [[1, 2], [3]] };
  expect(withoutDrafts(rows, false)).toEqual(rows);
});

test('who writes the site sees drafts, with a word before them', () => {
  expect(withoutDrafts([sure, unsure], true)).toEqual([sure, { ...unsure, label: '[À confirmer] Un étage' }]);
});

test('visitors are sent no draft: neither an answer nobody gave nor an opinion nobody wrote', async () => {
  const [tree, business] = await Promise.all(
    ['/nos-sapins/sapin-blanchi', '/page-entreprise'].map(async (path) =>
      JSON.stringify(await pageData(path)),
    ),
  );
  expect(tree).toContain('Une bûche fendue');
  expect(tree).not.toContain('Combien, et à partir duquel');
  expect(business).toContain('"draft":false');
  expect(business).not.toContain('"draft":true');
});
