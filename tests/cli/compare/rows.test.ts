import type { Block, Pair } from '../../../cli/compare/compare.ts';
import { changesOf, markWords, rowsOf } from '../../../cli/compare/rows.ts';

const block = (text: string): Block => ({ kind: 'p', text });
const same = (text: string): Pair => [block(text), block(text)];
const none = () => undefined;

test('the words that differ are marked, and no text is markup', () => {
  expect(markWords('un <b> prix de 42 €', 'un <b> prix de 43 €')).toEqual([
    'un &lt;b&gt; prix de <del>42</del> €',
    'un &lt;b&gt; prix de <ins>43</ins> €',
  ]);
  expect(markWords('deux mots de trop ici', 'deux ici')).toEqual([
    'deux <del>mots de trop</del> ici',
    'deux ici',
  ]);
});

test('texts with little in common are marked whole', () => {
  expect(markWords('une couronne en mousse', 'le bonnet rouge de papi')).toEqual([
    '<del>une couronne en mousse</del>',
    '<ins>le bonnet rouge de papi</ins>',
  ]);
  expect(markWords('', 'neuf')).toEqual(['', '<ins>neuf</ins>']);
});

test('what is alike is counted, but for the neighbours of what differs', async () => {
  const pairs = [
    same('a'),
    same('b'),
    [block('42 €'), block('43 €')] as const,
    same('c'),
    same('d'),
    same('e'),
  ];
  expect(await rowsOf(pairs, none, none)).toEqual([
    { skipped: 1 },
    { before: { kind: 'p', html: 'b' }, after: { kind: 'p', html: 'b' }, isSame: true },
    {
      before: { kind: 'p', html: '<del>42</del> €' },
      after: { kind: 'p', html: '<ins>43</ins> €' },
      isSame: false,
    },
    { before: { kind: 'p', html: 'c' }, after: { kind: 'p', html: 'c' }, isSame: true },
    { skipped: 2 },
  ]);
});

test('the sentences that differ are given without the others', () => {
  const [before, after] = ['Il tient. Il coûte 42 €. Fin.', 'Il tient. Il coûte 43 €. Et alors ? Fin.'].map(
    block,
  );
  expect(changesOf([same('rien'), [before, after], [undefined, block('Neuf.')]])).toEqual([
    { before: 'Il coûte 42 €.', after: 'Il coûte 43 €.' },
    { after: 'Et alors ?' },
    { after: 'Neuf.' },
  ]);
});

test('of a row, the cells that differ are marked, and named behind what the row is called', async () => {
  const row = (text: string): Block => ({ kind: 'tr', text });
  const pair = [row('Nobilis · 32 € · – · 32 €'), row('Nobilis · 33 € · 41 € · 32 €')] as const;
  expect(await rowsOf([pair], none, none)).toEqual([
    {
      before: { kind: 'tr', html: 'Nobilis · <del>32</del> € · <del>–</del> · 32\u00a0€' },
      after: { kind: 'tr', html: 'Nobilis · <ins>33</ins> € · <ins>41\u00a0€</ins> · 32\u00a0€' },
      isSame: false,
    },
  ]);
  expect(changesOf([pair])).toEqual([
    { before: 'Nobilis : 32 €', after: 'Nobilis : 33 €' },
    { before: 'Nobilis : –', after: 'Nobilis : 41 €' },
  ]);
});
