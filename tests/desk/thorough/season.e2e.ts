// What last year has left is looked at once a year: on a telephone as well.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { atDesk, desk, me, page, visit } from '../desk.ts';

atDesk();

test('on a telephone, the first tap saves a text that is still being written', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '#/saison');
  await me.click(me.button('Changer : Épicéa du Haut-Doubs').last());
  await me.write(page.getByRole('textbox', { name: 'Étiquette' }), 'Rare');
  const { x = 0, y = 0 } = (await me.button('Enregistrer').last().boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + 10);
  await expect.poll(() => desk.read('varieties/epicea-du-haut-doubs.yaml')).toContain('Rare');
});

test('what is open is saved as all is, with the same question, and what it confirms is named', async () => {
  const file = 'facts/opening-hours-january.yaml';
  const withText = desk.read(file).replace(/value: .*/, 'value: "09:00-17:00"\n    text: de 9 h à 17 h');
  writeFileSync(path.join(desk.content, file), withText);
  await visit(page, '#/saison');
  await me.sees('de 9 h à 17 h');
  await me.click(me.button('Changer : Heures de la collecte'));
  await page.getByLabel('de', { exact: true }).fill('10:00');
  await me.click(me.button('Tout enregistrer'));
  await me.sees(/Ce qui n’a pas changé\s: Texte/);
  expect(desk.read(file)).toBe(withText);
  await page.keyboard.press('ControlOrMeta+s');
  await me.sees('Tout est enregistré');
  expect(desk.read(file)).toContain('10:00-17:00');
  expect(desk.read('review.yaml')).toContain('opening-hours-january');
  expect(await page.getByLabel('de', { exact: true }).count()).toBe(0);
});

test('a text stays open while it is typed again, and is said to be saved', async () => {
  const file = 'articles/couronnes-2025.yaml';
  const article = desk.read('articles/decorer-sans-plastique.yaml');
  const title = 'Les couronnes de 2025';
  writeFileSync(path.join(desk.content, file), article.replace(/^title: .*$/m, `title: ${title}`));
  writeFileSync(
    path.join(desk.content, 'articles/decorer-sans-plastique.yaml'),
    article.replace(/^title: .*$/m, 'title: Décorer en 2025'),
  );
  await visit(page, '#/saison');
  await me.click(me.button(`Changer : ${title}`).last());
  await me.sees(/^L’adresse de sa page/);
  await me.click(me.button('Annuler').first());
  await me.click(me.button('Changer : Décorer en 2025').last());
  const text = page.getByRole('textbox', { name: 'Titre' });
  await me.write(text, 'Décorer sans plastique');
  await me.sees(/^1 fiche pas encore enregistrée/);
  await page.waitForTimeout(1_000); // by then the view knows
  await me.click(me.button('Enregistrer').first());
  await me.sees(/^Enregistré\s: Décorer sans plastique\s: Décorer en 2025 → Décorer sans plastique$/);
});

test('one of the things that were looked at is asked again', async () => {
  await visit(page, '#/saison');
  await me.click(me.button('C’est juste : Décorer sans plastique').first());
  await me.click(page.getByText(/^Déjà relu/));
  await me.click(me.button('À relire de nouveau : Décorer sans plastique'));
  await me.button('C’est juste : Décorer sans plastique').first().waitFor();
});
