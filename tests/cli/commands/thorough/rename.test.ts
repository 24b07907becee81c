import { copyShop, shopFile } from '../shop-copy.ts';

test('renames a town in lists of towns and in the footer, comments and layout kept', async () => {
  const copy = copyShop();
  copy.edit('towns/doubs.yaml', '- houtaud\n', '-   "houtaud" # à pied\n');
  const before = copy.read('towns/doubs.yaml');
  expect((await copy.run('rename', 'towns', 'houtaud', 'houtaud-centre')).status).toBe(0);
  expect(copy.read('towns/doubs.yaml')).toBe(before.replace('"houtaud"', '"houtaud-centre"'));
  expect(copy.read('navigation.yaml')).toBe(
    shopFile('navigation.yaml').replace('doubs, houtaud]', 'doubs, houtaud-centre]'),
  );
  expect((await copy.run('check')).status).toBe(0);
});

test('an address that the route table gives to an entry stays', async () => {
  const copy = copyShop();
  expect((await copy.run('rename', 'legal', 'cgv', 'conditions')).status).toBe(0);
  expect(copy.read('redirects.yaml')).toBe(shopFile('redirects.yaml'));
  expect(copy.read('navigation.yaml')).toBe(shopFile('navigation.yaml'));
  expect(copy.read('routes.yaml')).toContain('entry: conditions');
  expect((await copy.run('check')).status).toBe(0);
});

test('renaming a fact changes its placeholders, and redirects nothing', async () => {
  const copy = copyShop();
  expect((await copy.run('rename', 'facts', 'on-time-share', 'punctuality')).status).toBe(0);
  expect(copy.read('pages/home.yaml')).toBe(
    shopFile('pages/home.yaml').replaceAll('{{on-time-share}}', '{{punctuality}}'),
  );
  expect(copy.read('redirects.yaml')).toBe(shopFile('redirects.yaml'));
});

test('changes what is computed of the entry: placeholders, facts and words that name it', async () => {
  const copy = copyShop();
  copy.edit(
    'pages/contact.yaml',
    'title: Nous joindre',
    'title: Un Fraser dès {{price:fraser-en-fete/least}}, {{size:fraser-en-fete}}',
  );
  copy.edit(
    'facts/giant-size.yaml',
    'kind: distance\n',
    'kind: distance\nequals: size:fraser-en-fete/most\n',
  );
  copy.edit('lexicon.yaml', 'about: [giant-size]', 'about: [giant-size, "price:fraser-en-fete/most"]');
  const before = ['pages/contact.yaml', 'facts/giant-size.yaml', 'lexicon.yaml'].map(copy.read);
  expect((await copy.run('rename', 'varieties', 'fraser-en-fete', 'fraser')).status).toBe(0);
  expect(['pages/contact.yaml', 'facts/giant-size.yaml', 'lexicon.yaml'].map(copy.read)).toEqual(
    before.map((text) => text.replaceAll(/(price|size):fraser-en-fete/g, '$1:fraser')),
  );
  expect((await copy.run('check')).status).toBe(0);
});

test('changes the distance of a town, and the list that a fact counts', async () => {
  const copy = copyShop();
  copy.edit('pages/contact.yaml', 'title: Nous joindre', 'title: Doubs est à {{distance:doubs}}');
  copy.edit(
    'facts/wreath-candles.yaml',
    'kind: count\n',
    'kind: count\ncounts: decorations/couronne-des-dimanches#/candles\n',
  );
  expect((await copy.run('rename', 'towns', 'doubs', 'doubs-bourg')).status).toBe(0);
  expect(copy.read('pages/contact.yaml')).toContain('title: Doubs est à {{distance:doubs-bourg}}\n');
  expect((await copy.run('rename', 'decorations', 'couronne-des-dimanches', 'couronne')).status).toBe(0);
  expect(copy.read('facts/wreath-candles.yaml')).toContain('counts: decorations/couronne#/candles\n');
});
