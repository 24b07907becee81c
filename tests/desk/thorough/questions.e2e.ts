// A value that is typed beside the facts of the shop is asked about where it stands, and the answer is kept.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsIn } from '../../e2e/axe.ts';
import { openDesk, Person, type StartedDesk, startDesk, visit } from '../desk.ts';

const FILE = 'articles/ranger-apres-les-rois.yaml';

let desk: StartedDesk;
beforeAll(async () => {
  desk = await startDesk();
}, 120_000);
afterAll(() => desk.stop());

/** Types a sentence at the end of the article’s text. */
async function type(page: Page, sentence: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Texte', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type(sentence);
}

test('a value is asked about below its text: it is a fact, or it is none', {
  timeout: 120_000,
}, async () => {
  const { page, context, faults } = await openDesk(desk.address);
  const me = new Person(page);
  const field = page.locator('[data-pointer="/body"]');
  const questionAbout = (value: string) => field.getByRole('button', { name: `« ${value} » : est-ce` });
  await visit(page, '#/fiche/articles/ranger-apres-les-rois');
  await type(page, 'Nous roulons encore 5 km avant la grange.');
  await me.click(questionAbout('5 km'));
  expect([...(await faultsIn(page, 'light')), ...(await faultsIn(page, 'dark'))]).toEqual([]);
  await me.click(field.getByRole('button', { name: /^C’est « Distance du champ/ }));
  await field.locator('.cm-content').getByText('9 km').waitFor();
  await expect.poll(() => questionAbout('5 km').count()).toBe(0);

  await type(page, 'Nous roulons encore 7 km avant la scierie.');
  await me.click(questionAbout('7 km'));
  await me.click(field.getByRole('button', { name: 'Ce n’est aucune constante' }));
  await expect.poll(() => questionAbout('7 km').count()).toBe(0);
  await me.save();
  expect(desk.read(FILE)).toContain('roulons encore {{field-distance}} avant la grange.');
  expect(desk.read(FILE)).toContain('roulons encore 7 km avant la scierie.');
  expect(desk.read('answers.yaml')).toContain('7 km');
  await page.reload();
  await field.getByText('7 km').waitFor();
  expect(await questionAbout('7 km').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
