import { ContentHistory } from '../../../../../cli/desk/history/history.ts';
import { SmallRepository } from '../../small-repository.ts';
import { GRID, historyLines, withFirstVersion } from '../history-lines.ts';

let shop: SmallRepository;
withFirstVersion((each) => {
  shop = each;
});
const lines = (subject?: string) => historyLines(shop, subject);

test('a merge is described as one moment, in the words of what was merged', async () => {
  shop.git('checkout', '--quiet', '-b', 'autre');
  shop.write('prices/colmar.yaml', GRID('55'));
  shop.commit('Prix de Noël', { by: 'Jean', on: '2026-12-01T10:00:00+01:00' });
  shop.git('checkout', '--quiet', 'main');
  shop.git('merge', '--quiet', '--no-ff', '-m', "Merge branch 'autre'", 'autre');
  const merged = await lines('prices/colmar');
  expect(merged[0]).toContain('Mardi 1er décembre, 10 h, Jean : Prix de Noël');
  expect(merged[1]).toBe('  Colmar, Prix, 1,50-1,75 m : 49 € → 55 €');
  expect(merged[2]).toContain('Le site');
});

test('long histories come in pages, of the site and of an entry that was renamed in the middle', async () => {
  for (let price = 50; price < 70; price++) {
    shop.write('prices/colmar.yaml', GRID(String(price)));
    shop.commit(`À ${price}`);
  }
  shop.git('mv', 'content/prices/colmar.yaml', 'content/prices/alsace.yaml');
  shop.commit('Renommé');
  for (let price = 70; price < 90; price++) {
    shop.write('prices/alsace.yaml', GRID(String(price)));
    shop.commit(`À ${price}`);
  }
  for (const subject of [undefined, 'prices/alsace']) {
    const history = new ContentHistory(shop);
    const asked = subject === undefined ? {} : { subject };
    const first = await history.read(asked);
    const { days, more } = await history.read({ ...asked, pages: 2 });
    const sentences = days.flatMap(({ moments }) => moments.map(({ sentence }) => sentence));
    expect([first.more, more]).toEqual([true, false]);
    expect(days.map(({ day }) => day)).toEqual(['2026-11-20']);
    expect(sentences).toHaveLength(42);
    expect(new Set(sentences).size).toBe(42);
    expect(sentences.slice(19, 22)).toEqual(['À 70', 'Renommé', 'À 69']);
  }
});

test('a shallow clone tells what it has, and says that there is more elsewhere', async () => {
  for (const price of ['50', '51', '52']) {
    shop.write('prices/colmar.yaml', GRID(price));
    shop.commit(`À ${price}`);
  }
  const { days, missing } = await new ContentHistory(shop.clone('--depth=2')).read();
  expect(days.flatMap(({ moments }) => moments.map(({ sentence }) => sentence))).toEqual(['À 52']);
  expect(missing).toContain('les plus anciens');
});

test('a project below the top of its repository tells of its own content alone', async () => {
  shop = new SmallRepository({ below: 'sites/sapin' });
  shop.commit('Le site');
  shop.write('facts/radius.yaml', shop.read('facts/radius.yaml').replace('15 km', '20 km'));
  shop.commit('Plus loin');
  shop.project.writeSchema('unused.schema.json', { title: 'Unused' });
  shop.commit('Rien du contenu');
  expect((await lines()).slice(0, 2)).toEqual([
    'Vendredi 20 novembre, 10 h, Anne : Plus loin',
    '  Rayon, Valeur, accueil : 15 km → 20 km',
  ]);
});
