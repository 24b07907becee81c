import { aroundDifference } from '../../../../cli/core/text/around-difference.ts';

const FILLING = 'et puis rien ne change pendant toute cette longue phrase que personne ne lira ici, '.repeat(
  2,
);

test('each difference of a long text is shown, however far from the others', () => {
  const [before, after] = aroundDifference(
    `Venez à pied, ${FILLING}puis entrez.`,
    `Venez à vélo, ${FILLING}puis entrez. Sonnez deux fois.`,
  );
  expect(before).toBe('Venez à pied, et puis rien ne … lira ici, puis entrez.');
  expect(after).toBe('Venez à vélo, et puis rien ne … lira ici, puis entrez. Sonnez deux fois.');
});

test('of many new words in a row the first are shown', () => {
  const [before, after] = aroundDifference('Venez.', `Venez. ${'Un mot, '.repeat(40)}`);
  expect(before).toBe('Venez.');
  expect(after).toMatch(/^Venez\. (?:Un mot, ){5,}Un …$|^Venez\. (?:Un mot, ?)+ …$/);
});
