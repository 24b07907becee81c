// The page of an entry that other texts name gets another address; an entry goes from all that names it, or is not deleted.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { atDesk, desk, me, page, visit } from '../desk.ts';

atDesk();

test('a page gets another address, the old one leads on, and what others cannot be without is not deleted', async () => {
  await visit(page, '#/fiche/varieties/fraser-en-fete');
  await me.click(me.button('Changer l’adresse'));
  const name = page.getByRole('dialog').getByLabel('Fin de l’adresse');
  await expect.poll(() => name.inputValue()).toBe('fraser-en-fete');
  await me.write(name, 'Fraser de fête');
  await page.getByRole('dialog').getByText('/nos-sapins/fraser-de-fete').waitFor();
  await me.click(page.getByRole('dialog').getByRole('button', { name: 'Changer l’adresse' }));
  await page.getByText('La page est maintenant à l’adresse /nos-sapins/fraser-de-fete').first().waitFor();
  await page.getByRole('heading', { level: 1, name: 'Fraser en fête' }).waitFor();
  expect(desk.read('varieties/fraser-de-fete.yaml')).toContain('name: Fraser en fête');
  expect(desk.read('redirects.yaml')).toContain('to: /nos-sapins/fraser-de-fete');
  // Its redirect is one of two that are new: the file goes as a whole, and what it holds is shown.
  const redirects = path.join(desk.content, 'redirects.yaml');
  writeFileSync(redirects, `${desk.read('redirects.yaml')}  - from: /ailleurs\n    to: /services\n`);
  await me.click(me.menu('Publier'));
  const going = page.locator('main section > div').filter({ hasText: 'ancienne adresse /ailleurs' });
  await going.getByText(/^Cette fiche part tout entière, avec .*Fraser en fête/).waitFor();
  await visit(page, '#/fiche/facts/delivery-time');
  await me.click(me.button('Supprimer'));
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/autres textes ne peuvent pas se passer de cette fiche/).waitFor();
  expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(1);
  expect(await dialog.getByRole('button', { name: /[Ss]upprimer/ }).count()).toBe(0);
  await page.keyboard.press('Escape');

  await visit(page, '#/fiche/towns/houtaud');
  await me.click(me.button('Supprimer'));
  await dialog.getByText('/livraison/houtaud mènera à').waitFor();
  await dialog.getByRole('heading', { name: /Houtaud.*de la rubrique.*Communes/ }).waitFor();
  await dialog.getByRole('listitem').filter({ hasText: 'Communes' }).first().waitFor();
  await dialog.getByText('3 autres fiches changent avec elle.').waitFor();
  await me.click(dialog.getByRole('button', { name: 'Retirer partout et supprimer' }));
  await me.sees(/est supprimée\s; 3 autres fiches ont changé avec elle/);
  expect(desk.read('redirects.yaml')).toContain('from: /livraison/houtaud');
  await me.click(page.getByRole('button', { name: /^Annuler/ }).first());
  await expect.poll(() => desk.read('towns/houtaud.yaml')).toContain('name: Houtaud');
  await visit(page, '#/fiche/towns/nulle-part');
  await page.getByRole('heading', { name: 'Fiche introuvable' }).waitFor();
  await me.click(me.link('Communes'));
  await page.getByRole('heading', { level: 1, name: 'Communes' }).waitFor();
});

test('another tree is named in place of one that goes, and an undo takes both back', async () => {
  const dialog = page.getByRole('dialog');
  const text = desk.read('notices/verglas.yaml').replace(/text: .*/, 'text: L’Épicéa du Haut-Doubs attend.');
  writeFileSync(path.join(desk.content, 'notices/verglas.yaml'), text);
  await visit(page, '#/fiche/varieties/epicea-du-haut-doubs');
  await me.click(me.button('Supprimer'));
  const remove = dialog.getByRole('button', { name: 'Retirer partout et supprimer' });
  await remove.waitFor();
  expect(await remove.isDisabled()).toBe(true);
  const waits = dialog.getByText('Choisissez d’abord qui nommer à sa place.');
  await waits.waitFor();
  await dialog.getByText(/^1 texte dit encore son nom/).waitFor();
  await dialog.getByRole('link', { name: 'Remplacer ces mots' }).waitFor();
  await me.choose(dialog.getByRole('combobox', { name: 'Sapin blanchi, Variété voisine' }), 'géant');
  await waits.waitFor({ state: 'detached' });
  await me.click(remove);
  await expect.poll(() => desk.read('varieties/sapin-blanchi.yaml')).toContain('related: geant-du-larmont');
  await me.click(page.getByRole('button', { name: /^Annuler/ }).first());
  await expect
    .poll(() => desk.read('varieties/sapin-blanchi.yaml'))
    .toContain('related: epicea-du-haut-doubs');
  await me.sees(/^Annulé : Suppression/);
});
