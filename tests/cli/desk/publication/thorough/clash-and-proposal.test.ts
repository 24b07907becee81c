import { beforeEach, expect, test, vi } from 'vitest';
import { gitIn, SmallRepository } from '../../small-repository.ts';
import { Person } from '../person.ts';

const FILE = 'prices/colmar.yaml';
const grid = (small: string, large: string) => `readings:
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

test('two who change one field: it is asked for, nothing changes before, and then it is published', async () => {
  marie.write(FILE, grid('47', '52'));
  await marie.publish();
  anne.write(FILE, grid('46', '49'));
  const before = [anne.read(FILE), anne.head()];
  expect(await anne.publish()).toContain('à la même place que vous. | Rien n’est perdu');
  expect(await anne.receive()).toContain('à la même place que vous');
  expect([anne.read(FILE), anne.head()]).toEqual(before);
  const incoming = await anne.incoming();
  expect(incoming?.clashes).toMatchObject([
    { path: FILE, title: 'Colmar', why: null, fields: [{ mine: '46', theirs: '47' }] },
  ]);
  const pointer = incoming?.clashes[0]?.fields[0]?.place.pointer ?? '';
  expect(await anne.receive({ [FILE]: { [pointer]: 'mine' } })).toContain('C’est reçu');
  expect(anne.read(FILE)).toBe(grid('46', '52'));
  expect(await anne.publish('Le petit')).toContain('C’est parti');
  expect(gitIn(bare, ['show', `main:content/${FILE}`])).toBe(grid('46', '52').trimEnd());
});

test('a proposal that was squashed elsewhere leaves the list, and the next change is published', async () => {
  anne.write(FILE, grid('46', '49'));
  expect(await anne.propose('Le petit')).toContain('Votre proposition est partie');
  expect(await anne.unpublished()).toEqual(['Colmar']);
  marie.git('fetch', '--quiet');
  marie.git('merge', '--squash', '--quiet', 'origin/proposition/2026-12-04-le-petit');
  marie.commit('Relu (#1)');
  marie.git('push', '--quiet');
  expect(await anne.unpublished()).toEqual([]);
  expect(anne.terminal()).toEqual(['', '']);
  expect(await anne.publish()).toContain('rien à publier');
  anne.write(FILE, grid('46', '50'));
  expect(await anne.publish('Le grand')).toContain('C’est parti');
});
