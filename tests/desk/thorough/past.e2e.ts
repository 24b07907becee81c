// What was written before comes back from the history to the byte: an entry, and all that a day changed.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { atDesk, desk, me, page, visit } from '../desk.ts';

const ARTICLE = 'articles/tresser-une-couronne.yaml';
const PRICES = 'prices/fraser-en-fete.yaml';
const TOWN = 'towns/houtaud.yaml';

atDesk();

function change(file: string, from: RegExp, to: string): void {
  const text = desk.read(file);
  expect(text).toMatch(from);
  writeFileSync(path.join(desk.content, file), text.replace(from, to));
}

test('an entry is again what it was before a moment', async () => {
  const before = desk.read(ARTICLE);
  change(ARTICLE, /^title: .*$/m, 'title: Une couronne en une heure');
  change(ARTICLE, /^author: .*$/m, 'author: Marie');
  change(PRICES, /price: \d+/, 'price: 140');
  desk.commit('Des retouches', '2026-11-18');
  change(TOWN, /^name: .*$/m, 'name: Houtaud-le-Bas');
  desk.commit('Un village', '2026-11-19');
  await visit(page, '#/fiche/articles/tresser-une-couronne');
  await me.click(me.link('Historique'));
  await page.getByRole('heading', { name: 'Des retouches' }).waitFor();
  // What is saved since stays, unless one asks for the entry as it was.
  change(ARTICLE, /^author: .*$/m, 'author: Jeanne');
  await me.click(me.button('Défaire ce moment'));
  await me.page.getByText('Auteur : changé depuis, cela reste').waitFor();
  await me.click(me.button('Défaire aussi tout ce qui a suivi…'));
  await me.page.getByRole('dialog', { name: /^Revenir à la fiche d’avant le/ }).waitFor();
  await me.sees('sans ce que vous n’avez pas encore publié');
  await me.page.getByRole('dialog').getByText('Jeanne').waitFor();
  await me.click(me.button('Défaire').last());
  await page.getByRole('heading', { level: 1, name: 'Tresser une couronne' }).waitFor();
  await page.getByText('Pas encore enregistré.').waitFor();
  expect(desk.read(ARTICLE)).toContain('author: Jeanne');
  await me.save();
  expect(desk.read(ARTICLE)).toBe(before);
  expect(desk.read(PRICES)).toContain('price: 140');
  await me.click(me.link('Historique'));
  await page.getByText('Déjà défait').nth(1).waitFor();
  expect(await me.button(/^Défaire/).count()).toBe(2); // of the first version, and of its day
});

test('what was done last week is a click away', async () => {
  change(TOWN, /^name: .*$/m, 'name: Houtaud-le-Grand');
  desk.commit('Un grand nom', '2026-11-12');
  await visit(page, '#/historique');
  const shown = (name: string) => page.getByRole('heading', { name });
  await shown('Tout le site').waitFor();
  await me.click(me.button('La semaine dernière'));
  await shown('Tout le site').waitFor({ state: 'detached' });
  await shown('Un grand nom').waitFor();
  await me.click(me.link(/^Houtaud/).first());
  await page.getByRole('heading', { level: 1, name: /^Houtaud/ }).waitFor();
  await page.goBack();
  await shown('Un grand nom').waitFor();
  expect(await shown('Tout le site').count()).toBe(0);
  await page.getByLabel('du', { exact: true }).fill('2026-11-13');
  await me.sees('Rien n’a changé ces jours-là.');
});

// A second try would find what the first has done.
test('what comes while the history is open is in it', { retry: 0 }, async () => {
  await visit(page, '#/historique');
  await page.getByRole('heading', { name: 'Un village' }).waitFor();
  change(TOWN, /^name: .*$/m, 'name: Houtaud-le-Haut');
  desk.commit('Un autre nom', '2026-11-20');
  change(PRICES, /price: \d+/, 'price: 141');
  await page.getByRole('heading', { name: 'Un autre nom' }).waitFor();
});
