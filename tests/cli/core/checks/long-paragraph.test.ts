import { warningsOf } from './warnings-of.ts';

const WORDS = Array.from({ length: 102 }, (_, index) => `mot${index}`).join(' ');
const article = (body: string) => ({
  'articles/choisir.yaml': `title: a\ndate: "2026-11-21"\nbody: |\n${body.replace(/^(?=.)/gm, '  ')}\n`,
});

test('a paragraph that fills a screen is found where it begins and ends', () => {
  expect(warningsOf('text/long-paragraph', article(`Court.\n\n${WORDS}\n\nCourt.`))).toEqual([
    `articles/choisir.yaml:6:3-6:${3 + WORDS.length} ce paragraphe compte 102 mots -> coupez-le en deux : 100 mots remplissent l’écran d’un téléphone`,
  ]);
});

test.each([
  ['two shorter ones', WORDS.replace('mot50 ', 'mot50\n\n')],
  ['a list', `- ${WORDS.replace('mot50 ', 'mot50\n- ')}`],
  ['a table', `| ${WORDS} |\n|---|`],
])('%s is left alone', (_, body) => {
  expect(warningsOf('text/long-paragraph', article(body))).toEqual([]);
});
