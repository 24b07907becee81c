import { complaintsAbout, complaintsOfTown } from '../../content-folder.ts';

test('a text that ends at a # meant as part of it is refused', () => {
  expect(complaintsOfTown('text: Le sapin #1 de Noël')).toEqual([
    '3:7-3:15 text/cut: « # » ouvre un commentaire : il ne reste que « Le sapin » -> mettez toute la valeur entre guillemets « " » ; si c’est un commentaire, un espace après « # »',
  ]);
});

test.each([
  'text: Le sapin # nom provisoire',
  'text: "Le sapin #1"',
  'text: |\n  Le sapin #1',
  'text: Le sapin#1',
])('%s stays', (line) => {
  expect(complaintsOfTown(line)).toEqual([]);
});

test('a comment that touches what is no text is one', () => {
  const fact = 'title: Durée\nkind: duration\nreadings:\n  - value: 3 #jours\n';
  expect(complaintsAbout({ 'facts/stay.yaml': fact }).filter((line) => line.includes('text/cut'))).toEqual(
    [],
  );
});
