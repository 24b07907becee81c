// What is changed at the desk is read by somebody else first or reaches the visitors, stays in the history, and comes back.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { faultsIn } from '../../e2e/axe.ts';
import { atDesk, desk, me, page } from '../desk.ts';

const TOWN = 'towns/houtaud.yaml';
const LATER = 'towns/doubs.yaml';

atDesk({ history: 'published' });

// A second try would find what the first has done.
test('12 what changes for visitors is seen, said in a sentence, and published', {
  timeout: 180_000,
  retry: 0,
}, async () => {
  const before = desk.log();
  await me.click(me.link(/Changer un prix/));
  await me.click(me.link(/Géant du Larmont/));
  const price = me.page.getByLabel('Prix, ligne 1');
  const undo = me.page.getByRole('button', { name: /^Annuler/ });
  expect(await undo.isDisabled()).toBe(true);
  await me.write(price, '149');
  await me.click(undo);
  await expect.poll(() => price.inputValue()).toBe('140');
  await me.click(me.page.getByRole('button', { name: /^Rétablir :/ }));
  await expect.poll(() => price.inputValue()).toBe('149');
  await me.save();
  const changed = { title: 'Une page', kind: 'changed', before: '140 €', after: '149 €' };
  await page.route('**/desk/api/publication*', async (route) => {
    const response = await route.fetch();
    const pages = ['/', '/nos-sapins'].map((address) => ({ ...changed, address }));
    await route.fulfill({ response, json: { ...(await response.json()), pages } });
  });
  await me.click(me.menu('Publier'));
  // What changes on both pages is shown once.
  await expect.poll(() => me.link('Une page').count()).toBe(2);
  expect(await me.page.getByRole('main').locator('li p:has(ins)').count()).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await me.sees('149 €');
  // What changes meanwhile in a file is published as well, and shown before.
  writeFileSync(path.join(desk.content, TOWN), desk.read(TOWN).replace('region: Doubs', 'region: Jura'));
  await me.page.getByRole('main').getByText('Jura').first().waitFor();
  await me.click(me.button('Proposer à quelqu’un'));
  await me.sees(/Votre proposition est partie/);
  expect(desk.proposals()).toHaveLength(1);
  await expect.poll(() => me.button('Publier maintenant').isEnabled()).toBe(true);
  expect(await me.button('Proposer à quelqu’un').isDisabled()).toBe(true);
  expect(desk.log('main')).toEqual(before);
  await me.write(me.page.getByLabel('Dites en une phrase ce qui change'), 'Le géant passe à 149 €');
  const other = await page.context().newPage();
  await other.goto(desk.address);
  const unpublished = other
    .getByRole('navigation')
    .getByRole('link', { name: /^Publier.*pas encore publiée/ });
  await unpublished.waitFor();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/desk/api/overview', (route) => isAnswered.then(() => route.continue()));
  await me.click(me.button('Publier maintenant'));
  await me.sees(/^C’est parti/);
  // A window at which nobody does anything knows it as well.
  await unpublished.waitFor({ state: 'detached' });
  await other.close();
  expect(await page.getByText('C’est fait').count()).toBe(0);
  // As long as the page shows what was to be published, none of it is published again.
  expect(await me.button(/^Je publie/).isDisabled()).toBe(true);
  expect(await me.page.getByRole('checkbox', { name: /^Publier/, disabled: false }).count()).toBe(0);
  answer();
  expect(desk.log('main')).toEqual(['Le géant passe à 149 €', ...before]);
  expect(desk.log()).toEqual(['Le géant passe à 149 €', ...before]);

  await me.click(me.menu('L’historique'));
  await me.page.getByRole('heading', { name: 'Le géant passe à 149 €' }).waitFor();
  await me.page
    .getByRole('link', { name: /^Géant du Larmont, Prix/ })
    .first()
    .waitFor();
  await me.button('Défaire ce jour').first().click();
  const asked = me.page.getByRole('dialog', { name: /^Défaire le/ });
  await asked.getByText(/149/).first().waitFor();
  expect(await asked.getByRole('button', { name: 'Défaire' }).isVisible()).toBe(true);
  await asked.getByRole('button', { name: 'Annuler' }).last().click(); // the first is that of the message
  await me.click(me.button(/^Défaire ce changement\s: Prix/));
  await me.page.getByRole('heading', { level: 1, name: 'Géant du Larmont' }).waitFor();
  await me.sees(/^Prix, .*140.*comme avant le/);
  await expect.poll(() => me.page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Prix, ligne 1');
  await me.page.getByText('Pas encore enregistré.').waitFor();
  await expect.poll(() => me.page.getByLabel('Prix, ligne 1').inputValue()).toBe('140');
});

test('12 a part goes out without what is half written', { timeout: 180_000, retry: 0 }, async () => {
  const article = 'articles/demain.yaml';
  writeFileSync(path.join(desk.content, article), 'title: Demain\n');
  writeFileSync(path.join(desk.content, TOWN), desk.read(TOWN).replace(/region: .*/, 'region: Haut-Doubs'));
  await me
    .link(/^Demain, /)
    .first()
    .waitFor();
  await me.click(me.menu('Publier'));
  const button = me.button(/^Publier \d fiches? maintenant/);
  await me.page.getByRole('heading', { name: 'Tout ne peut pas partir pour l’instant' }).waitFor();
  expect(await button.count()).toBe(0);
  await me.page.getByText('ou décochez la fiche plus bas').waitFor();
  const waiting = me.page.getByRole('checkbox', { name: /^Publier/, checked: false });
  await me.click(me.button('Tout décocher'));
  await expect.poll(() => waiting.count()).toBe(2);
  await me.click(me.button('Tout cocher'));
  await expect.poll(() => waiting.count()).toBe(0);
  await me.click(me.page.getByRole('checkbox', { name: /^Publier\s: Demain/ }));
  expect(await faultsIn(me.page, 'light')).toEqual([]);
  await button.waitFor();
  // What is saved meanwhile goes as well, and is said.
  writeFileSync(path.join(desk.content, LATER), desk.read(LATER).replace(/region: .*/, 'region: Plateau'));
  await me.sees('La liste a changé');
  expect(await me.page.getByRole('checkbox', { name: /^Publier\s: Doubs/ }).isChecked()).toBe(true);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await expect.poll(() => button.isEnabled()).toBe(true);
  await page.route('**/desk/api/publication*', (route) => isAnswered.then(() => route.continue()));
  await me.click(button);
  await me.sees(/C’est parti/);
  expect(await me.page.getByText('La liste a changé').count()).toBe(0);
  expect(desk.log('main')[0]).toBe('Doubs et Houtaud');
  // What waits still waits: while the list is read again, after that, and when somebody comes back.
  const waits = me.page.getByRole('checkbox', { name: /^Publier\s: Demain/, checked: false });
  await me.button('Je relis…').waitFor();
  expect(await waits.count()).toBe(1);
  expect(await me.page.getByText(/Tout part|Rien n’est coché|fiches? part/).count()).toBe(0);
  answer();
  await me.page.getByText('Rien n’est coché').waitFor();
  expect(await waits.count()).toBe(1);
  await me.click(me.menu('L’historique'));
  await me.click(me.menu('Publier'));
  await waits.waitFor();
});
