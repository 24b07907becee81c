// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { finder } from '#generated/finder.ts';
import { site } from '#generated/site.ts';
import { buildPage } from '../../../../src/pages/finder/data.ts';
import { FinderPage } from '../../../../src/pages/finder/FinderPage.tsx';
import { fill } from '../../../../src/text/fill.ts';
import { visit } from '../visit.tsx';

const content = buildPage();
const path = '/trouver-mon-sapin';
const open = (search = '') => visit(FinderPage, content, path + search);

const [ceilingQuestion, cornerQuestion] = finder.questions;
const slider = (label = ceilingQuestion?.label ?? '') =>
  screen.getByRole<HTMLInputElement>('slider', { name: label });
const proposals = () =>
  within(screen.getByRole('list', { name: finder.answers.title })).getAllByRole('listitem');
const drawing = () => screen.getByRole('img');
const choices = () => within(screen.getByRole('group', { name: finder.answers.show })).getAllByRole('button');

/** Chooses, and waits until the hands rest. */
function slide(label: string | undefined, value: number) {
  fireEvent.change(slider(label), { target: { value } });
  act(() => vi.advanceTimersByTime(1000));
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('answers are announced when the hands rest, not while they move', () => {
  open();
  const before = screen.getByRole('status').textContent;
  fireEvent.change(slider(), { target: { value: 500 } });
  expect(screen.getByRole('status').textContent).toBe(before);
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.getByRole('status').textContent).toMatch(/Géant du Larmont/);
});

test('answers: each question can be left again: at the end of its slide, or by its first option', () => {
  const { address } = open('?place=90&chaleur=plancher');
  slide(cornerQuestion?.label, 410);
  fireEvent.click(screen.getAllByLabelText('aucune')[0] ?? document.body);
  act(() => vi.advanceTimersByTime(1000));
  expect(address()).toBe(path);
});

test('trees have a price, a reason, the order link of their own product and the link of their page', () => {
  open('?maison=petits&odeur=agrume');
  const [fraser] = proposals();
  if (!fraser) throw new Error('no tree');
  expect(fraser.textContent).toMatch(/Fraser en fête.*118\u00a0€.*orange.*les petits/);
  const [order, page] = within(fraser).getAllByRole('link');
  expect(order?.getAttribute('href')).toBe(fill(site.shop.product, { slug: 'fraser-en-fete' }));
  expect(order?.textContent).toMatch(/Fraser en fête/);
  expect(page?.getAttribute('href')).toBe('/nos-sapins/fraser-en-fete?taille=1.75-2');
});

test('trees are drawn when they are chosen, until they are no longer proposed', () => {
  open();
  const [, second] = choices();
  if (!second) throw new Error('no second tree');
  fireEvent.click(second);
  expect(second.getAttribute('aria-pressed')).toBe('true');
  expect(drawing().getAttribute('aria-label')).toMatch(/^Épicéa du Haut-Doubs/);
  slide(ceilingQuestion?.label, 400);
  slide(undefined, 180);
  expect(choices().filter((it) => it.getAttribute('aria-pressed') === 'true')).toHaveLength(1);
});

const parts = {
  corner: '[fill="var(--color-raised)"]',
  cat: '[stroke="var(--candle)"]',
  radiator: 'rect',
  warmth: '[class*="warm"]',
};
const has = (part: keyof typeof parts) => drawing().querySelector(parts[part]) !== null;

test('the drawing: shows the corner, the child, the cat and the heating that one speaks of', () => {
  open();
  for (const part of ['corner', 'cat', 'warmth'] as const) expect([part, has(part)]).toEqual([part, false]);
  const people = drawing().querySelectorAll('[fill="var(--kelsch-red)"]').length;
  slide(cornerQuestion?.label, 140);
  for (const name of ['des petits', 'un chat', 'un poêle']) fireEvent.click(screen.getByLabelText(name));
  for (const part of ['corner', 'cat', 'radiator'] as const) expect([part, has(part)]).toEqual([part, true]);
  expect(drawing().querySelectorAll('[fill="var(--kelsch-red)"]').length).toBeGreaterThan(people);
  fireEvent.click(screen.getByLabelText('un plancher chauffant'));
  expect(has('warmth')).toBe(true);
  expect(has('radiator')).toBe(false);
});

test('every size stands in the table once for each of its prices, under the lowest ceiling that it fits', () => {
  open();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const ceilings = rows.map((row) => row.querySelector('th')?.textContent);
  expect(ceilings.slice(0, 2)).toEqual(['1,72\u00a0m', '1,72\u00a0m']);
  const links = rows.flatMap((row) => within(row).getAllByRole('link'));
  expect(links).toHaveLength(content.props.varieties.flatMap(({ sizes }) => sizes).length);
});
