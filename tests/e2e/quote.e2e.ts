import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { quoteRequest } from '../../generated/forms/quote-request.ts';
import { ui } from '../../generated/ui.ts';
import { messages } from './spec.ts';
import { alertsOf, errorOf, eventually, plain, textOf, textsOf, visitors } from './visit.ts';

const visit = visitors();
const { fieldErrors } = ui;

const form = (page: Page) => page.locator('main form');
const field = (page: Page, name: string): Locator => form(page).locator(`[name="${name}"]`);
const submit = (page: Page) => form(page).getByRole('button', { name: quoteRequest.submit }).click();

const required: Readonly<Record<string, string>> = {
  typeOrganisation: 'entreprise',
  nomEntreprise: 'Scierie du Ried',
  contact: 'Anne Muller',
  email: 'anne@courriel.example',
  telephone: '03 53 01 00 00',
  adressePrincipale: '2 rue des Fleurs, Colmar',
  datesSouhaites: 'le 4 décembre',
};

const sizes = ['1.5-1.75m', '1.75-2m', '2-2.25m', '2.25-2.5m', '2.5m+'];

const treeTypes = [
  'Nordmann 5 étoiles',
  'Nordmann Classic',
  'Nordmann Sélection Alsacienne',
  'Nobilis',
  'Grand sapin (≥ 2,5m)',
  'Sapin décoré',
];

async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'typeOrganisation') await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}

/** What a visitor of the form makes happen: alerts, what the console gets, and what leaves the browser. */
function watched(page: Page) {
  const logged: Promise<unknown>[] = [];
  const sent: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') logged.push(message.args()[0]?.jsonValue() ?? Promise.resolve());
  });
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  return { alerts: alertsOf(page), logged, sent };
}

describe('the fields of the quote form', () => {
  test('are labelled, of their type, and required or not', async () => {
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
      ['ignifuge', 'checkbox', false],
      ['reprise', 'checkbox', false],
      ['budget', 'select-one', false],
      ['commentaires', 'textarea', false],
    ] as const;
    const labels = table.map(([name, type, isRequired]) => {
      const hint = type === 'checkbox' ? '' : ` (${isRequired ? ui.required : ui.optional})`;
      return [name, plain(quoteRequest.fields[name].label) + hint, type, isRequired];
    });
    const facts = await factsOf(page);
    const own = facts.filter(([name]) => !/^\d|typeSapin|rgpdConsent/.test(String(name)));
    const byName = (a: readonly unknown[], b: readonly unknown[]) => String(a[0]).localeCompare(String(b[0]));
    expect(own.toSorted(byName)).toEqual(labels.toSorted(byName));
  });

  async function factsOf(page: Page) {
    const controls = form(page).locator('input, select, textarea');
    const facts = await controls.evaluateAll((all: HTMLInputElement[]) =>
      all.map(
        ({ name, labels, type, required }) => [name, labels?.[0]?.textContent, type, required] as const,
      ),
    );
    return facts.map(([name, label, ...rest]) => [name, plain(label), ...rest]);
  }

  test('the organisation types are the five of the spec', async () => {
    const page = await visit('/devis');
    expect(await options(page, 'typeOrganisation')).toEqual([
      'entreprise',
      'collectivite',
      'association',
      'commerce',
      'etablissement',
    ]);
  });

  test("the budget is 'Non défini' at first, or one of four ranges", async () => {
    const page = await visit('/devis');
    expect(await options(page, 'budget')).toEqual(['', '500-1000', '1000-2500', '2500-5000', '5000+']);
    expect(await textOf(field(page, 'budget').locator('option:checked'))).toBe('Non défini');
  });

  function options(page: Page, name: string) {
    return field(page, name)
      .locator('option:not([disabled])')
      .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value));
  }

  test('the tree types are the six of the spec', async () => {
    const page = await visit('/devis');
    const labels = await form(page)
      .getByRole('group', { name: quoteRequest.fields.typeSapin.label })
      .locator('label')
      .all();
    expect(await Promise.all(labels.map(textOf))).toEqual(treeTypes);
    expect(await field(page, 'typeSapin').count()).toBe(6);
  });

  test('there is a quantity for each of the five sizes, numeric, from 0', async () => {
    const page = await visit('/devis');
    const inputs = form(page).locator('input[type=number]');
    const facts = await inputs.evaluateAll((all: HTMLInputElement[]) =>
      all.map(({ name, min, value, labels }) => ({ name, min, value, isLabelled: labels?.length === 1 })),
    );
    expect(facts).toEqual(sizes.map((name) => ({ name, min: '0', value: '0', isLabelled: true })));
  });

  test('the consent is a labelled box that links the privacy policy', async () => {
    const page = await visit('/devis');
    const consent = field(page, 'rgpdConsent');
    expect(await consent.getAttribute('type')).toBe('checkbox');
    expect(await consent.isChecked()).toBe(false);
    const label = form(page).locator('label', { has: page.locator('a') });
    expect(await label.locator('a').getAttribute('href')).toBe('/politique-confidentialite');
  });
});

describe('the decorations of the quote form', () => {
  test('their details are asked for only while they are needed, and what was typed is kept', async () => {
    const page = await visit('/devis');
    const details = form(page).getByLabel(quoteRequest.fields.detailsDecorations.label);
    expect(await details.count()).toBe(0);
    await field(page, 'besoinsDecorations').check();
    await details.fill('rouge et or');
    await field(page, 'besoinsDecorations').uncheck();
    await eventually(() => details.count()).toBe(0);
    await field(page, 'besoinsDecorations').check();
    await eventually(() => details.inputValue()).toBe('rouge et or');
  });
});

