// Longer than other files: each way in which publishing can fail or succeed, on one repository.
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Author } from '../../../../../cli/desk/publication/author.ts';
import type { ComparePages } from '../../../../../cli/desk/publication/page-changes.ts';
import { gitIn, SmallRepository } from '../../small-repository.ts';
import { tried } from '../person.ts';
import { FILE, grid, publicationOf } from '../small-shop.ts';

let shop: SmallRepository;
beforeEach(() => {
  shop = new SmallRepository();
  shop.write(FILE, grid('45.5'));
  shop.commit('Le site');
});

const publish = (sentence = '', author?: Author) => tried(publicationOf(shop).publish({ sentence, author }));
const propose = (sentence = '', author?: Author) => tried(publicationOf(shop).propose({ sentence, author }));
/** All that a repository holds that may be lost or half done. */
const stateOf = (desk: SmallRepository) => [
  desk.git('for-each-ref'),
  desk.git('status', '--porcelain=v2'),
  desk.git('rev-parse', 'HEAD'),
];

describe('what would be published', () => {
  test('is nothing when nothing is saved, and looking leaves no trace', async () => {
    const before = shop.git('count-objects');
    shop.write(FILE, grid('52'));
    await publicationOf(shop).read();
    expect(shop.git('count-objects')).toBe(before);
    shop.write(FILE, grid('45.5'));
    const { entries, canPublish, suggestion } = await publicationOf(shop).read();
    expect([entries, canPublish, suggestion]).toEqual([[], false, '']);
  });

  test('sees a change of the same length in the second of the last commit', async () => {
    for (const price of ['46.5', '47.5', '48.5', '49.5']) {
      shop.write(FILE, grid(price));
      shop.commit(price);
      shop.write(FILE, grid(price.replace('.5', '.6')));
      expect((await publicationOf(shop).read()).entries).toHaveLength(1);
    }
  });

  test('names entries that are new, changed and gone, and pictures', async () => {
    shop.write('images/neige.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>\n<!-- -->');
    shop.commit('Neige');
    shop.write('towns/turckheim.yaml', 'name: Turckheim\npostalCode: "68230"\n');
    shop.write(
      'articles/choisir.yaml',
      shop.read('articles/choisir.yaml').replace('Choisir', 'Bien choisir'),
    );
    shop.project.remove('prices/colmar.yaml');
    shop.write('images/neige.svg', shop.read('images/neige.svg').replace('<!-- -->', '<!-- neige -->'));
    const publication = publicationOf(shop);
    const { entries, suggestion } = await publication.read();
    expect(entries.map(({ title }) => title)).toEqual([
      'Bien choisir son sapin',
      'Colmar',
      'Turckheim',
      'Images du site',
    ]);
    expect(suggestion).toBe(
      'Suppression\u202f: Colmar\u202f; Bien choisir son sapin, Turckheim et des images',
    );
    expect(publication.known().unpublished).toEqual([
      { subject: 'articles/choisir', title: 'Bien choisir son sapin', change: 'changed' },
      { subject: 'prices/colmar', title: 'Colmar', change: 'deleted' },
      { subject: 'towns/turckheim', title: 'Turckheim', change: 'new' },
      { subject: '', title: 'Images du site', change: 'changed' },
    ]);
  });

  test('is refused with the place of the first error', async () => {
    shop.write(FILE, grid('-3'));
    const { obstacle, faults, canPublish, canPropose } = await publicationOf(shop).read();
    expect(obstacle).toContain('Colmar, Prix, 1-1,50 m. « Prix » ');
    expect(faults).toMatchObject([
      { place: { subject: 'prices/colmar', pointer: '/readings/0/grid/0/price', title: 'Colmar' } },
    ]);
    expect([canPublish, canPropose]).toEqual([false, false]);
    const before = stateOf(shop);
    expect(await publish()).toContain('Corrigez');
    expect(await propose()).toContain('Corrigez');
    expect(stateOf(shop)).toEqual(before);
  });

  test('is refused for whatever else is at fault', async () => {
    shop.write(FILE, grid('-3'));
    // The desk’s content is without what is at fault.
    const sound = { content: () => ({ ...shop.content(), collections: new Map(), find: () => undefined }) };
    const desk = Object.assign(Object.create(shop) as SmallRepository, sound);
    expect((await publicationOf(desk).read()).obstacle).toContain('Colmar, Prix, 1-1,50 m. « Prix » ');
    shop.write(FILE, 'readings\n');
    expect((await publicationOf(shop).read()).obstacle).toMatch(/^Colmar\. /);
    shop.write(FILE, '<<<<<<< HEAD\nvariety: colmar\n=======\nvariety: nobilis\n>>>>>>> main\n');
    expect((await publicationOf(shop).read()).obstacle).toMatch(
      /^Colmar\. Deux personnes ont changé ce passage, .*« variety: colmar » \(ligne 2\)/,
    );
    shop.write(FILE, grid('52'));
    shop.write('prices/la-grille.yml', grid('52'));
    expect((await publicationOf(shop).read()).obstacle).toMatch(/^« la grille » n’est pas une fiche/);
  });
});

