import { expect, test } from 'vitest';
import { asymmetricReference } from '../../../../../cli/core/consistency/rules/asymmetric-reference.ts';
import { found } from '../model-of.ts';

const town = (name: string, nearby: string, wine = '[]') =>
  `name: ${name}\nnearby: ${nearby}\nwineVillages: ${wine}\n`;

test('a town that does not name back is a finding at both', () => {
  expect(
    found(asymmetricReference, {
      'towns/colmar.yaml': town('Colmar', '[eguisheim, ingersheim]'),
      'towns/eguisheim.yaml': town('Eguisheim', '[ingersheim]'),
      'towns/ingersheim.yaml': town('Ingersheim', '[colmar, eguisheim]'),
    }),
  ).toEqual([
    'asymmetric-reference towns/colmar',
    '  towns/colmar.yaml:2:10 nomme eguisheim ‹eguisheim›',
    '  towns/eguisheim.yaml:2:1 ne nomme pas colmar ‹nearby›',
  ]);
});

test('a new town that nobody names back is one finding, with all its places', () => {
  expect(
    found(asymmetricReference, {
      'towns/colmar.yaml': town('Colmar', '[eguisheim, ingersheim]'),
      'towns/eguisheim.yaml': town('Eguisheim', '[]'),
      'towns/ingersheim.yaml': town('Ingersheim', '[]'),
    }),
  ).toEqual([
    'asymmetric-reference/unanswered towns/colmar',
    '  towns/colmar.yaml:2:10 nomme eguisheim ‹eguisheim›',
    '  towns/colmar.yaml:2:21 nomme ingersheim ‹ingersheim›',
    '  towns/eguisheim.yaml:2:1 ne nomme pas colmar ‹nearby›',
    '  towns/ingersheim.yaml:2:1 ne nomme pas colmar ‹nearby›',
  ]);
});

test('a town that names none of its neighbours back is one finding', () => {
  expect(
    found(asymmetricReference, {
      'towns/colmar.yaml': town('Colmar', '[]'),
      'towns/eguisheim.yaml': town('Eguisheim', '[colmar, ingersheim]'),
      'towns/ingersheim.yaml': town('Ingersheim', '[colmar, eguisheim]'),
    }),
  ).toEqual([
    'asymmetric-reference/unreturned towns/colmar',
    '  towns/eguisheim.yaml:2:10 nomme colmar ‹colmar›',
    '  towns/ingersheim.yaml:2:10 nomme colmar ‹colmar›',
    '  towns/colmar.yaml:2:1 ne nomme pas eguisheim ‹nearby›',
    '  towns/colmar.yaml:2:1 ne nomme pas ingersheim ‹nearby›',
  ]);
});

test.each([
  ['towns that name each other', { a: town('A', '[b]'), b: town('B', '[a]') }],
  ['a relation that is not declared two-way', { a: town('A', '[]', '[b]'), b: town('B', '[]') }],
  ['a town that does not exist', { a: town('A', '[z]') }],
])('%s are left alone', (_, towns) => {
  const files = Object.fromEntries(Object.entries(towns).map(([slug, text]) => [`towns/${slug}.yaml`, text]));
  expect(found(asymmetricReference, files)).toEqual([]);
});
