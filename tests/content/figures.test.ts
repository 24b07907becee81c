import { expect, test } from 'vitest';
import { PLACEHOLDER } from '../../cli/content/readings.ts';
import { content, texts } from './texts.ts';

/** Figures that prose may hold, by the subject and place they may stand in (everywhere when there is none). */
const ALLOWED: readonly (readonly [what: string, figure: RegExp, place?: RegExp])[] = [
  ['a numbered list', /^(?:> )?\d\. /gm],
  ['the name of a variety', /\b5 étoiles/g],
  ['a year', /\b(?:1[5-9]|20)\d\d\b/g],
  ['a road', /(?<!\p{L})[AD]\d+\b/gu],
  ['a telephone number', /\b0\d(?:\s\d\d){4}\b/g],
  ['an article of law', /\b[LR]\.\s+\d{3}-\d+|\b\d°/g, /^legal\/cgv /],
  [
    'the frame that the law asks to quote',
    /\b300 000 euros|\b10 %|\bL\. 217-1 à L\. 217-32/g,
    /^legal\/cgv /,
  ],
  ['a postal address', /\b1 rue de l’Exemple|\b68000 Colmar/g, /^(?:site|legal\/mentions-legales) /],
  ['that of the authority', /\b3 place de Fontenoy, TSA 80715, 75334\sParis Cedex 07/g, /^legal\/politique/],
  ['a number to be filled in', /\b000 000 000 00000/g, /^legal\/mentions-legales /],
  ['a day of the past', /\ble 21 décembre|\bLe 24 décembre/g, /^articles\/histoire-sapin-noel /],
  ['the day of a law', /\b21 juin/g, /^legal\/mentions-legales /],
  ['a height that names a teaser', /\b(?:125|150|200) cm$/g, /^home \/teasers\/items\/\d\/name$/],
  [
    'sizes, types and budgets of the form',
    /\d(?:[\d ,]*\d)?/g,
    /^quote-request \/fields\/(?:quantites|typeSapin|budget)\//,
  ],
  ['the highest rating', /\bsur 5$/g, /^ui \/rating$/],
];

const prose = texts.filter(({ entry }) => !['facts', 'prices'].includes(entry.collection ?? ''));

test('figures stand in facts and prices, not in prose', () => {
  const typed = prose.flatMap(({ place, written }) => {
    const addresses = /\]\([^)]*\)/g;
    let left = written.replace(PLACEHOLDER, '').replace(addresses, '] ');
    for (const [, figure, where] of ALLOWED) if (!where || where.test(place)) left = left.replace(figure, '');
    return [...left.matchAll(/\S*\d\S*(?:\s\S+)?/g)].map(([found]) => `${place}: ${found}`);
  });
  expect(typed).toEqual([]);
});

test.each(ALLOWED.map(([what, figure, where = /./]) => ({ what, figure, where })))(
  'prose does hold $what',
  ({ figure, where }) => {
    const held = prose.filter(({ place, written }) => where.test(place) && written.search(figure) >= 0);
    expect(held.length).toBeGreaterThan(0);
  },
);

/** The constants of the product (product-spec.md, section 9), spelt out. */
const SPELT = new RegExp(
  [
    'quinze k(?:m|ilomètres)',
    'cinquante k(?:m|ilomètres)',
    '(?:vingt-quatre|quarante-huit|soixante-douze) heures',
    'deux heures',
    'une heure (?:près|de marge)',
    '(?:quatre|cinq|six) à (?:six|sept|huit) semaines',
    'quatre-vingt-dix-huit',
    'quatre bougies',
    'vingt-quatre fromages',
    'treize mois',
    '(?:trois|dix) ans après',
    'vingt-(?:deux|trois) décembre',
    '(?:neuf|dix-sept|vingt) heures',
    'sept jours sur sept',
  ].join('|'),
  'iu',
);

test('and are not spelt out either', () => {
  expect(prose.filter(({ written }) => SPELT.test(written)).map(({ place }) => place)).toEqual([]);
});

test('each fact is said somewhere', () => {
  const said = new Set(
    texts.flatMap(({ written }) => [...written.matchAll(PLACEHOLDER)].map(([, name]) => name)),
  );
  const facts = content.collections.get('facts')?.map(({ slug }) => slug);
  expect(facts?.filter((slug) => !said.has(slug))).toEqual([]);
});
