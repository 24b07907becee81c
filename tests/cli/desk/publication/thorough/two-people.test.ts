// What two people can do to one site at once, each with its end.
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { temporaryFolder } from '../../../../temporary-folder.ts';
import { gitIn, SmallRepository } from '../../small-repository.ts';
import { Person } from '../person.ts';
import { FILE, grid } from '../small-shop.ts';

const TOWN = 'towns/turckheim.yaml';
const town = (name: string) => `name: ${name}\npostalCode: "68230"\n`;
const picture = (height: number) => `<svg xmlns="http://www.w3.org/2000/svg" height="${height}"/>\n`;

// Each asks Git dozens of times.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

let bare: string;
let anne: Person;
let marie: Person;
beforeEach(() => {
  const site = new SmallRepository();
  site.write(FILE, grid('45.5'));
  site.write(TOWN, town('Turckheim'));
  site.write('images/place.svg', picture(1));
  site.commit('Le site');
  bare = site.addRemote();
  anne = new Person(bare, 'Anne');
  marie = new Person(bare, 'Marie');
});

/** All that could be lost or half done. */
const stateOf = (person: Person) => [
  person.git('status', '--porcelain=v2'),
  person.head(),
  person.git('for-each-ref', 'refs/heads'),
  person.git('diff'),
];

/** Marie, in a terminal. */
function push(sentence: string): void {
  marie.commit(sentence, { by: 'Marie' });
  marie.git('push', '--quiet');
}

test.each([
  ['by a commit', ['merge', '--no-ff', '--quiet', '-m', 'Relu']],
  ['by a rebase', ['rebase', '--quiet']],
] as const)(
  'a proposal that was merged leaves the list: %s, also when the site has moved on',
  async (_, how) => {
    anne.write(FILE, grid('46'));
    await anne.propose('Le petit');
    marie.write(TOWN, town('Turckheim-Village'));
    push('Un village');
    marie.git('fetch', '--quiet');
    const proposal = 'origin/proposition/2026-12-04-le-petit';
    if (how[0] === 'merge') marie.git(...how, proposal);
    else {
      marie.git('checkout', '--quiet', '-b', 'relu', proposal);
      marie.git(...how, 'main');
      marie.git('checkout', '--quiet', 'main');
      marie.git('merge', '--quiet', '--ff-only', 'relu');
    }
    marie.git('push', '--quiet', 'origin', 'main');
    expect(await anne.unpublished()).toEqual([]);
    expect((await anne.incoming())?.summary).toBe('Marie a publié : Turckheim-Village.');
    expect(await anne.receive()).toContain('C’est reçu');
    expect(anne.terminal()).toEqual(['', '']);
    anne.write(FILE, grid('47'));
    expect(await anne.publish('Encore')).toContain('C’est parti');
  },
);

describe('an entry that one of them', () => {
  test('deletes while the other changes it is asked for', async () => {
    marie.project.remove(TOWN);
    push('Plus de Turckheim');
    anne.write(TOWN, town('Turckheim 2'));
    const before = stateOf(anne);
    const incoming = await anne.incoming();
    expect(incoming?.clashes[0]?.why).toContain('Quelqu’un d’autre a supprimé cette fiche');
    expect(await anne.publish()).toContain('à la même place');
    expect(stateOf(anne)).toEqual(before);
    expect(await anne.receive({ [TOWN]: { '': 'mine' } })).toContain('C’est reçu');
    expect(anne.read(TOWN)).toBe(town('Turckheim 2'));
    expect(await anne.publish('Garder Turckheim')).toContain('C’est parti');
    expect(gitIn(bare, ['show', `main:content/${TOWN}`])).toBe(town('Turckheim 2').trimEnd());
    anne.project.remove(TOWN);
    marie.git('pull', '--quiet');
    marie.write(TOWN, town('Turckheim 3'));
    push('Un autre nom');
    expect((await anne.incoming())?.clashes[0]?.why).toContain('Vous avez supprimé cette fiche');
    expect(await anne.receive({ [TOWN]: { '': 'theirs' } })).toContain('C’est reçu');
    expect(anne.read(TOWN)).toBe(town('Turckheim 3'));
    expect(anne.terminal()).toEqual(['', '']);
  });

  test('moves while the other changes it has the change where it is now', async () => {
    marie.git('mv', `content/${FILE}`, 'content/prices/alsace.yaml');
    push('Une autre adresse');
    anne.write(FILE, grid('46'));
    expect(await anne.receive()).toContain('C’est reçu');
    expect(existsSync(path.join(anne.project.contentDir, FILE))).toBe(false);
    expect(anne.read('prices/alsace.yaml')).toBe(grid('46'));
    expect(await anne.publish('Le petit')).toContain('C’est parti');
    expect(anne.terminal()).toEqual(['', '']);
    // And the other way round.
    marie.git('pull', '--quiet');
    marie.write('prices/alsace.yaml', grid('47'));
    push('Le prix');
    anne.git('mv', 'content/prices/alsace.yaml', `content/${FILE}`);
    expect(await anne.publish('Comme avant')).toContain('C’est parti');
    expect(anne.read(FILE)).toBe(grid('47'));
    expect(anne.terminal()).toEqual(['', '']);
  });

  test('moves under a name that the other has given is refused, and nothing changes', async () => {
    marie.git('mv', `content/${FILE}`, 'content/prices/alsace.yaml');
    push('Une autre adresse');
    anne.write(FILE, grid('46'));
    anne.write('prices/alsace.yaml', grid('60'));
    const before = stateOf(anne);
    expect(await anne.receive()).toContain('Renommez la vôtre');
    expect(stateOf(anne)).toEqual(before);
  });

  test('leaves with marks of a merge is taken whole, one or the other', async () => {
    marie.write(FILE, grid('47'));
    push('Le prix');
    const broken = '<<<<<<< HEAD\nreadings: []\n=======\nreadings: []\n>>>>>>> x\n';
    anne.write(FILE, broken);
    const incoming = await anne.incoming();
    expect(incoming?.clashes[0]?.why).toContain('Votre version ne se lit pas');
    expect(await anne.receive()).toContain('à la même place');
    expect(anne.read(FILE)).toBe(broken);
    expect(await anne.receive({ [FILE]: { '': 'theirs' } })).toContain('C’est reçu');
    expect(anne.read(FILE)).toBe(grid('47'));
  });
});

