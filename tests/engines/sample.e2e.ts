// What `npm test` shows of each engine; `npm run test:thorough -- engines` runs the rest.
import { ui } from '#generated/ui.ts';
import { visit } from './visit.ts';
import { hasFocus, isSideways, isVisible, pictures } from './watch.ts';

test('the home page starts, with its fonts and pictures, and fits a phone', async () => {
  const page = await visit('/', { width: 390 });
  expect(await page.until(pictures)).toEqual({ fonts: true, broken: [] });
  expect(await page.run(isSideways)).toBe(false);
});

test('the menu of a phone opens, and closes by Escape', async () => {
  const page = await visit('/services', { width: 390 });
  const toggle = 'header button[aria-controls=menu]';
  await page.click(toggle);
  await page.until(isVisible, '#menu');
  await page.press('Escape');
  await page.until(hasFocus, `${toggle}[aria-label="${ui.openMenu}"]`);
  expect(await page.run(isVisible, '#menu')).toBe(false);
});

test('the quote form takes a word for no number, and says what is missing', async () => {
  const page = await visit('/devis');
  await page.click('main input[type=number]');
  await page.press('End');
  await page.type('e');
  await page.click('main form [type=submit]');
  await page.until(hasFocus, '[aria-invalid=true]');
  const number = await page.run(() => {
    const input = document.querySelector<HTMLInputElement>('main input[type=number]');
    return [input?.value, input?.validity.badInput];
  });
  expect(number).toEqual(['0', false]);
});
