// Longer than other files: one editor. Text is pasted, typed beside tables and pictures, linked, and replaced.
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { faultsIn } from '../e2e/axe.ts';
import { atDesk, desk, me, page, visit } from './desk.ts';

const ARTICLE = 'articles/ranger-apres-les-rois';

atDesk();

const body = () => page.getByRole('textbox', { name: 'Texte', exact: true });
/** What a clipboard or a dragged file gives to an element. */
function give(target: Locator, kind: 'paste' | 'drop', texts: Record<string, string>, files: Buffer[] = []) {
  const given = { kind, texts, files: files.map((file) => file.toString('base64')) };
  return target.evaluate((element, { kind, texts, files }) => {
    const data = new DataTransfer();
    for (const [type, text] of Object.entries(texts)) data.setData(type, text);
    for (const file of files) {
      const bytes = Uint8Array.from(atob(file), (each) => each.charCodeAt(0));
      data.items.add(new File([bytes], 'IMG_0001.jpg', { type: 'image/jpeg', lastModified: 0 }));
    }
    const options = { bubbles: true, cancelable: true };
    element.dispatchEvent(
      kind === 'paste'
        ? new ClipboardEvent('paste', { ...options, clipboardData: data })
        : new DragEvent('drop', { ...options, dataTransfer: data }),
    );
  }, given);
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const isCaretOnLine = () =>
  page.evaluate(() => {
    const node = getSelection()?.focusNode;
    const element = node instanceof Element ? node : node?.parentElement;
    return Boolean(element?.closest('.cm-line'));
  });

const photo = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Writes in place of the text; a click into it could hit the button of a picture. */
async function rewrite(text: string): Promise<void> {
  await body().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('what Word has copied is shown as it was, and a table is changed in its cells', async () => {
  await visit(page, `#/fiche/${ARTICLE}`);
  await rewrite('');
  await me.click(me.button('Intertitre'));
  await page.keyboard.type('Avant');
  await page.keyboard.press('Enter');
  const cell = (words: string) => `<td><p class=MsoNormal>${words}<o:p></o:p></p></td>`;
  const row = (...words: string[]) => `<tr>${words.map(cell).join('')}</tr>`;
  const html = `<html><body><!--StartFragment--><p class=MsoNormal>Un <b>pied</b>&nbsp;:</p><table class=MsoTableGrid>${row('Pied', 'Eau')}${row('petit', '1 l')}</table><!--EndFragment--></body></html>`;
  await give(body(), 'paste', { 'text/html': html, 'text/plain': 'Un pied :\nPied\tEau\npetit\t1 l' });
  await body().getByRole('cell', { name: '1 l' }).waitFor();
  await me.click(body().getByRole('button', { name: 'Changer le tableau' }));
  const cells = page.getByRole('dialog').getByRole('textbox');
  await expect.poll(() => isFocused(cells.first())).toBe(true);
  await me.write(cells.nth(3), '2 l');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('trois');
  await give(cells.nth(4), 'paste', { 'text/plain': 'grand\t3 l\ttous les jours\r\n' });
  expect(await faultsIn(page, 'light')).toEqual([]);
  await me.click(me.button('Garder'));
  await expect.poll(() => isFocused(body())).toBe(true);
  await page.frameLocator('iframe').getByRole('cell', { name: 'tous les jours' }).waitFor();
  await me.save();
  expect(desk.read(`${ARTICLE}.yaml`)).toContain(
    '  ## Avant\n\n  Un **pied** :\n\n  | Pied | Eau | |\n  |---|---|---|\n  | petit | 2 l | |\n  | grand | 3 l | tous les jours |\n',
  );
});

test('several pictures are dropped into a text, described, made smaller, moved', async () => {
  await visit(page, `#/fiche/${ARTICLE}`);
  await rewrite('Avant.');
  await give(body(), 'drop', {}, [await photo('#355e3b'), await photo('#8a3324')]);
  for (const words of [
    'Un sapin sous la neige, devant la grange',
    'Des boules rouges dans un panier de paille',
  ]) {
    const dialog = page.getByRole('dialog');
    await dialog.locator('img').first().waitFor();
    expect(await me.button('Poser une image').isDisabled()).toBe(true);
    await dialog.getByLabel('Ce que l’on y voit').fill(words);
    await dialog.getByLabel('la moitié').check();
    await me.click(me.button('Poser une image'));
    await body().getByRole('img', { name: words }).waitFor();
  }
  await me.click(body().getByRole('button', { name: 'Changer l’image' }).last());
  expect(await faultsIn(page, 'light')).toEqual([]);
  await me.click(me.button('Monter'));
  const shown = page.frameLocator('iframe').getByRole('img', { name: /boules rouges/ });
  await shown.waitFor();
  expect(await shown.getAttribute('data-width')).toBe('50');
  await me.save();
  expect(desk.read(`${ARTICLE}.yaml`)).toMatch(
    /Avant\.\n\n {2}!\[Des boules rouges [^\]]*\]\([\w-]+-2\.jpg\)\{width=50%\}\n\n {2}!\[Un sapin [^\]]*\]\([\w-]+\.jpg\)\{width=50%\}\n/,
  );
});

