// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { varietyList } from '#generated/pages/variety-list.ts';
import { varieties } from '#generated/varieties.ts';
import { treePictures } from '../../../../src/data/tree-picture.ts';
import { buildPage } from '../../../../src/pages/variety-list/data.ts';
import { VarietyListPage } from '../../../../src/pages/variety-list/VarietyListPage.tsx';
import { visit } from '../visit.tsx';

const list = () => screen.getByRole('region', { name: varietyList.all.title });
const trees = () => [...list().querySelectorAll('ul a strong')].map((name) => name.textContent);

test('every variety is there, to scale, with whom it is for, its heights, its width and its least price', () => {
  visit(VarietyListPage, buildPage(), '/nos-sapins');
  expect(trees().toSorted()).toEqual(varieties.map(({ name }) => name).toSorted());
  const [link] = within(list()).getAllByRole('link', { name: /Sapin blanchi/ });
  expect(link?.getAttribute('href')).toBe('/nos-sapins/sapin-blanchi');
  expect(link?.textContent?.replace(/\s/g, ' ')).toMatch(
    /Pour une vitrine1,50 – 2,25 m, 1,\d\d m au solDès 73 €/,
  );
  const drawn = [...(link?.querySelectorAll('img, source') ?? [])].map(
    (picture) => picture.getAttribute('src') ?? picture.getAttribute('srcset') ?? '',
  );
  expect(drawn).toHaveLength(2);
  for (const address of drawn) expect(treePictures().get(address)).toContain('<svg');
});

test('a filter leaves those that have the trait, and is kept in the address; one that leaves none is not offered', () => {
  const { address } = visit(VarietyListPage, buildPage(), '/nos-sapins');
  const filters = within(list()).getAllByRole('button');
  expect(filters.map(({ textContent }) => textContent)).toEqual([`Tous${varieties.length}`, 'Préparés2']);
  fireEvent.click(within(list()).getByRole('button', { name: /Préparés/ }));
  expect(trees().toSorted()).toEqual(['Fraser en fête', 'Sapin blanchi']);
  expect(address()).toBe('/nos-sapins?choix=prepares');
});
