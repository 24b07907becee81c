import { expect, test } from 'vitest';
import { warningsOfText } from './warnings-of.ts';

test.each([
  ['Le [village](/nos-sapins) dort', '3:10-3:32', '[village](/nos-sapins)', 'village', true],
  ['Le [village] (/nos-sapins) dort', '3:10-3:33', '[village] (/nos-sapins)', 'village', true],
  ['Un **grand** sapin', '3:10-3:19', '**grand**', 'grand', false],
])('%s', (text, place, found, inner, isLink) => {
  const advice = isLink
    ? 'sans lien : un lien va dans un champ de lien, ou dans un long texte'
    : 'sans rien autour';
  expect(warningsOfText('text/markup', text)).toEqual([
    `${place} ce champ est un texte simple : les visiteurs y liraient « ${found} » avec ses signes -> écrivez « ${inner} » ${advice}`,
  ]);
});

test.each([
  ['Retard ce soir<br>Merci', '3:21-3:25', '<br>', 'remplacez-le par une espace'],
  ['D&eacute;cor', '3:8-3:16', '&eacute;', 'écrivez « é » sans rien autour'],
  ['Merci&nbsp;!', '3:12-3:18', '&nbsp;', 'remplacez-le par une espace'],
])('HTML: %s', (text, place, found, advice) => {
  expect(warningsOfText('text/markup', text)[0]).toBe(
    `${place} ce champ est un texte simple : les visiteurs y liraient « ${found} » avec ses signes -> ${advice}`,
  );
});

test.each(['Moins de 5 < 7', 'Boules & étoiles;', 'A&B ; C', '<- ici', '&inconnu;'])(
  '%s is no HTML',
  (text) => {
    expect(warningsOfText('text/markup', JSON.stringify(text))).toEqual([]);
  },
);

test.each(['Le sapin [le vrai] (à Colmar)', 'Deux * deux', 'Un sapin'])('%s is left alone', (text) => {
  expect(warningsOfText('text/markup', text)).toEqual([]);
});
