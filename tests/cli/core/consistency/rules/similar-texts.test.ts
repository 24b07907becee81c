import { expect, test } from 'vitest';
import { similarTexts } from '../../../../../cli/core/consistency/rules/similar-texts.ts';
import { found, foundBy, modelOf } from '../model-of.ts';

const town = (name: string, text: string) => `name: ${name}\ntext: ${text}\n`;
const SHARED = 'Nous livrons votre sapin à';

test('a town whose text is that of another, names aside, is found with both places', () => {
  const files = {
    'towns/colmar.yaml': town('Colmar', `${SHARED} Colmar, le matin ou le soir, au choix.`),
    'towns/rouffach.yaml': town('Rouffach', `${SHARED} Rouffach (le matin, ou le soir, au choix)`),
  };
  expect(found(similarTexts, files)).toEqual([
    'similar-texts towns/rouffach',
    `  towns/rouffach.yaml:2:7 Rouffach ‹${SHARED} Rouffach (le matin, ou le soir, au choix)›`,
    `  towns/colmar.yaml:2:7 Colmar ‹${SHARED} Colmar, le matin ou le soir, au choix.›`,
  ]);
});

test('the share is reported', () => {
  const files = {
    'towns/colmar.yaml': town('Colmar', `${SHARED} Colmar, le matin ou le soir, au choix.`),
    'towns/rouffach.yaml': town('Rouffach', `${SHARED} Rouffach, entre les vignes et la voie ferrée.`),
  };
  const [finding] = foundBy(similarTexts, modelOf(files));
  expect(finding?.params).toEqual({ name: 'Rouffach', other: 'Colmar', percent: 22 });
});

test('a few words in common are left alone', () => {
  const files = {
    'towns/colmar.yaml': town('Colmar', 'La Lauch passe sous le pont, et les pavés luisent le soir.'),
    'towns/rouffach.yaml': town('Rouffach', 'La Lauch passe sous le village, et les vignes montent.'),
  };
  expect(found(similarTexts, files)).toEqual([]);
});

test('two decorations are compared as two towns are', () => {
  const decoration = (title: string) =>
    `title: ${title}\nsummary: ${title}, tressée le matin même avec les branches du jour, sur un cercle d’osier.\n`;
  const files = {
    'decorations/couronne.yaml': decoration('Couronne'),
    'decorations/guirlande.yaml': decoration('Guirlande'),
  };
  expect(found(similarTexts, files)[0]).toBe('similar-texts decorations/guirlande');
});
