// Longer than other files: each way in which publishing can fail or succeed, on one repository.
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentHistory } from '../../../../cli/desk/history/history.ts';
import type { Author } from '../../../../cli/desk/publication/author.ts';
import type { ComparePages } from '../../../../cli/desk/publication/page-changes.ts';
import { ContentPublication } from '../../../../cli/desk/publication/publication.ts';
import { PUBLICATION_WORDS } from '../../../../cli/desk/publication/words.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { CONTENT } from '../../small-project.ts';
import { thoroughly } from '../../thorough.ts';
import { gitIn, SmallRepository, withPlainSpaces } from '../small-repository.ts';
import { tried } from './person.ts';

const FILE = 'prices/colmar.yaml';
const grid = (price: string) => `readings:
  - source: brochure
    grid:
      - {min: 1, max: 1.5, price: ${price}}
`;

function publicationOf(desk: SmallRepository, compare?: ComparePages): ContentPublication {
  return new ContentPublication(desk, new ContentHistory(desk), compare);
}

let shop: SmallRepository;
beforeEach(() => {
  shop = new SmallRepository();
  shop.write(FILE, grid('45.5'));
  shop.commit('Le site');
});

const publish = (sentence = '', author?: Author, without?: readonly string[]) =>
  tried(publicationOf(shop).publish({ sentence, author, without }));
const propose = (sentence = '', author?: Author) => tried(publicationOf(shop).propose({ sentence, author }));

