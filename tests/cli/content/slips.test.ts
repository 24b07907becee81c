import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadContent } from '../../../cli/content/load.ts';
import { wordingOf } from '../../../cli/messages/words.ts';

const root = mkdtempSync(path.join(tmpdir(), 'sapin-slips-'));
cpSync('content', path.join(root, 'content'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));
const project = {
  contentDir: path.join(root, 'content'),
  schemasDir: 'schemas',
  cacheDir: path.join(root, 'cache'),
};

const PRICE = 'prices/nobilis.yaml';
const SERVICE = 'services/origine.yaml';
const TOWN = 'towns/ingersheim.yaml';
const ARTICLE = 'articles/choisir-sapin.yaml';
const BUSINESS = 'pages/business.yaml';

/** What a hand slips in the shop's own content, and the advice of its own that each slip gets. */
const SLIPS: readonly (readonly [
  slip: string,
  file: string,
  before: string,
  after: string,
  advice: RegExp,
])[] = [
  [
    'a comma in a price',
    PRICE,
    'price: 42',
    'price: 42,50',
    /^les décimales s’écrivent avec un point : 42\.50$/,
  ],
  ['a unit', PRICE, 'price: 42', 'price: 42 €', /^écrivez le nombre seul, sans guillemets ni unité : 42$/],
  [
    'a price of nothing',
    PRICE,
    'price: 42',
    'price: 0',
    /^écrivez un nombre supérieur à 0 ; par exemple : 45 ou/,
  ],
  [
    'a colon in a text',
    SERVICE,
    'title: ',
    'title: Ici : ',
    /^mettez toute la valeur entre guillemets « " »$/,
  ],
  ['a tab', TOWN, '  - turckheim', '\t- turckheim', /^remplacez-la par des espaces, deux par niveau$/],
  ['a quote that stays open', SERVICE, 'title: ', 'title: "', /^ajoutez le guillemet « " » manquant/],
  ['an apostrophe that opens', SERVICE, 'title: ', "title: '", /^fermez la valeur par « ' »/],
  ['a missing dash', TOWN, '  - turckheim', '  turckheim', /^écrivez « - », un espace, puis l’élément/],
  [
    'a dash without a space',
    TOWN,
    '  - turckheim',
    '  -turckheim',
    /^écrivez « - », un espace, puis l’élément/,
  ],
  ['a dash too far right', TOWN, '  - turckheim', '   - turckheim', /^deux éléments de la liste se lisent/],
  ['a colon without a space', SERVICE, 'title: ', 'title:', /^écrivez « champ: valeur », avec un espace/],
  ['curly quotes', ARTICLE, 'date: "2024-11-15"', 'date: “2024-11-15”', /guillemets droits : "2024-11-15"$/],
  ['oui for true', ARTICLE, 'featured: true', 'featured: oui', /^écrivez true$/],
  [
    'a date in words',
    ARTICLE,
    'date: "2024-11-15"',
    'date: 15 novembre 2024',
    /année-mois-jour : "2024-11-15"$/,
  ],
  [
    'a date the French way',
    ARTICLE,
    'date: "2024-11-15"',
    'date: 15/11/2024',
    /année-mois-jour : "2024-11-15"$/,
  ],
  ['a day that is not', ARTICLE, 'date: "2024-11-15"', 'date: "2024-11-31"', /^ce jour n’existe pas/],
  ['a slug with accents', TOWN, '- turckheim', '- Türckheim', /^vouliez-vous dire « turckheim » \?$/],
  [
    'a number where text is due',
    TOWN,
    'postalCode: "68040"',
    'postalCode: 68040',
    /^mettez la valeur entre guillemets : "68040"$/,
  ],
  ['a hash that hides the text', SERVICE, 'title: ', 'title: # ', /^mettez la valeur entre guillemets/],
  ['a field in French', SERVICE, 'title: ', 'titre: ', /^vouliez-vous dire « title » \?$/],
  ['a field twice', SERVICE, 'title: ', 'title: Deux\ntitle: ', /^gardez une seule des deux lignes$/],
  [
    'braces without quotes',
    SERVICE,
    'title: ',
    'title: {{radius}} ',
    /^mettez toute la valeur entre guillemets/,
  ],
  ['blanks in a placeholder', 'pages/contact.yaml', '{{reply-time}}', '{{ reply-time }}', /, sans espace$/],
  [
    'an address without https',
    BUSINESS,
    'href: /devis',
    'href: www.sapin.fr',
    /^écrivez « https:\/\/www\.sapin\.fr »/,
  ],
  ['a path without its slash', BUSINESS, 'href: /devis', 'href: devis', /^écrivez « \/devis »/],
  [
    'a picture by its address',
    ARTICLE,
    'src: ',
    'src: /images/',
    /^vouliez-vous dire « articles\/choisir-sapin\.svg » \?$/,
  ],
];

describe.each(SLIPS)('%s', (_, file, before, after, advice) => {
  test('gets advice of its own, in both languages', () => {
    const target = path.join(project.contentDir, file);
    const text = readFileSync(target, 'utf8');
    expect(text).toContain(before);
    writeFileSync(target, text.replace(before, after));
    const { problems } = loadContent(project);
    writeFileSync(target, text);
    const [first] = problems;
    if (!first) throw new Error('nothing wrong was found');
    expect(first.file).toBe(file);
    expect(wordingOf(first, 'fr').hint).toMatch(advice);
    expect(wordingOf(first, 'en').hint).toMatch(/\S/);
  });
});