test('a picture is taken where one side has changed it, and asked for where both have', async () => {
  marie.write('images/place.svg', picture(2));
  marie.write('images/neuf.svg', picture(9));
  push('Des images');
  expect(await anne.receive()).toContain('C’est reçu');
  expect([anne.read('images/place.svg'), anne.read('images/neuf.svg')]).toEqual([picture(2), picture(9)]);
  marie.write('images/place.svg', picture(3));
  push('Encore');
  anne.write('images/place.svg', picture(4));
  const [clash] = (await anne.incoming())?.clashes ?? [];
  expect(clash?.fields[0]?.pictures?.theirs).toContain(`at=${gitIn(bare, ['rev-parse', 'main'])}`);
  expect(await anne.receive({ 'images/place.svg': { '': 'mine' } })).toContain('C’est reçu');
  expect(anne.read('images/place.svg')).toBe(picture(4));
});

test('what was recorded here and never sent stays recorded, and is joined', async () => {
  anne.write(FILE, grid('46'));
  anne.commit('Avec un autre outil');
  const own = anne.head();
  anne.write(TOWN, town('Turckheim 2'));
  marie.write('towns/munster.yaml', town('Munster'));
  push('Munster');
  expect(await anne.receive()).toContain('C’est reçu');
  expect(anne.git('status', '--porcelain')).toBe(` M content/${TOWN}`);
  expect(anne.git('merge-base', own, 'HEAD')).toBe(own);
  expect(anne.git('pull', '--ff-only')).toContain('up to date');
  expect(await anne.publish('Les deux')).toContain('C’est parti');
  expect(gitIn(bare, ['show', `main:content/${FILE}`])).toBe(grid('46').trimEnd());
});

test('other files follow where nobody works on them here', async () => {
  const names = ['a.txt', 'b.txt', 'c.txt', 'd.txt'];
  for (const name of names) writeFileSync(path.join(marie.top, name), 'un\n');
  push('Des outils');
  expect((await anne.incoming())?.remark).toContain('Le site lui-même change aussi');
  expect(await anne.receive()).toContain('C’est reçu');
  for (const name of names.slice(0, 3)) writeFileSync(path.join(marie.top, name), 'deux\n');
  rmSync(path.join(marie.top, 'd.txt'));
  marie.write(FILE, grid('47'));
  push('Les outils');
  writeFileSync(path.join(anne.top, 'b.txt'), 'à moi\n');
  writeFileSync(path.join(anne.top, 'c.txt'), 'à moi\n');
  anne.git('add', 'c.txt');
  expect((await anne.incoming())?.remark).toContain('« b.txt » et « c.txt »');
  expect(await anne.receive()).toContain('C’est reçu');
  const read = (name: string) => readFileSync(path.join(anne.top, name), 'utf8');
  expect(names.slice(0, 3).map(read)).toEqual(['deux\n', 'à moi\n', 'à moi\n']);
  expect(existsSync(path.join(anne.top, 'd.txt'))).toBe(false);
  expect(anne.git('status', '--porcelain').split('\n')).toEqual([' M b.txt', 'M  c.txt']);
  expect(anne.git('diff', '--cached', '--', 'c.txt')).toContain('+à moi');
});