test('words are written before a table that begins a text', async () => {
  const table = '| Pied | Eau |\n|---|---|\n| petit | 1 l |';
  await visit(page, `#/fiche/${ARTICLE}`);
  await rewrite(`${table}\n\nAprès.`);
  await me.save();
  expect(desk.read(`${ARTICLE}.yaml`)).toMatch(/\|\n {2}\| Pied/);
  await body().press('ControlOrMeta+Home');
  expect(await isCaretOnLine()).toBe(true);
  await page.keyboard.type('Avant.');
  await me.save();
  expect(desk.read(`${ARTICLE}.yaml`)).toMatch(/\|\n {2}Avant\.\n\n {2}\| Pied/);
  await rewrite(`${table}\n\nAprès.`);
  await body().press('ArrowUp');
  await body().press('ArrowUp');
  await page.keyboard.type('Au-dessus.');
  await me.save();
  expect(desk.read(`${ARTICLE}.yaml`)).toMatch(/\|\n {2}Au-dessus\.\n\n {2}\| Pied/);
});

test('what is written of a picture stays when it arrives late', async () => {
  let deliver: (() => void) | undefined;
  const isWritten = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/desk/api/picture?*', async (route) => {
    await isWritten;
    await route.continue();
  });
  await visit(page, `#/fiche/${ARTICLE}`);
  await give(body(), 'drop', {}, [await photo('#355e3b')]);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Il manque l’image').waitFor();
  await dialog.getByLabel('Ce que l’on y voit').fill('Un sapin');
  deliver?.();
  await dialog.locator('img').first().waitFor();
  await me.click(me.button('Poser une image'));
  await body().getByRole('img', { name: 'Un sapin', exact: true }).waitFor();
  await page.unroute('**/desk/api/picture?*');
});

test('a table goes where it was, though another window has changed what stands above it', async () => {
  await visit(page, `#/fiche/${ARTICLE}`);
  await rewrite('Avant.');
  await page.keyboard.press('Enter');
  await give(body(), 'paste', { 'text/plain': '| Pied | Eau |\n|---|---|\n| petit | 1 l |' });
  await me.save();
  await me.click(body().getByRole('button', { name: 'Changer le tableau' }));
  const other = await page.context().newPage();
  await other.goto(desk.address);
  await other.getByRole('heading', { level: 1 }).waitFor();
  await visit(other, `#/fiche/${ARTICLE}`);
  const there = other.getByRole('textbox', { name: 'Texte', exact: true });
  await there.getByRole('cell', { name: '1 l' }).waitFor();
  await there.focus();
  await other.keyboard.press('ControlOrMeta+Home');
  await other.keyboard.insertText('Bien ');
  await body().getByText('Bien Avant.').waitFor();
  await page.getByRole('dialog').getByRole('textbox').nth(3).fill('2 l');
  await me.click(me.button('Garder'));
  await there.getByRole('cell', { name: '2 l' }).waitFor();
  await other.close();
  await me.save();
  expect(desk.read(`${ARTICLE}.yaml`)).toContain(
    '  Bien Avant.\n\n  | Pied | Eau |\n  |---|---|\n  | petit | 2 l |\n',
  );
});

