import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Author } from '../../../../cli/desk/publication/author.ts';
import { PUBLICATION_WORDS } from '../../../../cli/desk/publication/words.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { CONTENT } from '../../small-project.ts';
import { gitIn, SmallRepository, withPlainSpaces } from '../small-repository.ts';
import { tried } from './person.ts';
import { FILE, grid, publicationOf } from './small-shop.ts';

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

  test('a page that is gone leads where its address is redirected', async () => {
    const page = { title: '', kind: 'removed', words: [] } as const;
    const pages = ['/a', '/b'].map((address) => ({ ...page, address }));
    const publication = publicationOf(shop, async () => ({ pages, frame: null }));
    shop.project.writeSchema('redirects.schema.json', readFileSync('schemas/redirects.schema.json', 'utf8'));
    shop.write('redirects.yaml', 'redirects:\n  - {from: /a, to: /communes/colmar}\n');
    shop.write(FILE, grid('52'));
    await publication.read();
    const found = (await publication.read()).pages;
    expect(found.map(({ address, movedTo }) => [address, movedTo])).toEqual([
      ['/a', '/communes/colmar'],
      ['/b', null],
    ]);
  });

  test('texts are compared with what was published last', async () => {
    const publication = publicationOf(shop);
    shop.write(FILE, grid('52'));
    await publication.refresh();
    expect(publication.known().earlier).toEqual(new Map([[FILE, grid('45.5')]]));
    await publication.publish({ sentence: '' });
    expect(publication.known().earlier.size).toBe(0);
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

// It takes Git dozens of processes.
test('nothing is published without Git, or without a repository', { timeout: 60_000 }, async () => {
  vi.stubEnv('PATH', temporaryFolder());
  expect(await publicationOf(shop).read()).toMatchObject({ entries: [], canPublish: false });
  expect(await publish()).toContain('un logiciel qui n’est pas encore sur cet ordinateur');
  vi.unstubAllEnvs();
  rmSync(path.join(shop.top, '.git'), { recursive: true });
  expect(await propose()).toContain('simple copie');
});
