import { expect, test } from 'vitest';
import type { CollectionStats } from '../../../cli/consistency/stats.ts';
import { copySite } from './site-copy.ts';

const statsOf = (site: ReturnType<typeof copySite>) => {
  const { status, stdout } = site.run('stats', '--format', 'json');
  expect(status).toBe(0);
  const { collections } = JSON.parse(stdout) as { collections: readonly CollectionStats[] };
  return (name: string) => collections.find((each) => each.name === name) as CollectionStats;
};

test('counts entries and words, the longest entry first', () => {
  const site = copySite();
  const before = statsOf(site)('services');
  const [longest] = before.lengths;
  expect(before.entries).toBe(before.lengths.length);
  expect(before.words).toBe(before.lengths.reduce((sum, { words }) => sum + words, 0));
  site.edit('services/recyclage.yaml', 'description: ', 'description: Trois mots encore, ');
  const after = statsOf(site)('services');
  expect(after.words).toBe(before.words + 3);
  expect(longest?.subject).toBe('services/livraison');
});

test('names pictures without a text, entries that nothing leads to, and fields that nobody fills in', () => {
  const site = copySite();
  const before = statsOf(site);
  expect(before('articles').picturesWithoutText).toEqual([]);
  expect(before('articles').unlinked).not.toContain('choisir-sapin');
  site.write(
    'decorations/seule.yaml',
    site.read('decorations/couronne-porte.yaml').replace(/^(title|name): .*$/m, '$1: Seule'),
  );
  const after = statsOf(site);
  expect(after('decorations').unlinked).toContain('seule');
  expect(after('articles').unusedFields).toEqual(['updated']);
});

test('says it in words as well', () => {
  const { status, stdout } = copySite().run('stats', '--no-color');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^articles: 7 entrées, \d+ mots\n {2}les plus longues : \S+ \(\d+\)/m);
});
