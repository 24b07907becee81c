import { askShop, askShopAsData, lineOf } from './shop-copy.ts';

test('a fact: its readings, and every text that shows it, by itself or in a phrase, as that page reads it', async () => {
  const { places: found } = await askShopAsData('where', 'facts/order-deadline');
  const shown = found.filter(({ kind }) => kind === 'shows');
  expect(found.filter(({ kind }) => kind === 'states')).toHaveLength(2);
  expect(shown.map(({ file, value }) => `${file} ${value}`)).toContain('pages/home.yaml 19 décembre');
  expect(shown.find(({ file }) => file === 'legal/cgv.yaml')).toMatchObject({
    value: '20 décembre',
    line: lineOf('legal/cgv.yaml', '{{ordering}}'),
    pointer: '/sections/1/text',
    routes: ['/cgv'],
  });
});

test('a price file: its grids and the pages that show them', async () => {
  const { places: found } = await askShopAsData('where', 'prices/epicea-du-haut-doubs');
  expect(found.map(({ kind, routes }) => [kind, routes])).toEqual([
    ['states', ['/nos-sapins/epicea-du-haut-doubs', '/comparer', '/trouver-mon-sapin']],
    ['states', ['/nos-sapins']],
  ]);
});

test('an entry: its page, the links to it, and the lists that name it', async () => {
  const { routes, places: found } = await askShopAsData('where', 'varieties/fraser-en-fete');
  expect(routes).toEqual(['/nos-sapins/fraser-en-fete']);
  const seen = found.map(({ kind, file }) => `${kind} ${file}`);
  for (const line of [
    'links navigation.yaml',
    'names pages/home.yaml',
    'names prices/fraser-en-fete.yaml',
    'names legal/cgv.yaml',
    'names varieties/sapin-du-caucase.yaml',
  ])
    expect(seen).toContain(line);
});

test.each([
  ['/nos-sapins/fraser-en-fete', 'varieties/fraser-en-fete'],
  ['http://localhost:4173/livraison/doubs?retour=1#zone', 'towns/doubs'],
  ['/zone-de-livraison/', 'delivery-zone'],
  ['/', 'home'],
  ['content/varieties/fraser-en-fete.yaml', 'varieties/fraser-en-fete'],
  ['facts/on-time-share.yaml', 'facts/on-time-share'],
])('%s, as an editor copies it, is %s', async (named, subject) => {
  expect((await askShopAsData('where', named)).subject).toBe(subject);
});

test('an address that no page has', async () => {
  expect(await askShop('where', '/nos-sapins/fraser-en-fête')).toMatchObject({
    status: 1,
    stderr:
      '« /nos-sapins/fraser-en-fête » n’existe pas ; vouliez-vous dire « /nos-sapins/fraser-en-fete » ?\n',
  });
});

test('as text, frames every place', async () => {
  const { status, stdout } = await askShop('where', 'facts/on-time-share');
  expect(status).toBe(0);
  const line = (file: string, text: string) => `--> ${file}:${lineOf(file, text)}:`;
  expect(stdout).toContain(`${line('facts/on-time-share.yaml', 'value: 94')}12 (le dit)`);
  expect(stdout).toContain(`${line('pages/home.yaml', '{{on-time-share}}')}14 (le montre)`);
  expect(stdout).toContain('= lu sur : /services/tournee');
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('3 endroits dans 3 fichiers');
});

test('a subject that does not exist exits 1, and no subject 2', async () => {
  expect(await askShop('where', 'facts/on-time-shar')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: '« facts/on-time-shar » n’existe pas ; vouliez-vous dire « facts/on-time-share » ?\n',
  });
  expect((await askShop('where')).status).toBe(2);
});
