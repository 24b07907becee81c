import { staleSeason } from '../../../../../cli/core/consistency/rules/stale-season.ts';
import { found } from '../model-of.ts';

const stale = (files: Record<string, string>) =>
  found(staleSeason, { 'site.yaml': 'name: Sapin\nseason: 2026\n', ...files });

test('a year that is not the season’s is a finding, once an entry, with every place', () => {
  const article = 'title: Noël 2025\nexcerpt: Voici 2025.\nbody: Rien.\n';
  expect(stale({ 'articles/a.yaml': article })).toEqual([
    'stale-season articles/a',
    '  articles/a.yaml:1:13 2025 ‹2025›',
    '  articles/a.yaml:2:16 2025 ‹2025›',
    '  site.yaml:2:9 2026 ‹2026›',
  ]);
});

test('a year in the address of a page is a place as well', () => {
  expect(stale({ 'articles/noel-2024-alsace.yaml': 'title: Noël\n' })).toEqual([
    'stale-season articles/noel-2024-alsace',
    '  articles/noel-2024-alsace.yaml:1:1 2024 ‹›',
    '  site.yaml:2:9 2026 ‹2026›',
  ]);
});
