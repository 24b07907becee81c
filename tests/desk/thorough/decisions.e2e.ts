// What is to be decided is settled on the first page: by the cure that is known, or for a reason.
import { faultsIn } from '../../e2e/axe.ts';
import { atDesk, desk, me, page, visit } from '../desk.ts';

atDesk();

test('a dead link is mended at a click, and what stays needs a reason', { timeout: 120_000 }, async () => {
  const cards = page.locator('[data-decision]');
  const counted = page.getByText(/points attendent votre avis/);
  const count = Number(/\d+/.exec((await counted.textContent()) ?? '')?.[0]);
  await me.click(me.button(`Voir les ${count}`));
  await expect.poll(() => cards.count()).toBe(count);

  const link = cards.filter({ hasText: 'creche-en-papier' });
  await me.click(link.getByRole('button', { name: 'Mener à « Crèche de papier »' }));
  await link.waitFor({ state: 'detached' });
  expect(desk.read('navigation.yaml')).toContain('/decos-cadeaux/creche-de-papier');

  const teaser = cards.filter({ hasText: 'Caucase 150 cm' });
  await me.click(teaser.getByRole('button', { name: /^Laisser ainsi/ }));
  await me.click(teaser.getByRole('button', { name: 'Confirmer' }));
  await teaser.getByText('Il manque la raison').waitFor();
  expect([...(await faultsIn(page, 'light')), ...(await faultsIn(page, 'dark'))]).toEqual([]);
  const reason = teaser.getByRole('textbox', { name: 'Dites pourquoi' });
  await reason.fill('Promotion du samedi');
  await reason.press('Enter');
  await teaser.waitFor({ state: 'detached' });
  expect(desk.read('consistency.yaml')).toContain('Promotion du samedi');
});

test('who settles something at a field stays there', async () => {
  await visit(page, '#/fiche/towns/houtaud');
  const region = page.getByRole('textbox', { name: 'Région' });
  await me.write(region, 'Jura');
  await me.click(me.button('Écrire Doubs'));
  await expect.poll(() => region.textContent()).toBe('Doubs');
  await expect.poll(() => region.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('who wants neither of two values writes another, and decides among what is written', async () => {
  await visit(page, `#/fiche/facts/order-deadline?champ=${encodeURIComponent('/readings/0/value')}`);
  const day = (index: number) =>
    page.locator(`[data-pointer="/readings/${index}/value"]`).getByRole('combobox', { name: 'jour' });
  const isFocused = () => day(0).evaluate((field) => field === document.activeElement);
  await expect.poll(isFocused).toBe(true);
  await me.click(me.link(/^Ni l’une ni l’autre/));
  await expect.poll(isFocused).toBe(true);

  const decision = page.locator('[data-pointer="/decision"]');
  await me.pick(day(0), '21');
  await decision.getByText('21 décembre (affiche du portail)').waitFor();
  await me.save();
  await page.setViewportSize({ width: 360, height: 740 });
  const left = page.getByText(/^1 point reste à décider/);
  await expect.poll(() => left.textContent()).toMatch(/portail \(21 décembre\), .*ferme \(20 décembre\)$/);
  expect(await left.evaluate((words) => words.getBoundingClientRect().bottom < innerHeight)).toBe(true);
  await me.pick(day(1), '21');
  await decision.waitFor({ state: 'detached' });
});
