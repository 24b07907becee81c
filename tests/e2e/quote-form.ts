// The form for quotes: its parts, and what it asks for.
import type { Locator, Page } from 'playwright-core';
import { quoteRequest } from '#generated/forms/quote-request.ts';

export const form = (page: Page) => page.locator('main form');
export const field = (page: Page, name: string): Locator => form(page).locator(`[name="${name}"]`);
export const submit = (page: Page) => form(page).getByRole('button', { name: quoteRequest.submit }).click();

export const required: Readonly<Record<string, string>> = {
  typeOrganisation: 'hotel',
  nomEntreprise: 'Hôtel de la Combe',
  contact: 'Anne Jeannin',
  email: 'anne@courriel.example',
  telephone: '03 53 01 00 00',
  adressePrincipale: '2 rue du Lac, Malbuisson',
  datesSouhaites: 'le 4 décembre',
};

export const sizes = quoteRequest.fields.quantites.sizes.map(({ id }) => id);
export const [small = '', tall = ''] = [sizes[0], sizes.at(-1)];

export async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'typeOrganisation') await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}
