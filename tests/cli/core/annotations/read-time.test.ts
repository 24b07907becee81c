import { wordCount } from '../../../../cli/core/content/markdown-parts.ts';
import { makeProject } from '../../content-folder.ts';
import { SCHEMAS } from '../../small-project.ts';

const article = SCHEMAS['articles.schema.json'];
const minutes = { title: 'Lecture', description: 'en minutes', type: 'integer', 'x-read-time': 'body' };
const timed = {
  'articles.schema.json': { ...article, properties: { ...article.properties, minutes } },
};

function complaints(readTime: number | string, words: number, language?: 'en'): readonly string[] {
  const text = `title: Essai\ndate: "2026-11-21"\nminutes: ${readTime}\nbody: |\n  ${'mot '.repeat(words).trim() || '-'}\n`;
  return makeProject({ 'articles/choisir.yaml': text }, timed).complaints(language);
}

describe('a reading time fits its text, give or take a minute', () => {
  test.each([
    [1, 0],
    [1, 1],
    [1, 400],
    [3, 401],
    [3, 800],
    [4, 800],
    [5, 800],
  ])('%i minutes for %i words', (readTime, words) => {
    expect(complaints(readTime, words)).toEqual([]);
  });

  test.each([
    [3, 1, '1 minute (1 mot)', 1],
    [1, 401, '3 minutes (401 mots)', 3],
    [2, 800, '4 minutes (800 mots)', 4],
  ])('not %i minutes for %i words', (readTime, words, takes, right) => {
    expect(complaints(readTime, words)).toEqual([
      `articles/choisir.yaml:3:10-3:11 text/read-time: « Lecture » vaut ${readTime}, mais le texte se lit en ${takes} -> écrivez ${right} : comptez 200 mots par minute`,
    ]);
  });

  test('a text that is not there has its own fault only', () => {
    const text = 'title: Essai\ndate: "2026-11-21"\nminutes: 6\n';
    const codes = makeProject({ 'articles/choisir.yaml': text }, timed).problems();
    expect(codes.map(({ code }) => code)).toEqual(['schema/required']);
  });
});

test.each([
  ['words apart', 'un deux\ntrois\n\nquatre', 4],
  ['an elision is one', 'L’arbre d’ici', 2],
  ['marks are none', '- un : « deux » !\n- trois – quatre', 4],
  ['an address is none', '[voir ici](/nos-sapins/nobilis)', 2],
  ['a placeholder is one', 'Livré en {{delivery-time}}.', 3],
  ['emphasis does not cut', '**un** *deux* `trois`, **quatre**.', 4],
  ['titles, tables and lists count', '## Un\n\n| deux | trois |\n|---|---|\n| quatre | |\n\n1. cinq', 5],
])('words: %s', (_, text, count) => {
  expect(wordCount(text)).toBe(count);
});