describe('publishing', () => {
  test('begins again when somebody else is faster between looking and sending', async () => {
    marie.write(TOWN, town('Turckheim 2'));
    marie.commit('Un village');
    const hook = path.join(anne.top, '.git/hooks/pre-push');
    mkdirSync(path.dirname(hook), { recursive: true });
    writeFileSync(hook, `#!/bin/sh\nunset GIT_DIR\ngit -C '${marie.top}' push --quiet\n`);
    chmodSync(hook, 0o755);
    anne.write(FILE, grid('46'));
    expect(await anne.publish('Le petit')).toContain('C’est parti');
    expect(gitIn(bare, ['log', '--format=%s', 'main']).split('\n').slice(0, 2)).toEqual([
      'Le petit',
      'Un village',
    ]);
    expect(anne.terminal()).toEqual(['', '']);
  });

  test('waits for a lock, says so before anything is sent, and heals when it has gone', async () => {
    for (const name of ['index.lock', 'refs/heads/main.lock']) {
      const lock = path.join(anne.top, '.git', name);
      const before = gitIn(bare, ['rev-parse', 'main']);
      writeFileSync(lock, '');
      anne.write(FILE, grid(name === 'index.lock' ? '46' : '47'));
      expect(await anne.publish()).toContain('Un autre programme tient le dossier du site');
      expect(gitIn(bare, ['rev-parse', 'main'])).toBe(before);
      rmSync(lock);
      expect(await anne.publish()).toContain('C’est parti');
      expect(anne.terminal()).toEqual(['', '']);
    }
  });

  test('is asked for by no hook that fails', async () => {
    const hook = path.join(anne.top, '.git/hooks/reference-transaction');
    mkdirSync(path.dirname(hook), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\nexit 1\n');
    chmodSync(hook, 0o755);
    anne.write(FILE, grid('46'));
    expect(await anne.publish()).toContain('C’est parti');
    expect(await anne.publish()).toContain('rien à publier');
    expect(gitIn(bare, ['rev-list', '--count', 'main'])).toBe('2');
  });
});

describe('a place that does not answer', () => {
  test('is left for later, and the desk says since when it knows nothing', async () => {
    const slow = path.join(temporaryFolder(), 'slow.sh');
    writeFileSync(slow, '#!/bin/sh\nsleep 60\n');
    chmodSync(slow, 0o755);
    const jeanne = new Person(bare, 'Jeanne', 1500);
    jeanne.git('config', 'remote.origin.uploadpack', slow);
    jeanne.write(FILE, grid('46'));
    const began = performance.now();
    const looking = jeanne.publication.look();
    // Nobody waits for it who only reads.
    const { entries } = await jeanne.publication.read();
    expect(entries).toHaveLength(1);
    await looking;
    expect(performance.now() - began).toBeLessThan(40_000);
    const { unheard, canPublish } = await jeanne.publication.read();
    expect(unheard).toMatch(/^Depuis .*le bureau ne sait pas ce que les autres ont publié\. .*ne répond pas/);
    expect(canPublish).toBe(true);
    expect(await jeanne.publish()).toContain('ne répond pas');
    jeanne.git('config', '--unset', 'remote.origin.uploadpack');
    await jeanne.publication.look();
    expect((await jeanne.publication.read()).unheard).toBeNull();
  });

  test('that holds another site is said to have nothing in common', async () => {
    const other = new SmallRepository();
    other.commit('Un autre site');
    other.git('push', '--quiet', '--force', `file://${bare}`, 'main');
    anne.write(FILE, grid('46'));
    await anne.publication.look();
    const { obstacle, canPublish } = await anne.publication.read();
    expect([obstacle?.slice(0, 46), canPublish]).toEqual([
      'Ce dossier et le site publié n’ont pas d’histo',
      false,
    ]);
    expect(await anne.publish()).toContain('pas d’histoire commune');
  });
});

test('a merge that another tool has begun is finished there first', async () => {
  marie.write(FILE, grid('47'));
  push('Le prix');
  writeFileSync(path.join(anne.top, '.git/MERGE_HEAD'), `${anne.head()}\n`);
  expect((await anne.incoming())?.hindrance).toContain('n’a pas fini');
  expect(await anne.receive()).toContain('n’a pas fini');
  expect(anne.read(FILE)).toBe(grid('45.5'));
});

test('folders of processes that were killed go, those of others stay', async () => {
  const gone = path.join(tmpdir(), 'sapin-git-999999999-abcdef');
  const alive = path.join(tmpdir(), `sapin-git-${process.ppid}-abcdef`);
  for (const folder of [gone, alive]) mkdirSync(folder, { recursive: true });
  vi.resetModules();
  const { inTemporaryFolder } = await import('../../../../../cli/core/git/temporary-folder.ts');
  expect(await inTemporaryFolder((folder) => Promise.resolve(readdirSync(folder)))).toEqual([]);
  expect([existsSync(gone), existsSync(alive)]).toEqual([false, true]);
  rmSync(alive, { recursive: true });
});
