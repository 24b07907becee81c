// What last year has left is looked at once a year: on a telephone as well.
import { expect, test } from 'vitest';
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
