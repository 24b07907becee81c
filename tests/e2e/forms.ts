// The site's three forms that send something: what a visitor types into them, does with them and sees of them.
import type { Page } from 'playwright-core';
import { contactMessage } from '#generated/forms/contact-message.ts';
import { newsletterSubscription } from '#generated/forms/newsletter-subscription.ts';
import { quoteRequest } from '#generated/forms/quote-request.ts';
import { required, small } from './quote-form.ts';
import { takenOver } from './visit.ts';

export interface Form {
  readonly path: string;
  /** Of the form, in the page. */
  readonly selector: string;
  /** What a visitor types; `on` ticks a box. */
  readonly fields: Readonly<Record<string, string>>;
  readonly success: string;
  readonly failure: string;
}

export const newsletter: Form = {
  path: '/services',
  selector: 'footer form',
  fields: { email: 'anne@courriel.example' },
  ...newsletterSubscription.messages,
};

export const contact: Form = {
  path: '/contact',
  selector: 'main form',
  fields: {
    nom: 'Anne Jeannin',
    email: 'anne@courriel.example',
    telephone: '03 53 01 00 00',
    sujet: contactMessage.fields.sujet.options[1]?.value ?? '',
    message: 'Passez-vous à Métabief ?\nMerci.',
    rgpdConsent: 'on',
  },
  ...contactMessage.messages,
};

export const quote: Form = {
  path: '/devis',
  selector: 'main form',
  fields: {
    ...required,
    nomEntreprise: 'Hôtel de la Combe & fils + Cie',
    [small]: '3',
    rgpdConsent: 'on',
  },
  success: quoteRequest.messages.sent,
  failure: quoteRequest.messages.failure,
};

/** What a visitor does with a form, and sees of it. */
export function using({ selector, fields }: Form, page: Page) {
  const field = (name: string) => page.locator(`${selector} [name="${name}"]`);
  const button = page.locator(`${selector} [type=submit]`);
  return {
    field,
    button,
    fill: async (texts = fields) => {
      for (const [name, value] of Object.entries(texts)) {
        if (name === 'sujet' || name === 'typeOrganisation') await field(name).selectOption(value);
        else if (value === 'on') await field(name).check();
        else await field(name).fill(value);
      }
    },
    values: () =>
      page
        .locator(`${selector} :is(input, select, textarea)`)
        .evaluateAll((all: HTMLInputElement[]) =>
          Object.fromEntries(
            all.map(({ name, type, checked, value }) => [
              name,
              type === 'checkbox' ? (checked ? 'on' : '') : value,
            ]),
          ),
        ),
    announcement: (role: 'status' | 'alert') => page.locator(`${selector} [role=${role}]`).innerText(),
    hasFocus: () => button.evaluate((it) => it === document.activeElement),
  };
}

export async function filled(form: Form, page: Page) {
  await page.goto(form.path);
  await takenOver(page);
  const used = using(form, page);
  await used.fill();
  return used;
}

export const typed = ({ fields }: Form) => expect.objectContaining(fields);
export const untyped = ({ fields }: Form) =>
  expect.objectContaining(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === '3' ? '0' : ''])),
  );

/** The calls to functions that leave the browser from now on. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  return calls;
}

/** The bodies of the calls to a function, each of which succeeds from now on. */
export async function answered(page: Page, name: string): Promise<unknown[]> {
  const bodies: unknown[] = [];
  // A visitor as fast as these tests would wait for two seconds before each.
  await page.route('**/functions/v1/opening', (route) => route.fulfill({ json: { opened: '' } }));
  await page.route(`**/functions/v1/${name}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ json: { success: true } });
  });
  return bodies;
}
