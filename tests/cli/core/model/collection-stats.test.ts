import { expect, test } from 'vitest';
import { statsOf } from '../../../../cli/core/model/collection-stats.ts';
import { buildModel } from '../../../../cli/core/model/model.ts';
import { makeProject } from '../../content-folder.ts';

test('entries to which nothing leads are told by their collection', () => {
  const town = (index: number) =>
    `name: Commune ${index}\npostalCode: "68000"\nlink: /communes/t${index + 1}\n`;
  const towns = Array.from({ length: 100 }, (_, index) => [`towns/t${index}.yaml`, town(index)]);
  const { content, problems } = makeProject({
    ...Object.fromEntries(towns),
    'towns/t100.yaml': 'name: A\npostalCode: "68000"\n',
  }).load();
  expect(problems).toEqual([]);
  const model = buildModel(content);
  const stats = statsOf(content, model).find(({ name }) => name === 'towns');
  expect(stats?.entries).toBe(103);
  expect(stats?.unlinked).toEqual(['colmar', 't0']);
});
