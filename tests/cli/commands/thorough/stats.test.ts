import { expect, test } from 'vitest';
import type { CollectionStats } from '../../../../cli/core/model/collection-stats.ts';
import { copyShop, type ShopCopy } from '../shop-copy.ts';

const statsOf = async (project: Pick<ShopCopy, 'run'>) => {
  const { status, stdout } = await project.run('stats', '--format', 'json');
  expect(status).toBe(0);
  const { collections } = JSON.parse(stdout) as { collections: readonly CollectionStats[] };
  return (name: string) => collections.find((each) => each.name === name);
};

test('names pictures without a text, entries that nothing leads to, and fields that nobody fills in', async () => {
  const copy = copyShop();
  const before = await statsOf(copy);
  expect(before('articles')?.picturesWithoutText).toEqual([]);
  expect(before('decorations')?.unlinked).toEqual([]);
  expect(before('articles')?.unusedFields).not.toContain('updated');
  copy.write(
    'decorations/seule.yaml',
    copy.read('decorations/cloche-d-alpage.yaml').replace(/^(title|name): .*$/m, '$1: Seule'),
  );
  copy.edit('articles/arroser-un-sapin-coupe.yaml', 'updated: "2026-11-18"\n', '');
  const after = await statsOf(copy);
  expect(after('decorations')?.unlinked).toEqual(['seule']);
  expect(after('articles')?.unusedFields).toContain('updated');
});

test('--facts lists what can be read beside a broken file, and names that', async () => {
  const copy = copyShop();
  copy.edit('services/tournee.yaml', 'title: T', 'title: "T');
  const { status, stdout, stderr } = await copy.run('stats', '--facts');
  expect(stdout).toContain('{{answer-delay}}');
  expect(stderr).toContain('services/tournee.yaml');
  expect(status).toBe(1);
  const { facts, unread } = JSON.parse((await copy.run('stats', '--facts', '--format', 'json')).stdout);
  expect(unread).toEqual(['services/tournee.yaml']);
  expect(facts).toContainEqual(expect.objectContaining({ name: 'delivery-radius' }));
});

test('--words lists the words of the lexicon that do nothing, and names that no fact bears', async () => {
  const copy = copyShop();
  const unused = async () => JSON.parse((await copy.run('stats', '--words', '--format', 'json')).stdout);
  expect((await unused()).unknown).toEqual([]);
  copy.edit(
    'lexicon.yaml',
    '  - about: [nuts-count]\n    words: [noix]\n',
    '  - about: [nuts]\n    words: [noix, xylophone]\n',
  );
  const { unknown, words } = await unused();
  expect(unknown).toEqual(['nuts']);
  expect(words).toContainEqual({ about: 'nuts', words: ['xylophone'] });
});
