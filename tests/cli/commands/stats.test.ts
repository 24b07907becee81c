import { askShop } from './shop-copy.ts';

test('lists the facts: what texts may name, with words that people know', async () => {
  const { status, stdout } = await askShop('stats', '--format', 'json');
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
