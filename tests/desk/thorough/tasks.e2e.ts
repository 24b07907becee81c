// What an editor does, from the first page of the desk on. What each takes is printed, and no task needs anything else.
import type { Locator } from 'playwright-core';
import { atDesk, desk, me } from '../desk.ts';

atDesk();

/** What a screen reader adds to the name of a field. */
function descriptionOf(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  });
}

test('7 sold out', async () => {
  await me.click(me.button(/Dire qu’un sapin est épuisé/));
  await me.click(me.page.getByRole('dialog').getByRole('button', { name: 'Sapin du Caucase' }));
  const added = me.page.locator('[data-pointer="/states/8"]');
  const sizes = added.getByRole('group', { name: 'Tailles' });
  await expect.poll(() => sizes.evaluate((group) => group.contains(document.activeElement))).toBe(true);
  // It is answered once all texts have been compared.
  await me.page.evaluate(() => fetch('/desk/api/overview'));
  expect(await me.button(/points? à décider$/).textContent()).toBe('1 point à décider');
  expect(await added.getByText('à décider').count()).toBe(0);
  const shown = me.page.getByTitle('Aperçu de la page');
  await expect.poll(() => shown.getAttribute('src')).toBe('/nos-sapins/sapin-du-caucase');
  await me.click(sizes.getByRole('checkbox', { name: '1,50-1,75 m' }));
  expect(await added.getByRole('radio', { name: 'Épuisé', exact: true }).isChecked()).toBe(true);
  await me.save();
  expect(desk.read('availability.yaml')).toMatch(
    /- variety: sapin-du-caucase\n {4}sizes:\n {6}- "1.5-1.75"\n {4}state: sold-out\n/,
  );
});

test('2 the last day for orders', async () => {
  await me.click(me.link(/Changer la date limite/));
  const days = me.page.getByLabel('Valeur : Jour');
  await expect.poll(() => days.nth(0).evaluate((field) => document.activeElement === field)).toBe(true);
  expect(await me.page.getByLabel('Nature').isVisible()).toBe(false);
  await me.pick(days.nth(0), '21');
  await me.pick(days.nth(1), '21');
  await me.save();
  expect(desk.read('facts/order-deadline.yaml').match(/value: "?12-21"?/g)).toHaveLength(2);
});

