// How fields are written: what a person ticks, chooses and presses, in a browser.
import type { Locator } from 'playwright-core';
import { faultsIn } from '../../e2e/axe.ts';
import { atDesk, desk, me, visit } from '../desk.ts';

atDesk();

test('the hours of the shop lead to where they are written', async () => {
  await visit(me.page, '#/fiche/site?champ=%2Fhours%2F0%2Fvalue');
  await me.click(me.page.locator('.cm-content').getByRole('link').first());
  await me.page.waitForURL(/fiche\/facts/);
});

test('a yes or no that holds without being written can be denied, and be as usual again', async () => {
  await visit(me.page, '#/fiche/varieties/epicea-du-haut-doubs?champ=%2FshowCare');
  const care = me.page.getByRole('checkbox', { name: 'Montrer l’entretien' });
  await expect.poll(() => care.isChecked()).toBe(true);
  await me.click(care);
  await me.save();
  expect(desk.read('varieties/epicea-du-haut-doubs.yaml')).toContain('showCare: false');
  await me.click(care);
  await me.save();
  expect(desk.read('varieties/epicea-du-haut-doubs.yaml')).not.toContain('showCare');
});

test('a line break at the end of a text is written where it is typed', async () => {
  await visit(me.page, '#/fiche/site?champ=%2Fmap%2Fembed');
  const sentence = me.page.locator('[data-pointer="/map/embed"] textarea');
  await sentence.press('ControlOrMeta+End');
  const before = await sentence.inputValue();
  await me.page.keyboard.press('Enter');
  await me.page.keyboard.insertText('Fin.');
  expect(await sentence.inputValue()).toBe(`${before}\nFin.`);
});

/** The bar that saves, and what it says. */
const bar = () => me.page.locator('[data-foot="save"]');

test('what is missing is named beside what is saved, in sight on a telephone, and leads to its field', async () => {
  await me.page.setViewportSize({ width: 360, height: 740 });
  await visit(me.page, '#/fiche/articles/tresser-une-couronne');
  const title = me.page.getByRole('textbox', { name: 'Titre', exact: true });
  await title.press('ControlOrMeta+a');
  await title.press('Delete');
  await me.save();
  await me.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const link = bar().getByRole('link', { name: 'Titre', exact: true });
  await bar().getByText('1 erreur reste à corriger').waitFor();
  expect(await bar().getByText('Tout est enregistré').count()).toBe(0);
  const { y = -1 } = (await link.boundingBox()) ?? {};
  expect(y > 0 && y < 740).toBe(true);
  expect(await faultsIn(me.page, 'light')).toEqual([]);
  await me.click(link);
  await expect.poll(() => title.evaluate((field) => field.contains(document.activeElement))).toBe(true);
  await me.page.keyboard.insertText('Tresser');
  await me.save();
  expect(await bar().getByText('à corriger').count()).toBe(0);
});

test('a price is written with a point or a comma; of what is none, one sentence says why', async () => {
  await visit(me.page, '#/fiche/prices/fraser-en-fete?champ=%2Freadings%2F0%2Fgrid%2F0%2Fprice');
  const price = me.page.getByLabel('Prix, ligne 1');
  const said = () => me.page.locator('table :is(.wrong, li[data-level=error])').allInnerTexts();
  await price.fill('');
  await expect.poll(said).toEqual([expect.stringContaining('est vide')]);
  await price.fill('abc');
  await expect.poll(said).toEqual(['Écrivez un nombre, par exemple 42,50.']);
  await me.click(me.button('Enregistrer'));
  await me.click(bar().getByRole('link', { name: /Prix, ligne 1.*n’est pas encore enregistré/ }));
  await expect.poll(() => price.evaluate((field) => field === document.activeElement)).toBe(true);
  for (const [typed, written] of [
    ['97,5', '97,50'],
    ['45.5', '45,50'],
  ] as const) {
    await price.fill(typed);
    await expect.poll(said).toEqual([]);
    await me.save();
    expect(await price.inputValue()).toBe(written);
  }
  expect(desk.read('prices/fraser-en-fete.yaml')).toContain('price: 45.5');
});

test('the value of a constant is written as its nature asks, once that is chosen', async () => {
  await visit(me.page, '#/rubrique/facts');
  await me.click(me.button('Ajouter'));
  await me.write(me.page.getByLabel('Nom', { exact: true }), 'Le socle');
  await me.click(me.button('Créer la fiche'));
  const value = me.page.locator('[data-pointer="/readings/0/value"]').first();
  await expect.poll(() => value.getByText('À remplir').count()).toBe(1);
  await me.pick(me.page.getByLabel('Nature', { exact: true }), 'Un prix');
  const number = value.locator('input[inputmode="decimal"]');
  await number.fill('45.5');
  await me.page.getByText('Pas encore enregistré.').waitFor();
  await expect.poll(() => value.locator('li').count()).toBe(0);
  expect(await value.locator('select').count()).toBe(0);
});

