import { expect, test } from 'vitest';
import { statsOf } from '../../../../cli/core/model/collection-stats.ts';
import { buildModel } from '../../../../cli/core/model/model.ts';
import { makeProject } from '../../content-folder.ts';

/** How often each of `items`, which are replaced in their list, is looked at. */
function countLooks(items: readonly object[]): () => number {
  const looks = new Map<number, number>();
  const list = items as object[];
  for (const [index, item] of list.entries())
    list[index] = new Proxy(item, {
      get(target, key) {
        looks.set(index, (looks.get(index) ?? 0) + 1);
        return Reflect.get(target, key);
      },
    });
  return () => Math.max(...looks.values());
}

test('each link is looked at a few times, however many entries there are', () => {
  const town = (index: number) =>
    `name: Commune ${index}\npostalCode: "68000"\nlink: /communes/t${index + 1}\n`;
  const towns = Array.from({ length: 100 }, (_, index) => [`towns/t${index}.yaml`, town(index)]);
  const { content, problems } = makeProject({
    ...Object.fromEntries(towns),
    'towns/t100.yaml': 'name: A\npostalCode: "68000"\n',
  }).load();
  expect(problems).toEqual([]);
  const model = buildModel(content);
  const mostLooks = countLooks(model.hrefs);
  const stats = statsOf(content, model).find(({ name }) => name === 'towns');
  expect(stats?.entries).toBe(103);
  expect(stats?.unlinked).toEqual(['colmar', 't0']);
  expect(mostLooks()).toBeLessThan(10);
});
