import type { Page } from 'playwright-core';
import { faultsIn } from '../../e2e/axe.ts';
import { atDesk, page, visit } from '../desk.ts';

atDesk();

const PRICES = '#/fiche/prices/epicea-du-haut-doubs';
const ARTICLE = '#/fiche/articles/tresser-une-couronne';

const press = (name: string | RegExp) => (page: Page) =>
  page.locator('main, header').getByRole('button', { name }).first().click();

/** Views, states of a view, and dialogs. */
const states: Readonly<Record<string, readonly [hash: string, act?: (page: Page) => Promise<void>]>> = {
  'the first page': ['#/'],
  'the site': ['#/site?page=%2F'],
  'a collection': ['#/rubrique/articles'],
  'a search': ['#/recherche?mots=neige'],
  'the history': ['#/historique'],
  'the history of an entry': ['#/historique?fiche=articles%2Ftresser-une-couronne'],
  'the publication': ['#/publier'],
  'the pictures': ['#/images'],
  'the season': ['#/saison', (page) => page.locator('main h2').first().waitFor()],
  'the messages': ['#/messages'],
  'a replacement': ['#/remplacer?mots=neige', (page) => page.getByRole('checkbox').first().waitFor()],
  'the spelling': [
    '#/orthographe',
    (page) =>
      page
        .getByText(/dictionnaire|inconnu/)
        .first()
        .waitFor(),
  ],
  'an article': [ARTICLE],
  'two readings': [PRICES],
  'many rows': ['#/fiche/availability'],
  'a list that is open': [PRICES, (page) => page.getByRole('combobox').first().click()],
  'a new entry': ['#/rubrique/articles', press('Ajouter')],
  'a name that is taken': [
    ARTICLE,
    async (page) => {
      await press('Dupliquer')(page);
      await page.getByRole('dialog').getByLabel('Nom').fill('Tresser une couronne');
      await page.getByRole('button', { name: 'Créer la fiche' }).click();
      await page.getByRole('alert').getByText('Une fiche s’appelle déjà').waitFor();
    },
  ],
  'a new address': [ARTICLE, press('Changer l’adresse')],
  'a deletion': ['#/fiche/towns/houtaud', press('Supprimer')],
  'a deletion that is refused': [
    '#/fiche/facts/delivery-radius',
    async (page) => {
      await press('Supprimer')(page);
      await page.getByText(/autres? textes? ne peu(?:t|vent) pas se passer/).waitFor();
    },
  ],
  'the pictures of the site': [ARTICLE, press('Prendre une image du site')],
  'an error at its field': [
    PRICES,
    async (page) => {
      await page.getByLabel('À, ligne 1').first().fill('0,5');
      await page.getByRole('button', { name: /à corriger/ }).waitFor();
    },
  ],
};

/** Parts of the window that are wider than it, except a table that is scrolled by itself; pictures of a list that are hidden. */
function misplaced(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [
    ...[document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter((part) => part.scrollWidth > Math.min(part.clientWidth, innerWidth))
      .map((part) => `${part.localName}: ${part.scrollWidth} of ${part.clientWidth}`),
    ...[...document.querySelectorAll<HTMLImageElement>('main li img')]
      .filter((picture) => !picture.checkVisibility())
      .map(({ src }) => src),
  ]);
}

/** Neither the words nor the colours of a width in between differ from those of both its neighbours. */
const WIDTHS = [
  { width: 1440, isJudged: true },
  { width: 768, isJudged: false },
  { width: 360, isJudged: true },
];

test.each(Object.entries(states))('%s', async (_, [hash, act]) => {
  await visit(page, hash);
  await act?.(page);
  for (const { width, isJudged } of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (isJudged)
      expect([...(await faultsIn(page, 'light')), ...(await faultsIn(page, 'dark'))], `${width}`).toEqual([]);
    expect(await misplaced(page), `${width}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const { width } of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await misplaced(page), `${width}, letters twice as large`).toEqual([]);
  }
});

test.each([
  ['a new entry', '#/rubrique/articles', 'Ajouter', 'Annuler'],
  ['a new notice', '#/', /Annoncer quelque chose/, 'Annuler'],
  ['a duplicate', ARTICLE, 'Dupliquer', 'Annuler'],
  ['a new address', ARTICLE, 'Changer l’adresse', 'Annuler'],
  ['a deletion that is refused', '#/fiche/facts/delivery-radius', 'Supprimer', 'Fermer'],
  ['the pictures of the site', ARTICLE, 'Prendre une image du site', 'Fermer'],
] as const)('%s takes the focus, and gives it back however it is left', async (_, hash, name, leave) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, hash);
  const opener = page.locator('main').getByRole('button', { name });
  const dialog = page.getByRole('dialog');
  const isFocused = () => opener.evaluate((element) => element === document.activeElement);
  const open = async () => {
    await opener.press('Enter');
    await expect.poll(() => dialog.evaluate((each) => each.contains(document.activeElement))).toBe(true);
  };
  await open();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await isFocused()).toBe(true);
  await open();
  await dialog.getByRole('button', { name: leave }).last().press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(isFocused).toBe(true);
});