test('sizes are ticked, and hours are two times of day, pasted as people write them', async () => {
  await visit(me.page, '#/fiche/availability?champ=%2Fstates%2F3%2Fsizes');
  const sizes = me.page.locator('[data-pointer="/states/3/sizes"]').getByRole('checkbox');
  await expect.poll(() => sizes.count()).toBeGreaterThan(2);
  expect(
    await sizes.evaluateAll((boxes) => boxes.filter((box) => (box as HTMLInputElement).checked).length),
  ).toBe(1);
  await me.click(sizes.first());
  await me.save();
  expect(desk.read('availability.yaml')).toMatch(/sizes: \["?[\d.]+-[\d.]+"?, 2-2\.25\]/);

  await visit(me.page, '#/fiche/facts/opening-hours-season?champ=%2Freadings%2F0%2Fvalue');
  const hours = me.page.locator('[data-pointer="/readings/0/value"]');
  const from = hours.getByLabel('de', { exact: true });
  await from.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'de 9 h à 18 h 30');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => hours.getByLabel('à', { exact: true }).inputValue()).toBe('18:30');
  await from.fill('08:30');
  await me.save();
  expect(desk.read('facts/opening-hours-season.yaml')).toContain('08:30-18:30');
});

test('the page beside a row about a tree stays when it is saved, and Back leaves the entry', async () => {
  await visit(me.page, '#/fiche/availability?champ=%2Fstates%2F2%2Fdelay');
  const shown = me.page.getByLabel('Page montrée');
  const heading = me.page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await me.write(me.page.locator('[data-pointer="/states/2/delay"]').getByRole('textbox'), 'un mois');
  const nameShown = () => shown.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text);
  await expect.poll(nameShown).toBe('Géant du Larmont');
  await heading.getByText('Géant du Larmont').waitFor();
  await me.save();
  expect(await nameShown()).toBe('Géant du Larmont');
  await me.pick(shown, 'Fraser en fête');
  await heading.getByText('Fraser en fête').waitFor();
  await me.page.goBack({ timeout: 5_000 });
  await me.page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();
});

test('what a new notice says is in the page beside, which takes all the room there is', async () => {
  await me.click(me.button(/Annoncer quelque chose/));
  await me.write(me.page.getByRole('dialog').getByLabel('Nom'), 'Ce soir');
  await me.click(me.button('Créer la fiche'));
  await me.page.getByRole('heading', { level: 1, name: 'Ce soir' }).waitFor();
  await me.page.getByText(/^Ne change encore aucune page/).waitFor();
  await me.write(me.page.getByRole('textbox', { name: 'Annonce' }), 'Ce soir, nous fermons à 18 h.');
  await me.click(me.page.getByRole('radio', { name: 'Une nouvelle' }));
  await me.page.getByLabel('Jusqu’au', { exact: true }).first().fill('2026-11-30');
  await me.save();
  const frame = me.page.locator('iframe');
  await frame.contentFrame().getByText('Ce soir, nous fermons à 18 h.').waitFor();
  const [inner, outer] = await frame.evaluate((element) => [
    element.getBoundingClientRect().height,
    element.parentElement?.clientHeight ?? 0,
  ]);
  expect(inner).toBeCloseTo(outer ?? 0, -1);
  expect(outer).toBeGreaterThan(600);
});

test.each([320, 375, 390, 768])('all of the menu is in the window, %i pixels wide', async (width) => {
  for (const size of ['100%', '200%']) {
    await me.page.setViewportSize({ width, height: 800 });
    await me.page.evaluate(
      (letters) => document.documentElement.style.setProperty('font-size', letters),
      size,
    );
    await me.page.getByRole('button', { name: 'Menu' }).click();
    const outside = await me.page.locator('#menu a').evaluateAll((links) =>
      links.flatMap((link) => {
        const { left, right } = link.getBoundingClientRect();
        return left < 0 || right > innerWidth || link.scrollWidth > link.clientWidth
          ? [link.textContent]
          : [];
      }),
    );
    expect(outside, size).toEqual([]);
    await me.page.getByRole('button', { name: 'Menu' }).click();
  }
});

