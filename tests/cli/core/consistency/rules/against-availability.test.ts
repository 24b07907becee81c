import { describe, expect, test } from 'vitest';
import { againstAvailability } from '../../../../../cli/core/consistency/rules/against-availability.ts';
import { found, variety } from '../model-of.ts';

const files = (state: string) => ({
  'availability.yaml': state,
  'varieties/nobilis.yaml': variety('Nobilis'),
  'decorations/houx.yaml': 'name: Houx\n',
  'pages/home.yaml':
    'teasers:\n  items:\n    - {name: Nobilis 2 m, variety: nobilis, height: 2, price: 30, href: /nos-sapins}\n',
  'finder.yaml': 'varieties: [nobilis]\n',
  'navigation.yaml': 'menu:\n  - {label: Nobilis, href: /nos-sapins/nobilis}\n',
  'articles/choisir.yaml':
    'body: |\n  Prenez un [Nobilis](/nos-sapins/nobilis).\n\n  Un [Nobilis](/nos-sapins/nobilis), vraiment.\n',
  'varieties/fraser.yaml': `${variety('Fraser')}editorial: {title: A, text: "Du [houx](/decos-cadeaux/houx)"}\n`,
});
const tree = (line: string) => files(`states:\n  - {${line}}\n`);

describe('what is gone for good', () => {
  test('is praised on the home page, and in an article: not in menus or in the list of all', () => {
    expect(found(againstAvailability, tree('variety: nobilis, state: sold-out'))).toEqual([
      'against-availability varieties/nobilis',
      '  pages/home.yaml:3:36 nobilis ‹nobilis›',
      '  availability.yaml:2:31 sold-out ‹sold-out›',
      'against-availability varieties/nobilis',
      '  articles/choisir.yaml:2:23 /nos-sapins/nobilis ‹/nos-sapins/nobilis›',
      '  availability.yaml:2:31 sold-out ‹sold-out›',
    ]);
  });

  test('may be a decoration, on the page of a tree', () => {
    const gone = 'states: []\ndecorations:\n  - {decoration: houx, state: sold-out}\n';
    expect(found(againstAvailability, files(gone))).toEqual([
      'against-availability decorations/houx',
      '  varieties/fraser.yaml:2:40 /decos-cadeaux/houx ‹/decos-cadeaux/houx›',
      '  availability.yaml:3:31 sold-out ‹sold-out›',
    ]);
  });
});

test.each([
  ['that comes back', 'variety: nobilis, state: sold-out, until: 2026-12-20'],
  ['of one size', 'variety: nobilis, sizes: [1-1.5], state: sold-out'],
  ['that is nearly sold out', 'variety: nobilis, state: few'],
  ['on order', 'variety: nobilis, state: on-order, delay: un mois'],
])('a tree %s is left alone', (_, line) => {
  expect(found(againstAvailability, tree(line))).toEqual([]);
});
