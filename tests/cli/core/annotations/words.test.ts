import { makeProject } from '../../content-folder.ts';
import { annotated, warningsOf } from '../checks/warnings-of.ts';

const article = (body: string) => ({
  'articles/choisir.yaml': `title: a\ndate: "2026-11-21"\nbody: |\n  ${body}\n`,
});
const limited = annotated('articles', 'body', { 'x-words': { min: 3, max: 5 } });

test('words are counted as a visitor reads them, addresses and marks aside', () => {
  expect(
    warningsOf('text/words', article('un **deux** [trois](/communes/colmar) {{radius}}'), limited),
  ).toEqual([]);
});

test('of an empty text, which is an error, they are not asked for', () => {
  const { problems, warnings } = makeProject(article(''), limited).load();
  expect([...problems, ...warnings].map(({ code }) => code)).toEqual(['schema/minLength']);
});

test.each([
  [
    'un deux',
    'est court : 2 mots -> dites encore ce qu’un visiteur voudrait savoir ; un texte complet compte 3 mots',
  ],
  ['un deux trois quatre cinq six', 'compte 6 mots, il en faut 5 au plus -> retirez-en 1 au moins'],
])('%s', (body, words) => {
  expect(warningsOf('text/words', article(body), limited)).toEqual([
    `articles/choisir.yaml:4:3-4:${3 + body.length} « Corps » ${words}`,
  ]);
});
