import { expect, test } from 'vitest';
import type { CollectionStats } from '../../../cli/core/model/collection-stats.ts';
import { makeProject } from '../content-folder.ts';
import { askShop, type ShopCopy } from './shop-copy.ts';

const statsOf = async (project: Pick<ShopCopy, 'run'>) => {
  const { status, stdout } = await project.run('stats', '--format', 'json');
  expect(status).toBe(0);
  const { collections } = JSON.parse(stdout) as { collections: readonly CollectionStats[] };
  return (name: string) => collections.find((each) => each.name === name);
};

test('counts entries and words, the longest entry first', async () => {
  const project = makeProject({
    'towns/colmar.yaml': 'name: Colmar\npostalCode: "68000"\ntext: Une ville du vignoble, près du Rhin.\n',
    'towns/eguisheim.yaml': 'name: Eguisheim\npostalCode: "68420"\ntext: Un bourg rond.\n',
  });
  const stats = await statsOf({ run: (...args) => project.run(args) });
  expect(stats('towns')).toMatchObject({
    entries: 2,
    words: 12,
    lengths: [
      { subject: 'towns/colmar', words: 8 },
      { subject: 'towns/eguisheim', words: 4 },
    ],
  });
});

test('--facts lists what texts may name, with words that people know', async () => {
  const { status, stdout } = await askShop('stats', '--facts', '--format', 'json');
  expect(status).toBe(0);
  const { facts } = JSON.parse(stdout);
  expect(facts).toContainEqual({
    name: 'count:towns',
    kind: 'count',
    values: ['8'],
    isComputed: true,
    label: 'nombre de fiches de towns',
  });
  expect(facts).toContainEqual(expect.objectContaining({ name: 'furthest:south', values: ['Métabief'] }));
});
