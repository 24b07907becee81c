import { expect, test } from 'vitest';
import { wordingOf } from '../../../cli/messages/catalogue.ts';
import { checkShop } from '../shop-content.ts';

const PRICE = 'prices/fraser-en-fete.yaml';
const SERVICE = 'services/tournee.yaml';
const TOWN = 'towns/houtaud.yaml';
const ARTICLE = 'articles/arroser-un-sapin-coupe.yaml';
const BUSINESS = 'pages/business.yaml';

/** Slips of the keyboard in the shop's content, and the advice of its own that each slip gets. */
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
    'price: 118',
    'price: 118,50',
    /^les décimales s’écrivent avec un point : 118\.50$/,
  ],
  ['a unit', PRICE, 'price: 118', 'price: 118 €', /^écrivez le nombre seul, sans guillemets ni unité : 118$/],
  [
    'a price of nothing',
    PRICE,
    'price: 118',
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
  [
    'a tab',
    TOWN,
    '  - oye-et-pallet',
    '\t- oye-et-pallet',
    /^remplacez-la par des espaces, deux par niveau$/,
  ],
  ['a quote that stays open', SERVICE, 'title: ', 'title: "', /^ajoutez le guillemet « " » manquant/],
  ['an apostrophe that opens', SERVICE, 'title: ', "title: '", /^fermez la valeur par « ' »/],
  [
    'a missing dash',
    TOWN,
    '  - oye-et-pallet',
    '  oye-et-pallet',
    /^écrivez « - », un espace, puis l’élément/,
  ],
  [
    'a dash without a space',
    TOWN,
    '  - oye-et-pallet',
    '  -oye-et-pallet',
    /^écrivez « - », un espace, puis l’élément/,
  ],
  [
    'a dash too far right',
    TOWN,
    '  - oye-et-pallet',
    '   - oye-et-pallet',
    /^deux éléments de la liste se lisent/,
  ],
  ['a colon without a space', SERVICE, 'title: ', 'title:', /^écrivez « champ: valeur », avec un espace/],
  ['curly quotes', ARTICLE, 'date: "2026-11-12"', 'date: “2026-11-12”', /guillemets droits : "2026-11-12"$/],
  ['oui for true', ARTICLE, 'featured: true', 'featured: oui', /^écrivez true$/],
  [
    'a date in words',
    ARTICLE,
    'date: "2026-11-12"',
    'date: 12 novembre 2026',
    /année-mois-jour : "2026-11-12"$/,
  ],
  [
    'a date the French way',
    ARTICLE,
    'date: "2026-11-12"',
    'date: 12/11/2026',
    /année-mois-jour : "2026-11-12"$/,
  ],
  ['a day that is not', ARTICLE, 'date: "2026-11-12"', 'date: "2026-11-31"', /^ce jour n’existe pas/],
  [
    'a slug with accents',
    TOWN,
    '- oye-et-pallet',
    '- Oye-et-Pállet',
    /^vouliez-vous dire « oye-et-pallet » \?$/,
  ],
  [
    'a number where text is due',
    TOWN,
    'postalCode: "25300"',
    'postalCode: 25300',
    /^mettez la valeur entre guillemets : "25300"$/,
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
  [
    'blanks in a placeholder',
    'pages/contact.yaml',
    '{{answer-delay}}',
    '{{ answer-delay }}',
    /, sans espace$/,
  ],
  [
    'an address without https',
    BUSINESS,
    'href: /devis',
    'href: www.sapin.fr',
    /^écrivez « https:\/\/www\.sapin\.fr »/,
  ],
  ['a path without its slash', BUSINESS, 'href: /devis', 'href: devis', /^écrivez « \/devis »/],
  ['a picture by its address', ARTICLE, 'src: ', 'src: /images/', /^vouliez-vous dire « rameau\.svg » \?$/],
];

test.each(SLIPS)('%s gets advice of its own, in both languages', (_, file, before, after, advice) => {
  const [first] = checkShop({ file, before, after }).problems;
  if (!first) throw new Error('nothing wrong was found');
  expect(first.file).toBe(file);
  expect(wordingOf(first, 'fr').hint).toMatch(advice);
  expect(wordingOf(first, 'en').hint).toMatch(/\S/);
});
