import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORDS } from '../../../cli/desk/words.ts';
import { lastingFolder } from '../../temporary-folder.ts';
import { copyTo, openAgain, openDesk, type TestDesk } from './desk-of.ts';

const folder = lastingFolder();
let desk: TestDesk;

beforeAll(() => {
  copyTo(folder);
  desk = openDesk(folder);
});

beforeEach(() => {
  desk = openAgain(desk);
});

describe('a new entry', () => {
  test.each(['', '  ', '!!!', '…'])('needs a letter or a digit in its name: "%s"', async (name) => {
    const answer = await desk.post('/create', { collection: 'articles', name });
    expect(answer).toMatchObject({ status: 422, body: WORDS.refusals.names.wordless });
    expect((await desk.get('/entry?subject=articles/sans-nom')).status).toBe(404);
  });
});

describe('a search for an amount', () => {
  beforeEach(() => {
    const path = 'prices/epicea-du-haut-doubs.yaml';
    desk.write(path, desk.read(path).replace('price: 31', 'price: 44.5'));
  });

  test.each(['44,5', '44,50', '44,50 €', '44.50', '44'])('finds it as people write it: %s', async (query) => {
    const { places } = (await desk.get(`/search?q=${encodeURIComponent(query)}`)).body;
    expect(places).toContainEqual(
      expect.objectContaining({ subject: 'prices/epicea-du-haut-doubs', excerpt: '44,5' }),
    );
  });

  test('does not find digits inside a longer number', async () => {
    expect(desk.read('towns/houtaud.yaml')).toContain('25300');
    expect((await desk.get('/search?q=530')).body.places).toEqual([]);
  });
});

describe('what may be chosen', () => {
  const choices = async (list: string) =>
    (await desk.get(`/choices?list=${encodeURIComponent(list)}`)).body.options;

  test('is called what its list calls it', async () => {
    const sizes = await choices('prices[variety=epicea-du-haut-doubs]#/readings/*/grid/*/{min}-{max}');
    expect(sizes).toContainEqual({ value: '1.5-2', label: '1,50-2 m', detail: null, picture: null });
    const [category] = await choices('pages/article-list#/categories/*/id');
    expect(category.label).not.toBe(category.value);
  });
});