describe('publishing', () => {
  test('sends what was recorded elsewhere, too', async () => {
    const bare = shop.addRemote();
    shop.write(FILE, grid('52'));
    shop.commit('Avec un autre outil');
    const commit = shop.head();
    expect(await publish()).toContain('C’est parti');
    expect(gitIn(bare, ['rev-parse', 'main'])).toBe(commit);
  });

  test('in a project below the top of its repository', async () => {
    shop = new SmallRepository({ below: 'sites/sapin' });
    shop.commit('Le site');
    const bare = shop.addRemote();
    writeFileSync(path.join(shop.top, 'other.txt'), 'other\n');
    shop.write('facts/radius.yaml', shop.read('facts/radius.yaml').replace('15 km', '20 km'));
    await publish('Plus loin');
    expect(gitIn(bare, ['show', '--name-only', '--format=', 'main'])).toBe(
      'sites/sapin/content/facts/radius.yaml',
    );
    expect(shop.git('status', '--porcelain')).toBe('?? other.txt');
  });

  test('from a shallow clone', async () => {
    const bare = shop.addRemote();
    shop.write(FILE, grid('46'));
    shop.commit('Encore');
    shop.git('push', '--quiet');
    const full = shop;
    shop = new SmallRepository({ from: ['--depth=1', `file://${bare}`] });
    shop.write(FILE, grid('52'));
    expect(await publish('Depuis une copie')).toContain('C’est parti');
    full.git('fetch', '--quiet');
    expect(full.git('log', '--format=%s', 'origin/main').split('\n')).toEqual([
      'Depuis une copie',
      'Encore',
      'Le site',
    ]);
  });
});

