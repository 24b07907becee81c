import { describe, expect, test } from 'vitest';
import { sameWords } from '../../../../../cli/core/consistency/rules/same-words.ts';
import { USUAL } from '../../../../../cli/core/content/settings/settings.ts';
import { found, foundBy, modelOf } from '../model-of.ts';

const page = (title: string, description: string) =>
  `seo:\n  title: ${title}\n  description: ${description}\n`;
const picture = (src: string, alt: string) => `image:\n  src: ${src}\n  alt: ${alt}\n`;

describe('two pages', () => {
  test('of one title are found, each at its place', () => {
    const files = {
      'pages/contact.yaml': page('Sapins à Colmar', 'Pour nous écrire'),
      'varieties/nobilis.yaml': page('sapins à Colmar', 'Un arbre bleu'),
    };
    expect(found(sameWords, files)).toEqual([
      'same-words contact',
      '  pages/contact.yaml:2:10 contact ‹Sapins à Colmar›',
      '  varieties/nobilis.yaml:2:10 varieties/nobilis ‹sapins à Colmar›',
    ]);
  });

  test('of one description are found', () => {
    const files = {
      'pages/contact.yaml': page('Contact', 'Un arbre bleu'),
      'varieties/nobilis.yaml': page('Nobilis', 'Un arbre bleu'),
    };
    expect(found(sameWords, files)[1]).toBe('  pages/contact.yaml:3:16 contact ‹Un arbre bleu›');
  });

  test('of their own words are left alone', () => {
    const files = {
      'pages/contact.yaml': page('Contact', 'Un arbre bleu'),
      'varieties/nobilis.yaml': page('Nobilis', 'Un arbre vert'),
    };
    expect(found(sameWords, files)).toEqual([]);
  });
});

test('two pictures of one alternative text are found; one picture at two places is not', () => {
  const boules = picture('boules.svg', 'Des boules rouges');
  expect(
    found(sameWords, {
      'decorations/boules.yaml': boules,
      'decorations/cloche.yaml': picture('cloche.svg', 'Des boules rouges'),
    }),
  ).toEqual([
    'same-words decorations/boules',
    '  decorations/boules.yaml:3:8 boules.svg ‹Des boules rouges›',
    '  decorations/cloche.yaml:3:8 cloche.svg ‹Des boules rouges›',
  ]);
  expect(found(sameWords, { 'decorations/boules.yaml': boules, 'decorations/cloche.yaml': boules })).toEqual(
    [],
  );
});

test('two routes of one title are found in the table that the project names', () => {
  const table = 'routes: [{path: /a, title: Nos sapins}, {path: /b, title: Nos sapins}]';
  const model = modelOf({ 'pages/contact.yaml': table });
  const settings = { ...USUAL, routes: 'contact' };
  expect(foundBy(sameWords, model)).toEqual([]);
  expect(foundBy(sameWords, { ...model, settings })).toMatchObject([{ subject: 'contact' }]);
});