test('after a new table one goes on writing below it, as after a picture', async () => {
  await visit(page, `#/fiche/${ARTICLE}`);
  await rewrite('');
  await page.keyboard.type('Avant.');
  await page.keyboard.press('Enter');
  await me.click(me.button('Tableau'));
  const cells = page.getByRole('dialog').getByRole('textbox');
  for (const [index, words] of ['Pied', 'Eau', 'petit', '1 l'].entries()) await cells.nth(index).fill(words);
  await me.click(me.button('Poser'));
  await expect.poll(() => isFocused(body())).toBe(true);
  await page.keyboard.type('Voici.');
  await give(body(), 'paste', {}, [await photo('#355e3b')]);
  await page.getByRole('dialog').getByLabel('Ce que l’on y voit').fill('Un sapin');
  await me.click(me.button('Poser une image'));
  await expect.poll(() => isFocused(body())).toBe(true);
  await page.keyboard.type('Ensuite.');
  await me.click(page.getByRole('button', { name: 'Tableau', exact: true }));
  await cells.first().fill('Taille');
  await me.click(me.button('Poser'));
  await me.save();
  expect(desk.read(`${ARTICLE}.yaml`)).toMatch(
    /Avant\.\n\n {2}\|[^V]+\|\n\n {2}Voici\.\n\n {2}!\[[^\]]+\]\(.+\)\n\n {2}Ensuite\.\n\n {2}\| Taille [^V]+\|\n$/,
  );
});

const TABLE = '| Pied | Eau |\n|---|---|\n| petit | 1 l |';
const PICTURE = '![Un sapin](sapin.jpg)';

/** The end of the text in its file, where several empty lines are as one. */
function expectEnd(expected: string, when: string): void {
  const written = desk
    .read(`${ARTICLE}.yaml`)
    .replaceAll('\n  ', '\n')
    .replace(/\n{3,}/g, '\n\n');
  expect(written.slice(-expected.length), when).toBe(expected);
}

test.each([
  ['a table', TABLE],
  ['a picture', PICTURE],
])('what is typed below %s stands there, in a paragraph of its own', async (_, block) => {
  await visit(page, `#/fiche/${ARTICLE}`);
  for (const [keys, end] of [
    [['Enter'], ''],
    [['Backspace', 'Backspace'], ''],
    [['Enter'], 'Après.'],
    [['ArrowUp', 'ArrowDown', 'Backspace'], 'Après.'],
  ] as const) {
    await rewrite(`- un\n\n${block}${end && `\n\n${end}`}`);
    const grid = await body().locator('.card').boundingBox();
    await page.mouse.click((grid?.x ?? 0) + 60, (grid?.y ?? 0) + (grid?.height ?? 0) + 12);
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.type(`Fin ${keys.length}.`);
    await me.save();
    expectEnd(`- un\n\n${block}\n\nFin ${keys.length}.\n${end && `\n${end}\n`}`, `${keys} ${end}`);
  }
});

test('what is typed after a table is pasted stands below it, and the caret is seen there', async () => {
  await visit(page, `#/fiche/${ARTICLE}`);
  const html = '<ul><li>un</li></ul><table><tr><td>Pied</td></tr><tr><td>petit</td></tr></table>';
  for (const [keys, end] of [
    [['Enter'], ''],
    [[], 'Après.'],
  ] as const) {
    await rewrite(`Avant.\n\n\n${end}`);
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ArrowDown');
    await give(body(), 'paste', { 'text/html': html });
    for (const key of keys) await page.keyboard.press(key);
    expect(await isCaretOnLine()).toBe(true);
    await page.keyboard.type('Voyez');
    await me.save();
    const table = '| Pied |\n|---|\n| petit |';
    expectEnd(`- un\n\n${table}\n\nVoyez\n${end && `\n${end}\n`}`, `${keys} ${end}`);
  }
});

test('after a link one goes on writing behind it', async () => {
  await visit(page, `#/fiche/${ARTICLE}`);
  await rewrite('guide');
  await page.keyboard.press('ControlOrMeta+a');
  await me.click(me.button('Lien'));
  await page.keyboard.type('/guide');
  await page.keyboard.press('Enter');
  await me.click(me.button('Poser le lien'));
  await expect.poll(() => isFocused(body())).toBe(true);
  await page.keyboard.type(' et la suite');
  await expect.poll(() => body().textContent()).toMatch(/^\[guide\]\(\S+\) et la suite$/);
});

test('a link without a selection takes the word that the caret is in', async () => {
  await visit(page, `#/fiche/${ARTICLE}`);
  for (const [left, expected] of [
    [3, /^le \[guide\]\(\/guide\)$/],
    [0, /^le guide\[.+\]\(\/guide\)$/],
  ] as const) {
    await rewrite('le guide');
    for (let steps = 0; steps < left; steps++) await page.keyboard.press('ArrowLeft');
    await me.click(me.button('Lien'));
    await page.keyboard.type('/guide');
    await page.keyboard.press('Enter');
    await me.click(me.button('Poser le lien'));
    await expect.poll(() => body().textContent()).toMatch(expected);
  }
});

