import { describe, expect, test } from 'vitest';
import { listMismatch } from '../../../../../cli/core/consistency/rules/list-mismatch.ts';
import { found, prices, variety } from '../model-of.ts';

const VARIETIES = {
  'varieties/decore.yaml': variety('Sapin décoré'),
  'varieties/ignifuge.yaml': variety('Sapin ignifugé'),
  'varieties/nobilis.yaml': variety('Nobilis'),
};
const mismatches = (files: Record<string, string>) => found(listMismatch, { ...VARIETIES, ...files });
const items = (...slugs: string[]) => slugs.map((slug) => `{variety: ${slug}, label: x}`).join(', ');

test('a variety that the terms leave out is a finding', () => {
  const terms = (...slugs: string[]) => ({
    'legal/cgv.yaml': `title: CGV\nsections:\n  - title: Produits\n    varieties: [${items(...slugs)}]\n`,
  });
  expect(mismatches(terms('nobilis', 'ignifuge'))).toEqual([
    'list-mismatch/missing legal/cgv',
    '  legal/cgv.yaml:4:5 Nobilis ; Sapin ignifugé ‹varieties›',
    '  varieties/decore.yaml:1:7 Sapin décoré ‹Sapin décoré›',
  ]);
  expect(mismatches(terms('nobilis', 'ignifuge', 'decore'))).toEqual([]);
});

describe('the quote form', () => {
  const form = (types: string, sizes: string) => ({
    'forms/quote-request.yaml': `fields:\n  quantites:\n    sizes: [${sizes}]\n  typeSapin:\n    options: [${types}]\n`,
  });
  const grid = (slug: string, ...rows: (readonly [number, number, number])[]) => ({
    [`prices/${slug}.yaml`]: prices(slug, [{ source: 'brochure', rows }]),
  });

  test('that offers no such tree is a finding, but for the one that has a box of its own', () => {
    expect(mismatches(form(items('nobilis'), ''))).toEqual([
      'list-mismatch/missing quote-request',
      '  forms/quote-request.yaml:5:5 Nobilis ‹options›',
      '  varieties/decore.yaml:1:7 Sapin décoré ‹Sapin décoré›',
    ]);
    expect(mismatches(form(items('nobilis', 'decore'), ''))).toEqual([]);
  });

  const all = items('nobilis', 'decore', 'ignifuge');

  test('that does not offer a size that is sold is a finding, row by row', () => {
    const files = {
      ...form(all, '{id: 1.5-1.75m}, {id: 1.75m+}'),
      ...grid('nobilis', [1.25, 1.5, 30], [1.5, 2, 40]),
    };
    expect(mismatches(files)).toEqual([
      'list-mismatch/sizes quote-request',
      '  forms/quote-request.yaml:3:5 1,50-1,75 m ; ≥ 1,75 m ‹sizes›',
      '  prices/nobilis.yaml:6:9 Nobilis, 1,25-1,50 m ‹{min: 1.25, max: 1.5, price: 30}›',
    ]);
  });

  test('that offers a size which nobody sells is a finding', () => {
    const files = { ...form(all, '{id: 1-1.5m}, {id: 1.5-2m}'), ...grid('nobilis', [1.5, 2, 40]) };
    expect(mismatches(files)).toEqual([
      'list-mismatch/sizes quote-request',
      '  forms/quote-request.yaml:3:5 1-1,50 m ; 1,50-2 m ‹sizes›',
    ]);
  });

  test('whose sizes hold every grid is left alone, as are sizes of trees that it does not offer', () => {
    const sizes = '{id: 1.5-1.75m}, {id: 1.75-2m}, {id: 2m+}';
    const whole = { ...form(all, sizes), ...grid('nobilis', [1.5, 2, 40], [2, 4, 90]) };
    expect(mismatches(whole)).toEqual([]);
    const other = { ...whole, ...grid('autre', [1, 1.5, 10]) };
    expect(mismatches(other)).toEqual([]);
  });
});