describe('what would be published', () => {
  test('is told by entry, with a sentence', async () => {
    shop.write(FILE, grid('52'));
    const { entries, suggestion, obstacle, canPublish, canPropose, asksAuthor } =
      await publicationOf(shop).read();
    expect(entries).toHaveLength(1);
    expect(entries[0]?.changes).toMatchObject([
      { place: { subject: 'prices/colmar', label: 'Prix, 1-1,50 m' } },
    ]);
    expect(withPlainSpaces(suggestion)).toBe('Colmar, Prix, 1-1,50 m : 45,50 € → 52 €');
    expect({ obstacle, canPublish, canPropose, asksAuthor }).toEqual({
      obstacle: null,
      canPublish: true,
      canPropose: true,
      asksAuthor: false,
    });
  });

  test('texts are compared with what was published last', async () => {
    const publication = publicationOf(shop);
    shop.write(FILE, grid('52'));
    await publication.refresh();
    expect(publication.known().earlier).toEqual(new Map([[FILE, grid('45.5')]]));
    await publication.publish({ sentence: '' });
    expect(publication.known().earlier.size).toBe(0);
  });

  thoroughly('is nothing when nothing is saved, and looking leaves no trace', async () => {
    const before = shop.git('count-objects');
    shop.write(FILE, grid('52'));
    await publicationOf(shop).read();
    expect(shop.git('count-objects')).toBe(before);
    shop.write(FILE, grid('45.5'));
    const { entries, canPublish, suggestion } = await publicationOf(shop).read();
    expect([entries, canPublish, suggestion]).toEqual([[], false, '']);
  });

  thoroughly('sees a change of the same length in the second of the last commit', async () => {
    for (const price of ['46.5', '47.5', '48.5', '49.5']) {
      shop.write(FILE, grid(price));
      shop.commit(price);
      shop.write(FILE, grid(price.replace('.5', '.6')));
      expect((await publicationOf(shop).read()).entries).toHaveLength(1);
    }
  });

  thoroughly('names entries that are new, changed and gone, and pictures', async () => {
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
    expect(suggestion).toBe('Bien choisir son sapin, Colmar, Turckheim et des images');
    expect(publication.known().unpublished).toEqual([
      { subject: 'articles/choisir', title: 'Bien choisir son sapin', change: 'changed' },
      { subject: 'prices/colmar', title: 'Colmar', change: 'deleted' },
      { subject: 'towns/turckheim', title: 'Turckheim', change: 'new' },
      { subject: '', title: 'Images du site', change: 'changed' },
    ]);
  });

  thoroughly('is refused with the place of the first error', async () => {
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

  thoroughly('is refused for whatever else is at fault', async () => {
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
  test('commits the content alone, with the sentence, and sends it', async () => {
    const bare = shop.addRemote();
    writeFileSync(path.join(shop.top, 'staged.txt'), 'staged\n');
    writeFileSync(path.join(shop.top, 'loose.txt'), 'loose\n');
    shop.git('add', 'staged.txt');
    shop.write(FILE, grid('52'));
    shop.write('towns/turckheim.yaml', 'name: Turckheim\npostalCode: "68230"\n');
    shop.project.remove('articles/choisir.yaml');
    expect(await publish('Prix de Noël\u0007\r\nEt une commune')).toContain('C’est parti');
    expect(shop.git('log', '-1', '--format=%an <%ae> %B')).toBe(
      'Anne <anne@example.org> Prix de Noël\nEt une commune\n',
    );
    expect(shop.git('show', '--name-status', '--format=', 'HEAD').split('\n')).toEqual([
      'D\tcontent/articles/choisir.yaml',
      'M\tcontent/prices/colmar.yaml',
      'A\tcontent/towns/turckheim.yaml',
    ]);
    expect(shop.git('status', '--porcelain').split('\n')).toEqual(['A  staged.txt', '?? loose.txt']);
    expect(gitIn(bare, ['rev-parse', 'main'])).toBe(shop.git('rev-parse', 'HEAD'));
    const { looking, checking, sending } = PUBLICATION_WORDS;
    expect(shop.steps).toEqual([looking, checking, sending]);
    expect(await publish()).toContain('rien à publier');
  });

  test('is refused when what is saved is not what was read', async () => {
    shop.write(FILE, grid('52'));
    const { revision } = await publicationOf(shop).read();
    shop.write(FILE, grid('53'));
    const before = shop.head();
    const send = (read: string) => tried(publicationOf(shop).publish({ sentence: '', revision: read }));
    expect(await send(revision)).toContain('Une fiche vient de changer');
    expect(shop.head()).toBe(before);
    expect(await send((await publicationOf(shop).read()).revision)).toContain('C’est gardé');
  });

  test('is refused when a file is saved between the check and the commit', async () => {
    let price = 52;
    shop.write(FILE, grid(`${price}`));
    const before = shop.head();
    vi.spyOn(shop, 'content').mockImplementation(() => {
      shop.write(FILE, grid(`${++price}`));
      return shop.project.load().content;
    });
    expect(await publish()).toContain('Une fiche vient de changer');
    expect(shop.head()).toBe(before);
  });

  thoroughly('sends what was recorded elsewhere, too', async () => {
    const bare = shop.addRemote();
    shop.write(FILE, grid('52'));
    shop.commit('Avec un autre outil');
    const commit = shop.head();
    expect(await publish()).toContain('C’est parti');
    expect(gitIn(bare, ['rev-parse', 'main'])).toBe(commit);
  });

  thoroughly('in a project below the top of its repository', async () => {
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

  thoroughly('from a shallow clone', async () => {
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

test('what is known changes once, however long publishing takes', async () => {
  shop.addRemote();
  for (const name of ['a', 'b']) shop.write(`towns/${name}.yaml`, `name: ${name}\npostalCode: "68230"\n`);
  // What was sent is known here for a while before it is the branch.
  const hook = path.join(shop.top, '.git/hooks/reference-transaction');
  writeFileSync(hook, '#!/bin/sh\ncase "$1 $(cat)" in committed*refs/remotes/*) sleep 2;; esac\n', {
    mode: 0o755,
  });
  const publication = publicationOf(shop);
  await publication.refresh();
  const known = new Set<string>();
  let isOut = false;
  const look = async () => {
    while (!isOut) {
      await publication.refresh();
      const { unpublished, incoming } = publication.known();
      known.add(`${unpublished.length} to publish, ${incoming} to receive`);
    }
  };
  const publishing = publication.publish({ sentence: '' }).finally(() => {
    isOut = true;
  });
  await Promise.all([look(), publishing]);
  expect([...known]).toEqual(['2 to publish, 0 to receive', '0 to publish, 0 to receive']);
});

describe('a part', () => {
  const NEW = 'towns/turckheim';
  const TOWN = 'name: Turckheim\npostalCode: "68230"\n';
  const tiesOf = async () =>
    (await publicationOf(shop).read()).entries.map(({ subject, needs, namedBy }) => ({
      subject,
      needs,
      namedBy,
    }));

  test('goes without what is still at fault', async () => {
    const bare = shop.addRemote();
    shop.write(FILE, grid('52'));
    shop.write('articles/demain.yaml', 'title: Demain\n');
    expect(await publicationOf(shop).read()).toMatchObject({ canPublish: false });
    expect(await publish()).not.toContain('C’est parti');
    const part = await publicationOf(shop).read(['articles/demain']);
    expect(part).toMatchObject({ canPublish: true, obstacle: null, faults: [] });
    expect(part.entries).toHaveLength(2);
    expect(withPlainSpaces(part.suggestion)).toBe('Colmar, Prix, 1-1,50 m : 45,50 € → 52 €');
    expect(await publish('', undefined, ['articles/demain'])).toContain('C’est parti');
    expect(shop.git('show', '--name-status', '--format=', 'HEAD')).toBe('M\tcontent/prices/colmar.yaml');
    expect(shop.git('status', '--porcelain')).toBe('?? content/articles/demain.yaml');
    expect(gitIn(bare, ['rev-parse', 'main'])).toBe(shop.head());
  });

  test('is checked by itself, and offers what belongs together', async () => {
    shop.write(`${NEW}.yaml`, `${TOWN}image: turckheim.svg\n`);
    for (const name of ['turckheim', 'heim'])
      shop.write(`images/${name}.svg`, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>');
    shop.write('towns/colmar.yaml', `${shop.read('towns/colmar.yaml')}link: /communes/turckheim\n`);
    expect(await tiesOf()).toEqual([
      { subject: 'towns/colmar', needs: [NEW], namedBy: [] },
      { subject: NEW, needs: [], namedBy: ['towns/colmar'] },
    ]);
    expect(await publish('', undefined, [NEW])).toContain('Colmar, Lien');
    expect(await publish('', undefined, ['towns/colmar'])).toContain('C’est gardé');
    expect(shop.git('show', '--name-only', '--format=', 'HEAD').split('\n')).toEqual([
      'content/images/turckheim.svg',
      'content/towns/turckheim.yaml',
    ]);
  });

  test('pictures wait until an entry shows them, and what is counted is what is listed', async () => {
    shop.write(FILE, grid('52'));
    for (const name of ['vosges', 'colmar'])
      shop.write(`images/${name}.svg`, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>');
    const publication = publicationOf(shop);
    const { entries } = await publication.read();
    expect(entries.map(({ subject }) => subject)).toEqual(['prices/colmar']);
    expect(publication.known().unpublished).toHaveLength(entries.length);
    await publish();
    expect(shop.git('show', '--name-only', '--format=', 'HEAD')).toBe('content/prices/colmar.yaml');
  });

  test.skipIf(process.platform === 'win32')('is checked without a copy of the content', async () => {
    execFileSync('mkfifo', [path.join(shop.project.contentDir, '.pipe')]); // cannot be copied
    shop.write(FILE, grid('52'));
    shop.write(`${NEW}.yaml`, TOWN);
    expect(await publicationOf(shop).read([NEW])).toMatchObject({ canPublish: true, faults: [] });
  });

  test('of what goes needs what has named it', async () => {
    shop.write(`${NEW}.yaml`, TOWN);
    shop.write('towns/colmar.yaml', `${shop.read('towns/colmar.yaml')}link: /communes/turckheim\n`);
    shop.commit('Une commune');
    shop.project.remove(`${NEW}.yaml`);
    shop.write('towns/colmar.yaml', shop.read('towns/colmar.yaml').replace(/^link: .*\n/m, ''));
    expect(await tiesOf()).toEqual([
      { subject: 'towns/colmar', needs: [], namedBy: [] },
      { subject: NEW, needs: ['towns/colmar'], namedBy: [] },
    ]);
  });

  test('of what moves needs its redirect, and that needs it', async () => {
    shop.project.writeSchema('redirects.schema.json', readFileSync('schemas/redirects.schema.json', 'utf8'));
    shop.write(`${NEW}.yaml`, TOWN);
    shop.write('redirects.yaml', 'redirects:\n  - from: /communes/horbourg\n    to: /communes/colmar\n');
    shop.commit('Une commune');
    shop.project.remove(`${NEW}.yaml`);
    shop.write('towns/turckheim-le-haut.yaml', TOWN);
    const row = '  - from: /communes/turckheim\n    to: /communes/turckheim-le-haut\n';
    shop.write('redirects.yaml', shop.read('redirects.yaml') + row);
    expect((await tiesOf()).map(({ subject, needs }) => [subject, needs])).toEqual([
      ['redirects', ['towns/turckheim-le-haut']],
      ['towns/turckheim-le-haut', ['redirects']],
    ]);
  });

  test('of what moves needs the row of the route table that shows it, and that needs it', async () => {
    const show = (slug: string) =>
      shop.write('routes.yaml', CONTENT['routes.yaml'].replace('{page: home}}', `{entry: ${slug}}}`));
    show('choisir');
    shop.commit('Un repli');
    shop.write('articles/bien-choisir.yaml', shop.read('articles/choisir.yaml'));
    shop.project.remove('articles/choisir.yaml');
    show('bien-choisir');
    expect((await tiesOf()).map(({ subject, needs }) => [subject, needs])).toEqual([
      ['articles/bien-choisir', ['routes']],
      ['routes', ['articles/bien-choisir']],
    ]);
  });
});

// Each publishes several times, which takes Git dozens of processes.
describe('nothing is lost or half done', { timeout: 60_000 }, () => {
  test('without Git, and without a repository', async () => {
    vi.stubEnv('PATH', temporaryFolder());
    expect(await publicationOf(shop).read()).toMatchObject({ entries: [], canPublish: false });
    expect(await publish()).toContain('un logiciel qui n’est pas encore sur cet ordinateur');
    vi.unstubAllEnvs();
    rmSync(path.join(shop.top, '.git'), { recursive: true });
    expect(await propose()).toContain('simple copie');
  });

  thoroughly('when the place where the site is published is not there, or refuses', async () => {
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

  thoroughly('when it was cut short after it had arrived: the next time takes it over', async () => {
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

  thoroughly('when nobody is known as the author: it asks, and keeps the answer', async () => {
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

  thoroughly('when a past version is checked out: proposing works, publishing does not', async () => {
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

  thoroughly('when a merge is not done', async () => {
    writeFileSync(path.join(shop.top, '.git/MERGE_HEAD'), `${shop.git('rev-parse', 'HEAD')}\n`);
    shop.write(FILE, grid('52'));
    const { obstacle, canPublish, canPropose } = await publicationOf(shop).read();
    expect([obstacle?.slice(0, 20), canPublish, canPropose]).toEqual(['Quelqu’un a commencé', false, false]);
    expect(await publish()).toContain('n’a pas fini');
  });

  thoroughly('when two are asked for at once', async () => {
    shop.write(FILE, grid('52'));
    const publication = publicationOf(shop);
    const answers = await Promise.all([
      ...['Un', 'Deux'].map((sentence) => tried(publication.publish({ sentence }))),
    ]);
    expect(answers[0]).toContain('gardé');
    expect(answers[1]).toContain('déjà en cours');
  });
});

/** All that a repository holds that may be lost or half done. */
const stateOf = (desk: SmallRepository) => [
  desk.git('for-each-ref'),
  desk.git('status', '--porcelain=v2'),
  desk.git('rev-parse', 'HEAD'),
];

describe('proposing', () => {
  thoroughly('sends the content under a name of its own and changes nothing here', async () => {
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

  thoroughly('gives the address where somebody else can look at it', async () => {
    const bare = shop.addRemote();
    shop.git('config', `url.${bare}.insteadOf`, 'https://github.com/anne/sapin.git');
    shop.git('remote', 'set-url', 'origin', 'https://github.com/anne/sapin.git');
    shop.write(FILE, grid('52'));
    const { message, address } = await publicationOf(shop).propose({ sentence: 'Un prix' });
    expect(address).toBe('https://github.com/anne/sapin/compare/main...proposition/2026-12-04-un-prix');
    expect(message).toContain('Envoyez cette adresse');
  });

  thoroughly('keeps it here where there is nowhere to send it', async () => {
    shop.write(FILE, grid('52'));
    expect(await propose('Un prix')).toContain(
      'gardée sur cet ordinateur, sous le nom « proposition/2026-12-04-un-prix »',
    );
    expect(shop.git('log', '-1', '--format=%s', 'proposition/2026-12-04-un-prix')).toBe('Un prix');
  });
});

describe('the comparison of pages', () => {
  thoroughly('is made once for each state, in the background, and ends when something changes', async () => {
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
      { address: '/', title: 'Accueil', kind: 'changed', before: '45 €', after: '52 €' },
      { address: '/neuf', title: 'Neuf', kind: 'new', before: null, after: 'Bonjour' },
    ]);
    expect(calls).toHaveLength(2);
  });

  thoroughly('that finds no page says so, and why where a reading is shown nowhere', async () => {
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

  thoroughly('that fails says so, and one of an older state is ended', async () => {
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