// Each publishes several times, which takes Git dozens of processes.
describe('nothing is lost or half done', { timeout: 60_000 }, () => {
  test('when the place where the site is published is not there, or refuses', async () => {
    const bare = shop.addRemote();
    shop.write(FILE, grid('52'));
    const before = stateOf(shop);
    const hook = path.join(bare, 'hooks/pre-receive');
    writeFileSync(hook, '#!/bin/sh\nexit 1\n');
    chmodSync(hook, 0o755);
    expect(await publish()).toContain('n’accepte pas ce changement');
    expect(await propose()).toContain('n’accepte pas ce changement');
    rmSync(bare, { recursive: true });
    expect(await publish()).toContain('ne répond pas');
    expect(await propose()).toContain('ne répond pas');
    shop.git('remote', 'set-url', 'origin', 'https://127.0.0.1:9/sapin.git');
    expect(await publish()).toContain('ne répond pas');
    expect(stateOf(shop)).toEqual(before);
    shop.git('remote', 'remove', 'origin');
    expect(await publish()).toContain('gardé sur cet ordinateur');
  });

  test('when it was cut short after it had arrived: the next time takes it over', async () => {
    const bare = shop.addRemote();
    shop.write(FILE, grid('52'));
    const before = shop.git('rev-parse', 'HEAD');
    await publish('Le prix');
    const published = shop.git('rev-parse', 'HEAD');
    // As if this copy had never heard of it.
    shop.git('update-ref', 'refs/heads/main', before);
    shop.git('reset', '--quiet');
    expect(await publish()).toContain('rien à publier');
    expect(shop.git('rev-parse', 'HEAD')).toBe(published);
    expect(shop.git('status', '--porcelain')).toBe('');
    shop.write(FILE, grid('53'));
    expect(await publish()).toContain('C’est parti');
    expect(gitIn(bare, ['rev-list', '--count', 'main'])).toBe('3');
  });

  test('when nobody is known as the author: it asks, and keeps the answer', async () => {
    shop.git('config', '--unset', 'user.name');
    shop.git('config', '--unset', 'user.email');
    shop.write(FILE, grid('52'));
    expect((await publicationOf(shop).read()).asksAuthor).toBe(true);
    const before = stateOf(shop);
    expect(await publish()).toContain('Il manque votre nom');
    expect(await publish('', { name: 'Anne <', email: 'anne@example.org' })).toContain('ne convient pas');
    expect(await publish('', { name: 'Anne', email: 'anne' })).toContain('ne convient pas');
    expect(stateOf(shop)).toEqual(before);
    expect(await publish('', { name: 'Anne', email: 'anne@example.org' })).toContain(
      'gardé sur cet ordinateur',
    );
    expect(shop.git('log', '-1', '--format=%an <%ae>')).toBe('Anne <anne@example.org>');
    expect((await publicationOf(shop).read()).asksAuthor).toBe(false);
  });

  test('when a past version is checked out: proposing works, publishing does not', async () => {
    shop.addRemote();
    shop.git('checkout', '--quiet', '--detach');
    shop.write(FILE, grid('52'));
    const { obstacle, canPublish, canPropose } = await publicationOf(shop).read();
    expect([obstacle?.slice(0, 22), canPublish, canPropose]).toEqual(['Ce dossier montre une ', false, true]);
    const before = stateOf(shop).slice(1);
    expect(await publish()).toContain('Ce dossier montre une version du passé');
    expect(await propose('Un prix')).toContain('Votre proposition est partie');
    expect(stateOf(shop).slice(1)).toEqual(before);
  });

  test('when a merge is not done', async () => {
    writeFileSync(path.join(shop.top, '.git/MERGE_HEAD'), `${shop.git('rev-parse', 'HEAD')}\n`);
    shop.write(FILE, grid('52'));
    const { obstacle, canPublish, canPropose } = await publicationOf(shop).read();
    expect([obstacle?.slice(0, 20), canPublish, canPropose]).toEqual(['Quelqu’un a commencé', false, false]);
    expect(await publish()).toContain('n’a pas fini');
  });

  test('when two are asked for at once', async () => {
    shop.write(FILE, grid('52'));
    const publication = publicationOf(shop);
    const answers = await Promise.all([
      ...['Un', 'Deux'].map((sentence) => tried(publication.publish({ sentence }))),
    ]);
    expect(answers[0]).toContain('gardé');
    expect(answers[1]).toContain('déjà en cours');
  });
});

describe('proposing', () => {
  test('sends the content under a name of its own and changes nothing here', async () => {
    const bare = shop.addRemote();
    writeFileSync(path.join(shop.top, 'staged.txt'), 'staged\n');
    shop.git('add', 'staged.txt');
    shop.write(FILE, grid('52'));
    const before = stateOf(shop).slice(1);
    expect(await propose('Prix de Noël !')).toContain('« proposition/2026-12-04-prix-de-noel »');
    expect(await propose('Prix de Noël !')).toContain('« proposition/2026-12-04-prix-de-noel-2 »');
    expect(stateOf(shop).slice(1)).toEqual(before);
    expect(shop.git('branch', '--format=%(refname:short)')).toBe('main');
    expect(
      gitIn(bare, ['show', '--name-only', '--format=%s', 'proposition/2026-12-04-prix-de-noel']).split('\n'),
    ).toEqual(['Prix de Noël !', '', 'content/prices/colmar.yaml']);
    expect((await publicationOf(shop).read()).canPublish).toBe(true);
  });

  test('gives the address where somebody else can look at it', async () => {
    const bare = shop.addRemote();
    shop.git('config', `url.${bare}.insteadOf`, 'https://github.com/anne/sapin.git');
    shop.git('remote', 'set-url', 'origin', 'https://github.com/anne/sapin.git');
    shop.write(FILE, grid('52'));
    const { message, address } = await publicationOf(shop).propose({ sentence: 'Un prix' });
    expect(address).toBe('https://github.com/anne/sapin/compare/main...proposition/2026-12-04-un-prix');
    expect(message).toContain('Envoyez cette adresse');
  });

  test('keeps it here where there is nowhere to send it', async () => {
    shop.write(FILE, grid('52'));
    expect(await propose('Un prix')).toContain(
      'gardée sur cet ordinateur, sous le nom « proposition/2026-12-04-un-prix »',
    );
    expect(shop.git('log', '-1', '--format=%s', 'proposition/2026-12-04-un-prix')).toBe('Un prix');
  });
});

