import { expect, test } from 'vitest';
import { checkShop } from '../../shop-content.ts';
import { warningsOfText } from './warnings-of.ts';

test.each([
  ['Un sapin à 45 € livré', '3:18-3:22', '45 €'],
  ['dès quarante-cinq euros', '3:11-3:30', 'quarante-cinq euros'],
])('%s', (text, place, found) => {
  expect(warningsOfText('text/price', text)).toEqual([
    `${place} le prix « ${found} » est écrit dans un texte -> un prix va dans un champ de prix : le texte ne le suit pas quand il change`,
  ]);
});

test.each(['Prix en euros, taxes comprises', 'Une amende de 300 000 euros', 'Un billet en €'])(
  '%s is left alone',
  (text) => {
    expect(warningsOfText('text/price', text)).toEqual([]);
  },
);

test('the capital of a company is no price', () => {
  const after = 'capital: 5 000 €\n';
  const { warnings } = checkShop({ file: 'site.yaml', before: 'capital: capital de fiction\n', after });
  expect(warnings.filter(({ file }) => file === 'site.yaml')).toEqual([]);
});