describe('the towns of the footer', () => {
  const towns = (colmar: string, groups: string) => ({
    'towns/colmar.yaml': `name: Colmar\ngroup: ${colmar}\n`,
    'towns/houssen.yaml': 'name: Houssen\ngroup: haut-rhin\n',
    'navigation.yaml': `footer:\n  towns:\n${groups}`,
  });

  test('without a delivered town are a finding', () => {
    expect(mismatches(towns('haut-rhin', '    - {group: haut-rhin, towns: [colmar]}\n'))).toEqual([
      'list-mismatch/missing navigation',
      '  navigation.yaml:2:3 Colmar ‹towns›',
      '  towns/houssen.yaml:1:7 Houssen ‹Houssen›',
    ]);
  });

  test('with a town in another group than its own are a finding', () => {
    expect(mismatches(towns('surroundings', '    - {group: haut-rhin, towns: [colmar, houssen]}\n'))).toEqual(
      [
        'list-mismatch/group navigation',
        '  navigation.yaml:3:34 haut-rhin ‹colmar›',
        '  towns/colmar.yaml:2:8 surroundings ‹surroundings›',
      ],
    );
  });
});

describe('a submenu', () => {
  const menu = (...slugs: string[]) => ({
    'navigation.yaml': `header:\n  menu:\n    - name: Nos sapins\n      href: /nos-sapins\n      submenu:\n${slugs.map((slug) => `        - {name: x, href: /nos-sapins/${slug}}\n`).join('')}`,
  });

  test('that leaves an entry out is a finding', () => {
    expect(mismatches(menu('nobilis', 'decore'))).toEqual([
      'list-mismatch/missing navigation',
      '  navigation.yaml:5:7 Nobilis ; Sapin décoré ‹submenu›',
      '  varieties/ignifuge.yaml:1:7 Sapin ignifugé ‹Sapin ignifugé›',
    ]);
  });

  test('that names them all, or has a dead link, is left alone', () => {
    expect(mismatches(menu('nobilis', 'decore', 'ignifuge'))).toEqual([]);
    expect(mismatches(menu('nobilis', 'decor'))).toEqual([]);
  });
});

test('a page that lists a collection lists it whole, where its schema says so', () => {
  const services = {
    'services/a.yaml': 'title: A\n',
    'services/b.yaml': 'title: B\n',
    'services/c.yaml': 'title: C\n',
  };
  expect(mismatches({ ...services, 'pages/service-list.yaml': 'items: [a, b]\n' })).toEqual([
    'list-mismatch/missing service-list',
    '  pages/service-list.yaml:1:1 A ; B ‹items›',
    '  services/c.yaml:1:8 C ‹C›',
  ]);
  expect(mismatches({ 'pages/variety-list.yaml': `items: [${items('nobilis')}]\n` })).toEqual([]);
});

const town = (name: string, nearby: string, wine = '[]') =>
  `name: ${name}\nnearby: ${nearby}\nwineVillages: ${wine}\n`;

test('a new town that nobody names back is one finding, with all its places', () => {
  expect(
    mismatches({
      'towns/colmar.yaml': town('Colmar', '[eguisheim, ingersheim]'),
      'towns/eguisheim.yaml': town('Eguisheim', '[]'),
      'towns/ingersheim.yaml': town('Ingersheim', '[]'),
    }),
  ).toEqual([
    'list-mismatch/one-way towns/colmar',
    '  towns/colmar.yaml:2:10 nomme eguisheim ‹eguisheim›',
    '  towns/colmar.yaml:2:21 nomme ingersheim ‹ingersheim›',
    '  towns/eguisheim.yaml:2:1 ne nomme pas colmar ‹nearby›',
    '  towns/ingersheim.yaml:2:1 ne nomme pas colmar ‹nearby›',
  ]);
});

test.each([
  ['towns that name each other', { a: town('A', '[b]'), b: town('B', '[a]') }],
  ['a relation that is not declared two-way', { a: town('A', '[]', '[b]'), b: town('B', '[]') }],
  ['a town that does not exist', { a: town('A', '[z]') }],
])('%s are left alone', (_, towns) => {
  const files = Object.fromEntries(Object.entries(towns).map(([slug, text]) => [`towns/${slug}.yaml`, text]));
  expect(mismatches(files)).toEqual([]);
});
