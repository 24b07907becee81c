import { describe, expect, test } from 'vitest';
import { againstAvailability } from '../../../../../cli/core/consistency/rules/against-availability.ts';
import { fact, found, prices, variety } from '../model-of.ts';

const files = (...lines: readonly string[]) => ({
  'availability.yaml': `states:\n${lines.map((line) => `  - {${line}}\n`).join('')}`,
  'facts/delivery-time.yaml': fact('duration', ['48/72 heures'], 'topic: delivery-time\n'),
  'varieties/fraser-en-fete.yaml': `${variety('Fraser')}description: Livré en {{delivery-time}}.\n`,
  'varieties/nobilis.yaml': `${variety('Nobilis')}description: Un délai plus long que {{delivery-time}}.\n`,
  'prices/nobilis.yaml': prices('nobilis', [{ source: 'a', rows: '1-1.5 20, 1.5-2 30' }]),
  'pages/home.yaml':
    'teasers:\n  items:\n    - {name: Nobilis 2 m, variety: nobilis, height: 2, price: 30, href: /nos-sapins}\n',
  'articles/choisir.yaml':
    'body: |\n  Prenez un [Nobilis](/nos-sapins/nobilis).\n\n  Un [Nobilis](/nos-sapins/nobilis), vraiment.\n',
});

describe('a tree that is sold out for good', () => {
  test('is praised on the home page, and in an article', () => {
    expect(found(againstAvailability, files('variety: nobilis, state: sold-out'))).toEqual([
      'against-availability varieties/nobilis',
      '  pages/home.yaml:3:36 nobilis ‹nobilis›',
      '  availability.yaml:2:31 épuisé ‹sold-out›',
      'against-availability varieties/nobilis',
      '  articles/choisir.yaml:2:23 /nos-sapins/nobilis ‹/nos-sapins/nobilis›',
      '  availability.yaml:2:31 épuisé ‹sold-out›',
    ]);
  });

  test('in one size is praised in this size', () => {
    expect(found(againstAvailability, files('variety: nobilis, sizes: [1.5-2], state: sold-out'))).toEqual([
      'against-availability varieties/nobilis',
      '  pages/home.yaml:3:36 nobilis ‹nobilis›',
      '  availability.yaml:2:47 épuisé ‹sold-out›',
    ]);
  });
});

test('a tree on order promises the delay of all others', () => {
  expect(
    found(againstAvailability, files('variety: fraser-en-fete, state: on-order, delay: un mois')),
  ).toEqual([
    'against-availability/delay varieties/fraser-en-fete',
    expect.stringMatching(/^ {2}varieties\/fraser-en-fete\.yaml:2:14 \{\{delivery-time\}\}/),
    '  availability.yaml:2:38 sur commande ‹on-order›',
  ]);
});

test.each([
  ['that comes back', 'variety: nobilis, state: sold-out, until: 2026-12-20'],
  ['of another size', 'variety: nobilis, sizes: [1-1.5], state: sold-out'],
  ['that is nearly sold out', 'variety: nobilis, state: few'],
  ['on order whose text says that it takes longer', 'variety: nobilis, state: on-order, delay: un mois'],
])('a tree %s is left alone', (_, line) => {
  expect(found(againstAvailability, files(line))).toEqual([]);
});
