import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentHistory } from '../../../../cli/desk/history/history.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { SmallRepository } from '../small-repository.ts';
import { GRID, historyLines, withFirstVersion } from './history-lines.ts';

let shop: SmallRepository;
withFirstVersion((each) => {
  shop = each;
});
const lines = (...asked: [subject?: string, days?: { since?: string; until?: string }]) =>
  historyLines(shop, ...asked);

test('a price is described by its row, as the site writes amounts, under the day at the farm', async () => {
  shop.write('prices/colmar.yaml', GRID('52'));
  // Half past midnight in Colmar.
  shop.commit('Le Nobilis à 52 €', { on: '2026-12-02T23:30:00+00:00', by: 'Jean' });
  expect((await lines('prices/colmar')).slice(0, 2)).toEqual([
    'Hier, 0 h 30, Jean : Le Nobilis à 52 €',
    '  Colmar, Prix, 1,50-1,75 m : 49 € → 52 €',
  ]);
});

test('a row that is put first is one new row', async () => {
  shop.write(
    'prices/colmar.yaml',
    GRID('49').replace('      - {min: 1,', '      - {min: 0.5, max: 1, price: 30}\n      - {min: 1,'),
  );
  shop.commit('Un petit sapin', { on: '2026-12-01T12:00:00+01:00' });
  expect((await lines())[1]).toBe('  Colmar, 0,50-1 m, brochure : null → de 0,50 m, à 1 m, prix 30 €');
});

test('constants, dates, references and texts are described as visitors read them', async () => {
  shop.write('facts/deadline.yaml', shop.read('facts/deadline.yaml').replace('"12-22"', '"12-21"'));
  shop.write(
    'articles/choisir.yaml',
    'title: Choisir son sapin\ndate: "2026-12-01"\nbody: |\n  Livré dans un rayon de {{radius}} et plus.\n',
  );
  shop.write('towns/eguisheim.yaml', 'name: Eguisheim\npostalCode: "68420"\nnearby: [colmar]\n');
  shop.commit('Trois choses', { on: '2026-12-03T12:00:00+01:00' });
  expect((await lines()).slice(1, 6)).toEqual([
    '  Choisir son sapin, Date : 21 novembre 2026 → 1er décembre 2026',
    '  Choisir son sapin, Corps : Livré dans un rayon de 15 km. → Livré dans un rayon de 15 km et plus.',
    '  Date limite, Valeur, accueil : 22 décembre → 21 décembre',
    '  Eguisheim, Communes voisines : null → Colmar',
    'Vendredi 20 novembre, 10 h, Anne : Le site',
  ]);
});

test('what names an entry that has gone is described by its title, what the page computes is left open', async () => {
  const [town, article] = [shop.read('towns/eguisheim.yaml'), shop.read('articles/choisir.yaml')];
  shop.write('towns/t-68.yaml', 'name: Türckheim\npostalCode: "68230"\n');
  shop.write('towns/eguisheim.yaml', `${town}nearby: [t-68]\n`);
  shop.write('articles/choisir.yaml', `${article.trimEnd()} Dès {price}.\n`);
  shop.commit('Une commune');
  shop.write('towns/eguisheim.yaml', town);
  shop.commit('Seule');
  shop.project.remove('towns/t-68.yaml');
  shop.commit('Partie');
  expect(await lines()).toEqual(
    expect.arrayContaining([
      '  Eguisheim, Communes voisines : Türckheim → null',
      '  Eguisheim, Communes voisines : null → Türckheim',
      '  Choisir son sapin, Corps : Livré dans un rayon de 15 km. → Livré dans un rayon de 15 km. Dès ….',
    ]),
  );
});

test('a text that reads the same is described by the addresses of its links', async () => {
  const article = shop.read('articles/choisir.yaml').trimEnd();
  shop.write('articles/choisir.yaml', `${article} Voir [Colmar](/communes/colmar) et [ici](/).\n`);
  shop.commit('Deux liens');
  shop.write('articles/choisir.yaml', `${article} Voir [Colmar](/communes/turckheim) et [ici](/).\n`);
  shop.commit('Un autre lien');
  expect((await lines('articles/choisir'))[1]).toBe(
    '  Choisir son sapin, Corps, adresse d’un lien : /communes/colmar → /communes/turckheim',
  );
  shop.write('articles/choisir.yaml', `${article} Voir Colmar et [ici](/).\n`);
  shop.commit('Un lien de moins');
  expect((await lines('articles/choisir'))[1]).toBe(
    '  Choisir son sapin, Corps, adresse d’un lien : /communes/turckheim → null',
  );
});

test('an entry keeps its history under another name', async () => {
  shop.write(
    'towns/turckheim.yaml',
    'name: Turckheim\npostalCode: "68230"\ntext: Un village de vignerons au pied des Vosges\n',
  );
  shop.commit('Une commune', { on: '2026-11-21T10:00:00+01:00' });
  shop.git('mv', 'content/towns/turckheim.yaml', 'content/towns/turckheim-ville.yaml');
  shop.commit('Renommée', { on: '2026-11-22T10:00:00+01:00' });
  shop.write(
    'towns/turckheim-ville.yaml',
    'name: Turckheim\npostalCode: "68231"\ntext: Un village de vignerons au pied des Vosges\n',
  );
  shop.commit('Son code postal', { on: '2026-11-23T10:00:00+01:00' });
  expect(await lines('towns/turckheim-ville')).toEqual([
    'Lundi 23 novembre, 10 h, Anne : Son code postal',
    '  Turckheim, Code postal : 68230 → 68231',
    'Dimanche 22 novembre, 10 h, Anne : Renommée',
    '  Turckheim, Nom dans les adresses : turckheim → turckheim-ville',
    'Samedi 21 novembre, 10 h, Anne : Une commune',
    '  Turckheim, Nouvelle fiche : null → Turckheim',
  ]);
});

