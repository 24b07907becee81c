import { quoteRequest } from '#generated/forms/quote-request.ts';
import { ui } from '#generated/ui.ts';
import { answered } from '../forms.ts';
import { field, fill, form, required, sizes, small, submit, tall } from '../quote-form.ts';
import { errorOf, eventually, plain, textOf, visitors } from '../visit.ts';

const visit = visitors();
const { fieldErrors } = ui;
const { messages } = quoteRequest;

test('the quote form says what is missing or wrong, and sends nothing', async () => {
  const page = await visit('/devis');
  const sent = await answered(page, 'quote-request');
  const alert = () => textOf(form(page).getByRole('alert'));
  await fill(page, { ...required, [small]: '2' });
  await submit(page);
  await eventually(alert).toBe(plain(messages.consent));
  const consent = field(page, 'rgpdConsent');
  expect(await consent.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await field(page, 'nomEntreprise').inputValue()).toBe(required.nomEntreprise);
  await consent.check();
  await eventually(alert).toBe('');
  const missing = Object.keys(required).map((name) => {
    const isList = name === 'typeOrganisation';
    return [name, '', isList ? fieldErrors.unchosen : fieldErrors.missing] as const;
  });
  for (const [name, wrong, error] of [
    ...missing,
    ['email', 'anne', fieldErrors.email] as const,
    [tall, '-1', fieldErrors.belowZero] as const,
    [tall, '1.5', fieldErrors.number] as const,
  ]) {
    const control = field(page, name);
    if (name === 'typeOrganisation') await control.evaluate((it: HTMLSelectElement) => (it.value = ''));
    else await control.fill(wrong);
    await submit(page);
    await eventually(() => control.getAttribute('aria-invalid')).toBe('true');
    expect(await control.evaluate((it) => it === document.activeElement)).toBe(true);
    expect([name, await errorOf(control)]).toEqual([name, error]);
    expect(await form(page).locator('[aria-invalid=true]').count()).toBe(1);
    await fill(page, { [name]: required[name] ?? '0' });
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
