// What an editor does most, from the first page of the desk on. What it takes is printed; thorough/ has the other tasks.

import { faultsIn } from '../e2e/axe.ts';
import { atDesk, desk, me } from './desk.ts';

atDesk();

/** The lines that differ between two texts of a file. */
function changedLines(before: string, after: string): readonly string[] {
  const old = before.split('\n');
  return after.split('\n').filter((line, index) => line !== old[index]);
}

test('1 a price', async () => {
  const before = desk.read('prices/fraser-en-fete.yaml');
  await me.click(me.link(/Changer un prix/));
  await me.click(me.link(/Fraser en fête/));
  await me.write(me.page.getByLabel('Prix, ligne 1'), '99,50');
  expect(await faultsIn(me.page, 'light')).toEqual([]);
  await me.save();
  expect(changedLines(before, desk.read('prices/fraser-en-fete.yaml'))).toEqual(['        price: 99.5']);
});

test('the palette leads to what is written first, then to what can be done, else to the search', async () => {
  const { keyboard } = me.page;
  const find = async (words: string) => {
    await keyboard.press('ControlOrMeta+k');
    await me.page.getByRole('dialog', { name: 'Aller, chercher, faire' }).waitFor();
    await keyboard.insertText(words);
    await keyboard.press('Enter');
  };
  await me.link(/Changer un prix/).waitFor();
  await keyboard.press('ControlOrMeta+k');
  const options = me.page.getByRole('option');
  await options.nth(2).hover();
  expect(await me.page.getByRole('option', { selected: true }).allTextContents()).toEqual([
    await options.nth(2).textContent(),
  ]);
  await keyboard.press('Escape');
  await me.page.getByRole('dialog').waitFor({ state: 'detached' });
  await find('prix fraser');
  await me.page.getByRole('heading', { level: 1, name: 'Fraser en fête' }).waitFor();
  await me.write(me.page.getByLabel('Prix, ligne 1'), '98');
  await me.save();
  const saved = desk.read('prices/fraser-en-fete.yaml');
  await find('prix fraser');
  await me.page.getByRole('dialog').waitFor({ state: 'detached' });
  await keyboard.press('ControlOrMeta+k');
  await keyboard.insertText('telephone');
  await me.page.getByRole('option', { name: 'Téléphone La boutique' }).click();
  await me.page.locator('[id="champ/phone"]:focus').waitFor();
  await find('epuise');
  await me.page.getByRole('dialog', { name: 'Quel sapin ?' }).waitFor();
  // One key at the heels of the other.
  await Promise.all([keyboard.press('Escape'), find('télégraphe')]);
  await me.sees(/^Rien ne répond à «\s?télégraphe/);
  expect(desk.read('prices/fraser-en-fete.yaml')).toBe(saved);
});
