import { readFileSync } from 'node:fs';
import { ANNOTATIONS } from '../../../../cli/core/annotations/registry.ts';
import type { Keyword } from '../../../../cli/core/content/keyword.ts';

test('docs/annotations.md has a row for each keyword, with the types of its values', () => {
  const keywords: readonly Keyword[] = ANNOTATIONS;
  const rows = keywords
    .filter(({ keyword }) => keyword.startsWith('x-'))
    .toSorted((a, b) => (a.keyword < b.keyword ? -1 : 1))
    .map(({ keyword, types }) => `| \`${keyword}\` | ${types.length > 5 ? 'any' : types.join(', ')} |`);
  const page = readFileSync('docs/annotations.md', 'utf8');
  expect(page.match(/^\| `x-[\w-]+` \| [\w, ]+ \|/gm)).toEqual(rows);
});