test('a table between two paragraphs has one empty line on each side in the file', async () => {
  await visit(page, `#/fiche/${ARTICLE}`);
  await rewrite('Avant.\n\nAprès.');
  await page.keyboard.press('ControlOrMeta+Home');
  await me.click(me.button('Tableau'));
  await page.getByRole('dialog').getByRole('textbox').first().fill('Taille');
  await me.click(me.button('Poser'));
  await me.save();
  expect(desk.read(`${ARTICLE}.yaml`)).toMatch(/\n {2}Avant\.\n\n {2}\| Taille [^V]+\|\n\n {2}Après\.\n/);
  // The caret keeps its line.
  await body().focus();
  await page.keyboard.type('Ensuite.');
  await me.save();
  expect(desk.read(`${ARTICLE}.yaml`)).toMatch(/\|\n\n {2}Ensuite\.\n\n {2}Après\.\n/);
});

test('an address that nothing can decode is no picture yet', async () => {
  await visit(page, `#/fiche/${ARTICLE}`);
  await rewrite('![Un sapin](50%.jpg)');
  await body().getByRole('img', { name: 'Un sapin' }).waitFor();
});

test('a paragraph is one line in the editor; the others keep their line breaks in the file', async () => {
  const before = desk.read('articles/tresser-une-couronne.yaml');
  await visit(page, '#/fiche/articles/tresser-une-couronne');
  await body().click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('- un');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('deux');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('Fin.');
  await page.frameLocator('iframe').getByText('Fin.', { exact: true }).waitFor();
  await me.save();
  expect(desk.read('articles/tresser-une-couronne.yaml')).toContain('  - un\n  - deux\n\n  Fin.');
  const kept = before
    .split('\n')
    .filter((line) => !desk.read('articles/tresser-une-couronne.yaml').includes(line));
  expect(kept).toEqual([]);
});

test('a link to words of a text selects them, where the file breaks their line as well', async () => {
  await visit(page, '#/recherche?mots=couronne des dimanches');
  const article = page.getByRole('listitem').filter({ hasText: 'Tresser une couronne' });
  await me.click(article.getByRole('link', { name: 'Texte', exact: true }));
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await expect.poll(selected).toBe('couronne des dimanches');
  await page.keyboard.insertText('nôtre');
  await expect.poll(() => body().textContent()).toContain('[la nôtre](');
  await page.keyboard.press('ControlOrMeta+z');
});

test('a text is as long as visitors read it, constants and all', async () => {
  await visit(page, '#/fiche/home');
  const length = page.locator('[data-pointer="/seo/description"]').getByText(/sur \d+ signes/);
  const field = page.getByRole('textbox', { name: 'Description', exact: true }).first();
  await field.getByText('16 km').waitFor();
  expect(await length.count()).toBe(0);
  await field.press('ControlOrMeta+End');
  await page.keyboard.insertText(' Dès le début de décembre.');
  await length.waitFor();
  const constant = page
    .locator('[data-pointer="/seo/description"]')
    .getByRole('button', { name: 'Constante' });
  expect(await constant.evaluate((button) => getComputedStyle(button).opacity)).toBe('1');
});

test('after a table is pasted on a telephone, the caret is seen above the bar', async () => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, `#/fiche/${ARTICLE}`);
  await rewrite(Array.from({ length: 9 }, (_, index) => `Paragraphe ${index}.`).join('\n\n'));
  await page.keyboard.press('Enter');
  const row = '<tr><td>Pied</td><td>Eau</td></tr>';
  await give(body(), 'paste', { 'text/html': `<table>${row.repeat(9)}</table>` });
  await body().getByRole('cell', { name: 'Eau' }).first().waitFor();
  // The server answers, and the bar says more.
  await page.getByText('Pas encore enregistré.').waitFor();
  await me.sees('visible sur');
  const seen = await page.evaluate(() => {
    const node = getSelection()?.focusNode;
    const line = (node instanceof Element ? node : node?.parentElement)?.closest('.cm-line');
    const { top = 0, bottom = 0 } = line?.getBoundingClientRect() ?? {};
    const bar = document.querySelector('[data-foot=save]')?.getBoundingClientRect().top ?? 0;
    return { top, bottom, bar };
  });
  expect(seen.bottom).toBeLessThanOrEqual(seen.bar);
  expect(seen.top).toBeGreaterThan(seen.bar / 2);
});