test('3 two price lists that contradict each other', async () => {
  const card = me.page.locator('[data-decision]', { hasText: 'Épicéa du Haut-Doubs a 2 grilles' });
  await me.click(card.getByRole('button', { name: /Garder celle-ci.*tableau de la grange/ }));
  await expect.poll(() => card.count()).toBe(0);
  // Who goes on by keyboard goes on from there.
  await expect.poll(() => me.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('4 a town', async () => {
  await me.click(me.menu('Communes'));
  await me.click(me.button(/^Ajouter$/));
  await me.write(me.page.getByRole('dialog').getByLabel('Nom'), 'Chaffois');
  await me.click(me.button('Créer la fiche'));
  await me.page.getByRole('heading', { level: 1, name: 'Chaffois' }).waitFor();
  const text = (label: string) => me.page.getByRole('textbox', { name: label, exact: true });
  await me.write(text('Nom'), 'Chaffois');
  await me.write(text('Région'), 'Doubs');
  await me.click(me.page.getByRole('radio').first());
  await me.write(text('Code INSEE'), '25110');
  await me.write(text('Code postal'), '25300');
  await me.write(text('Latitude'), '46,913');
  await me.write(text('Longitude'), '6,278');
  await me.click(me.button('Ajouter : Commune'));
  await me.choose(me.page.getByRole('combobox', { name: 'Commune 1' }), 'hout');
  await me.write(text('Texte'), 'Chaffois est un village de plaine : on y livre le matin.');
  await me.write(text('Description'), 'Votre sapin livré à Chaffois.');
  await me.save();
  const written = desk.read('towns/chaffois.yaml');
  expect(written).toContain('lat: 46.913');
  expect(written).toContain('- houtaud');
  expect(written).toContain('village de plaine : on y livre');
});

test('6 an article that waits for its day, with a fact and a link', async () => {
  await me.click(me.menu('Articles'));
  await me.click(me.link(/Tresser une couronne/));
  await me.click(me.button('Dupliquer'));
  await me.write(me.page.getByRole('dialog').getByLabel('Nom'), 'La couronne de houx');
  await me.click(me.button('Créer la fiche'));
  await me.page.getByRole('heading', { level: 1, name: /houx|couronne/i }).waitFor();
  await me.write(me.page.getByRole('textbox', { name: 'Titre', exact: true }), 'La couronne de houx');
  await me.page.getByLabel('Date', { exact: true }).fill('2026-12-01');
  const body = me.page.getByRole('textbox', { name: 'Texte', exact: true });
  await me.write(body, 'Commandez avant le ');
  await me.page.keyboard.type('{{dernier');
  await me.page.getByRole('option', { name: /^Dernier jour de commande/ }).waitFor();
  await me.page.keyboard.press('Enter');
  await me.page.keyboard.insertText(', oui, le ');
  await me.page.keyboard.type('{{order-dead'); // as it is called in the files
  await me.page.getByRole('option', { name: /^Dernier jour de commande/ }).waitFor();
  await me.page.keyboard.press('Enter');
  await me.page.keyboard.insertText('.');
  await me.save();
  const written = desk.read('articles/la-couronne-de-houx.yaml');
  expect(written).toContain('Commandez avant le {{order-deadline}}, oui, le {{order-deadline}}.');
  expect(written).toMatch(/date: "?2026-12-01"?/);
});

test('9 slips are told at their field, and put right there', async () => {
  await me.click(me.link(/Changer un prix/));
  await me.click(me.link(/Fraser en fête/));
  const price = me.page.getByLabel('Prix, ligne 1');
  await me.write(price, 'cent euros');
  await me.page.getByText('Écrivez un nombre').waitFor();
  expect(await price.getAttribute('aria-invalid')).toBe('true');
  await me.page.getByText(/Prix, ligne 1.*n’est pas encore enregistré/).waitFor();
  for (const leave of [() => me.page.goBack().then(() => me.page.goForward()), () => me.page.reload()]) {
    await leave();
    await expect.poll(() => price.inputValue()).toBe('cent euros');
    await me.page.getByText(/Prix, ligne 1.*n’est pas encore enregistré/).waitFor();
  }
  await me.write(price, '97 €');
  const to = me.page.getByLabel('À, ligne 1');
  await me.write(to, '0,5');
  await me.page.getByRole('button', { name: /à corriger/ }).waitFor();
  expect(await to.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => descriptionOf(to)).toContain('Erreur');
  await me.write(to, '1,75');
  await expect.poll(() => to.getAttribute('aria-invalid')).toBe(null);
  await me.save();
  expect(desk.read('prices/fraser-en-fete.yaml')).toContain('price: 97');
});

test('what is said while a dialog is open stands in front of it', async () => {
  await me.click(me.button(/Annoncer quelque chose/));
  const dialog = me.page.getByRole('dialog');
  expect(await dialog.getByText(/adresse de la page/).count()).toBe(0);
  await me.write(dialog.getByLabel('Nom'), 'Route barrée demain');
  await me.page.route('**/api/create', (route) => route.abort());
  await me.click(me.button('Créer la fiche'));
  const said = me.page.getByRole('region', { name: 'Message du bureau' });
  await said.waitFor();
  await me.click(said.getByRole('button', { name: 'Fermer' }));
  await me.click(dialog.getByRole('button', { name: 'Annuler' }));
  await me.page.unroute('**/api/create');
});

test('11 what was done is undone, across entries', async () => {
  const before = desk.read('facts/stairs-fee.yaml');
  await me.click(me.menu('Constantes'));
  await me.click(me.page.locator('main a[href*="stairs-fee"]'));
  const label = me.page.getByRole('textbox', { name: 'Libellé', exact: true });
  await me.write(label, 'Une marche');
  await me.page.getByText('Pas encore enregistré.').waitFor();
  await me.click(me.menu('Articles'));
  await me.page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor();
  await me.page.keyboard.press('ControlOrMeta+z');
  await me.sees(/Annulé/);
  await me.page.keyboard.press('ControlOrMeta+Shift+z');
  await me.sees(/Rétabli/);
  await me.page.getByText('pas encore enregistrée').waitFor();
  await me.page.keyboard.press('ControlOrMeta+z');
  // Not by the first one's words, which may stand there still.
  await me.page.getByText('pas encore enregistrée').waitFor({ state: 'detached' });
  expect(desk.read('facts/stairs-fee.yaml')).toBe(before);
});

test('13 what is still made up', async () => {
  const section = me.page.locator('section', {
    has: me.page.getByRole('heading', { name: 'Pas encore fini' }),
  });
  await me.page.setViewportSize({ width: 360, height: 740 });
  await me.click(section.getByRole('button', { name: /^Voir les/ }));
  const next = section.getByRole('listitem').nth(5);
  await expect.poll(() => next.evaluate((row) => row.contains(document.activeElement))).toBe(true);
  const { y = -1 } = (await next.boundingBox()) ?? {};
  expect(y > 60 && y < 600, `${y}`).toBe(true);
  await me.click(section.getByRole('link', { name: /Téléphone$/ }));
  const phone = me.page.locator('[data-pointer="/phone"]').getByRole('textbox');
  await expect.poll(() => phone.evaluate((field) => field.contains(document.activeElement))).toBe(true);
  await me.write(phone, '03 89 20 00 00');
  await me.save();
  expect(desk.read('site.yaml')).toContain('03 89 20 00 00');
});
