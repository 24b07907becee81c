// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { traits } from '#generated/traits.ts';
import { varieties } from '#generated/varieties.ts';
import { ComparisonPage } from '../../../../src/pages/comparison/ComparisonPage.tsx';
import { buildPage } from '../../../../src/pages/comparison/data.ts';
import { visit } from '../visit.tsx';

const content = buildPage();
const { words, columns } = content.props;

/** Until the drawings of what is chosen have arrived. */
const show = (search: string) => act(async () => visit(ComparisonPage, content, `/comparer${search}`));
const status = () => screen.getByRole('status').textContent;
const shown = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((header) => header.textContent);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** The cells of a row by what stands in its header. */
function row(name: string | RegExp): (string | null)[] {
  const found = screen.getByRole('rowheader', { name }).closest('tr');
  if (!found) throw new Error(`no row ${name}`);
  return within(found)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

describe('a choice', () => {
  test('every price is in the column of its variety, and no other', () => {
    const { sizes } = content.props;
    const grids = columns.map(({ slug, prices }) => [
      slug,
      prices.flatMap((price, index) => (price === null ? [] : [`${sizes[index]?.max} m ${price}`])).join(),
    ]);
    expect(Object.fromEntries(grids)).toEqual({
      'epicea-du-haut-doubs': '1.5 m 19,2 m 31,2.5 m 47',
      'sapin-du-caucase': '1.5 m 37,1.75 m 44,2 m 54.5,2.25 m 69',
      'fraser-en-fete': '1.75 m 96,2 m 118',
      'sapin-blanchi': '1.75 m 61,2 m 73,2.25 m 88.5',
      'geant-du-larmont': '3.5 m 140,4.5 m 195,6 m 310',
    });
  });

  test('tells hold, in weeks or in words, scent, shape and badges; a dash where nobody knows', async () => {
    await show('?varietes=fraser-en-fete,sapin-blanchi,geant-du-larmont');
    expect(row(traits.hold.label)).toEqual(['quatre à cinq semaines', 'honnête', `–${traits.unknown}`]);
    expect(row(traits.scent.label)).toEqual([
      traits.scent.values.citrus,
      traits.scent.values.faint,
      `–${traits.unknown}`,
    ]);
    expect(row(traits.shape.label)[1]).toBe(traits.shape.values.airy);
    const [one, none, two] = row(words.table.badges);
    expect([one, none]).toEqual(['', '']);
    expect(two).toMatch(/^Professionnel.*Prestige$/);
    expect(row(words.table.availability)).toEqual(['Bientôt épuisé', '', 'À la demande, trois semaines']);
  });
});

test('the boxes write the choice into the address, in the order in which they were ticked', async () => {
  const { address } = await show('');
  fireEvent.click(box('Sapin blanchi'));
  expect(status()).toBe(words.choice.one);
  fireEvent.click(box('Fraser en fête'));
  expect(address()).toBe('/comparer?varietes=sapin-blanchi,fraser-en-fete');
  expect(shown()).toEqual(['Sapin blanchi', 'Fraser en fête']);
  fireEvent.click(box('Sapin blanchi'));
  expect(address()).toBe('/comparer?varietes=fraser-en-fete');
  fireEvent.click(screen.getByRole('button', { name: words.choice.clear }));
  expect(address()).toBe('/comparer');
  expect(shown()).toHaveLength(varieties.length);
});

test('the boxes: an address with five shows four and says so', async () => {
  await show(`?varietes=${varieties.map(({ slug }) => slug).join(',')}`);
  expect(shown()).toHaveLength(4);
  expect(status()).toBe(words.choice.cut);
});