describe('the comparison of pages', () => {
  test('is made once for each state, in the background, and ends when something changes', async () => {
    const calls: { before: string; signal: AbortSignal; done: () => void }[] = [];
    const compare: ComparePages = ({ before, signal, onProgress }) =>
      new Promise((resolve) => {
        onProgress('80 pages');
        const pages = [
          { address: '/', title: 'Accueil', kind: 'changed', words: [{ before: '45 €', after: '52 €' }] },
          { address: '/neuf', title: 'Neuf', kind: 'added', words: [{ after: 'Bonjour' }] },
        ] as const;
        calls.push({ before, signal, done: () => resolve({ pages, frame: '50 pages : le pied de page' }) });
      });
    const publication = publicationOf(shop, compare);
    expect((await publication.read()).busy).toBe(false);
    expect(calls).toHaveLength(0);
    shop.write(FILE, grid('52'));
    expect(await publication.read()).toMatchObject({ busy: true, progress: '80 pages', pages: [] });
    await publication.read();
    expect(calls.map(({ before }) => before)).toEqual([shop.git('rev-parse', 'HEAD')]);
    shop.write(FILE, grid('53'));
    await publication.read();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    for (const { done } of calls) done();
    await vi.waitFor(async () => expect((await publication.read()).busy).toBe(false), 10_000);
    const { pages, frame } = await publication.read();
    expect(frame).toBe('50 pages : le pied de page');
    expect(pages).toEqual([
      { address: '/', title: 'Accueil', kind: 'changed', before: '45 €', after: '52 €', movedTo: null },
      { address: '/neuf', title: 'Neuf', kind: 'new', before: null, after: 'Bonjour', movedTo: null },
    ]);
    expect(calls).toHaveLength(2);
  });

  test('that finds no page says so, and why where a reading is shown nowhere', async () => {
    shop.write(FILE, grid('52').replace('    grid:', '    surfaces: []\n    grid:'));
    shop.commit('Une lecture que rien ne montre');
    shop.write(FILE, grid('53').replace('    grid:', '    surfaces: []\n    grid:'));
    const publication = publicationOf(shop, () => Promise.resolve({ pages: [], frame: null }));
    await publication.read();
    await vi.waitFor(async () => expect((await publication.read()).busy).toBe(false), 10_000);
    expect((await publication.read()).frame).toBe(
      'Aucune page ne montre ce qui a changé : les visiteurs ne verront pas de différence (cette valeur de « Colmar » ne se montre sur aucune page).',
    );
  });

  test('that fails says so, and one of an older state is ended', async () => {
    shop.write(FILE, grid('52'));
    const failing = publicationOf(shop, () => Promise.reject(new Error('no')));
    await failing.read();
    expect(await failing.read()).toMatchObject({
      busy: false,
      frame: expect.stringContaining('n’ont pas pu'),
      canPublish: true,
    });
    const signals: AbortSignal[] = [];
    const endless = publicationOf(shop, ({ signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    expect((await endless.read()).busy).toBe(true);
    shop.write(FILE, grid('53'));
    expect((await endless.read()).busy).toBe(true);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });
});