test('what came later stands where it was done, and one asks for the days of last week', async () => {
  const sentences = async (days = {}) =>
    (await lines(undefined, days))
      .filter((line) => !line.startsWith(' '))
      .map((line) => line.split(' : ')[1]);
  const change = (price: string, on: string) => {
    shop.write('prices/colmar.yaml', GRID(price));
    shop.commit(price, { on: `${on}T10:00:00+01:00` });
  };
  change('50', '2026-11-24');
  change('51', '2026-12-01');
  change('52', '2026-11-25'); // received after it
  change('53', '2026-12-01');
  expect(await sentences()).toEqual(['53', '51', '52', '50', 'Le site']);
  const { days, periods } = await new ContentHistory(shop).read();
  expect(days.map(({ label }) => label)).toHaveLength(4);
  const [thisWeek, lastWeek] = periods;
  expect(lastWeek).toEqual({ label: 'La semaine dernière', since: '2026-11-23', until: '2026-11-29' });
  expect(await sentences(thisWeek)).toEqual(['53', '51']);
  expect(await sentences(lastWeek)).toEqual(['52', '50']);
});

test('what those who build the site have changed is in the words of the change', async () => {
  shop.write('towns/colmar.yaml', 'name: Colmar !\npostalCode: "68000"\n');
  writeFileSync(path.join(shop.top, 'code.ts'), 'export {};\n');
  shop.commit('towns: shout');
  expect((await lines('towns/colmar'))[0]).toMatch(/, Anne : Colmar !$/);
  shop.write('towns/colmar.yaml', 'name: Colmar ?\npostalCode: "68000"\n');
  shop.commit('towns, site: ask');
  expect((await lines('towns/colmar'))[0]).toMatch(/, Anne : Colmar \?, Nom : Colmar ! → Colmar \?$/);
});

test('an entry that is gone is described, and so is a picture, with where to see both', async () => {
  shop.write('towns/eguisheim.yaml', 'name: Eguisheim\npostalCode: "68420"\nimage: images/sapin.svg\n');
  shop.commit('Une image');
  const first = shop.head();
  shop.write('images/neige.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="2"/>\n');
  shop.write('towns/eguisheim.yaml', 'name: Eguisheim\npostalCode: "68420"\nimage: images/neige.svg\n');
  shop.project.remove('articles/choisir.yaml');
  shop.commit('Une autre');
  const second = shop.head();
  const { days } = await new ContentHistory(shop).read();
  const changes = days[0]?.moments[0]?.changes ?? [];
  expect(changes.map(({ place, before, after }) => [place.label, before, after])).toEqual([
    ['Fiche supprimée', 'Choisir son sapin', null],
    ['Image', 'sapin', 'neige'],
    ['Image « neige »', null, 'neige'],
  ]);
  expect(changes[1]?.pictures).toEqual({
    before: `/desk/api/history/picture?at=${first}&path=images%2Fsapin.svg`,
    after: `/desk/api/history/picture?at=${second}&path=images%2Fneige.svg`,
  });
});

test('what only changes the writing is no moment, and a broken file is described without its fields', async () => {
  shop.write('prices/colmar.yaml', GRID('49').replace('2026', '2027'));
  shop.commit('Une remarque');
  shop.write('prices/colmar.yaml', 'readings: [');
  shop.commit('Cassé');
  expect((await lines('prices/colmar')).slice(0, 3)).toEqual([
    'Vendredi 20 novembre, 10 h, Anne : Cassé',
    '  Colmar, Texte que le bureau ne sait pas lire : null → null',
    'Vendredi 20 novembre, 10 h, Anne : Le site',
  ]);
});

test('what only names a constant otherwise, which has gone since, is no moment', async () => {
  const article = shop.read('articles/choisir.yaml');
  shop.write('articles/choisir.yaml', article.replace('{{radius}}', '{{zone:radius}}'));
  shop.commit('Un autre nom');
  shop.write('articles/choisir.yaml', article);
  shop.commit('Son nom');
  expect((await lines())[0]).toContain('Le site');
});

test('files that visitors never see are not described', async () => {
  shop.write('README.md', 'Comment écrire');
  shop.commit('Le mode d’emploi');
  expect((await lines())[0]).toContain('Le site');
});

test('without Git, a repository or a first commit, it says what to do', async () => {
  const missing = async (desk: SmallRepository) => (await new ContentHistory(desk).read()).missing;
  const { PATH } = process.env;
  process.env.PATH = temporaryFolder();
  try {
    expect(await missing(shop)).toContain('un logiciel qui n’est pas encore sur cet ordinateur');
  } finally {
    process.env.PATH = PATH;
  }
  expect(await missing(new SmallRepository())).toContain('première version');
  rmSync(path.join(shop.top, '.git'), { recursive: true });
  expect(await missing(shop)).toContain('simple copie');
});