test.each([360, 768, 1440])(
  'what is chosen in a list, and the page beside, have room for their names, %i pixels wide',
  async (width) => {
    await me.page.setViewportSize({ width, height: 800 });
    for (const hash of ['#/fiche/facts/order-deadline', '#/fiche/towns/oye-et-pallet']) {
      await visit(me.page, hash);
      const chosen = me.page.locator('main ol [role="combobox"], main select');
      await expect.poll(() => chosen.count()).toBeGreaterThan(1);
      const cut = await chosen.evaluateAll((fields) =>
        fields.flatMap((field) => {
          const name =
            field instanceof HTMLSelectElement
              ? field.selectedOptions[0]?.label
              : field.getAttribute('value');
          const pen = document.createElement('canvas').getContext('2d');
          const { font, paddingLeft, paddingRight } = getComputedStyle(field);
          if (pen) pen.font = font;
          const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          return field.clientWidth > 0 && Number(pen?.measureText(name ?? '').width) > room ? [name] : [];
        }),
      );
      expect(cut, hash).toEqual([]);
    }
  },
);

test.each([360, 768, 1440])(
  'the field that is written stays where it is, and nothing covers it, %i pixels wide',
  async (width) => {
    const { page } = me;
    await page.setViewportSize({ width, height: 1300 });
    await visit(page, '#/fiche/site?champ=%2Fphone');
    const phone = page.locator('[data-pointer="/phone"] input');
    await expect.poll(() => phone.evaluate((input) => input === document.activeElement)).toBe(true);
    const topOf = () => phone.evaluate((input) => input.getBoundingClientRect().top);
    await page.evaluate(() => window.scrollTo(0, 0));
    const top = await topOf();
    await phone.fill('0353014618');
    await page.getByText(/erreurs? à corriger/).waitFor();
    const cure = page.getByRole('button', { name: 'Écrire 03 53 01 46 18' });
    await cure.waitFor();
    expect(await topOf()).toBeCloseTo(top, 0);
    const covered = (field: Locator) =>
      field.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + 9, bottom - 5));
      });
    await page.setViewportSize({ width, height: 640 });
    await phone.evaluate((input) => window.scrollBy(0, input.getBoundingClientRect().bottom - 570));
    await page.keyboard.press('ControlOrMeta+z');
    await page.getByRole('region', { name: 'Message du bureau' }).waitFor();
    await expect.poll(() => covered(phone)).toBe(false);
    expect(await covered(page.getByRole('button', { name: 'Enregistrer' }))).toBe(false);
  },
);

test('on a telephone, what is below a field stays where it is when the field is left', async () => {
  const { page } = me;
  await page.setViewportSize({ width: 360, height: 740 });
  for (const hash of ['#/fiche/varieties/geant-du-larmont', '#/fiche/home', '#/fiche/facts/order-deadline']) {
    await visit(page, hash);
    const fields = page.locator('main :is(.cm-content, input, textarea, select)');
    await fields.first().waitFor();
    const moved = await fields.evaluateAll((controls) =>
      (controls as HTMLElement[]).flatMap((control) => {
        const heightOf = () => document.querySelector('main')?.scrollHeight;
        control.focus();
        const height = heightOf();
        control.blur();
        return heightOf() === height ? [] : [control.closest<HTMLElement>('[data-pointer]')?.dataset.pointer];
      }),
    );
    expect(moved, hash).toEqual([]);
  }
});

test('a village may be beside any other, and not beside itself', async () => {
  await visit(me.page, '#/fiche/towns/houtaud?champ=%2Fnearby');
  const nearby = me.page.locator('[data-pointer="/nearby"]');
  await nearby.getByRole('combobox').first().click();
  const names = () => nearby.getByRole('option').allTextContents();
  await expect.poll(names).toContain('Doubs');
  expect(await names()).not.toContain('Houtaud');
});

test('a tap anywhere in the box of an empty text puts the caret there', async () => {
  await visit(me.page, '#/fiche/articles/arroser-un-sapin-coupe?champ=%2Fbody');
  const body = me.page.locator('[data-pointer="/body"]');
  await body.locator('.cm-content').click();
  await me.page.keyboard.press('ControlOrMeta+a');
  await me.page.keyboard.press('Delete');
  await me.page.getByRole('heading', { level: 1 }).click();
  await body.locator('[data-lines]').click({ position: { x: 200, y: 80 } });
  await me.page.keyboard.insertText('Bientôt.');
  await expect.poll(() => body.locator('.cm-content').textContent()).toBe('Bientôt.');
});
