import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gitIn, SmallRepository } from '../small-repository.ts';
import { Person, tried } from './person.ts';

const FILE = 'prices/colmar.yaml';
const grid = (small: string, large: string) => `# les prix de 2026
readings:
  - source: brochure
    grid:
      - {min: 1, max: 1.5, price: ${small}}
      - {min: 1.5, max: 1.75, price: 48}
      - min: 1.75
        max: 2
        price: ${large}
`;

// Each asks Git dozens of times.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

let bare: string;
let anne: Person;
let marie: Person;
beforeEach(() => {
  const site = new SmallRepository();
  site.write(FILE, grid('45.5', '49'));
  site.commit('Le site');
  bare = site.addRemote();
  anne = new Person(bare, 'Anne');
  marie = new Person(bare, 'Marie');
});

test('two who publish other fields of one entry: the second receives, joins and publishes in one go', async () => {
  marie.write(FILE, grid('45.5', '52 # relu'));
  expect(await marie.publish('Le grand')).toContain('C’est parti');
  anne.write(FILE, grid('46', '49').replace('# les', '# Tous les'));
  expect(await anne.publish('Le petit')).toMatch(/C’est parti.*Reçu au passage : Marie a publié : Colmar\./);
  expect(anne.read(FILE)).toBe(grid('46', '52 # relu').replace('# les', '# Tous les'));
  expect(anne.terminal()).toEqual(['', '']);
  expect(gitIn(bare, ['log', '--format=%an %s', 'main']).split('\n')).toEqual([
    'Anne Le petit',
    'Marie Le grand',
    'Anne Le site',
  ]);
  expect(await marie.incoming()).toMatchObject({ summary: 'Anne a publié : Colmar.', clashes: [] });
  expect(await marie.receive()).toBe('C’est reçu. Anne a publié : Colmar.');
  expect(marie.read(FILE)).toBe(anne.read(FILE));
  expect(marie.terminal()).toEqual(['', '']);
});

test('who receives while a look comes to its end is not refused for it, and keeps what is staged', async () => {
  writeFileSync(path.join(marie.top, 'note.txt'), 'de Marie\n');
  marie.commit('Une note');
  writeFileSync(path.join(anne.top, 'note.txt'), 'd’Anne\n');
  anne.git('add', 'note.txt');
  marie.write(FILE, grid('45.5', '52'));
  await marie.publish('Le grand');
  const revision = (await anne.incoming())?.revision ?? '';
  const received = new Promise<string>((settle) => {
    vi.spyOn(anne, 'content').mockImplementationOnce(() => {
      settle(tried(anne.publication.receive(revision, {})));
      return anne.project.load().content;
    });
  });
  await anne.publication.look();
  expect(await received).toContain('C’est reçu');
  expect(await received).not.toContain('Vos changements');
  expect(anne.read(FILE)).toBe(grid('45.5', '52'));
  expect(anne.git('show', ':note.txt')).toBe('d’Anne');
});

test('what was chosen for one state is not applied to a later one, here or there', async () => {
  const file = grid('45.5', '50');
  anne.write(FILE, file);
  marie.write(FILE, grid('45.5', '52'));
  await marie.publish();
  const { revision = '', clashes } = (await anne.incoming()) ?? {};
  const [field] = clashes?.[0]?.fields ?? [];
  marie.write(FILE, grid('45.5', '53'));
  await marie.publish();
  await anne.publication.look();
  const sides = { [FILE]: { [field?.place.pointer ?? '']: 'theirs' } };
  expect(await tried(anne.publication.receive(revision, sides))).toContain('a été publié entre-temps');
  expect(anne.read(FILE)).toBe(file);
  // Saved after it was compared.
  let price = 46;
  vi.spyOn(anne, 'content').mockImplementation(() => {
    anne.write(FILE, grid(`${++price}`, '50'));
    return anne.project.load().content;
  });
  expect(await anne.receive(sides)).toContain('Une fiche vient de changer');
  expect(anne.read(FILE)).toBe(grid(`${price}`, '50'));
});
