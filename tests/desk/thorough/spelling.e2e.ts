// Words that no dictionary knows: one is written otherwise, another is right, and both are taken back.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { atDesk, desk, me, visit } from '../desk.ts';

atDesk();

test('a word is right, another is written as it should be, and both come back', async () => {
  await me.click(me.menu('Articles'));
  await me.click(me.link(/Tresser une couronne/));
  const lead = me.page.getByRole('textbox', { name: 'Chapeau' });
  await me.write(lead, 'Une courone de Fougerol.');
  await me.click(me.link('Orthographe'));
  const row = (word: string) =>
    me.page.getByRole('listitem').filter({ has: me.page.getByText(word, { exact: true }) });
  await me.click(row('Fougerol').getByRole('button', { name: 'C’est juste : Fougerol' }));
  await expect.poll(() => row('Fougerol').count(), { timeout: 30_000 }).toBe(0);
  const names = path.join(desk.content, '../cspell-noms.txt');
  expect(readFileSync(names, 'utf8')).toBe('Fougerol\n');
  await me.page.keyboard.press('ControlOrMeta+z');
  await row('Fougerol').waitFor();
  expect(existsSync(names)).toBe(false);

  await me.click(row('courone').getByRole('button', { name: 'couronne', exact: true }));
  await expect.poll(() => row('courone').count(), { timeout: 30_000 }).toBe(0);
  await visit(me.page, '#/fiche/articles/tresser-une-couronne');
  await expect.poll(() => lead.textContent()).toBe('Une couronne de Fougerol.');
  await me.page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => lead.textContent()).toBe('Une courone de Fougerol.');
});
