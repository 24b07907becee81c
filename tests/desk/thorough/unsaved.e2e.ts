// What is not saved is seen and saved wherever one is, and what keeps it from being saved as long as it does.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { faultsIn } from '../../e2e/axe.ts';
import { atDesk, desk, me, page, visit } from '../desk.ts';

atDesk();

test('what was replaced in several entries is saved where it was replaced', async () => {
  await visit(page, '#/remplacer?mots=Haut-Doubs');
  await me.write(page.getByLabel('Remplacer par'), 'Auxois');
  const misjoined = page.getByRole('checkbox', { name: /À relire\s: du Auxois$/ });
  await expect.poll(() => misjoined.first().isChecked()).toBe(false);
  await me.write(page.getByLabel('Remplacer par'), 'Jura');
  await page.getByLabel(/^Tous/).check();
  await me.click(me.button(/^Remplacer/));
  const bar = page.getByText(/fiches? pas encore enregistrées?/);
  await bar.waitFor();
  expect(await faultsIn(page, 'light')).toEqual([]);
  await page.keyboard.press('ControlOrMeta+s');
  await bar.waitFor({ state: 'detached' });
  await visit(page, '#/fiche/towns/houtaud');
  const code = page.getByLabel('Code postal', { exact: true });
  const written = await code.inputValue();
  await me.write(code, '2530');
  await page.getByText('Pas encore enregistré.').waitFor();
  await visit(page, '#/');
  await me.click(me.link('Houtaud, Code postal'));
  await me.write(code, written);
  await me.write(page.getByRole('textbox', { name: 'Région' }), 'Plateau');
  await page.getByText('Pas encore enregistré.').waitFor();
  await visit(page, '#/');
  await me.click(bar);
  await me.click(page.locator('details').getByRole('link', { name: 'Houtaud' }));
  await page.getByRole('heading', { level: 1, name: 'Houtaud' }).waitFor();
  await visit(page, '#/');
  await me.click(me.button('Tout enregistrer'));
  await bar.waitFor({ state: 'detached' });
  expect(desk.read('towns/houtaud.yaml')).toContain('region: Plateau');
});

test('a replacement is as it was left when one comes back from a place', async () => {
  await visit(page, '#/remplacer');
  const find = page.locator('main').getByLabel('Chercher', { exact: true });
  const by = page.getByLabel('Remplacer par');
  await me.write(find, 'neige');
  const places = page.getByRole('listitem').getByRole('checkbox');
  await places.nth(1).uncheck();
  await page.getByLabel('Supprimer ces mots').check();
  await me.write(by, 'pluie');
  await me.click(me.link(/, /).first());
  await page.getByRole('heading', { level: 1, name: /^Remplacer/ }).waitFor({ state: 'detached' });
  await page.goBack();
  await places.nth(1).waitFor();
  expect([await find.inputValue(), await by.inputValue()]).toEqual(['neige', 'pluie']);
  expect([await places.nth(0).isChecked(), await places.nth(1).isChecked()]).toEqual([true, false]);
  await by.fill('');
  expect(await page.getByLabel('Supprimer ces mots').isChecked()).toBe(true);
});

test.each([360, 1440])(
  'at %i pixels, « Enregistrer » stays where it is when a message comes',
  async (width) => {
    await page.setViewportSize({ width, height: 780 });
    await visit(page, '#/fiche/towns/houtaud?champ=%2Fregion');
    await me.write(page.getByRole('textbox', { name: 'Région' }), 'Val');
    await page.getByText('Pas encore enregistré.').waitFor();
    const placeOf = () => me.button('Enregistrer').boundingBox();
    const before = await placeOf();
    await me.click(page.getByRole('button', { name: /^Annuler\s: / }));
    await page.getByRole('region', { name: 'Message du bureau' }).waitFor();
    expect((await placeOf())?.y).toBe(before?.y);
  },
);

test('a new entry that is abandoned leaves its page for the list', async () => {
  await create('Le Larmont');
  await me.click(me.button('Tout abandonner'));
  // The list knows before it is read again.
  await page.route('**/desk/api/overview', (route) => setTimeout(() => route.continue(), 3_000));
  await me.click(page.getByRole('dialog').getByRole('button', { name: 'Tout abandonner' }));
  await page.getByRole('heading', { level: 1, name: 'Communes' }).waitFor();
  expect(await page.getByRole('main').getByText('Le Larmont').count()).toBe(0);
});

