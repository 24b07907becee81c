// An entry that other texts name gets another name, and is not deleted.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesk, Person, type StartedDesk, startDesk, visit } from '../desk.ts';

let desk: StartedDesk;
beforeAll(async () => {
  desk = await startDesk();
}, 120_000);
afterAll(() => desk.stop());

test('an entry gets another name, the old address leads on, and who is named is not deleted', async () => {
  const { page, context, faults } = await openDesk(desk.address);
  const me = new Person(page);
  await visit(page, '#/fiche/varieties/fraser-en-fete');
  await me.click(me.button('Renommer'));
  const name = page.getByRole('dialog').getByLabel('Nom');
  await expect.poll(() => name.inputValue()).toBe('Fraser en fête');
  await me.write(name, 'Fraser de fête');
  await me.click(page.getByRole('dialog').getByRole('button', { name: 'Renommer' }));
  await page.getByRole('heading', { level: 1, name: 'Fraser de fête' }).waitFor();
  expect(desk.read('varieties/fraser-de-fete.yaml')).toContain('name: Fraser de fête');
  expect(desk.read('redirects.yaml')).toContain('to: /nos-sapins/fraser-de-fete');
  await me.click(me.button('Supprimer'));
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/autres textes nomment cette fiche/).waitFor();
  expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(1);
  expect(await dialog.getByRole('button', { name: 'Supprimer la fiche' }).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
