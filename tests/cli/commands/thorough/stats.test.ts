import { copyShop } from '../shop-copy.ts';

test('--facts lists what can be read beside a broken file, and names that', async () => {
  const copy = copyShop();
  copy.edit('services/tournee.yaml', 'title: T', 'title: "T');
  const { status, stdout, stderr } = await copy.run('stats', '--facts');
  expect(stdout).toContain('{{answer-delay}}');
  expect(stderr).toContain('services/tournee.yaml');
  expect(status).toBe(1);
  const { facts, unread } = await copy.json('stats', '--facts');
  expect(unread).toEqual(['services/tournee.yaml']);
  expect(facts).toContainEqual(expect.objectContaining({ name: 'delivery-radius' }));
});

test('--words lists the words of the lexicon that do nothing, and names that no fact bears', async () => {
  const copy = copyShop();
  const unused = () => copy.json('stats', '--words');
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