/** A new entry, whose page is open. */
async function create(name: string): Promise<void> {
  await visit(page, '#/rubrique/towns');
  await me.click(me.button('Ajouter'));
  await me.write(page.getByLabel('Nom', { exact: true }), name);
  await me.click(me.button('Créer la fiche'));
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

const undo = () =>
  me.click(page.getByRole('region', { name: 'Message du bureau' }).getByRole('button', { name: 'Annuler' }));

test('a new entry that is undone leaves its page for the list, in each window', async () => {
  await create('La Rivière');
  const beside = await page.context().newPage();
  await beside.goto(page.url());
  await beside.getByRole('heading', { level: 1, name: 'La Rivière' }).waitFor();
  await undo();
  for (const each of [page, beside]) {
    await each.getByRole('heading', { level: 1, name: 'Communes' }).waitFor();
    expect(await each.getByRole('main').getByText('La Rivière').count()).toBe(0);
  }
  await me.sees(/^Annulé\s: .*La Rivière/);
  await beside.getByText('Cette fiche n’existe plus').first().waitFor();
  await beside.close();
  await create('La Rivière');
  await me.click(me.menu('Aujourd’hui'));
  await visit(page, '#/fiche/towns/houtaud');
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByRole('heading', { level: 1, name: 'Communes' }).waitFor();
});

test.each(['Y renoncer', 'Tout abandonner'])(
  'words for an entry that is gone are given up: « %s »',
  async (way) => {
    const file = path.join(desk.content, 'towns/houtaud.yaml');
    const text = desk.read('towns/houtaud.yaml');
    await visit(page, '#/fiche/towns/houtaud');
    const field = page.getByRole('textbox', { name: 'Région' });
    await page.route('**/desk/api/edit', (route) => route.abort());
    await me.write(field, 'Perdue');
    rmSync(file);
    await page.unroute('**/desk/api/edit');
    const gone = page.getByText('Cette fiche n’existe plus');
    await gone.waitFor();
    expect(await field.textContent()).toBe('Perdue');
    if (way === 'Y renoncer') await page.reload();
    await me.click(me.button(way));
    if (way !== 'Y renoncer') await me.click(page.getByRole('dialog').getByRole('button', { name: way }));
    await page.getByRole('heading', { level: 1, name: 'Communes' }).waitFor();
    await page.getByText('Abandonné : la fiche n’existe plus.').first().waitFor();
    writeFileSync(file, text);
    await create('Le Larmont');
    expect(await gone.count()).toBe(0);
    await undo();
    await me.sees(/^Annulé\s: .*Le Larmont/);
  },
);

test('a full disk is reported where one looks, until a save works', async () => {
  const message = 'Il n’y a plus de place';
  await visit(page, '#/fiche/towns/houtaud');
  await me.write(page.getByRole('textbox', { name: 'Région' }), 'Sans place');
  await page.getByText('Pas encore enregistré.').waitFor();
  const body = JSON.stringify({ message, advice: null });
  await page.route('**/desk/api/save', (route) => route.fulfill({ status: 507, body }));
  await me.click(me.button('Enregistrer'));
  await page.getByText(message).waitFor();
  for (const top of [0, 100_000]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.waitForTimeout(2_000); // by then the entry was read again
    const { y = -1 } = (await page.getByText(message).boundingBox()) ?? {};
    expect(y > 0 && y < 900).toBe(true);
  }
  await page.unroute('**/desk/api/save');
  await me.click(me.button('Réessayer'));
  await page.getByText('Tout est enregistré.').waitFor();
  expect(await page.getByText(message).count()).toBe(0);
});

test('a desk that does not answer is said once', async () => {
  const message = page.getByText('Le bureau ne répond plus');
  await visit(page, '#/fiche/towns/houtaud');
  await page.context().setOffline(true);
  await me.write(page.getByRole('textbox', { name: 'Région' }), 'Sans réseau');
  await message.first().waitFor();
  await visit(page, '#/');
  await page.getByText(/^Ce que vous y avez écrit n’est pas enregistré/).waitFor();
  await page.waitForTimeout(2_000); // by then all of the page has asked
  expect(await message.count()).toBe(1);
  await page.context().setOffline(false);
  await message.waitFor({ state: 'detached' });
});

test('who writes while the page of messages is open is shown there', async () => {
  await visit(page, '#/messages');
  await page.getByRole('heading', { level: 1, name: 'Les messages' }).waitFor();
  const answer = await page.evaluate(() => fetch('/desk/api/inbox').then((read) => read.text()));
  const words = {
    kind: 'Devis',
    sender: 'Anne',
    summary: 'Un sapin',
    received: 'hier',
    email: 'a@example.org',
  };
  const rest = {
    id: '1',
    answered: null,
    trouble: null,
    rows: [],
    phone: '',
    reply: { subject: '', body: '' },
  };
  const body = JSON.stringify({ ...JSON.parse(answer), messages: [{ ...words, ...rest }] });
  await page.route('**/desk/api/inbox', (route) => route.fulfill({ body }));
  await page.getByRole('heading', { name: 'Anne' }).waitFor();
});
