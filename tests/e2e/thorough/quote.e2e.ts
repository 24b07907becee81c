import { quoteRequest } from '#generated/forms/quote-request.ts';
import { ui } from '#generated/ui.ts';
import { answered } from '../forms.ts';
import { field, fill, form, required, sizes, small, submit, tall } from '../quote-form.ts';
import { errorOf, eventually, plain, textOf, visitors } from '../visit.ts';

const visit = visitors();
const { fieldErrors } = ui;
const { messages } = quoteRequest;

test('the quote form says that the consent or a number of trees is missing or wrong, and sends nothing', async () => {
  const page = await visit('/devis');
  const sent = await answered(page, 'quote-request');
  const alert = () => textOf(form(page).getByRole('alert'));
  await fill(page, { ...required, [small]: '2' });
  await submit(page);
  await eventually(alert).toBe(plain(messages.consent));
  const consent = field(page, 'rgpdConsent');
  expect(await consent.evaluate((it) => it === document.activeElement)).toBe(true);
  await consent.check();
  await eventually(alert).toBe('');
  const control = field(page, tall);
  for (const [wrong, error] of [
    ['-1', fieldErrors.belowZero],
    ['1.5', fieldErrors.number],
  ] as const) {
    await control.fill(wrong);
    await submit(page);
    await eventually(() => errorOf(control)).toBe(error);
    await control.fill('0');
    await eventually(() => control.getAttribute('aria-invalid')).toBe(null);
  }

  // A request for no tree asks how many; a number for any size answers.
  await field(page, small).fill('0');
  await submit(page);
  await eventually(() => errorOf(field(page, small))).toBe(messages.noTree);
  await field(page, tall).fill('1');
  await eventually(() => form(page).locator('[aria-invalid=true]').count()).toBe(0);
  expect(sent).toEqual([]);
});

test('keys that a number field lets in, though no number comes of them, count as none', async () => {
  const page = await visit('/devis');
  const sent = await answered(page, 'quote-request');
  await fill(page, required);
  await field(page, 'besoinsDecorations').check();
  await field(page, 'rgpdConsent').check();
  await field(page, small).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('e-');
  await field(page, tall).fill('');
  await submit(page);
  await eventually(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({ quantites: Object.fromEntries(sizes.map((size) => [size, 0])) });
});
