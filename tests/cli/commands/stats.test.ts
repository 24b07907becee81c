import { askShopAsData } from './shop-copy.ts';

test('lists the facts: what texts may name, with words that people know', async () => {
  const { status, facts } = await askShopAsData('stats');
  expect(status).toBe(0);
  expect(facts).toContainEqual({
    name: 'count:towns',
    kind: 'count',
    values: ['8'],
    isComputed: true,
    label: 'nombre de fiches de towns',
  });
  expect(facts).toContainEqual(expect.objectContaining({ name: 'furthest:south', values: ['Métabief'] }));
});
