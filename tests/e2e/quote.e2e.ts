import { quoteRequest } from '#generated/forms/quote-request.ts';
import { quote } from '#generated/pages/quote.ts';
import { site } from '#generated/site.ts';
import { ui } from '#generated/ui.ts';
import { answered } from './forms.ts';
import { field, fill, form, required, sizes, small, submit, tall } from './quote-form.ts';
import { eventually, hrefsOf, plain, textOf, textsOf, visitors } from './visit.ts';

const visit = visitors();
const { fields, messages } = quoteRequest;

const treeTypes = fields.typeSapin.options.map(({ label }) => plain(label));

test('the quote form has every field, labelled, of its type, and required or not', async () => {
  const page = await visit('/devis');
  const table = [
    ['typeOrganisation', 'select-one', true],
    ['nomEntreprise', 'text', true],
    ['contact', 'text', true],
    ['email', 'email', true],
    ['telephone', 'tel', true],
    ['adressePrincipale', 'textarea', true],
    ['autresAdresses', 'textarea', false],
    ['datesSouhaites', 'text', true],
    ['creneaux', 'text', false],
    ['besoinsDecorations', 'checkbox', false],
    ['detailsDecorations', 'textarea', false],
    ['ignifuge', 'checkbox', false],
    ['reprise', 'checkbox', false],
    ['budget', 'select-one', false],
    ['commentaires', 'textarea', false],
  ] as const;
  const expected: [string, string, string, boolean][] = table.map(([name, type, isRequired]) => {
    const hint = type === 'checkbox' ? '' : ` (${isRequired ? ui.required : ui.optional})`;
    return [name, plain(fields[name].label) + hint, type, isRequired];
  });
  for (const { id, label } of fields.quantites.sizes)
    expected.push([id, `${plain(label)} (${ui.optional})`, 'number', false]);
  for (const type of treeTypes) expected.push(['typeSapin', type, 'checkbox', false]);
  expected.push(['rgpdConsent', expect.stringContaining(`(${ui.required})`), 'checkbox', true]);

  const controls = form(page).locator('input:not([hidden]), select, textarea');
  const facts = await controls.evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ name, labels, type, required }) => [name, labels?.[0]?.textContent, type, required] as const),
  );
  const found = facts.map(([name, label, ...rest]) => [name, plain(label), ...rest]);
  const byName = (a: readonly unknown[], b: readonly unknown[]) => String(a[0]).localeCompare(String(b[0]));
  expect(found.toSorted(byName)).toEqual(expected.toSorted(byName));

  const options = (name: string) =>
    field(page, name)
      .locator('option:not([disabled])')
      .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value, label }) => ({ value, label })));
  expect(await options('typeOrganisation')).toEqual(fields.typeOrganisation.options);
  expect(await options('budget')).toEqual(fields.budget.options);
  expect(await field(page, 'budget').inputValue()).toBe('');
  const numbers = await form(page)
    .locator('input[type=number]')
    .evaluateAll((all: HTMLInputElement[]) => all.map(({ min, value }) => [min, value]));
  expect(numbers).toEqual(sizes.map(() => ['0', '0']));
  expect(await field(page, 'rgpdConsent').isChecked()).toBe(false);
  expect(await hrefsOf(form(page).locator('label a'))).toEqual(['/politique-confidentialite']);

  expect(await textOf(page.locator('main header'))).toContain(plain(quote.intro));
  expect(await textsOf(page.locator('main aside h3'))).toEqual(
    quote.reasons.items.map(({ title }) => plain(title)),
  );
});

test('the quote form, whole, sends the request, says so and is empty again', async () => {
  const page = await visit('/devis');
  const sent = await answered(page, 'quote-request');
  await fill(page, required);
  const others = { autresAdresses: 'Le chalet du haut', creneaux: 'le matin', commentaires: 'deux étages' };
  await fill(page, { ...others, [small]: '3', [tall]: '1' });
  const [first = '', second = '', third = '', fourth = ''] = treeTypes;
  for (const label of [third, second, first, fourth, second]) await form(page).getByLabel(label).click();

  // Asked for only while they are needed; what was typed is kept.
  const details = form(page).getByLabel(fields.detailsDecorations.label);
  expect(await details.isVisible()).toBe(false);
  await field(page, 'besoinsDecorations').check();
  await details.fill('rouge et or');
  await field(page, 'besoinsDecorations').uncheck();
  await eventually(() => details.isVisible()).toBe(false);
  await field(page, 'besoinsDecorations').check();
  await eventually(() => details.inputValue()).toBe('rouge et or');

  await field(page, 'ignifuge').check();
  await field(page, 'budget').selectOption('petit');
  await field(page, 'rgpdConsent').check();
  await submit(page);
  await eventually(() => textOf(form(page).getByRole('status'))).toBe(plain(messages.sent));
  // However long the list of what was sent is, this is in sight.
  const { y, height } = (await form(page).getByRole('status').boundingBox()) ?? { y: -1, height: 0 };
  expect([y > 0, y + height < (page.viewportSize()?.height ?? 0)]).toEqual([true, true]);
  expect(sent).toEqual([
    {
      ...required,
      ...others,
      quantites: Object.fromEntries(sizes.map((size) => [size, size === small ? 3 : size === tall ? 1 : 0])),
      typeSapin: [first, third, fourth],
      besoinsDecorations: true,
      detailsDecorations: 'rouge et or',
      ignifuge: true,
      reprise: false,
      budget: 'petit',
      rgpdConsent: true,
    },
  ]);
  expect(await form(page).locator('input:checked').count()).toBe(0);
  expect(await details.isVisible()).toBe(false);
});

test('a request that nobody takes is kept, with the telephone and an email that holds it; one for decorations alone is sent', async () => {
  const page = await visit('/devis', { expected: /404|quote-request/ });
  await page.route('**/functions/v1/quote-request', (route) => route.fulfill({ status: 404, body: '' }));
  await fill(page, { ...required, nomEntreprise: 'Sports & loisirs + Cie', [tall]: '4' });
  await field(page, 'rgpdConsent').check();
  await submit(page);
  const alert = form(page).getByRole('alert');
  await eventually(() => textOf(alert)).toContain(plain(messages.failure));
  const [phone, mail] = await hrefsOf(alert.locator('a'));
  expect(phone).toBe('tel:+33353014618');
  const { pathname, search } = new URL(mail ?? '');
  const query = new URLSearchParams(search.replaceAll('+', '%2B'));
  expect(pathname).toBe(site.email);
  expect(query.get('subject')).toBe(`${messages.mailSubject} : Sports & loisirs + Cie`);
  expect(query.get('body')).toContain(`${fields.quantites.sizes.at(-1)?.label} : 4\n`);
  expect(await field(page, 'nomEntreprise').inputValue()).toBe('Sports & loisirs + Cie');

  await fill(page, { [tall]: '0' });
  await submit(page);
  await eventually(() => textOf(form(page))).toContain(plain(messages.noTree));
  await field(page, 'besoinsDecorations').check();
  await submit(page);
  await eventually(() => textOf(alert)).toContain(plain(messages.failure));
});
