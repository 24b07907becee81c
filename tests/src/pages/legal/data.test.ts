import { readFile } from 'node:fs/promises';
import { setLazyReader } from '#generated/lazy.ts';
import { buildPage } from '../../../../src/pages/legal/data.ts';
import { shop } from '../../../shop.mjs';

beforeAll(() =>
  setLazyReader(async (file) => JSON.parse(await readFile(`${shop.generated}/${file}`, 'utf8'))),
);

test('its sections have anchors without accents, and its varieties their pages', async () => {
  const sections = (await buildPage('cgv'))?.props.sections ?? [];
  expect(sections.map(({ id }) => id)).toEqual([
    'les-arbres',
    'la-commande',
    'la-livraison',
    'se-retracter',
    'la-mediation',
  ]);
  expect(sections[0]?.varieties[0]).toEqual({
    label: 'épicéa du Haut-Doubs',
    href: '/nos-sapins/epicea-du-haut-doubs',
  });
});