describe('submitting the quote form', () => {
  test('without one of its required fields it says what is missing, and does no more', async () => {
    const page = await visit('/devis');
    const { alerts, logged } = watched(page);
    await fill(page, required);
    await field(page, 'rgpdConsent').check();
    for (const [missing, value] of Object.entries(required)) {
      const control = field(page, missing);
      if (missing === 'typeOrganisation') await control.evaluate((it: HTMLSelectElement) => (it.value = ''));
      else await control.fill('');
      await submit(page);
      await eventually(() => control.getAttribute('aria-invalid')).toBe('true');
      expect(await control.evaluate((it) => it === document.activeElement)).toBe(true);
      const isList = missing === 'typeOrganisation';
      expect(await errorOf(control)).toBe(isList ? fieldErrors.unchosen : fieldErrors.missing);
      expect(await form(page).locator('[aria-invalid=true]').count()).toBe(1);
      await fill(page, { [missing]: value });
      await eventually(() => control.getAttribute('aria-invalid')).toBe(null);
    }
    expect([alerts, logged]).toEqual([[], []]);
  });

  test('with an e-mail address that is none it says so', async () => {
    const page = await visit('/devis');
    const { alerts } = watched(page);
    await fill(page, { ...required, email: 'anne' });
    await field(page, 'rgpdConsent').check();
    await submit(page);
    await eventually(() => field(page, 'email').getAttribute('aria-invalid')).toBe('true');
    expect(await errorOf(field(page, 'email'))).toBe(fieldErrors.email);
    expect(alerts).toEqual([]);
  });

  test('without consent it alerts, to the letter, and does no more', async () => {
    const page = await visit('/devis');
    const { alerts, logged, sent } = watched(page);
    await fill(page, required);
    await submit(page);
    await eventually(() => alerts).toEqual([`alert: ${messages.consent}`]);
    expect([logged, sent]).toEqual([[], []]);
    expect(await field(page, 'nomEntreprise').inputValue()).toBe(required.nomEntreprise);
  });

  test('whole, it alerts to the letter, logs the request to the console, and sends nothing', async () => {
    const page = await visit('/devis');
    const { alerts, logged, sent } = watched(page);
    await fill(page, required);
    await fill(page, {
      autresAdresses: 'Agence de Turckheim',
      creneaux: 'le matin',
      commentaires: 'deux étages',
    });
    await fill(page, { '1.5-1.75m': '3', '2.5m+': '1' });
    for (const label of ['Nobilis', 'Sapin décoré', 'Nordmann Classic', 'Grand sapin (≥ 2,5m)'])
      await form(page).getByLabel(label).click();
    await form(page).getByLabel('Sapin décoré').click();
    await field(page, 'besoinsDecorations').check();
    await field(page, 'detailsDecorations').fill('rouge et or');
    await field(page, 'ignifuge').check();
    await field(page, 'budget').selectOption('1000-2500');
    await field(page, 'rgpdConsent').check();
    await submit(page);
    await eventually(() => alerts).toEqual([`alert: ${messages.quoteSent}`]);
    await eventually(() => logged.length).toBe(1);
    expect(await logged[0]).toEqual({
      ...required,
      autresAdresses: 'Agence de Turckheim',
      quantites: { '1.5-1.75m': 3, '1.75-2m': 0, '2-2.25m': 0, '2.25-2.5m': 0, '2.5m+': 1 },
      typeSapin: ['Nobilis', 'Nordmann Classic', 'Grand sapin (≥ 2,5m)'],
      creneaux: 'le matin',
      besoinsDecorations: true,
      detailsDecorations: 'rouge et or',
      ignifuge: true,
      reprise: false,
      budget: '1000-2500',
      commentaires: 'deux étages',
      rgpdConsent: true,
    });
    expect(sent).toEqual([]);
  });

  test('a quantity that is no number counts as 0', async () => {
    const page = await visit('/devis');
    const { alerts, logged } = watched(page);
    await fill(page, required);
    await field(page, '1.75-2m').fill('');
    await field(page, '2-2.25m').focus();
    await page.keyboard.press('Control+A');
    // Keys that Chromium lets into a number field, though no number comes of them.
    await page.keyboard.type('e-');
    await field(page, 'rgpdConsent').check();
    await submit(page);
    await eventually(() => logged.length).toBe(1);
    expect(await logged[0]).toMatchObject({ quantites: Object.fromEntries(sizes.map((size) => [size, 0])) });
    expect(alerts).toEqual([`alert: ${messages.quoteSent}`]);
  });

  test.each([
    ['below 0', '-1', 'belowZero'],
    ['that is no whole number', '1.5', 'number'],
  ] as const)('a quantity %s is refused', async (_case, quantity, error) => {
    const page = await visit('/devis');
    const { alerts, logged } = watched(page);
    await fill(page, { ...required, '2-2.25m': quantity });
    await field(page, 'rgpdConsent').check();
    await submit(page);
    await eventually(() => field(page, '2-2.25m').getAttribute('aria-invalid')).toBe('true');
    expect(await errorOf(field(page, '2-2.25m'))).toBe(fieldErrors[error]);
    expect([alerts, logged]).toEqual([[], []]);
  });
});

test('the page says what a quote covers, that it is free, and when the answer comes', async () => {
  const page = await visit('/devis');
  expect(await textOf(page.locator('main header'))).toMatch(/sous 24h.*gratuit/s);
  expect((await textsOf(page.locator('main aside h3'))).length).toBeGreaterThanOrEqual(3);
});
