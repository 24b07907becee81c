import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { copyShop } from '../cli/commands/shop-copy.ts';
import { type Files, temporaryFolder } from '../temporary-folder.ts';

/** What `npm run lint:words` says of `files`: each unknown word with its place. The exit status is 1 when there is one. */
function unknownWords(files: Files): { status: number | null; words: string[] } {
  const root = temporaryFolder(files);
  const cspell = path.resolve('node_modules/cspell/bin.mjs');
  const quiet = ['--no-progress', '--no-color', '--no-summary'];
  const call = ['lint', 'content/**', ...quiet, '--root', root, '--config', path.resolve('cspell.json')];
  const { status, stdout } = spawnSync(process.execPath, [cspell, ...call], { cwd: root, encoding: 'utf8' });
  const words = [...stdout.matchAll(/(content\/\S+) - Unknown word \(([^)]+)\)/g)];
  return { status, words: words.map(([, place, word]) => `${place} ${word}`) };
}

test('a mistake is found wherever a visitor or an editor reads', () => {
  const { status, words } = unknownWords({
    'content/README.md': '# Écrire le sitte\n\nUn `sitte` entre accents graves est du code.\n',
    'content/articles/x.yaml': [
      '# yaml-language-server: $schema=../../schemas/articles.schema.json',
      '# Un comentaire se relit aussi.',
      'title: Choisir son sapain de Noël',
      'excerpt: >-',
      '  Les éguilles tiennent, et l’ésence sent bon.',
      'image:',
      '  src: articles/sapain.svg',
      '  alt: Un sapin enneigé, trois paquest à son pied',
      'body: |',
      '  Un [sapain](/nos-sapins/sapain) se livre du {{delivery-periode}}.',
      '',
      '  - des guirlande, des boulles ;',
      '',
      '  | Vous voyez | Faites |',
      '  |---|---|',
      '  | un radiateur | élognez-le |',
    ].join('\n'),
    'content/pages/home.yaml': 'steps:\n  items:\n    - title: Récevez\n    - "Décorez le sapint"\n',
  });
  expect(words).toEqual([
    'content/articles/x.yaml:2:6 comentaire',
    'content/articles/x.yaml:3:20 sapain',
    'content/articles/x.yaml:5:7 éguilles',
    'content/articles/x.yaml:5:31 ésence',
    'content/articles/x.yaml:8:32 paquest',
    'content/articles/x.yaml:10:7 sapain',
    'content/articles/x.yaml:12:24 boulles',
    'content/articles/x.yaml:16:20 élognez',
    'content/pages/home.yaml:3:14 Récevez',
    'content/pages/home.yaml:4:19 sapint',
    'content/README.md:1:13 sitte',
  ]);
  expect(status).toBe(1);
}, 60_000);

test('proper names, slugs, addresses and facts are none', () => {
  const town = [
    'name: Niedermorschwihr',
    'nearby:',
    '  - horbourg-wihr',
    '  - katzenthal',
    'text: >-',
    '  D’Eguisheim à l’Ill, qu’Andolsheim regarde, nous livrons {{same-day-delivery}}, {town}.',
    'link: https://boutique.example/xyzzy',
  ];
  expect(unknownWords({ 'content/towns/x.yaml': town.join('\n') })).toEqual({ status: 0, words: [] });
}, 60_000);

test('a new entry has no unknown word, whatever its template names', async () => {
  const copy = copyShop();
  const collections = [
    'articles',
    'decorations',
    'facts',
    'legal',
    'prices',
    'services',
    'towns',
    'varieties',
  ];
  for (const collection of collections) await copy.run('new', collection, 'essai');
  const files = collections.map((collection) => `${collection}/essai.yaml`);
  expect(unknownWords(Object.fromEntries(files.map((file) => [`content/${file}`, copy.read(file)])))).toEqual(
    {
      status: 0,
      words: [],
    },
  );
}, 60_000);
