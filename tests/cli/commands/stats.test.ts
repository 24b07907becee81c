import { thoroughly } from '../thorough.ts';
import { askShop, copyShop } from './shop-copy.ts';

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

thoroughly('--facts lists what can be read beside a broken file, and names that', async () => {
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

thoroughly(
  '--words lists the words of the lexicon that do nothing, and names that no fact bears',
  async () => {
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
  },
);
