// What an editor does beside typing: a picture of their own, a link, a fact, a text found by touching it on its page.
import sharp from 'sharp';
import { atDesk, desk, me, page, visit } from '../desk.ts';

const ARTICLE = '#/fiche/articles/tresser-une-couronne';

atDesk();

test('a photograph from a camera gets the name of what shows it, is seen at once, and has to be described', async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#355e3b' } })
    .jpeg()
    .toBuffer();
  await visit(page, ARTICLE);
  const field = page.locator('[data-pointer="/image/src"]');
  const choose = async (name: string, buffer: Buffer) =>
    field.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await choose('pas une image.jpg', Buffer.from('Bonjour'));
  const refusal = field.getByRole('alert').getByText('Ce n’est pas une image');
  await refusal.waitFor();
  const isSeen = refusal.evaluate((words) => {
    const { x, y } = words.getBoundingClientRect();
    return words.contains(document.elementFromPoint(x + 2, y + 2));
  });
  expect(await isSeen).toBe(true);
  expect(await page.getByText('Je prépare l’image…').count()).toBe(0);
  await choose('IMG_1234 (2).JPG', photo);
  // A second try finds the picture of the first, and its own gets the next name.
  await expect
    .poll(() => field.locator('img').getAttribute('src'))
    .toMatch(/^\/images\/tresser-une-couronne(-\d)?\.jpg$/);
  expect(await field.getByRole('alert').count()).toBe(0);
  const description = page.locator('[data-pointer="/image/alt"]').getByRole('textbox');
  await expect.poll(() => description.evaluate((each) => each === document.activeElement)).toBe(true);
  await me.sees(/Décrivez-la/);
  expect(await description.textContent()).not.toContain('ficelle');
  await page.keyboard.insertText('Une couronne posée sur la neige');
  await page.frameLocator('iframe').getByRole('img', { name: 'Une couronne posée sur la neige' }).waitFor();
  await me.save();
  const written = desk.read('articles/tresser-une-couronne.yaml');
  expect(written).toMatch(/src: tresser-une-couronne(-\d)?\.jpg/);
  expect(written).toContain('alt: Une couronne posée sur la neige');
});

test('a picture that is chosen without a network is kept, and sent once there is one', async () => {
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#1e5e36' } })
    .jpeg()
    .toBuffer();
  await visit(page, ARTICLE);
  const field = page.locator('[data-pointer="/image/src"]');
  await field.locator('img').waitFor();
  await page.context().setOffline(true);
  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'gui.jpg', mimeType: 'image/jpeg', buffer: photo });
  const waits = field.getByRole('alert').getByText('L’image attend dans cette page');
  await waits.waitFor();
  await page.waitForTimeout(2_000); // it was tried again
  await waits.waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => field.locator('img').getAttribute('src')).toMatch(/^\/images\/gui(-\d)?\.jpg$/);
  await waits.waitFor({ state: 'detached' });
});

test('a first picture keeps the description that is written, and the caret of whoever writes elsewhere', async () => {
  await me.click(me.menu('Articles'));
  await me.click(me.button('Ajouter'));
  await me.write(page.getByRole('dialog').getByLabel('Nom'), 'Un arrosoir');
  await me.click(me.button('Créer la fiche'));
  await page.getByRole('heading', { level: 1, name: 'Un arrosoir' }).waitFor();
  const description = page.locator('[data-pointer="/image/alt"]').getByRole('textbox');
  await me.write(description, 'Un arrosoir vert');
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#5e3536' } })
    .jpeg()
    .toBuffer();
  const field = page.locator('[data-pointer="/image/src"]');
  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo });
  const body = page.locator('[data-pointer="/body"]').getByRole('textbox');
  await body.click();
  await expect.poll(() => field.locator('img').count()).toBe(1);
  await page.keyboard.insertText('Chaque soir.');
  await expect.poll(() => body.textContent()).toBe('Chaque soir.');
  expect(await description.textContent()).toBe('Un arrosoir vert');
});

