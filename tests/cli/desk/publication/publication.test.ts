// Longer than other files: each way in which publishing can fail or succeed, on one repository.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Author } from '../../../../cli/desk/publication/author.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { gitIn, SmallRepository, withPlainSpaces } from '../small-repository.ts';
import { tried } from './person.ts';
import { FILE, grid, publicationOf } from './small-shop.ts';

let shop: SmallRepository;
beforeEach(() => {
  shop = new SmallRepository();
  shop.write(FILE, grid('45.5'));
  shop.commit('Le site');
});

const publish = (sentence = '', author?: Author) => tried(publicationOf(shop).publish(sentence, author));
const propose = (sentence = '', author?: Author) => tried(publicationOf(shop).propose(sentence, author));

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
    await publication.publish('');
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
    expect(await publish()).toContain('rien à publier');
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
});