test('a link to no page leads where it was probably meant to after one click', async () => {
  await visit(page, '#/fiche/varieties/epicea-du-haut-doubs');
  const field = page.locator('[data-pointer="/editorial/text"]');
  await field.getByRole('textbox').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('Voyez [l’autre](/nos-sapins/sapin-du-caucas).');
  const cure = field.getByRole('button', { name: 'Mener à « Sapin du Caucase »' });
  await cure.click();
  await cure.waitFor({ state: 'detached' });
  await me.save();
  const file = 'varieties/epicea-du-haut-doubs.yaml';
  expect(desk.read(file)).toContain('[l’autre](/nos-sapins/sapin-du-caucase).');
});

test('a subject is typed and read as words', async () => {
  await visit(page, '#/fiche/facts/stairs-fee');
  await page.getByText('Réglages de l’atelier').click();
  const subject = page.locator('[data-pointer="/topic"]').getByRole('textbox');
  await expect.poll(() => subject.inputValue()).toBe('stairs fee');
  await me.write(subject, '');
  expect(await subject.getAttribute('placeholder')).toMatch(/^Par exemple\s: Sapin grandis$/);
  await me.write(subject, 'Montée d’escalier');
  expect(await subject.inputValue()).toBe('Montée d’escalier');
  await me.save();
  expect(desk.read('facts/stairs-fee.yaml')).toContain('topic: montee-d-escalier');
});

test('a link is put from a list of pages, and a fact from a list of values', async () => {
  await visit(page, '#/fiche/articles/ranger-apres-les-rois');
  const body = page.getByRole('textbox', { name: 'Texte', exact: true });
  await me.write(body, 'Voyez ');
  await me.click(page.getByRole('button', { name: 'Lien', exact: true }));
  await page.keyboard.type('larmont');
  await page.getByRole('option', { name: /Géant du Larmont/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.insertText(' avant le ');
  await me.click(page.getByRole('group', { name: /^Mise en forme : Texte$/ }).getByText('Constante'));
  await page.keyboard.type('dernier');
  await page.getByRole('option', { name: /^Dernier jour de commande/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.frameLocator('iframe').getByRole('link', { name: 'Géant du Larmont' }).first().waitFor();
  await me.save();
  expect(desk.read('articles/ranger-apres-les-rois.yaml')).toContain(
    'Voyez [Géant du Larmont](/nos-sapins/geant-du-larmont) avant le {{order-deadline}}',
  );
});

test.each([
  ['an entry’s own text', 'Les gestes', 'articles/tresser-une-couronne', '/body'],
  [
    'words of a sentence that name another entry',
    'la couronne des dimanches',
    'articles/tresser-une-couronne',
    '/body',
  ],
  ['words of the frame, with a fact in them', /^Commandes ouvertes/, 'navigation', '/header/banner/1'],
  ['words of a button, with a placeholder in them', /^lu en 1 min/, 'ui', '/readTime'],
])('a text that is touched on its page leads to its field: %s', async (_, text, subject, pointer) => {
  await visit(page, ARTICLE);
  const shown = page.frameLocator('iframe').getByText(text).first();
  await shown.waitFor();
  await me.click(me.button('Modifier un texte'));
  await shown.click();
  await expect.poll(() => decodeURIComponent(page.url())).toContain(`#/fiche/${subject}?champ=${pointer}`);
  const field = page.locator(`[data-pointer="${pointer}"]`).last();
  await expect
    .poll(() =>
      field.evaluate(
        (each) =>
          each.contains(document.activeElement) &&
          document.activeElement?.matches('input, textarea, .cm-content'),
      ),
    )
    .toBe(true);
});

test('a search shows what readers read, entry by entry', async () => {
  await page.getByRole('searchbox').fill('couronne des dimanches');
  await page.keyboard.press('Enter');
  await me.sees(/répond(?:ent)? à «\scouronne des dimanches\s»/);
  const found = await page.locator('main').innerText();
  expect(found).toContain('Tresser une couronne');
  expect(found).not.toMatch(/Toute la fiche|\{\{|\]\(|couronne-des-dimanches/);
});
